import { useUnits } from '@breakaway/tool-kit';
import { VisuallyHidden } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { inputRows, type Row } from './input-rows.ts';
import { resultRows } from './result-rows.ts';
import type { Candidate, Scenario } from './scenario.ts';

const Cards = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  dl {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-1) var(--space-3);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    text-align: right;
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
  /** a card for each plan in place of a table */
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
  ];
  if (narrow)
    return (
      <Cards aria-label="Scenarios">
        {columns.map((column, i) => (
          <Card key={keyOf(column)}>
            {head(column)}
            <dl>
              {groups.flatMap(({ rows }) =>
                rows.map((row) => (
                  <Fragment key={row.head}>
                    <dt>{row.head}</dt>
                    <dd>{row.main ? <strong>{row.cells[i]}</strong> : row.cells[i]}</dd>
                  </Fragment>
                )),
              )}
            </dl>
          </Card>
        ))}
      </Cards>
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
                  {row.cells.map((cell, i) => (
                    // oxlint-disable-next-line react/no-array-index-key -- one for each column
                    <td key={i}>{row.main ? <strong>{cell}</strong> : cell}</td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Wide>
    </TableFrame>
  );
}
