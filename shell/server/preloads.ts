import type { LiveReleases } from '@breakaway/releases/follow';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import { destination } from '../src/routing/destination.ts';
import type { Visitor } from '../src/routing/guard.ts';
import type { Route } from '../src/routing/routes.ts';
import { screensOf } from '../src/routing/screens-of.ts';

/** What a route's screens need, under the addresses that the loader will request. */
export interface ScreenScripts {
  /** Entries of remotes: fetched early; the loader runs them once the shell has started. */
  entries: string[];
  /** Chunks of screens: they only queue their modules, so they run as they arrive, while the shell is still loading. */
  chunks: string[];
}

function screenScripts(route: Route, live: LiveReleases, candidates: PageRegistry): ScreenScripts {
  const entries = new Set<string>();
  const chunks = new Set<string>();
  for (const id of screensOf(route)) {
    const [remote = '', screen = ''] = id.split('/');
    const candidate = candidates[remote]?.[0];
    const newest = live[remote];
    const release = [newest, ...(newest?.previous ?? [])].find((one) => one?.version === candidate?.version);
    if (!candidate || !release || !candidate.base.startsWith('/')) continue;
    entries.add(candidate.base + candidate.entry);
    for (const file of release.screens[screen] ?? []) chunks.add(candidate.base + file);
  }
  return { entries: [...entries], chunks: [...chunks] };
}

const visitors = { guest: null, member: { isPremium: false }, premium: { isPremium: true } } satisfies Record<
  string,
  Visitor
>;

export type ScriptsByVisitor = Record<keyof typeof visitors, ScreenScripts>;

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

/** The scripts that every visitor needs, or null when they depend on who the visitor is. */
export function scriptsForAll({ guest, member, premium }: ScriptsByVisitor): ScreenScripts | null {
  const [one, ...others] = [guest, member, premium].map((scripts) => JSON.stringify(scripts));
  return others.every((other) => other === one) ? guest : null;
}

/**
 * The inline script for pages whose scripts depend on the visitor. Only the browser knows the session, so the browser
 * chooses, before anything else runs. It reads the session as `sessionOf` in host-api does (a test compares the two). A
 * wrong guess costs one download and nothing more.
 * @param lists and @param key are JSON that is safe inside a script element
 */
export const preloadScript = (lists: string, key: string): string => `{
const lists = ${lists};
const nonce = document.currentScript.nonce;
let visitor = 'guest';
try {
  const { token, message, data, ...rest } = JSON.parse(localStorage.getItem(${key}));
  const user = [data, rest].find((one) => one && typeof one._id === 'string' && one._id);
  if (user && token && typeof token === 'string') visitor = user.isPremium === true ? 'premium' : 'member';
} catch {}
const add = (tag, attributes) => {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.nonce = nonce;
  document.head.append(element);
};
const { entries, chunks } = lists[visitor];
for (const href of [...entries, ...chunks])
  add('link', { rel: 'preload', as: 'script', href, integrity: scriptIntegrity(href) });
for (const src of chunks) add('script', { src, async: '', integrity: scriptIntegrity(src) });
}`;
