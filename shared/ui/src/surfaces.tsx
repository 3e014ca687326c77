import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from './Icon.tsx';

/** A raised surface that holds one matter. */
export const Card = styled.section`
  padding: var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;

/** Children below one another with one distance. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 1 }) => $gap}rem;
  grid-template-columns: minmax(0, 1fr);
`;

/** Read by screen readers, seen by nobody. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Muted = styled.p`
  color: var(--text-muted);
`;

type Tone = 'info' | 'good' | 'bad' | 'warn';
const signs: Record<Tone, IconName> = { info: 'info', good: 'check', bad: 'warning', warn: 'warning' };

const NoticeBox = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  border: 1px solid ${({ $tone }) => ($tone === 'info' ? 'var(--line)' : `var(--${$tone})`)};
  background: ${({ $tone }) => ($tone === 'info' ? 'var(--bg-sunken)' : `var(--${$tone}-tint)`)};
  overflow-wrap: anywhere;
`;
/** The sentence and, where there is room, its button beside it. */
const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  > :first-child {
    flex: 1 1 16rem;
  }
`;
/** In the middle of the first line, wherever that line stands: an empty text gives the sign a baseline. */
const Sign = styled.span<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  color: ${({ $tone }) => ($tone === 'info' ? 'var(--text-muted)' : `var(--${$tone})`)};
  &::before {
    content: '\\200b';
  }
`;

interface NoticeProps {
  tone?: Tone;
  /** Not announced, because something else, such as a toast, says the same at the same moment. */
  silent?: boolean;
  /** A button that mends it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A sentence that has to be seen where it belongs. Bad news is announced at once, the rest politely. */
export function Notice({ tone = 'info', silent = false, action, children }: NoticeProps) {
  const announced = tone === 'bad' ? 'alert' : 'status';
  return (
    <NoticeBox $tone={tone} role={silent ? undefined : announced}>
      <Sign $tone={tone}>
        <Icon name={signs[tone]} />
      </Sign>
      {action ? (
        <Sentence>
          <div>{children}</div>
          {action}
        </Sentence>
      ) : (
        <div>{children}</div>
      )}
    </NoticeBox>
  );
}
