import { theme } from '@breakaway/ui';
import { useSyncExternalStore } from 'react';

const query = theme.from.tablet.replace('@media ', '');
const wide = () => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

function follow(changed: () => void) {
  const media = wide();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** On a phone, where tables become cards. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => wide()?.matches === false);
