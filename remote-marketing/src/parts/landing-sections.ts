import { paths, type Location } from '@breakaway/host-api';

/** The legal sections of the landing page, by their anchors. */
export type LandingSection = 'terms-and-conditions' | 'cookies' | 'privacy';

const sections: readonly unknown[] = ['terms-and-conditions', 'cookies', 'privacy'];

/** Where a link to one of these sections goes; the terms by the specification's own flag. */
export const toSection = (section: LandingSection) => ({
  to: paths.home,
  state: section === 'terms-and-conditions' ? { showTerms: true } : { section },
});

/** The section that a navigation asked for, or null for the page's beginning. */
export function sectionOf({ state }: Pick<Location, 'state'>): LandingSection | null {
  if (typeof state !== 'object' || state === null) return null;
  const { showTerms, section } = state as { showTerms?: unknown; section?: unknown };
  if (showTerms === true) return 'terms-and-conditions';
  return sections.includes(section) ? (section as LandingSection) : null;
}
