import { cookies } from './cookies.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/**
 * The legal pages, by the anchors that the app links to. Each is a page of its own: `landing/<anchor>.html`. A change of
 * a text changes its date.
 */
export const legalTexts = {
  'terms-and-conditions': { title: 'Terms and conditions', html: terms, changed: '2026-11-24' },
  cookies: { title: 'Cookies policy', html: cookies, changed: '2026-11-26' },
  privacy: { title: 'Privacy policy', html: privacy, changed: '2026-11-28' },
} as const;

export type LegalText = keyof typeof legalTexts;
