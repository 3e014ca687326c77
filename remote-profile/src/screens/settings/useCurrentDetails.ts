import { messageOf, refreshUser } from '@breakaway/host-api';
import { useCallback, useEffect, useState } from 'react';

export type Details = { is: 'loading' } | { is: 'ready' } | { is: 'failed'; message: string };

/** Reads the member's record anew when the screen opens. Meanwhile, and if it fails, the stored one is there. */
export function useCurrentDetails(): [details: Details, retry: () => void] {
  const [details, setDetails] = useState<Details>({ is: 'loading' });
  const read = useCallback(() => {
    refreshUser().then(
      () => setDetails({ is: 'ready' }),
      (error: unknown) => {
        const message = messageOf(error, 'Your latest details could not be loaded.');
        console.error('The details could not be refreshed.', message);
        setDetails({ is: 'failed', message });
      },
    );
  }, []);
  useEffect(read, [read]);
  const retry = () => {
    setDetails({ is: 'loading' });
    read();
  };
  return [details, retry];
}
