import { inUnits } from '@breakaway/contract/units-in-text';
import { formatDuration, type Route, type RouteRide } from '@breakaway/cycling';
import { Muted, Notice, Stack } from '@breakaway/ui';
import { Stat, Stats, Tabs } from '@breakaway/ui/controls';
import { Assumptions, useUnits } from '@breakaway/tool-kit';
import { ArrivalTable } from './ArrivalTable.tsx';

const UNCERTAIN = 'one standard deviation';

/** The result of a steady effort on the route. */
export function RideResult({ route, ride, start }: { route: Route; ride: RouteRide; start: string }) {
  const { simulation } = ride;
  const units = useUnits();
  return (
    <Stack $gap={1.25}>
      <Stats>
        <Stat
          name="Time"
          value={formatDuration(ride.timeS)}
          aside={`± ${formatDuration(ride.sd)} (${UNCERTAIN})`}
        />
        <Stat name="Average speed" value={units.show(3.6 * simulation.averageSpeedMs, 'km/h', 1)} />
        <Stat
          name="Average power"
          value={`${Math.round(simulation.averagePowerW)} W`}
          aside={`${formatDuration(simulation.coastingS)} coasting`}
        />
        {simulation.normalizedPowerW !== null && (
          <Stat
            name="Normalized power"
            value={`${Math.round(simulation.normalizedPowerW)} W`}
            aside={ride.intensityFactor === null ? undefined : `IF ${ride.intensityFactor.toFixed(2)}`}
          />
        )}
        {ride.trainingStressScore !== null && (
          <Stat name="TSS" value={Math.round(ride.trainingStressScore)} />
        )}
      </Stats>
      {ride.notes.map((note) => (
        <Notice key={note} tone="warn">
          {inUnits(note, units.units)}
        </Notice>
      ))}
      {ride.verdict && ride.verdict.level !== 'within' && (
        <Notice tone={ride.verdict.level === 'beyond' ? 'bad' : 'warn'}>
          {ride.verdict.level === 'beyond' ? 'More than you can hold: ' : 'At your limit: '}
          your power-duration curve gives {Math.round(ride.verdict.bestW)} W (±{' '}
          {Math.round(ride.verdict.bestSdW)}) for {formatDuration(ride.timeS)}.
        </Notice>
      )}
      <Tabs
        label="Details of the result"
        items={[
          {
            id: 'arrivals',
            label: 'Arrival times',
            content: <ArrivalTable route={route} timeS={simulation.timeS} start={start} />,
          },
          {
            id: 'assumptions',
            label: 'Assumptions',
            content: (
              <>
                <Muted>
                  Steady power wherever you pedal, by the road model of Martin et al. 1998, with braking
                  before bends and at most {units.show(65, 'km/h', 0)}. The uncertainty comes mostly from{' '}
                  {ride.spread
                    .slice(0, 3)
                    .map(({ label, effect }) => `${label} (± ${formatDuration(Math.abs(effect))})`)
                    .join(', ')}
                  .
                </Muted>
                <Assumptions figures={ride.inputs} />
              </>
            ),
          },
        ]}
      />
    </Stack>
  );
}
