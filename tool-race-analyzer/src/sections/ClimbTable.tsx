import { formatDuration, stoppedS, type RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { nodeAt, type Cursor } from '@breakaway/tool-kit/route-view';
import { Muted } from '@breakaway/ui';
import { Chip, Table, TableFrame } from '@breakaway/ui/controls';
import styled from 'styled-components';
import { showChart, zoomOn } from '../chart/show-chart.ts';
import { clockAfter } from './clock.ts';
import { Go } from './Go.tsx';

const Records = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

interface Props {
  plan: RacePlan;
  start: RideStart | null;
  cursor: Cursor;
  narrow: boolean;
  /** opens a climb as a segment in the other tool */
  onAttack?: ((climb: RacePlan['climbs'][number]) => void) | undefined;
}

/** The climbs of the course, as the plan rides them. */
export function ClimbTable({ plan: { climbs, question }, start, cursor, narrow, onAttack }: Props) {
  const units = useUnits();
  if (climbs.length === 0) return <Muted>No climb of at least {units.show(500, 'm', 0)} and 3 %.</Muted>;
  const fromKm = (startM: number) => units.shown(startM / 1000, 'km').toFixed(1);
  const placed = (startM: number) => `${units.name('km')} ${fromKm(startM)}`;
  // A phone shows what is planned, and a climb by its place; the rest of it is in the chart.
  const columns: { head: string; cell: (climb: RacePlan['climbs'][number]) => string; wide?: true }[] = [
    { head: `From ${units.name('km')}`, cell: ({ startM }) => fromKm(startM), wide: true },
    { head: 'Length', cell: ({ lengthM }) => units.show(lengthM / 1000, 'km', 1) },
    { head: 'Gain', cell: ({ gainM }) => units.show(gainM, 'm', 0), wide: true },
    { head: 'Average', cell: ({ slope }) => `${(100 * slope).toFixed(1)} %` },
    {
      head: `Steepest ${units.show(500, 'm', 0)}`,
      cell: ({ steepestSlope }) => `${(100 * steepestSlope).toFixed(1)} %`,
      wide: true,
    },
    {
      head: 'At its foot',
      cell: ({ startM, reachedAtS }) => clockAfter(start, reachedAtS + stoppedS(question.stops, startM)),
      wide: true,
    },
    { head: 'Time', cell: ({ timeS }) => formatDuration(timeS) },
    { head: 'Power', cell: ({ averagePowerW }) => `${Math.round(averagePowerW)} W` },
    { head: 'VAM', cell: ({ vamMh }) => `${Math.round(vamMh)} m/h`, wide: true },
  ];
  const shown = columns.filter(({ wide }) => !(wide && narrow));
  return (
    <>
      <TableFrame label="Climbs">
        <Table>
          <thead>
            <tr>
              <th scope="col">{narrow ? `From ${units.name('km')}` : 'Climb'}</th>
              {shown.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {climbs.map((climb, i) => (
              <tr key={climb.startM}>
                <th scope="row">
                  <Go
                    aria-label={`Climb ${i + 1}${narrow ? `, from ${fromKm(climb.startM)}` : ''}: show in the chart`}
                    onClick={() => {
                      cursor.moveTo(nodeAt(question.route, climb.startM));
                      cursor.zoomTo(zoomOn(climb.startM, climb.endM, question.route.distanceM));
                      showChart();
                    }}
                  >
                    {narrow ? fromKm(climb.startM) : i + 1}
                  </Go>
                </th>
                {shown.map(({ head, cell }) => (
                  <td key={head}>{cell(climb)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {onAttack && (
        <Records>
          Attack as a record:
          {climbs.map((climb, i) => (
            <Chip
              key={climb.startM}
              aria-label={`Attack ${narrow ? `the climb at ${placed(climb.startM)}` : `climb ${i + 1}`} as a record`}
              onClick={() => onAttack(climb)}
            >
              {narrow ? placed(climb.startM) : `Climb ${i + 1}`}
            </Chip>
          ))}
        </Records>
      )}
    </>
  );
}
