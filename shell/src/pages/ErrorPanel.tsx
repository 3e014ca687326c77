import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { groundOf, outlineOf, ridge } from '@breakaway/ui';
import styled from 'styled-components';
import { dropEarlyLanding } from '../early-landing.ts';
import { useOnline } from '../online.tsx';

const Centre = styled.div`
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: center;
  gap: var(--space-4);
  min-height: 50vh;
  padding: var(--space-6) var(--space-4) var(--space-8);
  text-align: center;
  p {
    max-width: 32rem;
    text-wrap: balance;
  }
`;
const Drawing = styled.svg`
  width: min(25rem, 100%);
  height: auto;
  mask-image: linear-gradient(90deg, transparent, #000 20%, #000 80%, transparent);
`;

/** A climb that ends half way, before its mountains: the road is gone, the rider is not. */
const far = groundOf(ridge(5), { left: 0, right: 400, top: 12, base: 130 }, 150);
const near = groundOf(ridge(23), { left: 0, right: 400, top: 60, base: 142 }, 150);
const climb = ridge(11, 0.45).map((height, i, all) => 0.14 * height + 0.86 * (i / (all.length - 1)) ** 1.35);
const END = 78;
const placeOf = (i: number) => (400 * i) / (climb.length - 1);
const box = { top: 24, base: 146 };
const ridden = outlineOf(climb.slice(0, END + 1), { ...box, left: 0, right: placeOf(END) });
const toCome = outlineOf(climb.slice(END), { ...box, left: placeOf(END), right: 400 });
const rider = { x: placeOf(END), y: box.base - climb[END]! * (box.base - box.top) };
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;
const Support = styled.p`
  color: var(--text-muted);
  font-size: var(--text-s);
  /* On a line of its own, its parts stay whole: it is read out to somebody. */
  code {
    display: inline-block;
    max-width: 100%;
    font-family: var(--mono);
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

/** Replaces what failed: what happened, what to do, and what to tell support. */
export function ErrorPanel({ title, actions, code, takesFocus = false, children }: ErrorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useId();
  const online = useOnline();
  useLayoutEffect(dropEarlyLanding, []);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Centre>
      <Drawing viewBox="0 0 400 150" fill="none" aria-hidden="true" focusable="false">
        <path d={far} fill="var(--ridge-far)" />
        <path d={near} fill="var(--ridge-near)" />
        <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <path d={toCome} stroke="var(--line-strong)" strokeDasharray="1 10" />
          <path d={ridden} stroke="var(--accent)" />
        </g>
        <circle cx={rider.x} cy={rider.y} r="7" fill="var(--accent)" stroke="var(--bg)" strokeWidth="3" />
      </Drawing>
      <h1 ref={heading} tabIndex={-1} aria-describedby={text}>
        {title}
      </h1>
      <p id={text}>{children}</p>
      <Actions>{actions}</Actions>
      {code && online && (
        <Support>
          Support code: <code>{code}</code>
        </Support>
      )}
    </Centre>
  );
}
