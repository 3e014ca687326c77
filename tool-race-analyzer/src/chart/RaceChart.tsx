import type { RacePlan, Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { elevationPanel, GRADES, nodeAt, RoadPlot, type Cursor } from '@breakaway/tool-kit/route-view';
import type { Lane } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import type { Span } from '../course/ridden-as.ts';
import { CursorCard } from './CursorCard.tsx';
import { HEIGHTS, PLAN_LAYERS, planPanel, type Layer } from './panels.ts';
import { headwindsOf } from './place.ts';
import { factsAt, wordsOf } from './place-words.ts';

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
  const heights = narrow ? HEIGHTS.phone : HEIGHTS.desk;
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
  const words = useCallback(
    (at: number) => wordsOf(factsAt(at, route, plan, headwinds, start, units)),
    [route, plan, headwinds, start, units],
  );
  return (
    <>
      <CursorCard cursor={cursor} route={route} plan={plan} headwinds={headwinds} start={start} />
      {panels.length > 0 && (
        <RoadPlot
          route={route}
          cursor={cursor}
          zooms
          label={labelOf(route, plan, units)}
          cursorLabel="Place on the course"
          panels={panels}
          words={words}
          {...(stops ? { stops } : {})}
          lanes={lanes}
          onStroke={onStroke}
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
