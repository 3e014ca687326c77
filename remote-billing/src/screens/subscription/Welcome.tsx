import { longDate } from '@breakaway/contract/dates';
import { firstNameOf } from '@breakaway/contract/names';
import { useUser } from '@breakaway/host-api';
import { expireDate } from '@breakaway/contract/plan';
import { mark, night } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { texts } from './texts.ts';

const appear = keyframes`from { opacity: 0; }`;
const leave = keyframes`from { opacity: 0; transform: translate(-9px, 12.4px); }`;

const Panel = styled.section`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-4);
  text-align: center;
  animation: ${appear} var(--calm) var(--ease);
  ${night}
  h2 {
    font-size: var(--text-4xl);
    &:focus {
      outline: none;
    }
  }
  p {
    color: var(--text-muted);
    font-size: var(--text-l);
  }
`;
/** One leaves the bunch: the mark draws itself. */
const Mark = styled.svg`
  width: 7rem;
  height: 7rem;
  overflow: visible;
  path + path {
    fill: var(--accent);
    animation: ${leave} 600ms var(--ease);
  }
`;
/** Over the whole page once the plan is bought, until the coach is there. */
export function Welcome({ term }: { term: 'year' | 'week' }) {
  const firstName = firstNameOf(useUser()?.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const [until] = useState(() => longDate(new Date(expireDate(term, Date.now())).toISOString()) ?? '');
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel aria-labelledby="welcome">
      <Mark viewBox="0 0 32 32" aria-hidden="true">
        <path d={mark.bunch} fill="currentColor" />
        <path d={mark.breakaway} />
      </Mark>
      <h2 id="welcome" ref={heading} tabIndex={-1}>
        {texts.welcome(firstName)}
      </h2>
      <p>{texts.until(until)}</p>
      <p>{texts.onTheWay}</p>
    </Panel>
  );
}
