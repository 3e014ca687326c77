import { Spinner, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Phase } from '../../state/conversation.ts';
import { texts } from './texts.ts';

const Line = styled.div`
  color: var(--text-muted);
  font-size: 0.875rem;
`;
const Shown = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5rem;
`;

/** The one place that announces: that an answer is being made, and that it is there. Never the answer itself. */
export function StatusLine({ phase }: { phase: Phase }) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (phase !== 'settled') setAsked(phase === 'asking');
  }, [phase]);
  return (
    <Line role="status">
      {phase === 'asking' && (
        <Shown>
          <Spinner size={14} />
          {texts.generating}
        </Shown>
      )}
      {phase === 'settled' && asked && <VisuallyHidden>{texts.ready}</VisuallyHidden>}
    </Line>
  );
}
