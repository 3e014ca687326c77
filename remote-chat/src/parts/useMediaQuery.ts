import { useSyncExternalStore } from 'react';

const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);

/** Whether the query matches now; `fallback` where the browser cannot tell. */
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
