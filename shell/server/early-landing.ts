import { EARLY_LANDING_ID, landingFrame } from '@breakaway/contract/landing-frame';
import { mark } from '@breakaway/ui/mark';
import { palette, themeCss } from '@breakaway/ui/palette';

/**
 * The landing page in the HTML of `/`, below the product's name where the header will be: a visitor with a slow phone
 * sees the promise and the picture before any script runs, and so does one without scripts. The Home screen takes the
 * frame over. Its header has the colours of the night in both themes, as the screen's header on this page has.
 */
export const earlyLandingCss = `
#${EARLY_LANDING_ID} { position: fixed; inset: 0; display: flex; flex-direction: column; background: ${palette.dark.bg}; }
#${EARLY_LANDING_ID} > a { ${themeCss.dark} display: flex; align-items: center; gap: 0.5rem; flex: none; width: 100%;
  height: 4rem; padding: 0 max(1rem, (100% - var(--page)) / 2); border-bottom: 1px solid var(--line);
  background: var(--bg); color: var(--text); text-decoration: none;
  font: var(--heavy) var(--text-l) var(--font-display); letter-spacing: -0.01em; }
#${EARLY_LANDING_ID} > iframe { flex: 1; width: 100%; border: 0; }
@media (min-width: 768px) { #${EARLY_LANDING_ID} > a { padding: 0 max(1.5rem, (100% - var(--page)) / 2); } }`;

/** Notes that the frame has loaded, for the screen that takes it over later. */
export const earlyLandingScript = `document.querySelector('#${EARLY_LANDING_ID} iframe').onload=function(){this.dataset.loaded=''}`;

/** @param escape makes a text safe inside of an attribute and of an element */
export function earlyLandingHtml(url: string, productName: string, escape: (text: string) => string): string {
  const attributes = Object.entries(landingFrame(url, productName)).map(
    ([name, value]) => `${name}="${escape(value)}"`,
  );
  return `<div id="${EARLY_LANDING_ID}"><a href="/"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="${mark.bunch}" fill="currentColor"/><path d="${mark.breakaway}" fill="var(--accent)"/></svg>${escape(productName)}</a><iframe ${attributes.join(' ')}></iframe></div>`;
}
