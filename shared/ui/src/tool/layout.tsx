import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The page of a tool: one column on a phone, wide enough for tables on a desk. */
export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 1180px;
  margin: 0 auto;
  padding: clamp(var(--space-4), 3vw, var(--space-6));
`;

/** What is entered beside what comes out. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`;

const Surface = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: clamp(var(--space-4), 3vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
`;

/** One matter of a tool under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Surface>
  );
}

/** Fields side by side where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-4);
  align-items: start;
`;

/** The figures that answer the question. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-4);
`;
const Term = styled.dt`
  color: var(--text-muted);
  font-size: var(--text-s);
`;
const Value = styled.dd`
  font-size: var(--text-xl);
  font-weight: var(--strong);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;
const Aside = styled.dd`
  color: var(--text-muted);
  font-size: var(--text-s);
`;

/** One figure with its name, and what belongs to it in small. */
export function Fact({ name, value, aside }: { name: string; value: ReactNode; aside?: ReactNode }) {
  return (
    <div>
      <Term>{name}</Term>
      <Value>{value}</Value>
      {aside && <Aside>{aside}</Aside>}
    </div>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;

/**
 * A table that scrolls in its own frame instead of widening the page; the frame can be reached by keyboard. Its label is
 * that of no other region of the page.
 */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrollable by keyboard
    <Scroller role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  );
}

export const Table = styled.table`
  width: 100%;
  font-size: var(--text-s);
  th,
  td {
    padding: var(--space-2) var(--space-2);
    text-align: right;
    white-space: nowrap;
    border-bottom: 1px solid var(--line);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--strong);
  }
  th:first-child,
  td.text {
    text-align: left;
  }
  td.text {
    white-space: normal;
    min-width: 5rem;
    overflow-wrap: anywhere;
  }
  tbody th {
    white-space: normal;
  }
  ${({ theme }) => theme.from.tablet} {
    font-size: var(--text-s);
    th,
    td {
      padding: var(--space-2) var(--space-3);
    }
  }
`;
