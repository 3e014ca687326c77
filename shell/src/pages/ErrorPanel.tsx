import { getConfig } from '@breakaway/host-api';
import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { RoadEnd } from '@breakaway/ui';
import styled from 'styled-components';
import { dropEarlyLanding } from '../early-landing.ts';
import { useOnline } from '../online.tsx';

const Centre = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  justify-items: center;
  align-content: center;
  gap: var(--space-4);
  min-height: 50vh;
  padding: var(--space-6) var(--space-4) var(--space-8);
  text-align: center;
  /* No wider than the window, whatever a long word needs. */
  h1 {
    max-width: 100%;
  }
  p {
    max-width: min(32rem, 100%);
    text-wrap: balance;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;
const Help = styled.div`
  max-width: 100%;
`;
const Support = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
  /* On a line of its own, its parts stay whole: it is read out to somebody. */
  code {
    display: inline-block;
    max-width: 100%;
    font-family: var(--mono);
    line-height: 1.2;
    overflow-wrap: break-word;
    user-select: all;
  }
`;

interface ErrorPanelProps {
  title: string;
  actions: ReactNode;
  /** The reference that a member can read out to support. Without a connection it explains nothing, and is not shown. */
  code?: string;
  /**
   * The panel replaces something without the member's doing: move the focus to its heading, once, so that it is
   * announced.
   */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A mail that already holds what support needs to know. */
const mailTo = (address: string, code: string) =>
  `mailto:${address}?subject=${encodeURIComponent(`Support code: ${code}`)}`;

/** Replaces what failed: what happened, what to do, and what to tell support. */
export function ErrorPanel({ title, actions, code, takesFocus = false, children }: ErrorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useId();
  const online = useOnline();
  const { supportEmail } = getConfig();
  useLayoutEffect(dropEarlyLanding, []);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Centre>
      <RoadEnd />
      <h1 ref={heading} tabIndex={-1} aria-describedby={text}>
        {title}
      </h1>
      <p id={text}>{children}</p>
      <Actions>{actions}</Actions>
      {code && online && (
        <Help>
          {supportEmail && (
            <Support>
              Still not working? Email <a href={mailTo(supportEmail, code)}>{supportEmail}</a>
            </Support>
          )}
          <Support>
            Support code: <code>{code}</code>
          </Support>
        </Help>
      )}
    </Centre>
  );
}
