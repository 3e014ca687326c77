/** A release that this page may load: the shell's server has checked that it fits the page's host-api. */
export interface Candidate {
  version: string;
  /** Address of the release's folder, with a trailing slash. */
  base: string;
  entry: string;
  /** The scripts that each screen begins with, beside the entry. Only of a release that a page tries first. */
  screens?: Record<string, string[]>;
  /** Of these scripts, the ones that bring a shared package, with its name. */
  shared?: Record<string, string>;
  /** It takes the core of the federation plugin's runtime from the page. */
  needsCore?: boolean;
  /** Only pages that `pageCanaries` says so use it. */
  isCanary?: true;
}

/**
 * For each remote, the live release followed by the previous one; before them the canary, if there is one. Inlined by the
 * shell's server.
 */
export type PageRegistry = Record<string, Candidate[]>;

const REGISTRY_ELEMENT_ID = 'remote-registry';

/** The remotes whose canary this page uses; undefined when there are no canaries. (shell/server/canary-choice.ts) */
declare global {
  var pageCanaries: readonly string[] | undefined;
  /** On a page that takes remotes from its visitor's own machine. (shell/server/override-script.ts) */
  var pageOverrides:
    | {
        /** Asks that machine what it has built, and fills in where the release is. Another attempt asks again. */
        fillIn(remote: string, release: Candidate, attempt: number): Promise<void>;
        /** Takes what would be reported to the shell's server. */
        reported(reports: { remote: string; kind: string; status?: number | undefined }[]): void;
      }
    | undefined;
}

/** A page has two releases of a remote: the one that it uses, and the one behind it. */
const CANDIDATES = 2;

/** The registry as it was when this page was loaded: a tab keeps its releases until it is reloaded. */
export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  const registry = text ? (JSON.parse(text) as PageRegistry) : {};
  const isUsed = (remote: string) => (one: Candidate) =>
    !one.isCanary || Boolean(globalThis.pageCanaries?.includes(remote));
  return Object.fromEntries(
    Object.entries(registry).map(([remote, candidates]) => [
      remote,
      candidates.filter(isUsed(remote)).slice(0, CANDIDATES),
    ]),
  );
}
