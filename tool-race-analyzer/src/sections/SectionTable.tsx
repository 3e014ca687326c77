import { inUnits } from '@breakaway/contract/units-in-text';
import {
  formatDuration,
  gradeOfSlope,
  stoppedS,
  type LockedPower,
  type PlanSegment,
  type RacePlan,
} from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { nodeAt, placeDigits, type Cursor } from '@breakaway/tool-kit/route-view';
import { Button, Muted } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { memo, useMemo, type PointerEvent } from 'react';
import styled from 'styled-components';
import { showChart, zoomOn } from '../chart/show-chart.ts';
import { clockAfter } from './clock.ts';
import { Go } from './Go.tsx';
import { LockableWatts } from './LockableWatts.tsx';
import { lockRefusal, type SteadyRange } from './lock-refusal.ts';
import { BEFORE_M, StopCard, stopLines, StopRow, type StopLine } from './StopLine.tsx';
import { useInPieces } from './useInPieces.ts';

const KINDS = { start: 'Start', climb: 'Climb', flat: 'Flat', descent: 'Descent' };
const BY_GRADE = { '1': KINDS.climb, '0': KINDS.flat, '-1': KINDS.descent };

/** The road of a section; whether one coasts there stands beside it. */
export function roadOf({ kind, slope }: Pick<PlanSegment, 'kind' | 'slope'>): string {
  const name = kind === 'coast' ? BY_GRADE[gradeOfSlope(slope)] : KINDS[kind];
  return `${name}, ${(100 * slope).toFixed(1).replace('-', '−')} %`;
}

const Row = styled.tr`
  &:hover,
  &:focus-within {
    background: var(--hover);
  }
`;
const Road = styled.td`
  && {
    text-align: left;
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 44px;
  @media print {
    display: none;
  }
`;
const Cards = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  /* Cards far out of sight are not laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 7.5rem;
  @media print {
    content-visibility: visible;
    break-inside: avoid;
  }
  ${Go} {
    min-width: 44px;
    min-height: 44px;
  }
  p {
    grid-column: 1 / -1;
    margin-top: var(--space-2);
    color: var(--text-muted);
  }
`;
const End = styled.div`
  text-align: right;
`;
const Small = styled.span`
  display: block;
  color: var(--text-muted);
`;

interface Props {
  plan: RacePlan;
  start: RideStart | null;
  cursor: Cursor;
  /** cards in place of a table */
  narrow: boolean;
  locked: readonly LockedPower[];
  onLocked: (locked: LockedPower[]) => void;
  /** with what steady power a section can be ridden */
  steadyRange: SteadyRange;
}

/** So many sections are drawn at once: about what a screen shows of them. */
const PIECE = 12;

/** The plan section by section. The one that is pointed at is marked in the chart. */
export const SectionTable = memo(function SectionTable(props: Props) {
  const { narrow, locked, onLocked } = props;
  const units = useUnits();
  const rows = useInPieces(useRows(props), PIECE);
  const bar = (
    <Bar>
      <Muted>Type watts in a section to lock it. The rest is planned around it.</Muted>
      {locked.length > 0 && (
        <Button tone="secondary" onClick={() => onLocked([])}>
          Unlock all
        </Button>
      )}
    </Bar>
  );
  if (narrow)
    return (
      <>
        {bar}
        <Cards aria-label="Sections">
          {rows.map((row, i) =>
            'stop' in row ? <StopCard key={i} {...row} /> : <SectionCard key={i} row={row} />,
          )}
        </Cards>
      </>
    );
  return (
    <>
      {bar}
      <TableFrame label="Sections of the plan">
        <Table>
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">{units.name('km')}</th>
              <th scope="col" className="text">
                Road
              </th>
              <th scope="col">Hold</th>
              <th scope="col">Range, W</th>
              <th scope="col">Time</th>
              <th scope="col">Clock</th>
              <th scope="col">Speed</th>
              <th scope="col" className="text">
                What to do
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) =>
              'stop' in row ? <StopRow key={i} {...row} columns={9} /> : <SectionRow key={i} row={row} />,
            )}
          </tbody>
        </Table>
      </TableFrame>
    </>
  );
});

