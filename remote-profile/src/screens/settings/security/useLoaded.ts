import { messageOf } from '@breakaway/host-api';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { is: 'loading' } | { is: 'ready'; data: T } | { is: 'failed'; message: string };

/**
 * The result of a call that is made when the screen opens.
 * @param load a stable function
 * @param fallback shown for a failure without a message of its own
 * @returns the state, a function that reloads, and one that replaces the data
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
