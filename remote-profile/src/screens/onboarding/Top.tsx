import { productName } from '@breakaway/host-api';
import { Logo } from '@breakaway/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The mark and the way out at the ends; the steps between them, on a phone below. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  min-height: 44px;
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem) minmax(0, 1fr);
    > button {
      grid-area: 1 / 3;
      justify-self: end;
    }
  }
  /* Its text ends where the column ends. */
  > button {
    margin-right: calc(-1 * var(--space-4));
  }
`;
const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  grid-column: 1 / -1;
  color: var(--text-muted);
  font-size: var(--text-s);
  font-weight: var(--strong);
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.from.tablet} {
    grid-area: 1 / 2;
  }
`;
/** Parts of a road; those that are done are in ember. */
const Road = styled.ol`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  list-style: none;
  li {
    flex: 1;
    height: 6px;
    border-radius: var(--radius-full);
    background: var(--line);
    transition: background-color var(--calm);
  }
  li[data-done] {
    background: var(--accent);
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid CanvasText;
    }
    li[data-done] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/**
 * Above every step: whose product this is, and how far one has come.
 * @param at the step that is shown, from 0; none after the last one
 */
export function Top({
  at,
  steps,
  children,
}: {
  at?: number;
  steps: readonly string[];
  children?: ReactNode;
}) {
  return (
    <Bar>
      <Logo name={productName()} size={24} />
      {children}
      {at !== undefined && (
        <Steps>
          <Road aria-label={`Step ${at + 1} of ${steps.length}`}>
            {steps.map((title, i) => (
              <li key={title} data-done={i <= at || undefined} />
            ))}
          </Road>
          <span aria-hidden="true">
            {at + 1} of {steps.length}
          </span>
        </Steps>
      )}
    </Bar>
  );
}
