import { Still } from '@breakaway/ui/controls';
import { memo, useMemo, type Ref, type RefObject } from 'react';
import styled from 'styled-components';
import type { Message } from '../../state/conversation.ts';
import { Turn } from './Turn.tsx';
import { useDrawnFromEnd } from './useDrawnFromEnd.ts';

/**
 * A turn out of sight is neither laid out nor painted, once it was laid out and the browser remembers how high it is:
 * with an estimate the view would jump where it comes near. What is drawn out of sight moves nothing, because each
 * frame of it costs as much as one that somebody sees. Marks of the focus reach over the edge.
 */
const Frame = styled.div<{ $fresh: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  content-visibility: ${({ $fresh }) => ($fresh ? 'visible' : 'auto')};
  contain-intrinsic-block-size: auto 32rem;
  overflow-clip-margin: var(--space-3);
  *,
  *::before,
  *::after {
    animation: none !important;
  }
`;

interface EarlierTurn {
  messages: Message[];
  /** how many answers there are before it */
  answersBefore: number;
}

/** The messages by turn, each a question with what followed it. */
function turnsOf(messages: Message[]): EarlierTurn[] {
  const turns: EarlierTurn[] = [];
  let answers = 0;
  for (const message of messages) {
    const last = turns.at(-1);
    if (last && message.type === 'bot') last.messages.push(message);
    else turns.push({ messages: [message], answersBefore: answers });
    if (message.type === 'bot') answers += 1;
  }
  return turns;
}

interface OneTurnProps {
  turn: EarlierTurn;
  fresh: boolean;
  ref: Ref<HTMLDivElement> | undefined;
}

const OneTurn = memo(function OneTurn({ turn, fresh, ref }: OneTurnProps) {
  let answer = turn.answersBefore;
  return (
    <Frame ref={ref} $fresh={fresh}>
      {turn.messages.map((message) => {
        if (message.type === 'bot') answer += 1;
        return <Turn key={message.key} message={message} answer={answer} />;
      })}
    </Frame>
  );
});

interface Props {
  messages: Message[];
  /** the view that they are scrolled in */
  scroller: RefObject<HTMLElement | null>;
}

/** All turns but the last. */
export const EarlierTurns = memo(function EarlierTurns({ messages, scroller }: Props) {
  const turns = useMemo(() => turnsOf(messages), [messages]);
  const { hidden, fresh, first } = useDrawnFromEnd(turns.length, scroller);
  return (
    <Still value={true}>
      {turns.slice(hidden).map((turn, index) => (
        <OneTurn
          key={turn.messages[0]!.key}
          ref={index === 0 ? first : undefined}
          turn={turn}
          fresh={index < fresh}
        />
      ))}
    </Still>
  );
});
