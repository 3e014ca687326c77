import { escape, inline } from './html.ts';

/** Where one browser takes remotes from, by their names: always `http://localhost:<port>`. */
export type Overrides = Record<string, string>;

/** What a page with overridden remotes has beside the rest. */
export interface OverrideParts {
  /** Runs before every other script of the page. */
  script: string;
  /** An expression for the hash of a script of an overridden remote: see trusted-scripts.ts. */
  hashOf: string;
  css: string;
  banner: string;
}

/** A remote's name, for people. */
export const called = (remote: string): string => remote.charAt(0).toUpperCase() + remote.slice(1);

/**
 * The inline script of a page that takes remotes from its visitor's machine. It asks `http://localhost:<port>` what is
 * built there, and defines `pageOverrides`:
 * - `fillIn` tells the loader where the release is. An attempt asks once, so a page keeps its release until a person
 *   tries again.
 * - `hashOf` has the hashes of exactly those scripts, so the page's policy lets them through and nothing else from there.
 * - `reported` takes what the loader would report to the server, and says it in the banner.
 * @param overrides and @param hostApi (the shell's version) are JSON that is safe inside a script element
 */
const overrideScript = (overrides: string, hostApi: string): string => `{
const overrides = ${overrides};
const hostApi = ${hostApi};
const has = Object.prototype.hasOwnProperty;
const hashes = new Map();
const asked = new Map();
const problems = new Map();
const called = (remote) => remote[0].toUpperCase() + remote.slice(1);
const hostOf = (remote) => new URL(overrides[remote]).host;
const show = () => {
  for (const line of document.querySelectorAll('#override-banner [data-remote]')) {
    const { remote } = line.dataset;
    const text = problems.get(remote) ?? called(remote) + ' comes from ' + hostOf(remote) + ', not from the registry.';
    if (line.textContent !== text) line.textContent = text;
  }
};
const failed = (remote, text, name, message) => {
  problems.set(remote, text);
  show();
  return Object.assign(new Error(message), { name });
};
const fits = (range) => {
  const [have, want] = [hostApi.split('-')[0], range.slice(1)].map((text) => text.split('.').map(Number));
  return have[0] === want[0] && (have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]));
};
const ask = async (remote) => {
  const host = hostOf(remote);
  const mine = called(remote);
  const answer = await fetch(overrides[remote] + '/release.json', { cache: 'no-store', credentials: 'omit' }).catch(() => {
    throw failed(remote, 'Nothing answers on ' + host + ', so ' + mine + ' cannot be shown. Serve its build to this shell there, and let this page reach your machine if the browser asks.', 'ScriptNetworkError', 'no answer');
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw failed(remote, host + ' has nothing to show for ' + mine + ': ' + (said.message ?? answer.status), 'ScriptNetworkError', 'no build');
  const { name, version, entry, integrity, hostApi: range, bringsRuntime } = said;
  if (name !== remote || typeof version !== 'string' || typeof entry !== 'string' || !integrity)
    throw failed(remote, host + ' serves ' + (typeof name === 'string' ? name : 'something else') + ', not ' + remote + '.', 'Error', 'no release of ' + remote);
  if (!/^\\^\\d+\\.\\d+\\.\\d+$/.test(range) || !fits(range))
    throw failed(remote, 'The build of ' + mine + ' on ' + host + ' does not fit: it needs host-api ' + range + ', and this shell has ' + hostApi + '.', 'Error', 'host-api ' + hostApi + ' does not satisfy ' + range);
  const base = overrides[remote] + '/' + version + '/';
  for (const [file, hash] of Object.entries(integrity))
    if (file.endsWith('.js') && /^sha384-/.test(hash)) hashes.set(new URL(base + file).href, hash);
  problems.delete(remote);
  show();
  return { base, entry, needsCore: !bringsRuntime };
};
const askOnce = (remote, attempt) => {
  const key = remote + ' ' + attempt;
  if (!asked.has(key)) asked.set(key, ask(remote));
  return asked.get(key);
};
const words = {
  contract: ' does not fit: it needs another version of React, or of something else that the shell shares.',
  integrity: ' has a file that is not the one that it names.',
  evaluation: ' throws an error while it loads. The console has it.',
  render: ' throws an error while it is drawn. The console has it.',
};
Object.defineProperty(globalThis, 'pageOverrides', { value: Object.freeze({
  async fillIn(remote, release, attempt) {
    if (!has.call(overrides, remote)) return;
    const nowhere = { base: overrides[remote] + '/', entry: 'release.json' };
    // What failed is then looked up at the right address.
    const found = await askOnce(remote, attempt).catch((error) => {
      Object.assign(release, nowhere);
      throw error;
    });
    Object.assign(release, found);
  },
  hashOf: (address) => hashes.get(address),
  reported(reports) {
    for (const { remote, kind, status } of reports)
      if (kind !== 'loaded' && has.call(overrides, remote) && !problems.has(remote))
        problems.set(remote, 'The build of ' + called(remote) + ' on ' + hostOf(remote) +
          (has.call(words, kind) ? words[kind] : ' cannot be loaded: ' + kind + (status ? ' ' + status : '') + '.'));
    show();
  },
}) });
for (const remote in overrides) askOnce(remote, 0).catch(() => {});
addEventListener('DOMContentLoaded', () => {
  const banner = document.getElementById('override-banner');
  show();
  new ResizeObserver(() => document.documentElement.style.setProperty('--banner-height', banner.offsetHeight + 'px')).observe(banner);
  // The page stays where it is. Without an answer, the form goes its own way.
  banner.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target;
    fetch(form.action, { method: 'POST', body: new URLSearchParams() })
      .then(({ ok }) => (ok ? location.reload() : form.submit()), () => form.submit());
  });
});
}`;

/** Below the app, and always in sight: nothing of the page is covered for good. */
const css = `
#override-banner { position: sticky; bottom: 0; z-index: 9; display: flex; align-items: center; justify-content: center;
  gap: var(--space-2) var(--space-4); padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
  border-top: 2px solid var(--warn); background: var(--warn-tint); color: var(--text); font-size: var(--text-s); line-height: 1.35; }
#override-banner button { min-height: 44px; padding: 0 var(--space-4); border: 1px solid var(--line-strong);
  border-radius: var(--radius); background: var(--bg-raised); font-weight: var(--strong); cursor: pointer; }
#override-banner button:hover { background: var(--hover); }
#override-banner a { color: inherit; }
@media print { #override-banner { display: none; } }`;

/** Complete without any script, so that it is there whatever the overridden remotes do to the page. */
const bannerHtml = (overrides: Overrides): string => {
  const lines = Object.entries(overrides).map(
    ([remote, origin]) =>
      `<p data-remote="${escape(remote)}">${escape(called(remote))} comes from ${escape(new URL(origin).host)}, not from the registry.</p>`,
  );
  return `<aside id="override-banner" aria-label="Overridden remotes"><div role="status">${lines.join('')}</div><form method="post" action="/overrides"><button>Reset</button></form></aside>`;
};

/**
 * What a page has that takes remotes from its visitor's machine.
 * @param hostApi the version that the shell has
 */
export const overrideParts = (overrides: Overrides, hostApi: string): OverrideParts => ({
  script: overrideScript(inline(overrides), inline(hostApi)),
  hashOf: 'pageOverrides.hashOf(known)',
  css,
  banner: bannerHtml(overrides),
});
