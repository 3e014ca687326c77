import { VisuallyHidden } from '@breakaway/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { announcementAtom, conversationAtom } from '../../state/atoms.ts';
import type { Phase } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';
import { useSlow } from './useSlow.ts';

function Generating() {
  const { writing } = useAtomValue(conversationAtom);
  return (
    <>
      <span>{texts.generating}</span>
      {useSlow() && <span> {texts.slow}</span>}
      {writing?.lost && <span> {texts.connectionLost}</span>}
    </>
  );
}

/**
 * For screen readers: announces that an answer is being generated, and that it is there. Never the answer itself. Only a
 * file in the box (`file/DraftFileCard.tsx`) and a failure have live regions of their own.
 */
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
    <VisuallyHidden as="div" role="status">
      {phase === 'asking' ? <Generating /> : spoken || ready}
    </VisuallyHidden>
  );
}
