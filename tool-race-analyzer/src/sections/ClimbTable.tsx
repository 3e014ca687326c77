import { formatDuration, type RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Muted } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { clockAfter } from './clock.ts';

/** The climbs of the course, as the plan rides them. */
export function ClimbTable({ plan: { climbs }, start }: { plan: RacePlan; start: string }) {
  const units = useUnits();
  if (climbs.length === 0) return <Muted>No climb of at least {units.show(500, 'm', 0)} and 3 %.</Muted>;
  return (
    <TableFrame label="Climbs">
      <Table>
        <thead>
          <tr>
            <th scope="col">Climb</th>
            <th scope="col">From {units.name('km')}</th>
            <th scope="col">Length</th>
            <th scope="col">Gain</th>
            <th scope="col">Average</th>
            <th scope="col">Steepest {units.show(500, 'm', 0)}</th>
            <th scope="col">At its foot</th>
            <th scope="col">Time</th>
            <th scope="col">Power</th>
            <th scope="col">VAM</th>
          </tr>
        </thead>
        <tbody>
          {climbs.map((climb, i) => (
            <tr key={climb.startM}>
              <th scope="row">{i + 1}</th>
              <td>{units.shown(climb.startM / 1000, 'km').toFixed(1)}</td>
              <td>{units.show(climb.lengthM / 1000, 'km', 1)}</td>
              <td>{units.show(climb.gainM, 'm', 0)}</td>
              <td>{(100 * climb.slope).toFixed(1)} %</td>
              <td>{(100 * climb.steepestSlope).toFixed(1)} %</td>
              <td>{clockAfter(start, climb.reachedAtS)}</td>
              <td>{formatDuration(climb.timeS)}</td>
              <td>{Math.round(climb.averagePowerW)} W</td>
              <td>{Math.round(climb.vamMh)} m/h</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
