import { createHash } from 'node:crypto';
import { themeCss } from '@breakaway/ui/palette';
import { baseCss, preloadedFonts } from '@breakaway/ui/tokens';
import { chartCss } from '../charts/chart-css.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The colours of the night, for the parts of a page that are dark in both themes. */
const night = `.night{${themeCss.dark}background:var(--bg);color:var(--text)}`;

/** A number and its unit stay on one line. */
const withUnits = (html: string) =>
  html.replace(/(\d) (?=(W|W\/kg|km|cm|kg|m|g|h|min|minutes|hours|%|°C)([\s.,:;?<]|$))/g, '$1\u00a0');

export interface DocumentParts {
  title: string;
  description: string;
  body: string;
  /** the page's own rules, after the tokens */
  css: string;
  /** runs when the page has been read */
  script: string;
  /** files beside the page that are run as well, after it is shown */
  scripts?: string[];
}

/** A framed page of the landing site. Its policy lets it load our fonts and its own scripts, and nothing else. */
export function pageDocument({ title, description, body, css, script, scripts = [] }: DocumentParts): string {
  const style = `${baseCss('brand/')}\n${night}\n${chartCss}${css}`;
  const policy = `default-src 'none'; font-src 'self'; style-src ${hashOf(style)}; script-src 'self' ${hashOf(script)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="${description}">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${preloadedFonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="brand/${file}" crossorigin>`).join('\n')}
<style>${style}</style></head>
<body>${withUnits(body)}<script>${script}</script>${scripts.map((file) => `<script src="${file}" defer></script>`).join('')}</body></html>`;
}
