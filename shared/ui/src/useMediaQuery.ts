import { useSyncExternalStore } from 'react';

const media = (query: string) =>
  typeof matchMedia === 'function' ? matchMedia(query.replace('@media ', '')) : null;

/**
 * Whether a media query matches now.
 * @param query also with `@media ` before it, as the theme's widths are written
 * @param fallback where the browser cannot tell
 */
export function useMediaQuery(query: string, fallback: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = media(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => media(query)?.matches ?? fallback,
  );
}
