import type { RuntimeConfig } from '@breakaway/contract';
import { sessionKey } from '@breakaway/contract/paths';
import type { LiveReleases } from '@breakaway/releases/follow';
import { iconFiles } from '@breakaway/ui/brand-files';
import { palette } from '@breakaway/ui/palette';
import { baseCss } from '@breakaway/ui/tokens';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import { documentTitle, type Route } from '../src/routing/routes.ts';
import { canaryScript } from './canary-choice.ts';
import { earlyLandingCss, earlyLandingHtml, earlyLandingScript } from './early-landing.ts';
import { brand, escape, icon, identity, inline } from './html.ts';
import { canariesOf } from './page-releases.ts';
import { firstScripts, scriptsByVisitor, withShellChunks } from './first-scripts.ts';
import { prerenderedCss, prerenderedHtml } from './prerendered.ts';
import { foreignScripts } from './policy.ts';
import type { OverrideParts } from './override-script.ts';
import { startFailureCss, startFailureHtml, startFailureScript } from './start-failure.ts';
import { trustedScripts, type ScriptHashes } from './trusted-scripts.ts';

/** What a network shows beside a link to the product. It wants whole addresses, so there is none without an origin. */
function social({ config, route, publicOrigin }: PageParts, title: string, description: string): string {
  if (!publicOrigin) return '';
  const { name } = config.product;
  const facts = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': publicOrigin + route.path,
    'og:image': `${publicOrigin}${brand}${iconFiles.social}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${name}: know your watts before the climb.`,
  };
  const lines = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escape(content)}">\n`,
  );
  return `${lines.join('')}<meta name="twitter:card" content="summary_large_image">\n`;
}

/** What a phone needs to put the app on its home screen. */
export const webManifest = ({ name }: RuntimeConfig['product']): object => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'standalone',
  background_color: palette.dark.bg,
  theme_color: palette.dark.bg,
  icons: [
    { src: `${brand}${iconFiles.small}`, sizes: '192x192', type: 'image/png' },
    { src: `${brand}${iconFiles.large}`, sizes: '512x512', type: 'image/png' },
    { src: `${brand}${iconFiles.maskable}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

export interface PageParts {
  config: RuntimeConfig;
  live: LiveReleases;
  candidates: PageRegistry;
  route: Route;
  /** The shell's own scripts, in order. */
  scripts: string[];
  /** The shell's chunk with which the API is called. */
  httpClient: string[];
  /** The hash of every script that this page may load. */
  hashes: ScriptHashes;
  /** The HTML of the screen that a guest gets, if its release has it. */
  prerendered?: string | undefined;
  /** Development only: see reload-pages.ts. */
  inlineScript?: string;
  /** Where browsers reach the product, for addresses that must be whole; empty if that is not known. */
  publicOrigin?: string;
  /** Names this page in its reports; empty for a page that reports nothing. */
  token: string;
  /** Remotes that this page takes from the visitor's own machine. */
  overrides?: OverrideParts | undefined;
  nonce: string;
}

/** The attributes of a script of ours. A preload is used only by a script with the same ones. */
const guarded = ({ hashes, nonce }: PageParts, url: string): string => {
  const folder = Object.keys(hashes).find((one) => url.startsWith(one));
  const hash = folder && hashes[folder]![url.slice(folder.length)];
  return `nonce="${nonce}"${hash ? ` integrity="${hash}"` : ''}`;
};
const preload = (parts: PageParts) => (url: string) =>
  `<link rel="preload" as="script" href="${escape(url)}" ${guarded(parts, url)}>`;

const asset = (file: string) => `/assets/${file}`;

/** The app's single HTML page. Everything that it would otherwise have to request first is inlined. */
export function renderPage(parts: PageParts): string {
  const { config, live, candidates, route, nonce, prerendered, overrides } = parts;
  const scripts = parts.scripts.map(asset);
  const { name, slug } = config.product;
  const byVisitor = withShellChunks(
    scriptsByVisitor(route, slug, live, candidates),
    parts.httpClient.map(asset),
  );
  const session = inline(sessionKey(slug));
  const canaries = canariesOf(live, candidates);
  const inlineScripts = [
    ...(Object.keys(canaries).length > 0
      ? [canaryScript(inline(canaries), { session, guest: inline(`${slug}_release_group`) })]
      : []),
    firstScripts(inline(byVisitor), session),
  ];
  const choice = inlineScripts.map((text) => `\n<script nonce="${nonce}">${text}</script>`).join('');
  const called = documentTitle(route);
  const title = called ? `${called} · ${name}` : name;
  const description = `${name} is an AI training coach for cyclists. Ask for the watts, the pacing or the food for any road.`;
  const isHome = route.path === '/';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
${identity}
${social(parts, title, description)}<link rel="preconnect" href="${escape(config.apiBase)}" crossorigin>
${overrides ? `<script nonce="${nonce}">${overrides.script}</script>\n` : ''}<script nonce="${nonce}">${trustedScripts(inline(parts.hashes), inline(foreignScripts(config)), overrides?.hashOf)}</script>
${scripts.map(preload(parts)).join('\n')}${choice}
<style nonce="${nonce}">${baseCss(brand)}${startFailureCss}${isHome ? earlyLandingCss : ''}${prerendered ? prerenderedCss : ''}${overrides?.css ?? ''}</style>
<script nonce="${nonce}">${startFailureScript}</script>
<script type="application/json" id="runtime-config" nonce="${nonce}">${inline(config)}</script>
<meta name="page-token" content="${parts.token}">
<script type="application/json" id="remote-registry" nonce="${nonce}">${inline(candidates)}</script>
</head>
<body>
${prerendered ? prerenderedHtml(prerendered, escape(name), nonce, session) : ''}<div id="root">${startFailureHtml(escape(name), icon)}</div>${isHome ? `${earlyLandingHtml(config.landingUrl, name, escape)}<script nonce="${nonce}">${earlyLandingScript}</script>` : ''}${overrides ? `\n${overrides.banner}` : ''}
<noscript><p>${escape(name)} needs JavaScript.</p></noscript>
${scripts.map((url) => `<script src="${url}" ${guarded(parts, url)} defer></script>`).join('\n')}${parts.inlineScript ? `\n<script nonce="${nonce}">${parts.inlineScript}</script>` : ''}
</body>
</html>
`;
}
