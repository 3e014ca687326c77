import { formatDuration, type SegmentEffort } from '@breakaway/cycling';
import { Table, TableFrame } from '@breakaway/ui/controls';

/** The rider's own efforts on the segment in the file that it was taken from. */
export function OwnEfforts({ efforts, recordS }: { efforts: readonly SegmentEffort[]; recordS: number }) {
  return (
    <TableFrame label="Rides over the segment in this file">
      <Table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">To the record</th>
            <th scope="col">Power</th>
            <th scope="col">NP</th>
            <th scope="col">Heart rate</th>
          </tr>
        </thead>
        <tbody>
          {efforts.map((effort) => (
            <tr key={effort.startMs}>
              <th scope="row">
                {formatDuration(effort.timeS)} ± {effort.timeSdS.toFixed(1)} s
              </th>
              <td>{signed(effort.timeS - recordS)}</td>
              <td>{figure(effort.averagePowerW, 'W')}</td>
              <td>{figure(effort.normalizedPowerW, 'W')}</td>
              <td>{figure(effort.averageHeartRateBpm, 'bpm')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const figure = (value: number | null, unit: string) =>
  value === null ? '–' : `${Math.round(value)} ${unit}`;
const signed = (seconds: number) => `${seconds > 0 ? '+' : ''}${formatDuration(seconds)}`;
