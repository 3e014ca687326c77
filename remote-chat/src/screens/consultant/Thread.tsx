import { productName } from '@breakaway/host-api';
import { Logo, VisuallyHidden } from '@breakaway/ui';
import { useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { AnswerParts, PlainAnswer } from '../../answer/AnswerParts.tsx';
import { CopyButton } from '../../answer/CopyButton.tsx';
import type { Message } from '../../state/conversation.ts';

/** What stays free above a new question. */
const TOP_GAP_PX = 16;

const Scroller = styled.div`
  position: relative; /* holds what is hidden from sight but not from screen readers */
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  container-type: size;
`;
const Log = styled.div`
  display: grid;
  gap: 1.5rem;
  width: min(46rem, 100%);
  margin: 0 auto;
  padding: 1rem;
`;
/** As high as the view, so that the last question can stand at its top however short the answer is. */
const LastTurn = styled.div`
  display: grid;
  align-content: start;
  gap: 1.5rem;
  min-height: calc(100cqh - 2rem);
`;
const Question = styled.div`
  justify-self: end;
  max-width: min(32rem, 85%);
  padding: 0.625rem 1rem;
  border-radius: var(--radius-l) var(--radius-l) var(--radius-s) var(--radius-l);
  background: var(--accent);
  color: var(--on-accent);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Answer = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 0.75rem;
`;
const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  padding-top: 0.125rem;
  > * {
    max-width: 100%;
  }
`;
const pulse = keyframes`50% { opacity: 0.25; }`;
const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
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

function Turn({ message, onAsk }: { message: Message; onAsk: ((text: string) => void) | undefined }) {
  if (message.type === 'user')
    return (
      <Question>
        <VisuallyHidden as="h2">You said</VisuallyHidden>
        {message.content}
      </Question>
    );
  return (
    <Answer>
      <BotMark />
      <Content>
        <VisuallyHidden as="h2">Coach said</VisuallyHidden>
        {message.parts?.length ? (
          <AnswerParts parts={message.parts} onAsk={onAsk} />
        ) : (
          <PlainAnswer>{message.content}</PlainAnswer>
        )}
        <CopyButton text={message.content} />
      </Content>
    </Answer>
  );
}

/**
 * The transcript. A new question is placed once near the top; the view is never dragged to the end while somebody
 * reads. It is no live region: turns are announced by the status line of the screen, never word by word.
 */
export function Thread({
  messages,
  pending,
  onAsk,
}: {
  messages: Message[];
  pending: boolean;
  onAsk: (text: string) => void;
}) {
  const lastQuestion = messages.findLastIndex((message) => message.type === 'user');
  const from = Math.max(lastQuestion, 0);
  const anchor = messages[from]?.key;
  const scroller = useRef<HTMLDivElement>(null);
  const lastTurn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!anchor || !scroller.current || !lastTurn.current) return;
    // Not scrollIntoView, which would move the page around this view as well.
    scroller.current.scrollTop = lastTurn.current.offsetTop - TOP_GAP_PX;
  }, [anchor]);

  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Conversation">
      <Log role="log" aria-live="off" aria-label="Messages">
        {messages.slice(0, from).map((message) => (
          <Turn key={message.key} message={message} onAsk={undefined} />
        ))}
        <LastTurn ref={lastTurn}>
          {messages.slice(from).map((message, index, shown) => (
            <Turn
              key={message.key}
              message={message}
              onAsk={index === shown.length - 1 && !pending ? onAsk : undefined}
            />
          ))}
          {pending && (
            <Answer aria-hidden>
              <BotMark />
              <Dots>
                <i />
                <i />
                <i />
              </Dots>
            </Answer>
          )}
        </LastTurn>
      </Log>
    </Scroller>
  );
}
