import { pageDocument } from './document.ts';
import { legalTexts, type LegalText } from './legal/index.ts';

/** A legal text as a page of its own, with the anchor that the app asks for at its beginning. */
export function legalPage(id: LegalText, { css, script }: { css: string; script: string }): string {
  const { title, html } = legalTexts[id];
  return pageDocument({
    title: `${title} · Breakaway`,
    description: `${title} of Breakaway, the AI training coach for cyclists.`,
    body: `<main id="${id}" class="wrap legal" aria-label="${title}"><h1>${title}</h1>${html}</main>`,
    css,
    script,
  });
}
