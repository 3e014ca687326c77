import type { Route, SegmentOnRoad } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { elevationPanel, GRADES, makeCursor, RoadPlot, RouteMap } from '@breakaway/tool-kit/route-view';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  container-type: inline-size;
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
  @media print {
    break-inside: avoid;
  }
`;
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  @media screen {
    @container (min-width: 760px) {
      grid-template-columns: minmax(0, 1fr) 260px;
    }
  }
`;

interface Props {
  route: Route;
  /** the ride at constant power; null while there is none */
  record: SegmentOnRoad | null;
  /** where the wind of the day comes from, degrees; null in still air */
  windFromDeg: number | null;
  narrow: boolean;
}

/** The segment's road: its heights by gradient, the speed of the record over it, and the map with the wind. */
export function RoadView({ route, record, windFromDeg, narrow }: Props) {
  const units = useUnits();
  // A cursor belongs to a road.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const cursor = useMemo(() => makeCursor(), [route]);
  const ride = record?.ride.speedMs.length === route.elevationM.length ? record.ride : null;
  const panels = useMemo(
    () => [
      ...(route.hasElevation ? [elevationPanel(route, units, narrow ? 132 : 176)] : []),
      ...(ride
        ? [
            {
              title: `Speed in ${units.name('km/h')}`,
              unit: '',
              values: ride.speedMs.map((ms) => units.shown(3.6 * ms, 'km/h')),
              height: 96,
              colour: 'data' as const,
              from: 0,
              to: units.shown(4.2 * ride.speedMs.reduce((most, ms) => Math.max(most, ms), 3), 'km/h'),
            },
          ]
        : []),
    ],
    [route, ride, units, narrow],
  );
  const words = useCallback(
    (at: number) => {
      const facts = [
        units.show((at * route.stepM) / 1000, 'km', 2),
        ...(route.hasElevation
          ? [`${(100 * (route.slope[at] ?? 0)).toFixed(1)} %`, units.show(route.elevationM[at] ?? 0, 'm', 0)]
          : []),
        ...(ride ? [units.show(3.6 * (ride.speedMs[at] ?? 0), 'km/h', 1)] : []),
      ];
      return facts.join(' · ');
    },
    [route, ride, units],
  );
  const winds = useMemo(
    () => (windFromDeg === null ? null : () => ({ fromDeg: windFromDeg })),
    [windFromDeg],
  );
  return (
    <Frame aria-label="The road">
      <Side>
        <div>
          {panels.length > 0 && (
            <RoadPlot
              route={route}
              cursor={cursor}
              keyM={route.distanceM / 100}
              isSaid
              zooms
              label={`Profile of the segment over ${units.show(route.distanceM / 1000, 'km', 2)}.`}
              cursorLabel="Place on the segment"
              panels={panels}
              words={words}
              {...(route.hasElevation ? { legend: GRADES } : {})}
            />
          )}
        </div>
        <RouteMap
          label="Map of the segment, coloured by gradient"
          route={route}
          cursor={cursor}
          most={narrow ? 260 : 320}
          winds={winds}
        />
      </Side>
    </Frame>
  );
}
