import { theme } from '@breakaway/ui';
import { useSyncExternalStore } from 'react';

/** A hook that follows a width of the window. Where no width is known, such as in a test, the answer is no. */
function followWidth(query: string, holds: (media: MediaQueryList) => boolean): () => boolean {
  const media = () => (typeof matchMedia === 'undefined' ? null : matchMedia(query.replace('@media ', '')));
  const subscribe = (changed: () => void) => {
    const followed = media();
    followed?.addEventListener('change', changed);
    return () => followed?.removeEventListener('change', changed);
  };
  const read = () => {
    const now = media();
    return now !== null && holds(now);
  };
  return () => useSyncExternalStore(subscribe, read);
}

/** On a phone, where tables become cards. */
export const useNarrow = followWidth(theme.from.tablet, ({ matches }) => !matches);

/** On a desk, where the entries stand left of the answer. */
export const useDesk = followWidth(theme.from.desktop, ({ matches }) => matches);