/** What is said of each section, and of the stops between them; one object for as long as the plan stays the same. */
function useRows({ plan, start, cursor, locked, onLocked, steadyRange }: Props) {
  const units = useUnits();
  return useMemo(() => {
    const { route, stops } = plan.question;
    /** The locks that no part of a section has. */
    const outside = (segment: PlanSegment) =>
      locked.filter(({ fromM, toM }) => toM <= segment.fromM + 1 || fromM >= segment.toM - 1);
    const place = (metres: number) => units.shown(metres / 1000, 'km').toFixed(placeDigits(route));
    const sections = plan.segments.map((segment, i) => ({
      number: i + 1,
      unit: units.name('km'),
      place: `${place(segment.fromM)} to ${place(segment.toM)}`,
      what: roadOf(segment),
      watts: (
        <LockableWatts
          // What is being typed belongs to its section.
          key={segment.fromM}
          segment={segment}
          number={i + 1}
          locked={locked.some(({ fromM }) => Math.abs(fromM - segment.fromM) < route.stepM)}
          refusal={(watts) => lockRefusal(watts, segment, steadyRange)}
          onLock={(powerW) =>
            onLocked([...outside(segment), { fromM: segment.fromM, toM: segment.toM, powerW }])
          }
          onUnlock={() => onLocked(outside(segment))}
        />
      ),
      range: segment.powerW > 0 ? `${segment.lowW} to ${segment.highW}` : '',
      time: formatDuration(segment.timeS),
      clock: clockAfter(start, segment.startS + stoppedS(stops, segment.fromM + BEFORE_M)),
      speed: units.show(3.6 * segment.speedMs, 'km/h', 1),
      cue: inUnits(segment.cue, units.units),
      mark: () => cursor.mark({ from: segment.fromM, to: segment.toM }),
      unmark: () => cursor.mark(null),
      // A row with the focus stays marked.
      leave: ({ currentTarget }: PointerEvent) => {
        if (!currentTarget.contains(document.activeElement)) cursor.mark(null);
      },
      go: () => {
        cursor.moveTo(nodeAt(route, segment.fromM));
        cursor.zoomTo(zoomOn(segment.fromM, segment.toM, route.distanceM));
        showChart();
      },
    }));
    const stopsUpTo = stopLines(plan, start, (atM) => `${units.name('km')} ${place(atM)}`);
    return [
      ...sections.flatMap((row, i) => [...stopsUpTo(plan.segments[i]?.fromM ?? 0), row]),
      ...stopsUpTo(Infinity),
    ];
  }, [plan, start, cursor, locked, onLocked, steadyRange, units]);
}

interface RowProps {
  row: Exclude<ReturnType<typeof useRows>[number], StopLine>;
}

const SectionCard = memo(function SectionCard({ row }: RowProps) {
  return (
    <Item onPointerEnter={row.mark} onPointerLeave={row.leave} onFocus={row.mark} onBlur={row.unmark}>
      <Go aria-label={`Section ${row.number}: show in the chart`} onClick={row.go}>
        {row.number}
      </Go>
      <div>
        <strong>{row.what}</strong>
        <Small>
          {row.unit} {row.place}
        </Small>
        <Small>
          {row.clock} · {row.speed}
        </Small>
      </div>
      <End>
        {row.watts}
        <Small>{row.range}</Small>
        <Small>{row.time}</Small>
      </End>
      <p>{row.cue}</p>
    </Item>
  );
});

const SectionRow = memo(function SectionRow({ row }: RowProps) {
  return (
    <Row onPointerEnter={row.mark} onPointerLeave={row.leave} onFocus={row.mark} onBlur={row.unmark}>
      <th scope="row">
        <Go aria-label={`Section ${row.number}: show in the chart`} onClick={row.go}>
          {row.number}
        </Go>
      </th>
      <td>{row.place}</td>
      <Road>{row.what}</Road>
      <td>{row.watts}</td>
      <td>{row.range}</td>
      <td>{row.time}</td>
      <td>{row.clock}</td>
      <td>{row.speed}</td>
      <td className="text">{row.cue}</td>
    </Row>
  );
});
