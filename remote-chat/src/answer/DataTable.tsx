import styled from 'styled-components';
import { tieUnits } from './units.ts';

/** Wide tables scroll inside their own box; the page never does. */
const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;
const Table = styled.table`
  width: 100%;
  font-size: var(--text-s);
  caption {
    padding: var(--space-2) var(--space-3);
    text-align: left;
    font-weight: var(--strong);
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-top: 1px solid var(--line);
    text-align: right;
    white-space: nowrap;
  }
  th:first-child,
  .words {
    text-align: left;
    white-space: normal;
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--strong);
  }
  tbody th {
    font-weight: var(--strong);
  }
`;

/** A cell that ends in a number and its unit: "up to 137 W", "+17 W", "88 %"; not "VO2max", nor a list that names one. */
const FIGURE = /(^|[\s+−-])\d[\d.,:]*( ?\S{1,6})?$/;

export interface DataTableProps {
  caption: string;
  columns: string[];
  rows: string[][];
  /** The number of its answer in the conversation: the same table in two answers needs two names. */
  answer: number;
}

/** A table in an answer; the first column names the row. A column whose cells are mostly figures is right-aligned. */
export function DataTable({ caption, columns, rows, answer }: DataTableProps) {
  const kinds = columns.map((_, index) => {
    const figures = rows.filter((row) => FIGURE.test(row[index] ?? '')).length;
    return figures * 2 < rows.length ? 'words' : undefined;
  });
  return (
    <Scroll role="region" aria-label={`${caption}, answer ${answer}`} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => {
              // An empty corner cell is not a header.
              const Head = column === '' ? 'td' : 'th';
              return (
                <Head key={index} scope={column === '' ? undefined : 'col'} className={kinds[index]}>
                  {column}
                </Head>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{tieUnits(name ?? '')}</th>
              {cells.map((cell, column) => (
                <td key={column} className={kinds[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
