import { arrivalAt, formatDuration, type FinishBand, type RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { Table, TableFrame } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { ArrivalTable } from './ArrivalTable.tsx';
import { clockAfter } from './clock.ts';
import { holdsWords } from './cut-off-words.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
const Holds = styled.td<{ $tone: string }>`
  && {
    color: var(--${({ $tone }) => $tone});
    text-align: left;
  }
`;

interface Props {
  plan: RacePlan;
  band: FinishBand | null;
  start: RideStart | null;
}

/** When the rider is where: at each cut-off and stop, and along the way. */
export function Arrivals({ plan, band, start }: Props) {
  const units = useUnits();
  const { stops = [] } = plan.question;
  const place = (atM: number) => units.show(atM / 1000, 'km', 1);
  // Lights have no name, and nobody knows which will be red.
  const named = stops.filter(({ name }) => name !== undefined);
  return (
    <Stack>
      {plan.cutOffs.length > 0 && (
        <TableFrame label="Cut-offs">
          <Table>
            <thead>
              <tr>
                <th scope="col">Cut-off</th>
                <th scope="col" className="text">
                  Holds
                </th>
                <th scope="col">Closes</th>
                <th scope="col">You are there</th>
                <th scope="col">8 of 10 days</th>
              </tr>
            </thead>
            <tbody>
              {plan.cutOffs.map((cutOff) => {
                const days = band?.cutOffs.find(
                  ({ atM, timeS }) => atM === cutOff.atM && timeS === cutOff.timeS,
                );
                const { words, tone } = holdsWords(cutOff, days?.chance);
                return (
                  <tr key={`${cutOff.atM} ${cutOff.timeS}`}>
                    <th scope="row">
                      {cutOff.name && `${cutOff.name}, `}
                      {place(cutOff.atM)}
                    </th>
                    <Holds $tone={tone}>{words}</Holds>
                    <td>{clockAfter(start, cutOff.timeS)}</td>
                    <td>{clockAfter(start, cutOff.elapsedS)}</td>
                    <td>
                      {days ? `${clockAfter(start, days.p10S)} to ${clockAfter(start, days.p90S)}` : '–'}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {named.length > 0 && (
        <TableFrame label="Stops">
          <Table>
            <thead>
              <tr>
                <th scope="col">Stop</th>
                <th scope="col">Arrive</th>
                <th scope="col">For</th>
                <th scope="col">Leave</th>
              </tr>
            </thead>
            <tbody>
              {named.map(({ atM, timeS, name }) => {
                const thereS = arrivalAt(plan, atM);
                return (
                  <tr key={`${atM} ${timeS}`}>
                    <th scope="row">
                      {name}, {place(atM)}
                    </th>
                    <td>{clockAfter(start, thereS)}</td>
                    <td>{formatDuration(timeS)}</td>
                    <td>{clockAfter(start, thereS + timeS)}</td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </TableFrame>
      )}
      <ArrivalTable plan={plan} start={start} />
    </Stack>
  );
}
