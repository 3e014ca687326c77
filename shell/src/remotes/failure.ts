/** Why a remote could not be shown. */
export type FailureKind = 'unknown' | 'timeout' | 'network' | 'http' | 'contract' | 'evaluation' | 'render';

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

/** Kinds of failure that a second request may fix. */
export const isTransient = (kind: FailureKind): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'http';

interface LoadingError {
  name?: string;
  message?: string;
  /** webpack's chunk errors say what happened and where. */
  type?: string;
  request?: string;
}

/**
 * Classifies what the federation runtime, webpack or the remote's own code threw.
 * @param base the folder of the release: the HTTP status of its scripts is read from the browser's resource timing
 */
export function classify(error: unknown, base: string): { kind: FailureKind; status?: number | undefined } {
  const { name = '', message = '', type = '', request }: LoadingError = error instanceof Error ? error : {};
  if (name === 'TimeoutError' || type === 'timeout' || /timed? ?out/i.test(message))
    return { kind: 'timeout' };
  if (/RUNTIME-(004|006|012)|[Uu]nsatisfied version|does not satisfy/.test(message))
    return { kind: 'contract' };
  const isLoading =
    name === 'ChunkLoadError' ||
    name === 'ScriptNetworkError' ||
    /RUNTIME-(001|008)|Loading (CSS )?chunk/.test(message);
  if (!isLoading || name === 'ScriptExecutionError' || /ScriptExecutionError/.test(message))
    return { kind: 'evaluation' };
  const status = failedStatus(base, request);
  return status ? { kind: 'http', status } : { kind: 'network' };
}

function failedStatus(base: string, request?: string): number | undefined {
  const prefix = new URL(base, location.href).href;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => (request ? name === request : name.startsWith(prefix)))
    .map(({ responseStatus }) => responseStatus)
    .findLast((status) => status >= 400);
}
