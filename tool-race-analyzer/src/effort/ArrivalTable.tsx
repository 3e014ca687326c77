import { formatDuration, type Simulation } from '@breakaway/cycling';
import { Table, TableFrame } from '@breakaway/ui/controls';

const EVERY_M = 10_000;

/** Arrival times: every 10 km and at the finish. */
export function ArrivalTable({ simulation, start }: { simulation: Simulation; start: string }) {
  const { splits } = simulation;
  const rows = splits.filter(({ distanceM }, i) => distanceM % EVERY_M === 0 || i === splits.length - 1);
  return (
    <TableFrame label="Arrival every 10 km">
      <Table>
        <thead>
          <tr>
            <th scope="col">At</th>
            <th scope="col">Riding time</th>
            <th scope="col">Clock</th>
            <th scope="col">Speed since</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ distanceM, timeS }, i) => {
            const before = rows[i - 1] ?? { distanceM: 0, timeS: 0 };
            const speed = (3.6 * (distanceM - before.distanceM)) / (timeS - before.timeS);
            return (
              <tr key={distanceM}>
                <th scope="row">
                  {i === rows.length - 1 ? `Finish, ${(distanceM / 1000).toFixed(1)}` : distanceM / 1000} km
                </th>
                <td>{formatDuration(timeS)}</td>
                <td>{clockAfter(start, timeS)}</td>
                <td>{speed.toFixed(1)} km/h</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** Clock time after a start, such as `13:05`, with the days that have passed; a dash without a start. */
export function clockAfter(start: string, seconds: number): string {
  const [hours, minutes] = start.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return '–';
  const total = hours * 60 + minutes + Math.round(seconds / 60);
  const days = Math.floor(total / 1440);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(total / 60) % 24)}:${two(total % 60)}${days > 0 ? ` +${days} d` : ''}`;
}
