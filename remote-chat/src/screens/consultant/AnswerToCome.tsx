import styled, { keyframes } from 'styled-components';
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

/** A placeholder for the pending answer; the status line announces it. */
export function AnswerToCome() {
  const slow = useSlow();
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
          <Words data-text={texts.generating} />
        </Row>
        {slow && <Words data-text={texts.slow} />}
      </div>
    </Answer>
  );
}
