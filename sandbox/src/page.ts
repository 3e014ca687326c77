const STYLE = `
:root { color-scheme: light dark; --ink: #16202a; --soft: #5b6875; --paper: #f4f6f8; --card: #fff; --line: #d9dfe5; --accent: #0b63ce; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --soft: #9fadba; --paper: #11171d; --card: #1a222a; --line: #2f3a45; --accent: #7db4ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
p { margin: .5rem 0; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: .75rem 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
code { font: .9em ui-monospace, monospace; }
code.whole { white-space: nowrap; }
button { font: inherit; min-height: 44px; padding: 0 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
summary { cursor: pointer; padding: .75rem 0; color: var(--accent); }
iframe { display: block; width: 100%; border: 0; border-radius: 8px; background: var(--paper); }
pre { white-space: pre-wrap; font: .9rem/1.5 ui-monospace, monospace; margin: .5rem 0 0; }
`;

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A complete HTML page in the sandbox's plain design, light or dark like the reader's system. `body` is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}
