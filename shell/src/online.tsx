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
const Line = styled.p`
  padding: var(--space-2) var(--space-4);
  border-block: 1px solid var(--warn);
  background: var(--warn-tint);
  font-size: var(--text-s);
  text-align: center;
  text-wrap: balance;
`;

/**
 * Says that there is no connection for as long as there is none. The live region exists before its text, so that screen
 * readers announce it.
 */
export function OfflineLine() {
  const online = useOnline();
  return (
    <Place aria-live="polite">
      {!online && <Line>You are offline. Anything new needs a connection.</Line>}
    </Place>
  );
}
