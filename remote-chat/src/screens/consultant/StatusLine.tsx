import { Spinner, VisuallyHidden } from '@breakaway/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { announcementAtom } from '../../state/atoms.ts';
import type { Phase } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';

/** From here on a member may wonder whether it still works. */
const SLOW_AFTER_MS = 10_000;

const Line = styled.div`
  color: var(--text-muted);
  font-size: var(--text-s);
`;
const Shown = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

function Generating() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Shown>
        <Spinner size={14} />
        {texts.generating}
      </Shown>
      {slow && <span>{texts.slow}</span>}
    </>
  );
}

/** The only live region: announces that an answer is being generated, and that it is there. Never the answer itself. */
export function StatusLine({ phase }: { phase: Phase }) {
  const [asked, setAsked] = useState(false);
  const spoken = useAtomValue(announcementAtom);
  useEffect(() => {
    if (phase !== 'settled') setAsked(phase === 'asking');
  }, [phase]);
  useEffect(() => {
    // Otherwise "ready" would reappear, and be announced again, when this is over.
    if (spoken) setAsked(false);
  }, [spoken]);
  const ready = phase === 'settled' && asked ? texts.ready : '';
  return (
    <Line role="status">
      {phase === 'asking' ? <Generating /> : <VisuallyHidden>{spoken || ready}</VisuallyHidden>}
    </Line>
  );
}
