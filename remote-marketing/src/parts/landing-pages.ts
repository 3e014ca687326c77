import { paths, type Location } from '@breakaway/host-api';

/** The legal pages of the landing site, by their anchors. */
export type LegalPage = 'terms-and-conditions' | 'cookies' | 'privacy';

const pages: readonly unknown[] = ['terms-and-conditions', 'cookies', 'privacy'];

/** Where a link to one of these pages goes; the terms by the specification's own flag. */
export const toLegalPage = (page: LegalPage) => ({
  to: paths.home,
  state: page === 'terms-and-conditions' ? { showTerms: true } : { section: page },
});

/** The legal page that a navigation asked for, or null for the landing page itself. */
export function legalPageOf({ state }: Pick<Location, 'state'>): LegalPage | null {
  if (typeof state !== 'object' || state === null) return null;
  const { showTerms, section } = state as { showTerms?: unknown; section?: unknown };
  if (showTerms === true) return 'terms-and-conditions';
  return pages.includes(section) ? (section as LegalPage) : null;
}

/** The address of a legal page, or of the landing page. @param landingUrl as the configuration has it */
export const addressOf = (page: LegalPage | null, landingUrl: string): string =>
  page ? new URL(`${page}.html#${page}`, landingUrl).href : landingUrl;
