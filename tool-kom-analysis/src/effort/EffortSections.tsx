import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type PlanSegment, type Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { placeDigits, type Cursor } from '@breakaway/tool-kit/route-view';
import { Table, TableFrame } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { leftWords, placeWords, slopeWords } from './words.ts';

const Row = styled.tr`
  &:hover {
    background: var(--hover);
  }
  td:nth-child(3) {
    font-weight: var(--strong);
  }
`;
const Cards = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  b {
    font-size: var(--text-l);
  }
  > :nth-child(even) {
    text-align: right;
  }
  p {
    grid-column: 1 / -1;
    color: var(--text-muted);
  }
`;
const Small = styled.span`
  display: block;
  color: var(--text-muted);
`;

type Section = Pick<
  PlanSegment,
  'fromM' | 'toM' | 'powerW' | 'lowW' | 'highW' | 'timeS' | 'slope' | 'cue'
> & { wPrimeEndJ?: number };

interface Props {
  route: Route;
  pacing: { sections: readonly Section[]; wPrimeJ: number; usedJ: number };
  cursor: Cursor;
  /** cards in place of a table */
  narrow: boolean;
}

/** The effort part by part, with what to do. The part that is pointed at is marked in the chart. */
export function EffortSections({ route, pacing: { sections, wPrimeJ, usedJ }, cursor, narrow }: Props) {
  const units = useUnits();
  const rows = sections.map((section) => ({
    ...section,
    place: placeWords(section.fromM, section.toM, units, Math.min(2, placeDigits(route) + 1)),
    watts: section.powerW > 0 ? `${section.powerW} W` : 'Roll',
    range: section.powerW > 0 ? `${section.lowW} to ${section.highW}` : '–',
    time: formatDuration(section.timeS),
    gradient: slopeWords(section.slope),
    left: leftWords(section.wPrimeEndJ ?? 0, wPrimeJ),
    words: inUnits(section.cue, units.units),
  }));
  if (narrow)
    return (
      <Cards aria-label="Parts of the effort">
        {rows.map((row) => (
          <Card key={row.fromM}>
            <div>
              <b>{row.watts}</b>
              <Small>
                {units.name('km')} {row.place}
                {route.hasElevation && ` · ${row.gradient}`}
              </Small>
            </div>
            <div>
              {row.time}
              {usedJ > 0 && <Small>W′ {row.left}</Small>}
            </div>
            <p>{row.words}</p>
          </Card>
        ))}
      </Cards>
    );
  return (
    <TableFrame label="Parts of the effort">
      <Table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">{units.name('km')}</th>
            <th scope="col">Hold</th>
            <th scope="col">Range, W</th>
            <th scope="col">Time</th>
            <th scope="col">Gradient</th>
            {usedJ > 0 && <th scope="col">W′ left</th>}
            <th scope="col" className="text">
              What to do
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Row
              key={row.fromM}
              onPointerEnter={() => cursor.mark({ from: row.fromM, to: row.toM })}
              onPointerLeave={() => cursor.mark(null)}
            >
              <th scope="row">{i + 1}</th>
              <td>{row.place}</td>
              <td>{row.watts}</td>
              <td>{row.range}</td>
              <td>{row.time}</td>
              <td>{row.gradient}</td>
              {usedJ > 0 && <td>{row.left}</td>}
              <td className="text">{row.words}</td>
            </Row>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
