import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const Bar = styled.section`
  position: sticky;
  top: 0;
  z-index: 3;
  contain: layout paint;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  padding: var(--space-2) var(--space-4) var(--space-3);
  border-bottom: 1px solid var(--line);
  background: var(--bg-raised);
  /* On a low window it would leave too little of the page. */
  @media (max-height: 420px), print {
    position: static;
  }
  ${({ theme }) => theme.from.desktop} {
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    box-shadow: var(--shadow);
    padding: var(--space-3) var(--space-5);
  }
`;
const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;
/** While a new answer is computed; the figures stay as they are. */
const Line = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: var(--accent);
    animation: ${slide} 1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
    }
  }
`;

/** Sentences in the bar, and the one that its answer is not that of the fields. */
export const Sentence = styled.p`
  font-size: var(--text-s);
`;
export const Outdated = styled.span`
  color: var(--bad);
  font-weight: var(--strong);
`;

interface Props {
  /** what it is called by a screen reader */
  label: string;
  /** a new answer is on its way */
  busy: boolean;
  children: ReactNode;
}

/** The answer of the tool, which stays in sight while the page scrolls below it. */
export function VerdictBar({ label, busy, children }: Props) {
  return (
    <Bar data-wide="" aria-label={label} aria-busy={busy}>
      {children}
      {busy && <Line />}
    </Bar>
  );
}
