import { arrivalAt, type Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { RoadPlot, type Cursor } from '@breakaway/tool-kit/route-view';
import type { Panel } from '@breakaway/ui/chart';
import { Disclosure, Segmented, Table, TableFrame } from '@breakaway/ui/controls';
import { useCallback, useMemo, useState } from 'react';
import { colourOf } from './colours.ts';
import { gapsAlong, gapWords, onRoad } from './result-rows.ts';
import type { Column } from './ScenarioTable.tsx';

/** The arrow keys move by about this distance; with Shift by ten times as much. */
/** Rows of the table of gaps. */
const ROWS = 10;
type Line = 'power' | 'speed';
const LINES: readonly { value: Line; label: string }[] = [
  { value: 'power', label: 'Power' },
  { value: 'speed', label: 'Speed' },
];

interface Props {
  columns: readonly Column[];
  route: Route;
  cursor: Cursor;
  narrow: boolean;
}

const nameOf = ({ scenario }: Column) => scenario?.letter ?? 'Now';

/** The plans over the same kilometres, and how far each is behind the first. */
export function CompareChart({ columns, route, cursor, narrow }: Props) {
  const units = useUnits();
  const [line, setLine] = useState<Line>('power');
  const series = useMemo(() => {
    const first = columns[0]?.plan;
    return columns.map((column) => ({
      name: nameOf(column),
      colour: colourOf(column.scenario),
      dashed: column.scenario === null,
      power: askedAtNodes(column),
      speed: column.plan.plan.speedMs.map((ms) => units.shown(3.6 * ms, 'km/h')),
      gapS: first ? gapsAlong(column.plan, first, route) : column.plan.plan.timeS,
    }));
  }, [columns, route, units]);
  const panels = useMemo(() => {
    const panel = (of: Line | 'gapS', rest: Pick<Panel, 'title' | 'unit' | 'height' | 'from' | 'to'>) => {
      const lines = (of === 'gapS' ? series.slice(1) : series).map((one) => ({ ...one, values: one[of] }));
      const [main, ...others] = lines;
      return main ? [{ ...rest, values: main.values, colour: main.colour, others }] : [];
    };
    const highest = (of: Line) =>
      Math.max(...series.map((one) => one[of].reduce((a, b) => Math.max(a, b), 0)));
    const gaps = series.flatMap(({ gapS }) => [...gapS]);
    const [least, most] = gaps.reduce(([a, b], gap) => [Math.min(a, gap), Math.max(b, gap)], [0, 0]);
    const room = Math.max(5, 0.25 * (most - least));
    return [
      ...panel(line, {
        title: line === 'power' ? 'Power' : `Speed in ${units.name('km/h')}`,
        unit: line === 'power' ? 'W' : '',
        height: narrow ? 130 : 170,
        from: 0,
        to: 1.18 * highest(line),
      }),
      ...panel('gapS', {
        title: `Seconds behind ${series[0]?.name}: above 0 it is later`,
        unit: 's',
        height: narrow ? 120 : 140,
        from: least - 0.3 * room,
        to: most + room,
      }).map((gap) => ({ ...gap, rules: [{ value: 0, name: '' }] })),
    ];
  }, [series, line, units, narrow]);
  const words = useCallback(
    (at: number) => {
      const amounts = series.map(({ name, power, speed, gapS }, i) =>
        [
          `${name} ${line === 'power' ? `${Math.round(power[at] ?? 0)} W` : `${(speed[at] ?? 0).toFixed(1)} ${units.name('km/h')}`}`,
          ...(i > 0 ? [gapWords(gapS[at] ?? 0)] : []),
        ].join(', '),
      );
      return `${units.name('km')} ${units.shown((at * route.stepM) / 1000, 'km').toFixed(1)}: ${amounts.join('; ')}`;
    },
    [series, line, route, units],
  );
  const entries = series.map(({ name, colour, dashed }) => ({
    name,
    colour: `var(--${colour})`,
    shape: dashed ? ('dash' as const) : ('line' as const),
  }));
  return (
    <>
      <Segmented label="Compare along the road" options={LINES} value={line} onChange={setLine} />
      <RoadPlot
        route={route}
        cursor={cursor}
        isSaid
        label={`${line === 'power' ? 'Power' : 'Speed'} of ${series.length} plans, and the seconds between them. The seconds are in the table below.`}
        cursorLabel="Place on the course, of the comparison"
        panels={panels}
        words={words}
        legend={entries}
      />
      <Disclosure label={`Gaps to ${series[0]?.name} along the road`}>
        <GapTable columns={columns} route={route} />
      </Disclosure>
    </>
  );
}

function GapTable({ columns, route }: Pick<Props, 'columns' | 'route'>) {
  const units = useUnits();
  const [first, ...others] = columns.map((column) => ({
    name: nameOf(column),
    plan: onRoad(column.plan, route),
  }));
  if (!first) return null;
  const places = Array.from({ length: ROWS }, (_, i) => ((i + 1) * route.distanceM) / ROWS);
  return (
    <TableFrame label="Gaps along the road">
      <Table>
        <thead>
          <tr>
            <th scope="col">At</th>
            {others.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((atM) => (
            <tr key={atM}>
              <th scope="row">{units.show(atM / 1000, 'km', 1)}</th>
              {others.map(({ name, plan }) => (
                <td key={name}>{gapWords(arrivalAt(plan, atM) - arrivalAt(first.plan, atM))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** The watts to hold at every node; those of a cell begin at its first. */
const askedAtNodes = ({ plan: { plan } }: Column): Float64Array =>
  plan.timeS.map((_, i) => plan.askedW[Math.min(i, plan.askedW.length - 1)] ?? 0);
