import { Banner } from '@breakaway/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

const follow = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** False while the browser knows that it has no connection. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);

const Place = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 8;
`;
/** Says that there is no connection for as long as there is none. */
export function OfflineLine() {
  const online = useOnline();
  return (
    <Place>
      <Banner>{!online && 'You are offline. Anything new needs a connection.'}</Banner>
    </Place>
  );
}
