import type { RacePlan, Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { elevationPanel, GRADES, nodeAt, useLook, type Cursor } from '@breakaway/tool-kit/route-view';
import { Plot, type Lane, type Range } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import type { Span } from '../course/ridden-as.ts';
import { CursorCard } from './CursorCard.tsx';
import { HEIGHTS, PLAN_LAYERS, planPanel, type Layer } from './panels.ts';
import { headwindsOf } from './place.ts';
import { factsAt, wordsOf } from './place-words.ts';

/** The arrow keys move by about this distance; with Shift by ten times as much. */
const KEY_M = 100;

interface Props {
  route: Route;
  plan: RacePlan | null;
  layers: readonly Layer[];
  narrow: boolean;
  cursor: Cursor;
  start: RideStart | null;
  /** rows of signs below the profile */
  lanes: readonly Lane[];
  /** paints what a drag passes over, m; null while no brush is in hand */
  onStroke: ((stroke: Span) => void) | null;
}

/** Everything along the course, over one axis with one cursor. */
export function RaceChart({ route, plan, layers, narrow, cursor, start, lanes, onStroke }: Props) {
  const units = useUnits();
  const { node, marked, zoom } = useLook(cursor);
  const heights = narrow ? HEIGHTS.phone : HEIGHTS.desk;
  const across = useMemo(
    () => ({
      values: Float64Array.from(route.elevationM, (_, i) => units.shown((i * route.stepM) / 1000, 'km')),
      unit: units.name('km'),
      tick: String,
    }),
    [route, units],
  );
  const elevation = useMemo(
    () =>
      route.hasElevation && layers.includes('elevation')
        ? elevationPanel(route, units, heights.elevation)
        : null,
    [route, units, heights, layers],
  );
  const panels = useMemo(
    () => [
      ...(elevation ? [elevation] : []),
      ...(plan
        ? PLAN_LAYERS.filter((layer) => layers.includes(layer)).flatMap((layer) => {
            const panel = planPanel(layer, plan, units, heights[layer]);
            return panel ? [panel] : [];
          })
        : []),
    ],
    [elevation, plan, layers, units, heights],
  );
  const headwinds = useMemo(() => plan && headwindsOf(plan), [plan]);
  const stops = useMemo(() => plan?.segments.map(({ fromM }) => nodeAt(route, fromM)), [plan, route]);
  const onAxis = (range: Range | null) =>
    range && { from: units.shown(range.from / 1000, 'km'), to: units.shown(range.to / 1000, 'km') };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is made of the units alone
  const [shownMark, shownRange] = useMemo(() => [onAxis(marked), onAxis(zoom)], [marked, zoom, units]);
  const inMetres = (value: number) => 1000 * units.metric(value, 'km');
  const words = useCallback(
    (at: number) => wordsOf(factsAt(at, route, plan, headwinds, start, units)),
    [route, plan, headwinds, start, units],
  );
  return (
    <>
      <CursorCard cursor={cursor} route={route} plan={plan} headwinds={headwinds} start={start} />
      {panels.length > 0 && (
        <Plot
          label={labelOf(route, plan, units)}
          cursorLabel="Place on the course"
          across={across}
          panels={panels}
          at={node}
          onAt={cursor.moveTo}
          words={words}
          step={Math.max(1, Math.round(KEY_M / route.stepM))}
          leap={Math.max(1, Math.round((10 * KEY_M) / route.stepM))}
          {...(stops ? { stops } : {})}
          marked={shownMark}
          lanes={lanes}
          range={shownRange}
          onRange={(range) => cursor.zoomTo(range && { from: inMetres(range.from), to: inMetres(range.to) })}
          onStroke={onStroke && (({ from, to }) => onStroke({ fromM: inMetres(from), toM: inMetres(to) }))}
          {...(elevation ? { legend: GRADES } : {})}
        />
      )}
    </>
  );
}

function labelOf(route: Route, plan: RacePlan | null, units: ReturnType<typeof useUnits>): string {
  const heights = route.hasElevation
    ? `${Math.round(units.shown(route.minElevationM, 'm'))} to ${units.show(route.maxElevationM, 'm', 0)} above the sea over `
    : '';
  return `Profile: ${heights}${units.show(route.distanceM / 1000, 'km', 1)}${plan ? ', with the power of your plan' : ''}. The sections and climbs are in the tables below.`;
}
