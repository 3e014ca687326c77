import { EARLY_LANDING_ID, landingFrame } from '@breakaway/contract/landing-frame';
import { mark } from '@breakaway/ui/mark';

/**
 * The landing page in the HTML of `/`, below the product's name where the header will be: a visitor with a slow phone
 * sees the promise and the picture before any script runs, and so does one without scripts. The Home screen takes the
 * frame over.
 */
export const earlyLandingCss = `
#${EARLY_LANDING_ID} { position: fixed; inset: 0; display: flex; flex-direction: column; background: var(--bg); }
#${EARLY_LANDING_ID} > a { display: flex; align-items: center; gap: 0.5rem; flex: none; width: 100%; max-width: 76rem;
  height: 4rem; margin: 0 auto; padding: 0 1rem; color: var(--text); text-decoration: none;
  font: var(--heavy) var(--text-l) var(--font-display); letter-spacing: -0.01em; }
#${EARLY_LANDING_ID} > iframe { flex: 1; width: 100%; border: 0; }
@media (min-width: 768px) { #${EARLY_LANDING_ID} > a { padding: 0 1.5rem; } }`;

/** Notes that the frame has loaded, for the screen that takes it over later. */
export const earlyLandingScript = `document.querySelector('#${EARLY_LANDING_ID} iframe').onload=function(){this.dataset.loaded=''}`;

/** @param escape makes a text safe inside of an attribute and of an element */
export function earlyLandingHtml(url: string, productName: string, escape: (text: string) => string): string {
  const attributes = Object.entries(landingFrame(url, productName)).map(
    ([name, value]) => `${name}="${escape(value)}"`,
  );
  return `<div id="${EARLY_LANDING_ID}"><a href="/"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="${mark.bunch}" fill="currentColor"/><path d="${mark.breakaway}" fill="var(--accent)"/></svg>${escape(productName)}</a><iframe ${attributes.join(' ')}></iframe></div>`;
}
