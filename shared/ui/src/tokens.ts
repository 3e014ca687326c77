import { fallbackFont, fontFiles, headingFallbackFont, strongFallbackFont } from './brand-files.ts';
import { themeCss } from './palette.ts';

const light = `${themeCss.light}
  --shadow: 0 1px 2px rgb(14 26 36 / 6%), 0 8px 24px rgb(14 26 36 / 8%); --shadow-high: 0 16px 48px rgb(14 26 36 / 18%);
  --shadow-up: 0 -8px 16px -12px rgb(8 10 14 / 25%);`;
const dark = `${themeCss.dark}
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%); --shadow-high: 0 16px 48px rgb(0 0 0 / 60%);
  --shadow-up: 0 -8px 16px -12px rgb(0 0 0 / 60%);`;

/** A font of the machine that stands in for ours with our measures, so that nothing moves when ours is there. */
const fallbackFace = (
  family: string,
  { sizeAdjust, ascent, descent }: typeof fallbackFont,
  weight: string,
  locals: string[],
) => `
@font-face { font-family: '${family}'; src: ${locals.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weight}; size-adjust: ${sizeAdjust}; ascent-override: ${ascent}; descent-override: ${descent}; line-gap-override: 0%; }`;

const boldArial = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * The typeface. Three small files: text in all weights, one wide cut for headings, one narrow cut for large figures.
 * Letters of other Latin languages are in a fourth file, which a page loads when it shows one. Until they are there,
 * Arial stands in.
 */
const faces = (folder: string) =>
  `
@font-face { font-family: 'Archivo'; src: url('${folder}${fontFiles.text}') format('woff2'); font-weight: 400 760;
  font-display: swap; }
@font-face { font-family: 'Archivo'; src: url('${folder}${fontFiles.ext}') format('woff2'); font-weight: 400 760;
  font-display: swap; unicode-range: U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF; }
@font-face { font-family: 'Archivo Display'; src: url('${folder}${fontFiles.display}') format('woff2'); font-weight: 760;
  font-display: swap; }
@font-face { font-family: 'Archivo Figures'; src: url('${folder}${fontFiles.figures}') format('woff2'); font-weight: 680;
  font-display: swap; }` +
  fallbackFace('Archivo Fallback', fallbackFont, '400', ['Arial', 'Liberation Sans', 'Arimo']) +
  fallbackFace('Archivo Fallback', strongFallbackFont, '600 760', boldArial) +
  fallbackFace('Archivo Display Fallback', headingFallbackFont, '760', boldArial);

/** The fonts that a page shows first, to be preloaded: the letters of its text and of its headings. */
export const preloadedFonts = [fontFiles.text, fontFiles.display] as const;

const rules = `
:root {${light}
  --font: 'Archivo', 'Archivo Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  --font-display: 'Archivo Display', 'Archivo Display Fallback', var(--font);
  --font-figures: 'Archivo Figures', var(--font);
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  --text-xs: 0.75rem; --text-s: 0.875rem; --text-m: 1rem; --text-l: 1.125rem; --text-xl: 1.375rem;
  --text-2xl: 1.75rem; --text-3xl: clamp(2rem, 5vw, 2.5rem); --text-4xl: clamp(2.5rem, 7vw, 4rem);
  --text-figure: clamp(3.5rem, 9vw, 5rem);
  --regular: 400; --strong: 600; --heavy: 760; --figure-weight: 680;
  --space-1: 0.25rem; --space-2: 0.5rem; --space-3: 0.75rem; --space-4: 1rem; --space-5: 1.5rem; --space-6: 2rem;
  --space-7: 3rem; --space-8: 4.5rem; --page: 72rem; --card-inset: clamp(var(--space-4), 3vw, var(--space-5));
  --radius: 10px; --radius-s: 6px; --radius-l: 16px; --radius-full: 999px;
  --scrim: rgb(8 10 14 / 60%);
  --hover: color-mix(in srgb, currentColor 8%, transparent);
  --quick: 120ms; --calm: 200ms; --slow: 700ms; --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
}
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) {${dark} } }
@media screen { :root[data-theme='dark'] {${dark} } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--bg); color: var(--text);
  font: var(--regular) 1rem/1.5 var(--font); word-spacing: 0.06em; text-rendering: geometricPrecision;
  -webkit-font-smoothing: antialiased; }
@media print { :root { --bg: #fff; --bg-raised: #fff; } body { min-height: 0; } }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-width: 0; }
h1, h2, h3, h4 { line-height: 1.15; font-weight: var(--heavy); letter-spacing: -0.015em; text-wrap: balance;
  overflow-wrap: break-word; }
h1, h2 { font-family: var(--font-display); letter-spacing: -0.02em; }
h1 { font-size: var(--text-2xl); } h2 { font-size: var(--text-xl); } h3 { font-size: var(--text-l); letter-spacing: 0; }
strong, b { font-weight: var(--strong); }
button, input, select, textarea { font: inherit; color: inherit; word-spacing: inherit; }
a { color: var(--link); text-underline-offset: 0.2em; }
img, svg, video { max-width: 100%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
[aria-invalid='true']:focus-visible { outline-color: var(--bad); }
h1:focus { outline: none; }
@media (forced-colors: active) { [aria-current]:not([aria-current='false']), [aria-selected='true'] {
  outline: 2px solid Highlight; outline-offset: -2px; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation-duration: 0.01ms !important; animation-delay: 0s !important; transition: none !important; }
}`;

/**
 * The design tokens as CSS variables, the typeface, and the few rules that every page of ours starts from. One text,
 * inlined by the shell's server, the framed tools and the landing page, so that all of them look alike before any
 * script runs.
 * @param brandFolder where the page finds the files of the brand, with a slash at its end
 */
export const baseCss = (brandFolder: string): string => faces(brandFolder) + rules;
