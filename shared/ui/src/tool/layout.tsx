import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The page of a tool: one column on a phone, wide enough for tables on a desk. */
export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 1180px;
  margin: 0 auto;
  padding: clamp(1rem, 3vw, 2rem);
`;

/** What is entered beside what comes out. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`;

const Surface = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: clamp(1rem, 3vw, 1.5rem);
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
  gap: 1rem;
  align-items: start;
`;

/** The figures that answer the question. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1rem;
`;
const Term = styled.dt`
  color: var(--text-muted);
  font-size: 0.875rem;
`;
const Value = styled.dd`
  font-size: 1.375rem;
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`;
const Aside = styled.dd`
  color: var(--text-muted);
  font-size: 0.875rem;
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
  font-size: 0.875rem;
  th,
  td {
    padding: 0.5rem 0.375rem;
    text-align: right;
    white-space: nowrap;
    border-bottom: 1px solid var(--line);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    color: var(--text-muted);
    font-size: 0.8125rem;
    font-weight: 600;
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
    font-size: 0.9375rem;
    th,
    td {
      padding: 0.5rem 0.75rem;
    }
  }
`;
