import { getConfig } from '@breakaway/host-api';
import { routeAt } from '../routing/routes.ts';
import type { RemoteFailure } from './failure.ts';

/**
 * An error as one line for the console: what it is and where it was thrown. Never the object itself, because a failed
 * call carries the password and the token; and never the query of an address.
 */
export function errorLine(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.replace(/\?[^\s"'<>)]+/g, '?…').replace(/Bearer\s+\S+/gi, 'Bearer …');
}

/** Reports a failed remote to the shell's server: remote, version, kind, route. Never blocks and never throws. */
export function report(failure: RemoteFailure): void {
  const { remote, version, kind, status, cause } = failure;
  console.error(failure.message, cause === undefined ? '' : errorLine(cause));
  // The route pattern, not the address: an address may contain anything.
  const route = routeAt(location.pathname, getConfig().product.slug).path;
  const body = JSON.stringify({ remote, version, kind, status, route });
  navigator.sendBeacon?.('/remote-failures', new Blob([body], { type: 'application/json' }));
}
