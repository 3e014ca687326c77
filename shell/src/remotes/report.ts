import type { RemoteFailure } from './failure.ts';

/** Tells the shell's server that a remote failed: remote, version, kind, path. Never blocks, never fails itself. */
export function report(failure: RemoteFailure): void {
  const { remote, version, kind, status, cause } = failure;
  console.error(failure.message, cause);
  const body = JSON.stringify({ remote, version, kind, status, path: location.pathname });
  navigator.sendBeacon?.('/remote-failures', new Blob([body], { type: 'application/json' }));
}
