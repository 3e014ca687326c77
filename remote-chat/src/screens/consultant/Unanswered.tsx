import { Button, Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { texts } from '../../texts.ts';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

/** A stored question whose answer was cut off, or is still being generated. */
export function Unanswered({ onLookAgain, onAskAgain }: { onLookAgain: () => void; onAskAgain: () => void }) {
  return (
    <Offer>
      <Muted>{texts.unanswered}</Muted>
      <Button tone="secondary" onClick={onLookAgain}>
        {texts.lookAgain}
      </Button>
      <Button tone="secondary" onClick={onAskAgain}>
        {texts.askAgain}
      </Button>
    </Offer>
  );
}

/** After an answer whose end is missing. */
export function Stopped({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Offer>
      <Button tone="secondary" onClick={onAskAgain}>
        {texts.askAgain}
      </Button>
    </Offer>
  );
}
