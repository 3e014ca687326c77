import { formatDuration, type RacePlan, type RiddenSection } from '@breakaway/cycling';
import { Part, useUnits } from '@breakaway/tool-kit';
import type { Cursor } from '@breakaway/tool-kit/route-view';
import { Disclosure, Table, TableFrame } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { lossS, mattered, signed } from './words.ts';

const KINDS = { start: 'Start', climb: 'Climb', flat: 'Flat', descent: 'Descent', coast: 'Coast' };
const MISSING = '–';
/** So many cards of a phone need no folding. */
const FEW = 6;

const Row = styled.tr`
  &:hover {
    background: var(--hover);
  }
`;
/** Ten columns beside the settings: their names take two lines. */
const Heads = styled.tr`
  && th {
    white-space: normal;
    vertical-align: bottom;
  }
`;
/** Its number and kind on one line. */
const Section = styled.th`
  && {
    white-space: nowrap;
  }
`;
const Cards = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-1) var(--space-3);
  }
  dt {
    color: var(--text-muted);
  }
`;

interface Props {
  plan: RacePlan;
  sections: readonly RiddenSection[];
  /** cards in place of a table */
  narrow: boolean;
  cursor: Cursor;
}

/**
 * The plan and the ride section by section. The one that is pointed at is marked in the chart. On a phone those where most time
 * was lost or won, and all of them folded.
 */
export function RiddenTable({ plan, sections, narrow, cursor }: Props) {
  const units = useUnits();
  const all = plan.inputs.find(({ key }) => key === 'wPrimeJ')?.value ?? 1;
  const share = (joules: number | null) =>
    joules === null || Number.isNaN(joules) ? MISSING : `${Math.max(0, Math.round((100 * joules) / all))} %`;
  const place = (metres: number) => units.shown(metres / 1000, 'km').toFixed(1);
  const time = (seconds: number | null) => (seconds === null ? MISSING : formatDuration(seconds));
  const stops = sections.some(({ stoppedS }) => (stoppedS ?? 0) >= 1);
  const power = sections.some(({ riddenW }) => riddenW !== null);
  const rows = sections.map((section, i) => ({
    key: section.fromM,
    number: i + 1,
    what: KINDS[section.kind],
    place: `${place(section.fromM)} to ${place(section.toM)}`,
    plannedW: `${section.plannedW} W`,
    riddenW: section.riddenW === null ? MISSING : `${Math.round(section.riddenW)} W`,
    planned: formatDuration(section.plannedS),
    ridden: time(section.riddenS),
    expected: time(section.expectedS),
    stopped: section.stoppedS !== null && section.stoppedS >= 1 ? formatDuration(section.stoppedS) : '',
    wPrime: `${share(section.plannedWPrimeEndJ)} / ${share(section.wPrimeEndJ)}`,
    loss: lossS(section) === null ? MISSING : signed(lossS(section) ?? 0),
    gap: section.gapS === null ? MISSING : signed(section.gapS),
    mark: () => cursor.mark({ from: section.fromM, to: section.toM }),
  }));
  const unmark = () => cursor.mark(null);
  if (narrow) {
    const most = new Set(mattered(sections).map(({ fromM }) => fromM));
    const cards = (some: typeof rows, label: string) => (
      <Cards aria-label={label}>
        {some.map((row) => (
          <Item key={row.key}>
            <header>
              <strong>
                {row.number} {row.what}
              </strong>
              <span>
                {units.name('km')} {row.place}
              </span>
              <strong>{row.loss}</strong>
            </header>
            <dl>
              <div>
                <dt>Planned</dt>
                <dd>{row.planned}</dd>
                <dd>{row.plannedW}</dd>
              </div>
              <div>
                <dt>Ridden</dt>
                <dd>{row.ridden}</dd>
                <dd>{row.riddenW}</dd>
              </div>
              <div>
                <dt>{power ? 'At your watts' : 'Stopped'}</dt>
                <dd>{power ? row.expected : row.stopped || MISSING}</dd>
                {power && row.stopped && <dd>{row.stopped} stopped</dd>}
              </div>
            </dl>
          </Item>
        ))}
      </Cards>
    );
    if (rows.length <= FEW) return cards(rows, 'The plan and the ride by section');
    return (
      <Part title="Where the time went">
        {cards(
          rows.filter(({ key }) => most.has(key)),
          'The sections that mattered most',
        )}
        <Disclosure label={`All ${rows.length} sections`}>
          {cards(rows, 'The plan and the ride by section')}
        </Disclosure>
      </Part>
    );
  }
  return (
    <TableFrame label="The plan and the ride by section">
      <Table>
        <thead>
          <Heads>
            <th scope="col">Section</th>
            <th scope="col">{units.name('km')}</th>
            <th scope="col">Planned</th>
            {power && <th scope="col">Ridden</th>}
            <th scope="col">Planned time</th>
            <th scope="col">Ridden time</th>
            {power && <th scope="col">Model at your watts</th>}
            {stops && <th scope="col">Stopped</th>}
            {power && <th scope="col">W&prime; left, plan / ride</th>}
            <th scope="col">Behind the plan</th>
          </Heads>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} onPointerEnter={row.mark} onPointerLeave={unmark}>
              <Section scope="row">
                {row.number} {row.what}
              </Section>
              <td>{row.place}</td>
              <td>{row.plannedW}</td>
              {power && <td>{row.riddenW}</td>}
              <td>{row.planned}</td>
              <td>{row.ridden}</td>
              {power && <td>{row.expected}</td>}
              {stops && <td>{row.stopped}</td>}
              {power && <td>{row.wPrime}</td>}
              <td>{row.gap}</td>
            </Row>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
