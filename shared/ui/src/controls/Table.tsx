import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme.ts';

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  /* Paper does not scroll. */
  @media print {
    overflow: visible;
    border: 0;
  }
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
  .text {
    text-align: left;
  }
  caption {
    padding: var(--space-2);
    font-weight: var(--strong);
    text-align: left;
  }
  .text {
    white-space: normal;
    min-width: 5rem;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: var(--regular);
    white-space: normal;
  }
  ${theme.from.tablet} {
    font-size: var(--text-s);
    th,
    td,
    caption {
      padding: var(--space-2) var(--space-3);
    }
  }
  @media print {
    &,
    thead th {
      font-size: 8pt;
    }
    th,
    td {
      padding: 0 var(--space-1);
    }
    tr {
      break-inside: avoid;
    }
  }
`;
