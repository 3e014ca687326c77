import type { LiveReleases } from '@breakaway/releases/follow';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import { destination } from '../src/routing/destination.ts';
import type { Visitor } from '../src/routing/guard.ts';
import type { Route } from '../src/routing/routes.ts';
import { screensOf } from '../src/routing/screens-of.ts';
import { SHELL_STARTS } from '../src/shell-starts.ts';
import { releaseOf } from './page-releases.ts';
import { visitorScript } from './visitor-script.ts';

/** What a route's screens need of one release, under the addresses that the loader will request. */
interface ScreenScripts {
  /** Entries of remotes: fetched early; the loader runs them once the shell has started. */
  entries: string[];
  /** Chunks of screens: they only queue their modules, so they run as they arrive. */
  chunks: string[];
}

/** Of a remote with a canary, some pages need the scripts of the canary, and the others those of the live release. */
interface RemoteScripts extends ScreenScripts {
  remote: string;
  isCanary?: boolean;
}

function screenScripts(route: Route, live: LiveReleases, candidates: PageRegistry): RemoteScripts[] {
  const screens = new Map<string, string[]>();
  for (const id of screensOf(route)) {
    const [remote = '', screen = ''] = id.split('/');
    screens.set(remote, [...(screens.get(remote) ?? []), screen]);
  }
  return [...screens].flatMap(([remote, names]) => {
    const all = candidates[remote] ?? [];
    const canary = all.find(({ isCanary }) => isCanary);
    const used = [canary, all.find(({ isCanary }) => !isCanary)].filter((one) => one !== undefined);
    return used.flatMap((candidate): RemoteScripts[] => {
      const release = releaseOf(live, remote, candidate.version);
      if (!release || !candidate.base.startsWith('/')) return [];
      const files = new Set(names.flatMap((screen) => release.screens[screen] ?? []));
      return [
        {
          remote,
          ...(canary && { isCanary: candidate === canary }),
          entries: [candidate.base + candidate.entry],
          chunks: [...files].map((file) => candidate.base + file),
        },
      ];
    });
  });
}

const visitors = { guest: null, member: { isPremium: false }, premium: { isPremium: true } } satisfies Record<
  string,
  Visitor
>;

export type ScriptsByVisitor = Record<keyof typeof visitors, RemoteScripts[]>;

/** What each kind of visitor needs for a route: the guard may redirect them to different pages. */
export function scriptsByVisitor(
  route: Route,
  slug: string,
  live: LiveReleases,
  candidates: PageRegistry,
): ScriptsByVisitor {
  const scriptsFor = (visitor: Visitor) => screenScripts(destination(route, visitor, slug), live, candidates);
  return {
    guest: scriptsFor(visitors.guest),
    member: scriptsFor(visitors.member),
    premium: scriptsFor(visitors.premium),
  };
}

/**
 * The same, with chunks of the shell for members. Their page calls the API as soon as it starts; a guest's page may never
 * do.
 */
export function withShellChunks(
  { guest, member, premium }: ScriptsByVisitor,
  chunks: string[],
): ScriptsByVisitor {
  const shell: RemoteScripts = { remote: 'shell', entries: [], chunks };
  return { guest, member: [...member, shell], premium: [...premium, shell] };
}

/**
 * The inline script that requests what the loader will need. Only the browser knows the session and the page's canaries,
 * so the browser chooses, before anything else runs. A wrong guess costs one download and nothing more.
 *
 * Entries are small: they are requested after the page's first frame, which would otherwise wait for the requests. Chunks
 * would slow down the shell's script, which has to run first; and requested when it has arrived, they would come one
 * round trip late. So they are requested after 1.5 times the time that the page's first font took. The font has a quarter
 * of the script's size, so about a round trip is then left, on slow and fast networks (docs/decisions/federation.md). A tab
 * that nobody sees draws no frame, and a font may fail: at the latest, the shell's first line asks for everything, before
 * its loader would.
 * @param lists and @param key are JSON that is safe inside a script element
 */
export const firstScripts = (lists: string, key: string): string => `{
const lists = ${lists};
const nonce = document.currentScript.nonce;
${visitorScript(key)}
const add = (tag, attributes) => {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.nonce = nonce;
  document.head.append(element);
  return element;
};
const used = lists[visitor.kind].filter(
  ({ remote, isCanary }) => isCanary === undefined || isCanary === pageCanaries.includes(remote));
let entries = used.flatMap((one) => one.entries);
const requestEntries = () => {
  for (const href of entries)
    add('link', { rel: 'preload', as: 'script', href, integrity: scriptIntegrity(href) });
  entries = [];
};
// By the address, webpack finds a script that is on its way: the whole one for remotes, the path for the shell.
let chunks = used.flatMap(({ remote, chunks }) =>
  chunks.map((file) => remote === 'shell' ? file : new URL(file, location.href).href));
const requestAll = () => {
  requestEntries();
  for (const src of chunks) {
    const script = add('script', { src, async: '', integrity: scriptIntegrity(src) });
    // webpack would wait for an element that has failed.
    script.onerror = () => script.remove();
  }
  chunks = [];
};
addEventListener('${SHELL_STARTS}', requestAll, { once: true });
requestAnimationFrame(() => setTimeout(requestEntries));
const begin = performance.now();
document.querySelector('link[as=font]')?.addEventListener(
  'load', () => setTimeout(requestAll, (performance.now() - begin) / 2), { once: true });
}`;
