import type { FeedingPlan, RacePlan, Route } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Later } from '@breakaway/tool-kit/frame';
import { RouteMap, type Cursor } from '@breakaway/tool-kit/route-view';
import { Chip } from '@breakaway/ui/controls';
import { memo, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { RiddenAs } from '../course/ridden-as.ts';
import { painted, surfacesRidden, type Brush, type PaintedSurface } from '../form/road-form.ts';
import { foodLane, LANES, placesLane, surfaceLane, type LaneId } from './lanes.ts';
import { LAYERS, type Layer } from './panels.ts';
import { windsOf } from './place.ts';
import { RaceChart } from './RaceChart.tsx';
import { CHART } from './show-chart.ts';

const loadPaint = () => import('./PaintBar.tsx').then(({ PaintBar }) => PaintBar);

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  container-type: inline-size;
  /* Below the verdict, above the sheet of a phone. */
  scroll-margin: calc(var(--space-8) + var(--space-7)) 0 calc(var(--space-8) + var(--space-5));
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  @media print {
    display: none;
  }
`;
const Toggle = styled(Chip)`
  padding: var(--space-1) var(--space-3);
  &[aria-pressed='true'] {
    border-color: var(--text);
    background: var(--text);
    color: var(--bg-raised);
    &:hover:not(:disabled) {
      background: var(--text);
    }
  }
  ${({ theme }) => theme.from.desktop} {
    min-height: 34px;
  }
`;
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  @container (min-width: 900px) {
    &[data-map] {
      grid-template-columns: minmax(0, 1fr) 300px;
    }
  }
`;
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

interface Props {
  route: Route;
  plan: RacePlan | null;
  narrow: boolean;
  cursor: Cursor;
  start: RideStart | null;
  feeding: FeedingPlan | null;
  surfaces: readonly PaintedSurface[];
  /** how the course of the surfaces is ridden */
  as: RiddenAs;
  onSurfaces: (surfaces: PaintedSurface[]) => void;
}

/** The chart of the course and its plan, its layers, and the map beside it. */
export const ChartPart = memo(function ChartPart({
  route,
  plan,
  narrow,
  cursor,
  start,
  feeding,
  surfaces,
  as,
  onSurfaces,
}: Props) {
  const units = useUnits();
  const [shown, setShown] = useState<readonly Layer[]>(
    narrow ? ['elevation', 'power'] : ['elevation', 'power', 'wPrime'],
  );
  const [rows, setRows] = useState<readonly LaneId[]>(() =>
    surfaces.length > 0 ? ['surface', 'places'] : ['places'],
  );
  const [brush, setBrush] = useState<Brush | null>(null);
  const winds = useMemo(() => plan && windsOf(plan), [plan]);
  const [map, setMap] = useState(!narrow);
  const lanes = useMemo(() => {
    const across = (atM: number) => units.shown(atM / 1000, 'km');
    const places = plan && rows.includes('places') ? placesLane(plan, across) : null;
    return [
      ...(rows.includes('surface') ? [surfaceLane(surfacesRidden(surfaces, as), across)] : []),
      ...(feeding && rows.includes('food') ? [foodLane(feeding, across)] : []),
      ...(places?.marks?.length ? [places] : []),
    ];
  }, [rows, surfaces, as, feeding, plan, units]);
  const hasPlaces = plan !== null && (plan.cutOffs.length > 0 || (plan.question.stops?.length ?? 0) > 0);
  const offeredRows = (Object.keys(LANES) as LaneId[]).filter(
    (row) => (row !== 'food' || feeding) && (row !== 'places' || hasPlaces),
  );
  const toggleRow = (row: LaneId) => {
    if (row === 'surface') setBrush(null);
    setRows(rows.includes(row) ? rows.filter((one) => one !== row) : [...rows, row]);
  };
  const painting = rows.includes('surface');
  const offered = (Object.keys(LAYERS) as Layer[]).filter(
    (layer) => (layer !== 'elevation' || route.hasElevation) && (layer !== 'wind' || winds !== null),
  );
  const toggle = (layer: Layer) =>
    setShown(shown.includes(layer) ? shown.filter((one) => one !== layer) : [...shown, layer]);
  return (
    <Frame id={CHART} aria-label="The course and your plan">
      <Chips role="group" aria-label="Shown in the chart">
        {offered.map((layer) => (
          <Toggle key={layer} aria-pressed={shown.includes(layer)} onClick={() => toggle(layer)}>
            {LAYERS[layer]}
          </Toggle>
        ))}
        {offeredRows.map((row) => (
          <Toggle key={row} aria-pressed={rows.includes(row)} onClick={() => toggleRow(row)}>
            {LANES[row]}
          </Toggle>
        ))}
        <Toggle aria-pressed={map} onClick={() => setMap(!map)}>
          Map
        </Toggle>
      </Chips>
      <Side data-map={map || undefined}>
        <Column>
          <RaceChart
            route={route}
            plan={plan}
            layers={shown}
            narrow={narrow}
            cursor={cursor}
            start={start}
            lanes={lanes}
            onStroke={brush && ((stroke) => onSurfaces(painted(surfaces, stroke, brush, as)))}
          />
          {painting && (
            <Later
              load={loadPaint}
              props={{
                surfaces,
                as,
                brush,
                onBrush: setBrush,
                onPaint: (stroke, of) => onSurfaces(painted(surfaces, stroke, of, as)),
              }}
            />
          )}
        </Column>
        {map && (
          <RouteMap
            label="Map of the course, coloured by gradient"
            route={route}
            cursor={cursor}
            most={narrow ? 280 : 420}
            winds={winds}
          />
        )}
      </Side>
    </Frame>
  );
});
