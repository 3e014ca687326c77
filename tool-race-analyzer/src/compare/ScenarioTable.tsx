import { useUnits } from '@breakaway/tool-kit';
import { VisuallyHidden } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { inputRows, type Row } from './input-rows.ts';
import { resultRows } from './result-rows.ts';
import type { Candidate, Scenario } from './scenario.ts';
import { Swatch } from './ScenarioHead.tsx';

/** Which letter is which plan; the figures stand below in one narrow column each. */
const Heads = styled.ol`
  padding: 0;
  list-style: none;
  > * > * {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-3);
    min-height: 44px;
  }
`;
const Narrow = styled(Table)`
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-1);
    text-align: left;
    vertical-align: top;
    white-space: normal;
    overflow-wrap: break-word;
  }
  /* The name of a row stands over its figures: beside them it would take the place of one plan. */
  tbody th {
    padding-bottom: 0;
    border-bottom: 0;
    color: var(--text-muted);
  }
  tbody + tbody th {
    border-top: 1px solid var(--line);
  }
`;
const Wide = styled(Table)`
  thead th:not(:first-child) {
    min-width: 11rem;
    text-align: left;
    vertical-align: top;
  }
  td {
    text-align: left;
    white-space: normal;
    font-variant-numeric: tabular-nums;
  }
`;
const Group = styled.tr`
  && th {
    padding-top: var(--space-4);
    font-weight: var(--strong);
  }
`;

/** One of the plans side by side; without a scenario it is the one on the page. */
export interface Column {
  scenario: Scenario | null;
  plan: Candidate;
}

interface Props {
  columns: readonly Column[];
  head: (column: Column) => ReactNode;
  /** a phone: the names of the rows stand over their figures */
  narrow: boolean;
}

const keyOf = ({ scenario }: Column) => scenario?.letter ?? 'now';

/** What the plans differ in, and what comes out of them. */
export function ScenarioTable({ columns, head, narrow }: Props) {
  const units = useUnits();
  const plans = columns.map(({ plan }) => plan);
  const groups: { title: string; rows: Row[] }[] = [
    { title: columns.length > 1 ? 'What differs' : 'Made for', rows: inputRows(plans, units) },
    { title: 'What comes out', rows: resultRows(plans, units) },
  ].filter(({ rows }) => rows.length > 0);
  if (narrow)
    return (
      <>
        <Heads aria-label="Scenarios">
          {columns.map((column) => (
            <li key={keyOf(column)}>{head(column)}</li>
          ))}
        </Heads>
        <TableFrame label="Scenarios side by side">
          <Narrow>
            <thead>
              <tr>
                {columns.map(({ scenario }) => (
                  <th key={scenario?.letter ?? 'now'} scope="col">
                    <Swatch scenario={scenario} /> {scenario?.letter ?? 'Now'}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.flatMap(({ rows }) =>
              rows.map((row) => (
                <tbody key={row.head}>
                  <tr>
                    <th scope="rowgroup" colSpan={columns.length}>
                      {row.head}
                    </th>
                  </tr>
                  <tr>
                    <Cells row={row} />
                  </tr>
                </tbody>
              )),
            )}
          </Narrow>
        </TableFrame>
      </>
    );
  return (
    <TableFrame label="Scenarios side by side">
      <Wide>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Input or result</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col">
                {head(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <Group>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </Group>
              {rows.map((row) => (
                <tr key={row.head}>
                  <th scope="row">{row.head}</th>
                  <Cells row={row} />
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Wide>
    </TableFrame>
  );
}

const Cells = ({ row }: { row: Row }) =>
  row.cells.map((cell, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- one for each column
    <td key={i}>{row.main ? <strong>{cell}</strong> : cell}</td>
  ));
