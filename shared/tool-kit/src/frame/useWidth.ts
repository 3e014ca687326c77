import { theme } from '@breakaway/ui';
import { useMediaQuery } from '@breakaway/ui/media-query';

/** On a phone, where tables become cards. */
export const useNarrow = () => !useMediaQuery(theme.from.tablet, true);

/** On a desk, where the entries stand left of the answer. */
export const useDesk = () => useMediaQuery(theme.from.desktop, false);
