import { groundOf, outlineOf, ridge } from '@breakaway/ui/ridge';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const box = { left: 0, right: 480, top: 16, base: 150 };
const climb = ridge(11, 0.45).map((height, i, all) => 0.14 * height + 0.86 * (i / (all.length - 1)) ** 1.2);
const ground = groundOf(climb, box, 160);
const contour = outlineOf(climb, box);

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;
/** A result to come: the same shape in the colours of lines. */
const Ghost = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  background: var(--bg);
`;

/** In the place of a result: the shape of what it will show, and what is missing for it. */
export function EmptyResult({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Ghost viewBox="0 0 480 160" aria-hidden="true" focusable="false">
        <path d={ground} fill="var(--ridge-near)" opacity="0.5" />
        <path
          d={contour}
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="2"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
      </Ghost>
      <p>{children}</p>
    </Frame>
  );
}
