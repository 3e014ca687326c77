import { Skeleton } from '@breakaway/ui';
import styled from 'styled-components';

const Centre = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  flex: 1;
  width: min(46rem, 100%);
  min-height: 50vh;
  margin: 0 auto;
  padding: var(--space-6) var(--space-4);
  text-align: center;
`;

/** How long a screen has been loading: not worth a word, long enough for the shape of a page, long enough for a hint. */
export type LoadingPhase = 'quiet' | 'shape' | 'hint';

/** In the place of a screen that is loading. */
export const PageToCome = ({ feature, phase }: { feature: string; phase: LoadingPhase }) => (
  <Centre>
    {phase !== 'quiet' && <Skeleton label={`Loading ${feature}`} block={160} lines={4} />}
    <p role="status">{phase === 'hint' && `${feature} is still loading…`}</p>
  </Centre>
);
