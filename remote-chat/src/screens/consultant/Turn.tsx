import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits } from '@breakaway/host-api';
import { VisuallyHidden } from '@breakaway/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { AnswerParts, PlainAnswer } from '../../answer/AnswerParts.tsx';
import { CopyButton } from '../../answer/CopyButton.tsx';
import { answerInUnits } from '../../answer/in-units.ts';
import type { Message } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';
import { FileFacts } from './file/FileFacts.tsx';
import { Answer, BotMark, Question } from './turn-frame.tsx';

/** One gap between the blocks of an answer, all of which are as wide as its column. */
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-top: 2px;
`;

/** The file that came with a question. */
const Attached = styled.div`
  padding: var(--space-1) 0 var(--space-2);
  white-space: normal;
`;

/** Who answered, where that is not the coach as usual. */
const By = styled.p`
  color: var(--text-muted);
  font-size: var(--text-xs);
`;

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
        {message.file && (
          <Attached>
            <FileFacts card={message.file} />
          </Attached>
        )}
        {message.content}
      </Question>
    );
  return <CoachTurn message={message} answer={answer} onAsk={onAsk} asked={asked} />;
});

function CoachTurn({ message, answer, onAsk, asked }: TurnProps) {
  const { units } = useUnits();
  const parts = useMemo(() => message.parts && answerInUnits(message.parts, units), [message.parts, units]);
  const text = inUnits(message.content, units);
  const copy = <CopyButton text={text} />;
  const by = [message.stopped ? texts.stopped : '', message.by].filter(Boolean).join(' ');
  return (
    <Answer>
      <BotMark />
      <Content>
        <VisuallyHidden as="h2">Coach said</VisuallyHidden>
        {parts?.length ? (
          <AnswerParts parts={parts} answer={answer} onAsk={onAsk} asked={asked} after={copy} />
        ) : (
          <>
            <PlainAnswer>{text}</PlainAnswer>
            {copy}
          </>
        )}
        {by && <By>{by}</By>}
      </Content>
    </Answer>
  );
}
