import { freshUser, refreshUser } from '@breakaway/host-api';
import { useCallback, useEffect, useState } from 'react';

export type Details = { is: 'loading' } | { is: 'ready' } | { is: 'failed'; message: string };

/**
 * Reloads the member's record when the screen opens, unless the page has just done so. Until then, and if it fails, the
 * stored one is shown.
 */
export function useCurrentDetails(): [details: Details, retry: () => void] {
  const [details, setDetails] = useState<Details>({ is: 'loading' });
  const read = useCallback(async (record: Promise<string | null>) => {
    const message = await record;
    setDetails(message === null ? { is: 'ready' } : { is: 'failed', message });
  }, []);
  useEffect(() => void read(freshUser()), [read]);
  const retry = () => {
    setDetails({ is: 'loading' });
    void read(refreshUser());
  };
  return [details, retry];
}
