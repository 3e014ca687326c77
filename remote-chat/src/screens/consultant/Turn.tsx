import { inUnits } from '@breakaway/contract/units-in-text';
import { productName, useUnits } from '@breakaway/host-api';
import { Logo, VisuallyHidden } from '@breakaway/ui';
import { memo, useMemo } from 'react';
import styled, { keyframes } from 'styled-components';
import { AnswerParts, PlainAnswer } from '../../answer/AnswerParts.tsx';
import { CopyButton } from '../../answer/CopyButton.tsx';
import { answerInUnits } from '../../answer/in-units.ts';
import type { Message } from '../../state/conversation.ts';

const Question = styled.div`
  justify-self: end;
  max-width: min(32rem, 85%);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-s) var(--radius-l);
  background: var(--bg-tint);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Answer = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  /* A phone has no width to spare beside charts and tables. */
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
`;
const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding-top: 2px;
  > * {
    max-width: 100%;
  }
`;
const pulse = keyframes`50% { opacity: 0.25; }`;
const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  height: 1.75rem;
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

const BotMark = () => <Logo name={productName()} compact />;

interface TurnProps {
  message: Message;
  /** Of an answer: the first in the conversation is 1. */
  answer: number;
  /** Set for the answer whose suggestions may still be tapped. */
  onAsk?: ((text: string) => void) | undefined;
  /** What the member has asked so far; for the same answer. */
  asked?: ReadonlySet<string> | undefined;
}

/**
 * One message: the member's on the right, the coach's with the logo. Memoised, so that each turn of a long thread
 * renders once.
 */
export const Turn = memo(function Turn({ message, answer, onAsk, asked }: TurnProps) {
  if (message.type === 'user')
    return (
      <Question>
        <VisuallyHidden as="h2">You said</VisuallyHidden>
        {message.content}
      </Question>
    );
  return <CoachTurn message={message} answer={answer} onAsk={onAsk} asked={asked} />;
});

function CoachTurn({ message, answer, onAsk, asked }: TurnProps) {
  const { units } = useUnits();
  const parts = useMemo(() => message.parts && answerInUnits(message.parts, units), [message.parts, units]);
  const text = inUnits(message.content, units);
  return (
    <Answer>
      <BotMark />
      <Content>
        <VisuallyHidden as="h2">Coach said</VisuallyHidden>
        {parts?.length ? (
          <AnswerParts parts={parts} answer={answer} onAsk={onAsk} asked={asked} />
        ) : (
          <PlainAnswer>{text}</PlainAnswer>
        )}
        <CopyButton text={text} />
      </Content>
    </Answer>
  );
}

/** A placeholder for the pending answer; the status line announces it. */
export const AnswerToCome = () => (
  <Answer aria-hidden>
    <BotMark />
    <Dots>
      <i />
      <i />
      <i />
    </Dots>
  </Answer>
);
