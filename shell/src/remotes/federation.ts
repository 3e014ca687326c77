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

/** Gives an element that fetches a script the hash of that script, and the nonce of the page. */
function guarded<T extends HTMLScriptElement | HTMLLinkElement>(element: T, { href, origin }: URL): T {
  element.integrity = scriptIntegrity(href);
  // A script of another origin can be compared with its hash only if that origin allows it.
  if (origin !== location.origin) element.crossOrigin = 'anonymous';
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) element.nonce = nonce;
  return element;
}

let hooked = false;
/** The runtime limits an entry script to 20 s by default; the specification's limit counts here too. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  getInstance()?.registerPlugins([
    {
      name: 'script-limits',
      createScript({ url, attrs }) {
        const script = guarded(document.createElement('script'), new URL(url, location.href));
        script.src = url;
        script.async = true;
        for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
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

/** Whether this page has a copy of a shared package, or a remote that brings one. */
const isShared = (name: string): boolean =>
  Object.keys(getInstance()?.shareScopeMap.default?.[name] ?? {}).length > 0;

/**
 * Fetches the scripts that a screen begins with beside the remote's entry. Otherwise they would be known only when the
 * entry runs, one way to the server and back later. What comes wrong or not at all is loaded as if nothing had been
 * fetched ahead.
 */
function fetchAhead({ base, entry, screens, shared }: Candidate, module: string): void {
  const files = (screens?.[module] ?? []).filter((file) => !shared?.[file] || !isShared(shared[file]));
  if (files.length === 0) return;
  for (const file of [entry, ...files]) {
    const href = base + file;
    // The page itself began with some of them.
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = guarded(document.createElement('link'), new URL(href, location.href));
    const attributes = { rel: 'preload', as: 'script', href };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
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
    if (attempt === 0) fetchAhead(release, module);
    registerRemotes([{ name: remote, entry: new URL(address, location.href).href }], { force: again });
    registered.set(remote, address);
  }
  return loadRemote(`${remote}/${module}`);
};
