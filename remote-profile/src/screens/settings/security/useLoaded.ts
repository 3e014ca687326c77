import { messageOf } from '@breakaway/host-api';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { is: 'loading' } | { is: 'ready'; data: T } | { is: 'failed'; message: string };

/**
 * What a call answers, from the moment in which the screen opens.
 * @param load the same function at every drawing
 * @param fallback said of a failure without words of its own
 * @returns the state, how to ask again, and how to put newer data in its place
 */
export function useLoaded<T>(
  load: () => Promise<{ data: T }>,
  fallback: string,
): [state: Loaded<T>, again: () => Promise<void>, put: (data: T) => void] {
  const [state, setState] = useState<Loaded<T>>({ is: 'loading' });
  const again = useCallback(async () => {
    try {
      setState({ is: 'ready', data: (await load()).data });
    } catch (error) {
      setState({ is: 'failed', message: messageOf(error, fallback) });
    }
  }, [load, fallback]);
  useEffect(() => void again(), [again]);
  return [state, again, (data) => setState({ is: 'ready', data })];
}
