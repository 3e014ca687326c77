import type { RacePlan, Route } from '@breakaway/cycling';
import { Chip } from '@breakaway/ui/controls';
import { memo, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { RideStart } from '../day/zone.ts';
import type { Cursor } from './cursor.ts';
import { LAYERS, type Layer } from './panels.ts';
import { windsOf } from './place.ts';
import { RaceChart } from './RaceChart.tsx';
import { RouteMap } from './RouteMap.tsx';
import { CHART } from './show-chart.ts';

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
}

/** The chart of the course and its plan, its layers, and the map beside it. */
export const ChartPart = memo(function ChartPart({ route, plan, narrow, cursor, start }: Props) {
  const [shown, setShown] = useState<readonly Layer[]>(
    narrow ? ['elevation', 'power'] : ['elevation', 'power', 'wPrime'],
  );
  const winds = useMemo(() => plan && windsOf(plan), [plan]);
  const [map, setMap] = useState(!narrow);
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
        <Toggle aria-pressed={map} onClick={() => setMap(!map)}>
          Map
        </Toggle>
      </Chips>
      <Side data-map={map || undefined}>
        <Column>
          <RaceChart route={route} plan={plan} layers={shown} narrow={narrow} cursor={cursor} start={start} />
        </Column>
        {map && <RouteMap route={route} cursor={cursor} most={narrow ? 280 : 420} winds={winds} />}
      </Side>
    </Frame>
  );
});
