import { inUnits } from '@breakaway/contract/units-in-text';
import {
  conflictsFor,
  formatDuration,
  type Athlete,
  type Input,
  type SegmentEffort,
  type SegmentRecord,
} from '@breakaway/cycling';
import { Muted, Notice, Stack } from '@breakaway/ui';
import { Stat, Stats, Tabs } from '@breakaway/ui/controls';
import { Assumptions, useUnits } from '@breakaway/tool-kit';
import { CurveChart } from './CurveChart.tsx';
import { OwnEfforts } from './OwnEfforts.tsx';
import { Shares } from './Shares.tsx';
import { verdictTone, verdictWords } from './verdict-words.ts';

interface Props {
  record: SegmentRecord;
  athlete: Athlete;
  /** gain and altitude come from a file */
  fromFile: boolean;
  efforts: readonly SegmentEffort[];
}

/** What the record takes, how it compares with the rider's curve, and all assumptions. */
export function Result({ record, athlete, fromFile, efforts }: Props) {
  const { powerW, sd, wattsPerKg, speedMs, vamMh, percentOfFtp, verdict, spread } = record;
  const units = useUnits();
  const conflicts = conflictsFor(athlete.conflicts, { of: 'ride', inputs: record.inputs });
  return (
    <Stack $gap={1.25}>
      <Stats>
        <Stat
          name="Power"
          value={`${Math.round(powerW)} W`}
          aside={`± ${Math.max(1, Math.round(sd))} W (one standard deviation)`}
        />
        <Stat
          name="Power per kg"
          value={`${wattsPerKg.toFixed(2)} W/kg`}
          aside={percentOfFtp === null ? undefined : `${Math.round(percentOfFtp)} % of FTP`}
        />
        <Stat
          name="Speed"
          value={units.show(3.6 * speedMs, 'km/h', 1)}
          aside={`at ${(100 * record.slope).toFixed(1)} %`}
        />
        {vamMh !== null && <Stat name="VAM" value={`${Math.round(vamMh)} m/h`} />}
      </Stats>
      {record.implausible && <Notice tone="warn">{inUnits(record.implausible, units.units)}</Notice>}
      {verdict ? (
        <Notice tone={verdictTone(verdict)}>{verdictWords(record, verdict, units).join(' ')}</Notice>
      ) : (
        <Notice>Enter FTP and weight to see whether this is within reach.</Notice>
      )}
      {verdict && (
        <Stats>
          {record.ownTimeS !== null && (
            <Stat
              name="Time your curve allows"
              value={formatDuration(record.ownTimeS)}
              aside={`record ${formatDuration(record.timeS)}`}
            />
          )}
          <Stat
            name="W′ needed"
            value={`${(verdict.wPrimeNeededJ / 1000).toFixed(1)} kJ`}
            aside={`of ${(verdict.wPrimeAvailableJ / 1000).toFixed(1)} kJ; ${Math.round(verdict.percentOfCp)} % of critical power`}
          />
        </Stats>
      )}
      {verdict && <CurveChart athlete={athlete} record={record} />}
      <Tabs
        label="Details of the result"
        items={[
          ...(efforts.length > 0
            ? [
                {
                  id: 'efforts',
                  label: 'Ridden in this file',
                  content: <OwnEfforts efforts={efforts} recordS={record.timeS} />,
                },
              ]
            : []),
          { id: 'shares', label: 'Where the power goes', content: <Shares record={record} /> },
          {
            id: 'assumptions',
            label: 'Assumptions',
            content: (
              <>
                <Muted>
                  Steady power at the mean gradient from a flying start, by the road model of Martin et al.
                  1998. The uncertainty comes mostly from{' '}
                  {spread
                    .slice(0, 3)
                    .map(({ label, effect }) => `${label} (± ${Math.abs(effect).toFixed(0)} W)`)
                    .join(', ')}
                  .
                </Muted>
                <Assumptions figures={fromFile ? record.inputs.map(measuredInFile) : record.inputs} />
                {conflicts.length > 0 && (
                  <Notice tone="warn">
                    {inUnits(conflicts.map(({ text }) => text).join(' '), units.units)}
                  </Notice>
                )}
              </>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function measuredInFile(input: Input): Input {
  return input.key === 'altitudeM' || input.key === 'gainM'
    ? { ...input, source: 'estimated', how: 'heights of the file, smoothed' }
    : input;
}
