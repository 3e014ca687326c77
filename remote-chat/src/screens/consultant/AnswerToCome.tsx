import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits } from '@breakaway/host-api';
import { VisuallyHidden } from '@breakaway/ui';
import { useAtomValue } from 'jotai';
import styled, { keyframes } from 'styled-components';
import { PlainAnswer } from '../../answer/AnswerParts.tsx';
import { conversationAtom } from '../../state/atoms.ts';
import { texts } from '../../texts.ts';
import { Answer, BotMark } from './turn-frame.tsx';
import { useSlow } from './useSlow.ts';

const pulse = keyframes`50% { opacity: 0.25; }`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 1.75rem;
`;
const Dots = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--text-muted);
    animation: ${pulse} 1.2s ease-in-out infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
`;
/** Drawn by CSS, because the status line has the same words for screen readers: the page contains them once. */
const Words = styled.span`
  color: var(--text-muted);
  font-size: var(--text-s);
  &::before {
    content: attr(data-text);
  }
`;

const Written = styled(PlainAnswer)`
  padding-top: 2px;
`;

/** The pending answer, and its words as far as they have come; the status line announces it. */
export function AnswerToCome() {
  const slow = useSlow();
  const { writing } = useAtomValue(conversationAtom);
  const { units } = useUnits();
  if (writing?.words)
    return (
      <Answer aria-busy>
        <BotMark />
        <div>
          <VisuallyHidden as="h2">Coach is writing</VisuallyHidden>
          <Written>{inUnits(writing.words, units)}</Written>
          {writing.lost && <Words data-text={texts.connectionLost} />}
        </div>
      </Answer>
    );
  return (
    <Answer $narrow aria-hidden>
      <BotMark />
      <div>
        <Row>
          <Dots>
            <i />
            <i />
            <i />
          </Dots>
          <Words
            data-text={
              writing?.lost
                ? texts.connectionLost
                : writing?.using
                  ? texts.computing(writing.using)
                  : texts.generating
            }
          />
        </Row>
        {slow && <Words data-text={texts.slow} />}
      </div>
    </Answer>
  );
}
