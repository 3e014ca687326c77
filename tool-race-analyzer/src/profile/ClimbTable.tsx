import { formatDuration, type Route, type Simulation } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Muted, Stack } from '@breakaway/ui';
import { Table, TableFrame } from '@breakaway/ui/controls';

/** The climbs of the route, with the time that the effort takes on each. */
export function ClimbTable({ route, simulation }: { route: Route; simulation: Simulation | null }) {
  const units = useUnits();
  return (
    <Stack as="section" $gap={0.5} aria-label="Climbs">
      <h3>Climbs</h3>
      {route.climbs.length === 0 ? (
        <Muted>No climb of at least {units.show(500, 'm', 0)} and 3 %.</Muted>
      ) : (
        <TableFrame label="Climbs, one by one">
          <Table>
            <thead>
              <tr>
                <th scope="col">Climb</th>
                <th scope="col">From {units.name('km')}</th>
                <th scope="col">Length</th>
                <th scope="col">Gain</th>
                <th scope="col">Average</th>
                <th scope="col">Steepest {units.show(500, 'm', 0)}</th>
                <th scope="col">Time</th>
                <th scope="col">Power</th>
                <th scope="col">VAM</th>
              </tr>
            </thead>
            <tbody>
              {route.climbs.map((climb, i) => {
                const ridden = simulation?.climbs[i];
                return (
                  <tr key={climb.startM}>
                    <th scope="row">{i + 1}</th>
                    <td>{units.shown(climb.startM / 1000, 'km').toFixed(1)}</td>
                    <td>{units.show(climb.lengthM / 1000, 'km', 1)}</td>
                    <td>{units.show(climb.gainM, 'm', 0)}</td>
                    <td>{(100 * climb.slope).toFixed(1)} %</td>
                    <td>{(100 * climb.steepestSlope).toFixed(1)} %</td>
                    <td>{ridden ? formatDuration(ridden.timeS) : '–'}</td>
                    <td>{ridden ? `${Math.round(ridden.averagePowerW)} W` : '–'}</td>
                    <td>{ridden ? `${Math.round(ridden.vamMh)} m/h` : '–'}</td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Stack>
  );
}
