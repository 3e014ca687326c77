import { cookies } from './cookies.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The legal pages, by the anchors that the app links to. Each is a page of its own: `landing/<anchor>.html`. */
export const legalTexts = {
  'terms-and-conditions': { title: 'Terms and conditions', html: terms },
  cookies: { title: 'Cookies policy', html: cookies },
  privacy: { title: 'Privacy policy', html: privacy },
} as const;

export type LegalText = keyof typeof legalTexts;
