import { formatDuration, timeAt, type Route, type Simulation } from '@breakaway/cycling';
import { Notice, Stack } from '@breakaway/ui';
import { Fact, Facts, Part } from '@breakaway/ui/tool';
import { useState } from 'react';
import { ClimbTable } from './ClimbTable.tsx';
import { ProfileChart } from './ProfileChart.tsx';

interface Props {
  name: string;
  route: Route;
  remarks: readonly string[];
  simulation: Simulation | null;
}

/** The cleaned route: its figures, its profile, repairs, and its climbs with the time each takes. */
export function ProfilePart({ name, route, remarks, simulation }: Props) {
  const [atM, setAtM] = useState(0);
  const node = Math.min(route.elevationM.length - 1, Math.round(atM / route.stepM));
  const here =
    `km ${(atM / 1000).toFixed(1)}: ${Math.round(route.elevationM[node]!)} m, ${(100 * route.slope[node]!).toFixed(1)} %` +
    (simulation ? `, after ${formatDuration(timeAt(route, simulation.timeS, atM))}` : '');
  return (
    <Part title={name}>
      {!route.hasElevation && (
        <Notice tone="warn">
          This file has no elevation, so there is no profile, no climb is known, and times are those of a flat
          road.
        </Notice>
      )}
      <Facts>
        <Fact name="Distance" value={`${(route.distanceM / 1000).toFixed(1)} km`} />
        {route.hasElevation && (
          <>
            <Fact name="Ascent" value={`${Math.round(route.ascentM)} m`} />
            <Fact name="Descent" value={`${Math.round(route.descentM)} m`} />
            <Fact name="Highest" value={`${Math.round(route.maxElevationM)} m`} />
          </>
        )}
      </Facts>
      {route.hasElevation && (
        <Stack $gap={0.25}>
          <ProfileChart route={route} atM={atM} onPoint={setAtM} />
          <input
            type="range"
            aria-label="Place on the route"
            aria-valuetext={here}
            min={0}
            max={route.distanceM}
            step={100}
            value={atM}
            onChange={(event) => setAtM(Number(event.target.value))}
            style={{ width: '100%', minHeight: 32, margin: 0, accentColor: 'var(--accent)' }}
          />
          <output style={{ fontVariantNumeric: 'tabular-nums' }} aria-live="off">
            {here}
          </output>
        </Stack>
      )}
      {remarks.length > 0 && (
        <Stack as="section" $gap={0.25} aria-label="What was odd in the file">
          <h3>Mended</h3>
          <ul style={{ paddingLeft: '1.25rem' }}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Stack>
      )}
      {route.hasElevation && <ClimbTable route={route} simulation={simulation} />}
    </Part>
  );
}
