import { STATUS_WAIT_MS } from './limits.ts';

/** Why a remote could not be shown. */
export type FailureKind =
  'unknown' | 'timeout' | 'network' | 'http' | 'integrity' | 'contract' | 'evaluation' | 'render';

/** A failure that names its remote, for the page and for the report. */
export class RemoteFailure extends Error {
  readonly remote: string;
  readonly version: string;
  readonly kind: FailureKind;
  /** HTTP status, if there was one. */
  readonly status: number | undefined;

  constructor(
    remote: string,
    version: string,
    kind: FailureKind,
    { status, cause }: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(`Remote ${remote} ${version} failed: ${kind}${status ? ` ${status}` : ''}`, { cause });
    this.name = 'RemoteFailure';
    this.remote = remote;
    this.version = version;
    this.kind = kind;
    this.status = status;
  }

  /** The reference for support: remote, version, kind. */
  get code(): string {
    return `${this.remote} ${this.version} ${this.kind}${this.status ? ` ${this.status}` : ''}`;
  }
}

/** What is known of a failure that decides the reaction to it. */
interface Failed {
  kind: FailureKind;
  /** HTTP status, if there was one. */
  status?: number | undefined;
}

/** Failures that a second request may fix. */
export const isTransient = ({ kind }: Failed): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'http' || kind === 'integrity';

/**
 * Failures of the release, not of the connection: it cannot run, or its files are gone or are something else. Another
 * release may work.
 */
export const isOfRelease = ({ kind, status }: Failed): boolean =>
  kind === 'contract' ||
  kind === 'evaluation' ||
  kind === 'integrity' ||
  (kind === 'http' && (status === 404 || status === 410));

interface LoadingError {
  name?: string;
  message?: string;
  /** webpack's chunk errors say what happened and where. */
  type?: string;
  request?: string;
}

/**
 * Classifies what the loader, webpack or the remote's own code threw.
 * @param release where its scripts are, to find out with which HTTP status they came
 */
export async function classify(error: unknown, release: { base: string; entry: string }): Promise<Failed> {
  const { name = '', message = '', type = '', request }: LoadingError = error instanceof Error ? error : {};
  if (name === 'TimeoutError' || type === 'timeout' || /timed? ?out/i.test(message))
    return { kind: 'timeout' };
  // Our runtime says "does not satisfy", as does the plugin's, which older releases contain.
  if (/RUNTIME-(006|012)|does not satisfy/.test(message)) return { kind: 'contract' };
  const isLoading =
    name === 'ChunkLoadError' || name === 'ScriptNetworkError' || /Loading (CSS )?chunk/.test(message);
  if (!isLoading) return { kind: 'evaluation' };
  const status = lastStatus(request, release) ?? (await statusNow(request ?? release.base + release.entry));
  if (status >= 400) return { kind: 'http', status };
  // It came with 200, and is not the file that was signed: a page in its place, a part of it, or one that was altered.
  return { kind: status > 0 ? 'integrity' : 'network' };
}

/** The HTTP status of the last response for a script: for the entry unless webpack names another one. 0 for none. */
function lastStatus(
  request: string | undefined,
  { base, entry }: { base: string; entry: string },
): number | undefined {
  const folder = new URL(base, location.href).href;
  const isMeant = (name: string) =>
    request ? name === request : name.startsWith(folder) && name.endsWith(entry);
  const entries = performance.getEntriesByType('resource') as Partial<PerformanceResourceTiming>[];
  return entries.findLast(({ name = '' }) => isMeant(name))?.responseStatus;
}

/** The HTTP status with which a script is answered now, for browsers that do not tell (Safari). 0 for no answer. */
async function statusNow(address: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(STATUS_WAIT_MS);
    return (await fetch(address, { cache: 'no-store', signal })).status;
  } catch {
    return 0;
  }
}

/** Keeps the status of every script of a long visit: browsers keep 250 resources unless asked for more. */
export const keepStatuses = (): void => performance.setResourceTimingBufferSize?.(10_000);
