import { apps, localPort, OVERRIDE_OFFSET } from '@breakaway/federation/local-ports';
import { mark } from '@breakaway/ui/mark';
import { baseCss } from '@breakaway/ui/tokens';
import { brand, escape, identity } from './html.ts';
import { called } from './override-script.ts';
import { routed } from './page-releases.ts';

interface OverridesPage {
  /** The product's name. */
  name: string;
  /** What is overridden now. */
  ports: Record<string, number>;
  /** What the address of the page asks for: it is filled in, and a person decides. */
  wanted: Record<string, number>;
  /** Where browsers reach the shell. */
  origin: string;
  nonce: string;
}

const css = `
body { padding: var(--space-5) var(--space-4) var(--space-7); }
body > * { width: min(46rem, 100%); margin-inline: auto; }
header a { display: inline-flex; align-items: center; gap: var(--space-2); min-height: 44px; color: inherit;
  font: var(--heavy) var(--text-l) var(--font-display); text-decoration: none; }
h1 { margin: var(--space-5) 0 var(--space-3); font-size: var(--text-3xl); }
main > p { max-width: 38rem; color: var(--text-muted); }
code { display: block; margin: var(--space-2) 0 var(--space-5); padding: var(--space-3); border-radius: var(--radius-s);
  background: var(--bg-sunken); font: var(--text-s) var(--mono); overflow-wrap: anywhere; }
ul { list-style: none; border-top: 1px solid var(--line); }
li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); padding: var(--space-3) 0;
  border-bottom: 1px solid var(--line); }
li > div { flex: 1 1 12rem; }
h2 { font-size: var(--text-m); }
li p { color: var(--text-muted); font-size: var(--text-s); }
li[data-on] p { color: var(--warn); }
form { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-3); }
label { display: flex; align-items: center; gap: var(--space-2); font-size: var(--text-s); }
input { width: 6rem; min-height: 44px; padding: 0 var(--space-3); border: 1px solid var(--line-strong);
  border-radius: var(--radius); background: var(--bg-raised); font-variant-numeric: tabular-nums; }
button { min-height: 44px; min-width: 11rem; padding: 0 var(--space-4); border: 1px solid var(--line-strong);
  border-radius: var(--radius); background: var(--bg-raised); font-weight: var(--strong); cursor: pointer; }
button:hover { background: var(--hover); }
footer { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-4); margin-top: var(--space-5); }`;

/** The port that a remote's own command takes, where the shell knows the workspace. */
const usualPort = (remote: string): number | undefined => {
  const app = apps.find((one) => one === `remote-${remote}`);
  return app && localPort(app) + OVERRIDE_OFFSET;
};

const hidden = (remote: string) => `<input type="hidden" name="remote" value="${escape(remote)}">`;

function row(remote: string, { ports, wanted }: OverridesPage): string {
  const name = escape(called(remote));
  const port = ports[remote];
  // An address that names another port than the one in use is from somebody who wants that one now.
  const isSettled = port && (wanted[remote] ?? port) === port;
  const form = isSettled
    ? `${hidden(remote)}<button aria-label="Use the registry for ${name}">Use the registry</button>`
    : `${hidden(remote)}<label>Port <input name="port" type="number" min="1024" max="65535" step="1" required value="${wanted[remote] ?? usualPort(remote) ?? ''}" aria-label="Port of ${name}"></label><button aria-label="Use my machine for ${name}">Use my machine</button>`;
  return `<li${port ? ' data-on' : ''}><div><h2>${name}</h2><p>${port ? `From localhost:${port}` : 'From the registry'}</p></div>
<form method="post">${form}</form></li>`;
}

/** The page where a developer says which remotes this browser takes from their machine. It has no script. */
export function overridesPage(parts: OverridesPage): string {
  const { name, ports, wanted, origin, nonce } = parts;
  // What the address names is what the person came for.
  const isAsked = (remote: string) => (wanted[remote] ? 0 : 1);
  const remotes = [...routed].sort((one, other) => isAsked(one) - isAsked(other));
  const example = Object.keys(wanted)[0] ?? 'chat';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Remotes from your machine · ${escape(name)}</title>
${identity}
<style nonce="${nonce}">${baseCss(brand)}${css}</style>
</head>
<body>
<header><a href="/"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="${mark.bunch}" fill="currentColor"/><path d="${mark.breakaway}" fill="var(--accent)"/></svg>${escape(name)}</a></header>
<main>
<h1>Remotes from your machine</h1>
<p>For developers. This browser can take single remotes from this machine, until it is closed. Nobody else sees them. Serve your build first, in its workspace:</p>
<code>npx pnpm@12.21.0 --filter remote-${escape(example)} override-remote ${escape(origin)}</code>
<ul>
${remotes.map((remote) => row(remote, parts)).join('\n')}
</ul>
<footer>${Object.keys(ports).length > 0 ? '<form method="post"><button>Reset all</button></form>' : ''}<a href="/">Open the app</a></footer>
</main>
</body>
</html>
`;
}
