import type { LiveReleases } from '@breakaway/releases/follow';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import { destination } from '../src/routing/destination.ts';
import type { Visitor } from '../src/routing/guard.ts';
import type { Route } from '../src/routing/routes.ts';
import { screensOf } from '../src/routing/screens-of.ts';
import { releaseOf } from './page-releases.ts';
import { visitorScript } from './visitor-script.ts';

/** What a route's screens need of one release, under the addresses that the loader will request. */
export interface ScreenScripts {
  /** Entries of remotes: fetched early; the loader runs them once the shell has started. */
  entries: string[];
  /** Chunks of screens: they only queue their modules, so they run as they arrive, while the shell is still loading. */
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

/** The scripts that every visitor needs, or null when they depend on who the visitor is. */
export function scriptsForAll({ guest, member, premium }: ScriptsByVisitor): ScreenScripts | null {
  const [one, ...others] = [guest, member, premium].map((scripts) => JSON.stringify(scripts));
  const isForAll =
    others.every((other) => other === one) && guest.every(({ isCanary }) => isCanary === undefined);
  if (!isForAll) return null;
  return { entries: guest.flatMap(({ entries }) => entries), chunks: guest.flatMap(({ chunks }) => chunks) };
}

/**
 * The inline script for pages whose scripts depend on the visitor. Only the browser knows the session and the page's
 * canaries, so the browser chooses, before anything else runs. A wrong guess costs one download and nothing more.
 * @param lists and @param key are JSON that is safe inside a script element
 */
export const preloadScript = (lists: string, key: string): string => `{
const lists = ${lists};
const nonce = document.currentScript.nonce;
${visitorScript(key)}
const add = (tag, attributes) => {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.nonce = nonce;
  document.head.append(element);
};
const used = lists[visitor.kind].filter(
  ({ remote, isCanary }) => isCanary === undefined || isCanary === pageCanaries.includes(remote));
const chunks = used.flatMap((one) => one.chunks);
for (const href of [...used.flatMap((one) => one.entries), ...chunks])
  add('link', { rel: 'preload', as: 'script', href, integrity: scriptIntegrity(href) });
for (const src of chunks) add('script', { src, async: '', integrity: scriptIntegrity(src) });
}`;
