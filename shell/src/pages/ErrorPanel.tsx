import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { dropEarlyLanding } from '../early-landing.ts';

const Centre = styled.div`
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: center;
  gap: 1rem;
  min-height: 50vh;
  padding: 2rem 1rem 4rem;
  text-align: center;
  p {
    max-width: 32rem;
    text-wrap: balance;
  }
`;
const Drawing = styled.svg`
  width: 11rem;
  margin-bottom: 0.5rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
  margin-top: 0.5rem;
`;
const Support = styled.p`
  color: var(--text-muted);
  font-size: 0.8125rem;
  code {
    font-family: var(--mono);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

interface ErrorPanelProps {
  title: string;
  actions: ReactNode;
  /** The reference that a member can read out to support. */
  code?: string;
  /**
   * The panel replaces something without the member's doing: move the focus to its heading, once, so that it is
   * announced.
   */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Replaces what failed: what happened, what to do, and what to tell support. */
export function ErrorPanel({ title, actions, code, takesFocus = false, children }: ErrorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useId();
  useLayoutEffect(dropEarlyLanding, []);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Centre>
      <Drawing viewBox="0 0 176 56" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
        <path d="M4 48l34-26 18 13 24-25" stroke="var(--accent)" strokeLinejoin="round" />
        <path d="M97 22l14 15 20-12 41 23" stroke="var(--line-strong)" strokeDasharray="1 8" />
        <circle cx="80" cy="10" r="4" fill="var(--accent)" />
      </Drawing>
      <h1 ref={heading} tabIndex={-1} aria-describedby={text}>
        {title}
      </h1>
      <p id={text}>{children}</p>
      <Actions>{actions}</Actions>
      {code && (
        <Support>
          Support code: <code>{code}</code>
        </Support>
      )}
    </Centre>
  );
}
