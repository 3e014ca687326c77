import { Icon, IconButton } from '@breakaway/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { Message } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';
import { AnswerToCome, Turn } from './Turn.tsx';
import { Unanswered } from './Unanswered.tsx';
import { useFarFromEnd } from './useFarFromEnd.ts';

/** The space above a new question. */
const TOP_GAP_PX = 16;

const View = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;
const Scroller = styled.div`
  position: relative; /* contains visually hidden elements */
  flex: 1;
  min-width: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  container-type: size;
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Log = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: min(46rem, 100%);
  margin: 0 auto;
  padding: var(--space-4);
`;
/** As high as the view, so that the last question can scroll to the top however short its answer is. */
const LastTurn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-height: calc(100cqh - 2rem);
`;
const Jump = styled(IconButton)`
  position: absolute;
  bottom: 0.75rem;
  right: 1rem;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--bg-raised);
  box-shadow: var(--shadow);
`;

/**
 * The transcript. A new question is scrolled near the top once; the view never jumps to the end while the member reads.
 * It is not a live region: the screen's status line announces turns, never their text.
 */
export function Thread({
  messages,
  pending,
  onAsk,
  onLookAgain,
}: {
  messages: Message[];
  pending: boolean;
  onAsk: (text: string) => void;
  onLookAgain: () => void;
}) {
  const lastQuestion = messages.findLastIndex((message) => message.type === 'user');
  const from = Math.max(lastQuestion, 0);
  const anchor = messages[from]?.key;
  const last = messages.at(-1);
  const answers = numbered(messages);
  const asked = useMemo(
    () => new Set(messages.flatMap(({ type, content }) => (type === 'user' ? content : []))),
    [messages],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const lastTurn = useRef<HTMLDivElement>(null);
  const far = useFarFromEnd(scroller);
  useLayoutEffect(() => {
    if (!anchor || !scroller.current || !lastTurn.current) return;
    // Not scrollIntoView, which would also scroll the page around this view.
    scroller.current.scrollTop = lastTurn.current.offsetTop - TOP_GAP_PX;
  }, [anchor]);

  const jump = () => {
    const view = scroller.current;
    if (!view) return;
    view.scrollTop = view.scrollHeight;
    // The button disappears when it is pressed; arrow keys continue from here.
    view.focus({ preventScroll: true });
  };
  return (
    <View>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Conversation">
        <Log role="log" aria-live="off" aria-label="Messages">
          {messages.slice(0, from).map((message, i) => (
            <Turn key={message.key} message={message} answer={answers[i]!} />
          ))}
          <LastTurn ref={lastTurn}>
            {messages.slice(from).map((message, i) => (
              <Turn
                key={message.key}
                message={message}
                answer={answers[from + i]!}
                onAsk={message === last && !pending ? onAsk : undefined}
                asked={message === last ? asked : undefined}
              />
            ))}
            {pending && <AnswerToCome />}
            {!pending && last?.type === 'user' && (
              <Unanswered onLookAgain={onLookAgain} onAskAgain={() => onAsk(last.content)} />
            )}
          </LastTurn>
        </Log>
      </Scroller>
      {far && (
        <Jump aria-label={texts.jump} title={texts.jump} onClick={jump}>
          <Icon name="down" />
        </Jump>
      )}
    </View>
  );
}

/** For each message the number of answers up to it. */
function numbered(messages: Message[]): number[] {
  let count = 0;
  return messages.map(({ type }) => (type === 'user' ? count : ++count));
}
