import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

const Pairs = styled.dl`
  display: grid;
  gap: var(--space-3);
`;
const beside = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px var(--space-4);
  dd {
    margin-left: auto;
    text-align: right;
  }
`;
const Pair = styled.div<{ $below: boolean }>`
  ${({ $below }) => !$below && beside}
  dt {
    color: var(--text-muted);
  }
  dd {
    font-weight: var(--strong);
    overflow-wrap: break-word;
    min-width: 0;
  }
`;

export interface Fact {
  label: string;
  value: ReactNode;
  /** It has several lines, which stand below its name. */
  below?: boolean;
}

/** A list of names and values; pairs without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <Pairs>
      {known.map(({ label, value, below = false }) => (
        <Pair key={label} $below={below}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Pair>
      ))}
    </Pairs>
  );
}
