import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import {
  elevationPanel,
  GRADES,
  nodeAt,
  powerPanel,
  RoadPlot,
  RouteMap,
  type Cursor,
} from '@breakaway/tool-kit/route-view';
import type { Panel } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { HEIGHTS, LAYERS } from '../chart/panels.ts';
import { segmentAt } from '../chart/place.ts';
import { clockAfter } from '../sections/clock.ts';
import type { PlanView } from './view.ts';

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`;

interface Props {
  route: Route;
  view: PlanView;
  narrow: boolean;
  cursor: Cursor;
  start: RideStart | null;
}

/** Heights, power and speed of a shared plan, and its map. */
export function SharedChart({ route, view, narrow, cursor, start }: Props) {
  const units = useUnits();
  const along = useMemo(() => {
    const nodes = route.elevationM.length;
    return { timeS: stretched(view.timeS, nodes), speedMs: stretched(view.speedMs, nodes) };
  }, [route, view]);
  const panels = useMemo((): Panel[] => {
    const heights = narrow ? HEIGHTS.phone : HEIGHTS.desk;
    return [
      ...(route.hasElevation ? [elevationPanel(route, units, heights.elevation)] : []),
      powerPanel(route, view.segments, heights.power),
      {
        title: `${LAYERS.speed} in ${units.name('km/h')}`,
        unit: '',
        values: along.speedMs.map((ms) => units.shown(3.6 * ms, 'km/h')),
        height: heights.speed,
        colour: 'data',
        from: 0,
      },
    ];
  }, [route, view, along, units, narrow]);
  const words = useCallback(
    (at: number) => wordsAt(at, route, view, start, along, units),
    [route, view, start, along, units],
  );
  return (
    <Side aria-label="The course and the plan">
      <div>
        <RoadPlot
          route={route}
          cursor={cursor}
          isSaid
          label={`Profile of ${units.show(route.distanceM / 1000, 'km', 1)} with power and speed. The sections are in the table below.`}
          cursorLabel="Place on the course"
          panels={panels}
          words={words}
          stops={view.segments.map(({ fromM }) => nodeAt(route, fromM))}
          {...(route.hasElevation ? { legend: GRADES } : {})}
        />
      </div>
      <RouteMap
        label="Map of the course, coloured by gradient"
        route={route}
        cursor={cursor}
        most={narrow ? 280 : 420}
        winds={null}
      />
    </Side>
  );
}

/** Values at even places, for as many places as there are nodes. */
function stretched(values: readonly number[], nodes: number): Float64Array {
  const last = values.length - 1;
  return Float64Array.from({ length: nodes }, (_, i) => {
    const at = (i / Math.max(1, nodes - 1)) * last;
    const before = Math.min(last, Math.floor(at));
    const [a = 0, b = a] = [values[before], values[before + 1]];
    return a + (at - before) * (b - a);
  });
}

function wordsAt(
  node: number,
  route: Route,
  { segments }: PlanView,
  start: RideStart | null,
  { timeS, speedMs }: { timeS: Float64Array; speedMs: Float64Array },
  units: UnitFormat,
): string {
  const atM = node * route.stepM;
  const { segment } = segmentAt(segments, atM);
  const seconds = timeS[node] ?? 0;
  const road = route.hasElevation
    ? [
        `height ${units.show(route.elevationM[node] ?? 0, 'm', 0)}`,
        `gradient ${(100 * (route.slope[node] ?? 0)).toFixed(1)} %`,
      ]
    : [];
  return [
    `${units.name('km')} ${units.shown(atM / 1000, 'km').toFixed(1)}: at ${clockAfter(start, seconds)}, after ${formatDuration(seconds)}`,
    segment.powerW > 0 ? `${segment.powerW} W (${segment.lowW} to ${segment.highW})` : 'coast',
    ...road,
    `speed ${units.show(3.6 * (speedMs[node] ?? 0), 'km/h', 0)}`,
  ].join(', ');
}
