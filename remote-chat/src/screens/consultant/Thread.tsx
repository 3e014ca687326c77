import { Icon, IconButton } from '@breakaway/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { Message } from '../../state/conversation.ts';
import { texts } from '../../texts.ts';
import { AnswerToCome } from './AnswerToCome.tsx';
import { EarlierTurns } from './EarlierTurns.tsx';
import { Turn } from './Turn.tsx';
import { Column } from './turn-frame.tsx';
import { Stopped, Unanswered } from './Unanswered.tsx';
import { useFarFromEnd } from './useFarFromEnd.ts';

/** The space above a new question. */
const TOP_GAP_PX = 16;

/** The text fades out above the box; more of it where the button stands, so that the button covers none. */
const View = styled.div<{ $far: boolean }>`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    width: min(46rem, 100%);
    height: ${({ $far }) => ($far ? 'var(--space-8)' : 'var(--space-6)')};
    margin: 0 auto;
    background: linear-gradient(to top, var(--bg) ${({ $far }) => ($far ? '60%' : '0%')}, transparent);
    pointer-events: none;
  }
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
const Log = styled(Column)`
  padding-bottom: var(--space-6); /* the end of the text is above the fade */
`;
/** As high as the view, so that the last question can scroll to the top however short its answer is. */
const LastTurn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-height: calc(100cqh - var(--space-4) - var(--space-6));
`;
const Jump = styled(IconButton)`
  position: absolute;
  bottom: var(--space-1);
  left: 50%;
  z-index: 1;
  transform: translateX(-50%);
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
  const earlier = useMemo(() => messages.slice(0, from), [messages, from]);
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
    <View $far={far}>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Conversation">
        <Log role="log" aria-live="off" aria-label="Messages">
          <EarlierTurns messages={earlier} scroller={scroller} />
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
            {!pending && last?.stopped && lastQuestion >= 0 && (
              <Stopped onAskAgain={() => onAsk(messages[lastQuestion]!.content)} />
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
