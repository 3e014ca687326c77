import type { Candidate } from './page-registry.ts';
import { provideRuntimeCore } from './runtime-core.ts';

/** The name under which the shell shares its packages. (shared/federation/src/preset.ts) */
const SHELL = 'shell';

/**
 * The boundary to federation: loads one module of one release. Everything above it (choice of release, retries, fallback,
 * messages) does not know how a remote is loaded.
 */
export type LoadModule = (
  remote: string,
  module: string,
  release: Candidate,
  attempt: number,
) => Promise<unknown>;

/** The hash of a script of ours; throws for one that the page may not load. (shell/server/trusted-scripts.ts) */
declare function scriptIntegrity(url: string): string;

/** A copy of a shared package on this page. (shared/federation/src/runtime/share-scope.ts) */
interface Copy {
  /** Who brought it. */
  from: string;
  loaded?: boolean;
  loading?: Promise<unknown>;
}

/** What a remote is for a page: module federation's contract. */
interface Container {
  init(shareScope: Record<string, Record<string, Copy>>): unknown;
  get(module: string): Promise<() => unknown>;
}

/** The page's share scopes: webpack's name for them. */
declare const __webpack_share_scopes__: { default: Record<string, Record<string, Copy>> };

/** The container of each remote, under the address that it was last loaded from. */
const containers = new Map<string, { address: string; container: Promise<Container> }>();

/** webpack's name for the nonce of the page. */
declare const __webpack_nonce__: string | undefined;

/** webpack's own way to load a script, with hash, nonce and limit as for chunks. */
declare const __webpack_require__: { l: (address: string, done: (event: Event) => void) => void };

/** Runs a script of ours. Rejects with an error that `classify` knows. */
const run = (address: string): Promise<void> =>
  new Promise((resolve, reject) =>
    __webpack_require__.l(address, ({ type }) => {
      if (type === 'load') resolve();
      else
        reject(
          Object.assign(new Error(`${address}: ${type}`), {
            name: 'ScriptNetworkError',
            type,
            request: address,
          }),
        );
    }),
  );

/** The container that a remote's entry leaves in a global of its name, with the page's shared packages. */
async function open(remote: string, address: string, { needsCore }: Candidate): Promise<Container> {
  if (needsCore) await provideRuntimeCore();
  Object.assign(globalThis, { [remote]: undefined });
  await run(address);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[remote];
  if (!container) throw new Error(`${address} threw before it was a container.`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * Removes what earlier attempts at a remote left in the page, so that the next one starts from its files: script
 * elements (webpack waits for an existing one, even if it hangs) and the queue of chunks (a new runtime would take a
 * broken chunk from it). The queue is emptied, not removed: working runtimes still listen to it.
 */
function forgetChunks(remote: string): void {
  for (const script of document.querySelectorAll(`script[data-webpack^="${remote}@"]`)) script.remove();
  const queues = new RegExp(`^webpackChunk${remote}_\\d`);
  for (const [name, queue] of Object.entries(globalThis)) {
    if (queues.test(name) && Array.isArray(queue)) queue.length = 0;
  }
}

/**
 * Removes the shared packages of all remotes from the share scope, and leaves the shell's. What a failed attempt put
 * there may hang, throw, or be bound to a release that was given up: a formik of its own React, for example. Whoever
 * needs one registers its own copy again. Screens that already have one keep it.
 */
function forgetShares(): void {
  for (const versions of Object.values(__webpack_share_scopes__.default))
    for (const [version, { from }] of Object.entries(versions)) if (from !== SHELL) delete versions[version];
}

/** Whether this page has a copy of a shared package, or will have it soon. */
const isShared = (name: string): boolean =>
  Object.values(__webpack_share_scopes__.default[name] ?? {}).some(
    ({ loaded, loading }) => loaded || loading !== undefined,
  );

/**
 * Loads the scripts that a screen begins with beside the remote's entry. Otherwise they would be known only when the entry
 * runs, one way to the server and back later. They are chunks, which only queue their modules.
 */
function loadAhead({ base, screens, shared }: Candidate, module: string): void {
  for (const file of screens?.[module] ?? []) {
    if (shared?.[file] && isShared(shared[file])) continue;
    const { href, origin } = new URL(base + file, location.href);
    // The page itself began with some of them.
    if (document.querySelector(`script[src="${href}"]`)) continue;
    const script = document.createElement('script');
    script.src = href;
    script.async = true;
    script.integrity = scriptIntegrity(href);
    script.nonce = __webpack_nonce__ ?? '';
    // A script of another origin can be compared with its hash only if that origin allows it.
    if (origin !== location.origin) script.crossOrigin = 'anonymous';
    // webpack would wait for an element that is there, also for one that has failed. So it loads the chunk itself.
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
}

/**
 * Loads a module of a remote's container. A retry uses another address (`…/~2/…`, which the shell's server strips), for
 * the entry and for its chunks, so that neither a cached failure nor a hanging request can answer it.
 */
export const loadFederated: LoadModule = async (remote, module, release, attempt) => {
  await globalThis.pageOverrides?.fillIn(remote, release, attempt);
  const path = `${release.base}${attempt > 0 ? `~${attempt}/` : ''}${release.entry}`;
  const address = new URL(path, location.href).href;
  let known = containers.get(remote);
  if (known?.address !== address) {
    if (known) {
      forgetChunks(remote);
      forgetShares();
    }
    known = { address, container: open(remote, address, release) };
    containers.set(remote, known);
    if (attempt === 0) loadAhead(release, module);
  }
  const container = await known.container;
  return (await container.get(`./${module}`))();
};
