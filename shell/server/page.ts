import type { RuntimeConfig } from '@breakaway/contract';
import { sessionKey } from '@breakaway/contract/paths';
import type { Registry } from '@breakaway/federation/registry';
import { baseCss } from '@breakaway/ui/tokens';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import { documentTitle, type Route } from '../src/routing/routes.ts';
import { preloadScript, scriptsByVisitor, scriptsForAll } from './preloads.ts';
import { startFailureCss, startFailureHtml, startFailureScript } from './start-failure.ts';

/** JSON that is safe inside a script element. */
const inline = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The symbol of `Logo` in shared/ui, simplified for a browser tab. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#c2410c"/><path d="M6 23l7-8 4 4 9-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );

export interface PageParts {
  config: RuntimeConfig;
  registry: Registry;
  candidates: PageRegistry;
  route: Route;
  /** The shell's own scripts, in order. */
  scripts: string[];
  /** Development only: see reload-pages.ts. */
  inlineScript?: string;
  nonce: string;
}

const preload = (nonce: string) => (url: string) =>
  `<link rel="preload" as="script" href="${escape(url)}" nonce="${nonce}">`;

/** The app's single HTML page. Everything that it would otherwise have to request first is inlined. */
export function renderPage(parts: PageParts): string {
  const { config, registry, candidates, route, nonce } = parts;
  const scripts = parts.scripts.map((file) => `/assets/${file}`);
  const { name, slug } = config.product;
  const byVisitor = scriptsByVisitor(route, slug, registry, candidates);
  const { entries, chunks } = scriptsForAll(byVisitor) ?? { entries: [], chunks: [] };
  const choice = scriptsForAll(byVisitor)
    ? ''
    : `\n<script nonce="${nonce}">${preloadScript(inline(byVisitor), inline(sessionKey(slug)))}</script>`;
  const called = documentTitle(route);
  const title = called ? `${called} · ${name}` : name;
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
${[...scripts, ...entries, ...chunks].map(preload(nonce)).join('\n')}${choice}
<style nonce="${nonce}">${baseCss}${startFailureCss}</style>
<script nonce="${nonce}">${startFailureScript}</script>
<script type="application/json" id="runtime-config" nonce="${nonce}">${inline(config)}</script>
<script type="application/json" id="remote-registry" nonce="${nonce}">${inline(candidates)}</script>
</head>
<body>
<div id="root">${startFailureHtml(escape(name), icon)}</div>
<noscript>${escape(name)} needs JavaScript.</noscript>
${scripts.map((url) => `<script src="${url}" nonce="${nonce}" defer></script>`).join('\n')}
${chunks.map((url) => `<script src="${escape(url)}" nonce="${nonce}" async></script>`).join('\n')}${parts.inlineScript ? `\n<script nonce="${nonce}">${parts.inlineScript}</script>` : ''}
</body>
</html>
`;
}
