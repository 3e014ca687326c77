import { PRODUCT_NAME, prerenderedFile, RELEASE_BASE } from '@breakaway/federation/prerendered';
import { integrityOf, type Release } from '@breakaway/releases/release';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import { PRERENDERED_ID } from '../src/prerendered.ts';
import { destination } from '../src/routing/destination.ts';
import type { Route } from '../src/routing/routes.ts';
import { screenIdOf, screensOf } from '../src/routing/screens-of.ts';
import type { LiveReleases } from '@breakaway/releases/follow';
import { escape } from './html.ts';
import type { Log } from './log.ts';
import { releaseOf } from './page-releases.ts';
import { visitorScript } from './visitor-script.ts';

/** A page that grows by more than this would rather be drawn by its script. */
const MOST_BYTES = 64 * 1024;
/** A file that could not be fetched is asked for again after this time. */
const PAUSE_MS = 10_000;
const TIMEOUT_MS = 5_000;
/** Files of so many releases are kept; then all are fetched anew. */
const MOST_KEPT = 100;

/**
 * The HTML of screens, from the servers of their remotes. A page does not wait for it: the first one after a release may
 * come without.
 */
export class PrerenderedScreens {
  readonly #originOf: (remote: string) => string | undefined;
  readonly #log: Log;
  /** HTML by its hash; a time while there is none: until then it is not asked for again. */
  readonly #files = new Map<string, string | number>();

  /** @param originOf the address of a remote's server */
  constructor(originOf: (remote: string) => string | undefined, log: Log) {
    this.#originOf = originOf;
    this.#log = log;
  }

  /**
   * The HTML for a route, or undefined where there is none, or not yet. Only for a page that is the same for all guests:
   * of one remote, which has no canary.
   */
  of(route: Route, slug: string, live: LiveReleases, candidates: PageRegistry): string | undefined {
    const id = destination(route, null, slug) === route && screenIdOf(route);
    if (!id) return undefined;
    const [remote = '', screen = ''] = id.split('/');
    if (!screensOf(route).every((one) => one.startsWith(`${remote}/`))) return undefined;
    const [first] = candidates[remote] ?? [];
    const release = first && !first.isCanary ? releaseOf(live, remote, first.version) : undefined;
    const hash = release?.integrity[prerenderedFile(screen)];
    if (!first || !release || !hash) return undefined;
    const kept = this.#files.get(hash);
    if (typeof kept === 'string') return kept.replaceAll(RELEASE_BASE, escape(first.base));
    if (kept === undefined || kept < Date.now()) void this.#fetch(release, screen, hash);
    return undefined;
  }

  async #fetch({ name, version }: Release, screen: string, hash: string): Promise<void> {
    if (this.#files.size >= MOST_KEPT) this.#files.clear();
    this.#files.set(hash, Date.now() + PAUSE_MS);
    const origin = this.#originOf(name);
    if (!origin) return;
    try {
      const answer = await fetch(`${origin}/${version}/${prerenderedFile(screen)}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`its server answered ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.length > MOST_BYTES) throw new Error('it is too large');
      if (integrityOf(bytes) !== hash) throw new Error('it is not the file that was signed');
      this.#files.set(hash, new TextDecoder().decode(bytes));
    } catch (error) {
      this.#log('prerendered', { remote: name, version, screen, problem: (error as Error).message });
    }
  }
}

/** While it is there, the app is drawn out of sight; its own script takes it over (src/prerendered.ts). */
export const prerenderedCss = `
#${PRERENDERED_ID} ~ #root { position: absolute; inset: 0 0 auto; height: 0; overflow: hidden; visibility: hidden; }`;

/**
 * The HTML of the first screen and the script that belongs to it. A member gets another page. What the browser cannot do
 * is left out (`data-needs`). A form that is sent or a button that is pressed before the app is there waits for it.
 * @param name of the product, safe inside HTML
 * @param sessionKey as JSON that is safe inside a script element
 */
export const prerenderedHtml = (html: string, name: string, nonce: string, sessionKey: string): string =>
  `<div id="${PRERENDERED_ID}">${html.replace('<style>', `<style nonce="${nonce}">`).replaceAll(PRODUCT_NAME, name)}</div>
<script nonce="${nonce}">{
const early = document.getElementById('${PRERENDERED_ID}');
${visitorScript(sessionKey)}
if (visitor.kind !== 'guest') early.remove();
for (const part of early.querySelectorAll('[data-needs]')) if (!(part.dataset.needs in window)) part.remove();
early.addEventListener('submit', (event) => {
  event.preventDefault();
  early.dataset.sent = '';
  event.submitter?.setAttribute('aria-busy', 'true');
});
early.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button && !(button.form && button.type === 'submit')) early.pressed = button;
});
}</script>
`;
