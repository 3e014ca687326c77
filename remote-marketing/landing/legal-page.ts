import { longDate } from '@breakaway/contract/dates';
import { pageDocument } from './document.ts';
import { legalTexts, type LegalText } from './legal/index.ts';

const HEADING = /<h2>(.*?)<\/h2>/g;
const idOf = (n: number) => `section-${n + 1}`;

/** The text with an anchor at each of its headings. */
function withAnchors(html: string): string {
  let n = 0;
  return html.replace(HEADING, (_, heading: string) => `<h2 id="${idOf(n++)}">${heading}</h2>`);
}

/** A list of the sections, for windows with room beside the text. */
function contentsOf(html: string): string {
  const links = [...html.matchAll(HEADING)].map(
    ([, heading], n) => `<li><a href="#${idOf(n)}">${heading}</a></li>`,
  );
  return links.length ? `<nav aria-label="Sections"><ul>${links.join('')}</ul></nav>` : '';
}

/** A legal text as a page of its own, with the anchor that the app asks for at its beginning. */
export function legalPage(id: LegalText, { css, script }: { css: string; script: string }): string {
  const { title, html, changed } = legalTexts[id];
  return pageDocument({
    title: `${title} · Breakaway`,
    description: `${title} of Breakaway, the AI training coach for cyclists.`,
    body: `<main id="${id}" class="wrap legal" aria-label="${title}"><header><h1>${title}</h1><p class="changed">Last changed on <time datetime="${changed}">${longDate(changed)}</time></p></header>${contentsOf(html)}<div class="text">${withAnchors(html)}</div></main>`,
    css,
    script,
  });
}
