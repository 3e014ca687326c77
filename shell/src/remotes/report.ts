import { getConfig } from '@breakaway/host-api';
import { routeAt } from '../routing/routes.ts';
import type { RemoteFailure } from './failure.ts';

/**
 * An error as a line of the console: what it is and where it was thrown. Never the object itself, because a failed call
 * carries its password and its token, and never the query of an address.
 */
export function asLine(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.replace(/\?[^\s"'<>)]+/g, '?…').replace(/Bearer\s+\S+/gi, 'Bearer …');
}

/** Tells the shell's server that a remote failed: remote, version, kind, route. Never blocks, never fails itself. */
export function report(failure: RemoteFailure): void {
  const { remote, version, kind, status, cause } = failure;
  console.error(failure.message, cause === undefined ? '' : asLine(cause));
  // The route, not the address: an address may be anything.
  const route = routeAt(location.pathname, getConfig().product.slug).path;
  const body = JSON.stringify({ remote, version, kind, status, route });
  navigator.sendBeacon?.('/remote-failures', new Blob([body], { type: 'application/json' }));
}
