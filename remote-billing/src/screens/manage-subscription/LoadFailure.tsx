import { Button, Muted, RoadEnd } from '@breakaway/ui';
import styled from 'styled-components';
import { texts } from './texts.ts';

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) 0;
  text-align: center;
  text-wrap: balance;
  button {
    margin-top: var(--space-2);
  }
`;

/** In the place of the plan that could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Centre>
      <RoadEnd />
      <div role="alert">
        <h2>{texts.loadFailed}</h2>
      </div>
      <Muted>{texts.loadHint}</Muted>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </Centre>
  );
}
