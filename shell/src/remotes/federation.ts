import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { CHUNK_TIMEOUT_MS } from './limits.ts';
import type { Candidate } from './page-registry.ts';

/**
 * The seam to the federation runtime: loads one module of one release. Everything above it (which release, retries,
 * fall-back, words for people) is ours and does not know how a remote is loaded.
 */
export type LoadModule = (
  remote: string,
  module: string,
  release: Candidate,
  attempt: number,
) => Promise<unknown>;

let hooked = false;
/** The runtime gives an entry script 20 s by itself; the specification's limit counts here too. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  getInstance()?.registerPlugins([
    {
      name: 'script-limits',
      createScript({ url, attrs }) {
        const script = document.createElement('script');
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

/** Names under which remotes are registered now, so that a newer attempt replaces the registration. */
const registered = new Map<string, string>();

/**
 * Takes a remote's script elements off the page. webpack waits for one that it finds, and one that hangs would keep
 * every later attempt waiting.
 */
function forgetScripts(remote: string): void {
  for (const script of document.querySelectorAll(`script[data-webpack^="${remote}@"]`)) script.remove();
}

/**
 * Loads through the federation runtime. A repeated attempt asks under another address (`…/~2/…`, which the shell's
 * server strips): neither a cached failure nor a request that hangs can answer it, for the entry and for its chunks.
 */
export const loadFederated: LoadModule = async (remote, module, { base, entry }, attempt) => {
  hook();
  const address = `${base}${attempt > 0 ? `~${attempt}/` : ''}${entry}`;
  if (registered.get(remote) !== address) {
    forgetScripts(remote);
    registerRemotes([{ name: remote, entry: new URL(address, location.href).href }], {
      force: registered.has(remote),
    });
    registered.set(remote, address);
  }
  return loadRemote(`${remote}/${module}`);
};
