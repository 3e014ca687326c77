/**
 * The design tokens as CSS variables, and the few rules that every page of ours starts from. One text, inlined by
 * the shell's server, the framed tools and the landing page, so that all of them look alike before any script runs.
 * Contrast was computed for each pair: text at least 4.5:1, controls at least 3:1, in both themes.
 */
const light = `
  --bg: #ffffff; --bg-sunken: #f5f6f8; --bg-raised: #ffffff; --bg-tint: #fff4ec;
  --text: #12161c; --text-muted: #566071; --line: #dfe3e9; --line-strong: #8590a2;
  --accent: #c2410c; --accent-hover: #9a3412; --on-accent: #ffffff; --link: #b63a0a; --focus: #1d4ed8;
  --good: #15803d; --good-tint: #ecfdf3; --bad: #b91c1c; --bad-tint: #fef2f2; --warn: #8a5a00; --warn-tint: #fffaeb;
  --zone-1: #64748b; --zone-2: #2563eb; --zone-3: #15803d; --zone-4: #a16207; --zone-5: #c2410c; --zone-6: #b91c1c;
  --shadow: 0 1px 2px rgb(16 24 40 / 6%), 0 8px 24px rgb(16 24 40 / 8%);
  color-scheme: light;`;
const dark = `
  --bg: #0b0e13; --bg-sunken: #07090d; --bg-raised: #14181f; --bg-tint: #24170d;
  --text: #e8ecf2; --text-muted: #9aa5b5; --line: #262d38; --line-strong: #667085;
  --accent: #fb923c; --accent-hover: #fdba74; --on-accent: #1c0f03; --link: #fdba74; --focus: #93c5fd;
  --good: #4ade80; --good-tint: #0c2416; --bad: #f87171; --bad-tint: #2a1213; --warn: #facc15; --warn-tint: #261f07;
  --zone-1: #94a3b8; --zone-2: #60a5fa; --zone-3: #4ade80; --zone-4: #facc15; --zone-5: #fb923c; --zone-6: #f87171;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%);
  color-scheme: dark;`;

export const baseCss = `
:root {${light}
  --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  --radius: 10px; --radius-s: 6px; --radius-l: 16px;
  --quick: 120ms; --calm: 200ms;
}
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) {${dark} } }
:root[data-theme='dark'] {${dark} }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--bg); color: var(--text);
  font: 400 16px/1.5 var(--font); -webkit-font-smoothing: antialiased; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-width: 0; }
h1, h2, h3, h4 { line-height: 1.2; font-weight: 680; letter-spacing: -0.015em; text-wrap: balance; }
h1 { font-size: 1.875rem; } h2 { font-size: 1.375rem; } h3 { font-size: 1.125rem; }
button, input, select, textarea { font: inherit; color: inherit; }
a { color: var(--link); text-underline-offset: 0.2em; }
img, svg, video { max-width: 100%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
h1:focus { outline: none; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation-duration: 0.01ms !important; transition: none !important; }
}`;
