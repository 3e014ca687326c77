import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { CHUNK_TIMEOUT_MS } from './limits.ts';
import type { Candidate } from './page-registry.ts';

/**
 * The boundary to the federation runtime: loads one module of one release. Everything above it (choice of release,
 * retries, fallback, messages) is ours and does not know how a remote is loaded.
 */
export type LoadModule = (
  remote: string,
  module: string,
  release: Candidate,
  attempt: number,
) => Promise<unknown>;

/** The hash of a script of ours; throws for one that the page may not load. (shell/server/trusted-scripts.ts) */
declare function scriptIntegrity(url: string): string;

let hooked = false;
/** The runtime limits an entry script to 20 s by default; the specification's limit counts here too. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  getInstance()?.registerPlugins([
    {
      name: 'script-limits',
      createScript({ url, attrs }) {
        const script = document.createElement('script');
        script.integrity = scriptIntegrity(url);
        // A script of another origin can be compared with its hash only if that origin allows it.
        if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
        script.src = url;
        script.async = true;
        for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
        const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
        if (nonce) script.nonce = nonce;
        return { script, timeout: CHUNK_TIMEOUT_MS };
      },
    },
  ]);
}

/** Names under which remotes are registered now, so that a later attempt replaces the registration. */
const registered = new Map<string, string>();

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
  const page = getInstance();
  const ofShell = page?.options.shared ?? {};
  for (const [name, versions] of Object.entries(page?.shareScopeMap.default ?? {})) {
    for (const version of Object.keys(versions)) {
      if (!ofShell[name]?.some((shared) => shared.version === version)) delete versions[version];
    }
  }
}

/**
 * Loads through the federation runtime. A retry uses another address (`…/~2/…`, which the shell's server strips), for
 * the entry and for its chunks, so that neither a cached failure nor a hanging request can answer it.
 */
export const loadFederated: LoadModule = async (remote, module, release, attempt) => {
  hook();
  await globalThis.pageOverrides?.fillIn(remote, release, attempt);
  const { base, entry } = release;
  const address = `${base}${attempt > 0 ? `~${attempt}/` : ''}${entry}`;
  if (registered.get(remote) !== address) {
    const again = registered.has(remote);
    if (again) {
      forgetChunks(remote);
      forgetShares();
    }
    registerRemotes([{ name: remote, entry: new URL(address, location.href).href }], { force: again });
    registered.set(remote, address);
  }
  return loadRemote(`${remote}/${module}`);
};
