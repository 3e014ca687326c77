import type { RuntimeConfig } from '@breakaway/contract';
import type { Registry } from '@breakaway/federation/registry';
import { baseCss } from '@breakaway/ui/tokens';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import type { Route } from '../src/routing/routes.ts';
import { screensOf } from '../src/routing/screens-of.ts';

/** JSON that is safe inside a script element. */
const inline = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The mark of `Logo` in shared/ui, as small as a browser's tab wants it. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#c2410c"/><path d="M6 23l7-8 4 4 9-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );

export interface PageParts {
  config: RuntimeConfig;
  registry: Registry;
  candidates: PageRegistry;
  route: Route | undefined;
  /** The shell's own scripts, in order. */
  scripts: string[];
  /** For development: see reload-pages.ts. */
  inlineScript?: string;
  nonce: string;
}

/** The scripts that the route's screens need, under the addresses at which the loader will ask for them. */
export function preloads({
  route,
  registry,
  candidates,
}: Pick<PageParts, 'route' | 'registry' | 'candidates'>): string[] {
  const urls = screensOf(route).flatMap((id) => {
    const [remote = '', screen = ''] = id.split('/');
    const live = candidates[remote]?.[0];
    const deployment = registry[remote];
    const release = [deployment, ...(deployment?.previous ?? [])].find(
      (one) => one?.version === live?.version,
    );
    if (!live || !release || !live.base.startsWith('/')) return [];
    return [live.entry, ...(release.screens[screen] ?? [])].map((file) => live.base + file);
  });
  return [...new Set(urls)];
}

/** The one HTML page of the app, with everything inlined that it would otherwise have to ask for first. */
export function renderPage(parts: PageParts): string {
  const { config, candidates, route, scripts, nonce } = parts;
  const { name } = config.product;
  const title = route?.title ? `${route.title} · ${name}` : name;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
<meta name="description" content="${escape(name)}: an AI training coach for cyclists that computes its answers.">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b0e13" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icon}">
<link rel="preconnect" href="${escape(config.apiBase)}" crossorigin>
${[...scripts.map((file) => `/assets/${file}`), ...preloads(parts)]
  .map((url) => `<link rel="preload" as="script" href="${escape(url)}" nonce="${nonce}">`)
  .join('\n')}
<style nonce="${nonce}">${baseCss}</style>
<script type="application/json" id="runtime-config" nonce="${nonce}">${inline(config)}</script>
<script type="application/json" id="remote-registry" nonce="${nonce}">${inline(candidates)}</script>
</head>
<body>
<div id="root"></div>
<noscript>${escape(name)} needs JavaScript.</noscript>
${scripts.map((file) => `<script src="/assets/${file}" nonce="${nonce}" defer></script>`).join('\n')}${parts.inlineScript ? `\n<script nonce="${nonce}">${parts.inlineScript}</script>` : ''}
</body>
</html>
`;
}
