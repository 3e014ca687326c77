import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type Route, type Simulation } from '@breakaway/cycling';
import { Notice, Stack } from '@breakaway/ui';
import { Stat, Stats } from '@breakaway/ui/controls';
import { Part, useUnits } from '@breakaway/tool-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { ClimbTable } from './ClimbTable.tsx';
import { ProfileChart } from './ProfileChart.tsx';

const Place = styled.output`
  font-variant-numeric: tabular-nums;
`;
const Remarks = styled.ul`
  padding-left: var(--space-5);
`;

interface Props {
  name: string;
  route: Route;
  remarks: readonly string[];
  simulation: Simulation | null;
}

/** The cleaned route: its figures, its profile, repairs, and its climbs with the time each takes. */
export function ProfilePart({ name, route, remarks, simulation }: Props) {
  const [at, setAt] = useState(0);
  const units = useUnits();
  const words = (node: number) =>
    `${units.name('km')} ${units.shown((node * route.stepM) / 1000, 'km').toFixed(1)}: ${units.show(route.elevationM[node] ?? 0, 'm', 0)}, ${(100 * (route.slope[node] ?? 0)).toFixed(1)} %` +
    (simulation
      ? `, after ${formatDuration(simulation.timeS[node] ?? simulation.totalTimeS)}, ${units.show(3.6 * (simulation.speedMs[node] ?? 0), 'km/h', 0)}`
      : '');
  return (
    <Part title={name}>
      {!route.hasElevation && (
        <Notice tone="warn">
          This file has no elevation, so there is no profile, no climb is known, and times are those of a flat
          road.
        </Notice>
      )}
      <Stats>
        <Stat name="Distance" value={units.show(route.distanceM / 1000, 'km', 1)} />
        {route.hasElevation && (
          <>
            <Stat name="Ascent" value={units.show(route.ascentM, 'm', 0)} />
            <Stat name="Descent" value={units.show(route.descentM, 'm', 0)} />
            <Stat name="Highest" value={units.show(route.maxElevationM, 'm', 0)} />
          </>
        )}
      </Stats>
      {route.hasElevation && (
        <Stack $gap={0.25}>
          <ProfileChart route={route} simulation={simulation} at={at} onAt={setAt} words={words} />
          <Place aria-live="off">{words(at)}</Place>
        </Stack>
      )}
      {remarks.length > 0 && (
        <Stack as="section" $gap={0.25} aria-label="What was odd in the file">
          <h3>Repaired in the file</h3>
          <Remarks>
            {remarks.map((remark) => (
              <li key={remark}>{inUnits(remark, units.units)}</li>
            ))}
          </Remarks>
        </Stack>
      )}
      {route.hasElevation && <ClimbTable route={route} simulation={simulation} />}
    </Part>
  );
}
