import { arrivalAt, formatDuration, timeAt, type RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Table, TableFrame } from '@breakaway/ui/controls';
import { clockAfter } from './clock.ts';

/** Rows of the table are so many kilometres or miles apart. */
const EVERY = 10;

interface Props {
  plan: RacePlan;
  start: RideStart | null;
}

/** Arrival times: every 10 km or miles, and at the finish. */
export function ArrivalTable({ plan, start }: Props) {
  const { route } = plan.question;
  const units = useUnits();
  const everyM = 1000 * units.metric(EVERY, 'km');
  const between = Array.from({ length: Math.ceil(route.distanceM / everyM) - 1 }, (_, i) => (i + 1) * everyM);
  let before = { atM: 0, timeS: 0 };
  const rows = [...between, route.distanceM].map((atM, i) => {
    const row = { atM, timeS: timeAt(route, plan.timeS, atM), finish: i === between.length };
    const speedMs = (atM - before.atM) / (row.timeS - before.timeS);
    before = row;
    return { ...row, speedMs };
  });
  return (
    <TableFrame label={`Arrival every ${EVERY} ${units.name('km')}`}>
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
          {rows.map((row) => (
            <tr key={row.atM}>
              <th scope="row">
                {row.finish && 'Finish, '}
                {units.show(row.atM / 1000, 'km', row.finish ? 1 : 0)}
              </th>
              <td>{formatDuration(row.timeS)}</td>
              <td>{clockAfter(start, arrivalAt(plan, row.atM))}</td>
              <td>{units.show(3.6 * row.speedMs, 'km/h', 1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
