import { getConfig } from '@breakaway/host-api';
import { routeAt } from '../routing/routes.ts';
import type { FailureKind, RemoteFailure } from './failure.ts';

/**
 * An error as one line for the console: what it is and where it was thrown. Never the object itself, because a failed
 * call carries the password and the token; and never the query of an address.
 */
export function errorLine(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.replace(/\?[^\s"'<>)]+/g, '?…').replace(/Bearer\s+\S+/gi, 'Bearer …');
}

interface Report {
  remote: string;
  version: string;
  kind: FailureKind | 'loaded';
  status?: number | undefined;
  /** The route pattern, not the address: an address may contain anything. */
  route: string;
}

/** Sends reports to the shell's server, or to the banner of a page with overrides. Never blocks and never throws. */
function send(reports: Report[]): void {
  if (globalThis.pageOverrides) return globalThis.pageOverrides.reported(reports);
  const page = document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content ?? '';
  const body = JSON.stringify({ page, reports });
  navigator.sendBeacon?.('/page-reports', new Blob([body], { type: 'application/json' }));
}

const route = () => routeAt(location.pathname, getConfig().product.slug).path;

/** Reports a failed remote: remote, version, kind, route. */
export function report(failure: RemoteFailure): void {
  const { remote, version, kind, status, cause } = failure;
  console.error(failure.message, cause === undefined ? '' : errorLine(cause));
  send([{ remote, version, kind, status, route: route() }]);
}

/** How long the first releases of a page wait for each other, so that they are one request. */
const TOGETHER_MS = 3_000;
const loaded = new Set<string>();
let waiting: Report[] = [];

function sendWaiting(): void {
  if (waiting.length > 0) send(waiting);
  waiting = [];
}
addEventListener('pagehide', sendWaiting);

/** Reports that this page uses a release, once. What fails more than others is measured against that. */
export function reportLoaded(remote: string, version: string): void {
  if (loaded.has(`${remote} ${version}`)) return;
  loaded.add(`${remote} ${version}`);
  if (waiting.length === 0) setTimeout(sendWaiting, TOGETHER_MS);
  waiting.push({ remote, version, kind: 'loaded', route: route() });
}
