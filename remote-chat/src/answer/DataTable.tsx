import { Table, TableFrame } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { tieUnits } from './units.ts';

/** A cell that ends in a number and its unit: "up to 137 W", "+17 W", "88 %"; not "VO2max", nor a list that names one. */
const FIGURE = /(^|[\s+−-])\d[\d.,:]*( ?\S{1,6})?$/;

const Sheet = styled.div`
  min-width: 0;
  > div {
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
`;
/** Caption, heads and cells begin on one line, as the text in the cards does. */
const Rows = styled(Table)`
  caption {
    padding: var(--space-4) var(--card-inset) var(--space-1);
  }
  tr > :first-child {
    padding-left: var(--card-inset);
  }
  tr > :last-child {
    padding-right: var(--card-inset);
  }
`;

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
    return figures * 2 < rows.length ? 'text' : undefined;
  });
  return (
    <Sheet>
      <TableFrame label={`${caption}, answer ${answer}`}>
        <Rows>
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
        </Rows>
      </TableFrame>
    </Sheet>
  );
}
