import type { Athlete } from '@breakaway/cycling';
import { FieldFrame, Input, Stack, controlStyle } from '@breakaway/ui';
import { Slider } from '@breakaway/ui/controls';
import { FieldGrid, NumberField, useUnits } from '@breakaway/tool-kit';
import styled from 'styled-components';
import { powerText, readEffort, type EffortForm } from './race-question.ts';

const Select = styled.select`
  ${controlStyle}
`;
const WINDS = ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'];

interface Props {
  form: EffortForm;
  athlete: Athlete | null;
  onChange: (change: Partial<EffortForm>) => void;
}

/** The steady effort that the rider plans, and the conditions of the day. */
export function EffortFields({ form, athlete, onChange }: Props) {
  const { powerW, errors } = readEffort(form, athlete, useUnits());
  const ftpW = athlete?.ftpW?.value;
  const massKg = athlete?.massKg?.value;
  const means = [
    ftpW && powerW !== null && `${Math.round((100 * powerW) / ftpW)} % of FTP`,
    massKg && powerW !== null && `${(powerW / massKg).toFixed(2)} W/kg`,
  ].filter(Boolean);
  const [least, most] = [50, Math.round(1.3 * (ftpW ?? 300))];
  const sliderW = powerW === null ? null : Math.min(most, Math.max(least, powerW));
  return (
    <Stack>
      <NumberField
        label="Power"
        unit="W"
        value={powerText(form, athlete)}
        onChange={(power) => onChange({ power })}
        error={errors.power}
        hint={means.join(' · ') || 'Steady, wherever you pedal.'}
      />
      {sliderW !== null && (
        <Slider
          aria-label="Power in watts"
          min={least}
          max={most}
          value={sliderW}
          style={{ '--filled': `${(100 * (sliderW - least)) / (most - least)}%` } as object}
          onChange={(event) => onChange({ power: event.target.value })}
        />
      )}
      <FieldFrame label="Bike">
        {(control) => (
          <Select
            {...control}
            value={form.bike}
            onChange={(event) => onChange({ bike: event.target.value as EffortForm['bike'] })}
          >
            <option value="road">Road bike</option>
            <option value="tt">Time-trial bike</option>
            <option value="gravel">Gravel bike</option>
            <option value="mtb">Mountain bike</option>
          </Select>
        )}
      </FieldFrame>
      <FieldGrid>
        <NumberField
          label="Wind (optional)"
          unit="km/h"
          value={form.wind}
          onChange={(wind) => onChange({ wind })}
          error={errors.wind}
        />
        <FieldFrame label="Wind from">
          {(control) => (
            <Select
              {...control}
              value={form.windFromDeg}
              onChange={(event) => onChange({ windFromDeg: Number(event.target.value) })}
            >
              {WINDS.map((name, i) => (
                <option key={name} value={i * 45}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      </FieldGrid>
      <FieldFrame label="Start at">
        {(control) => (
          <Input
            {...control}
            type="time"
            value={form.start}
            onChange={(event) => onChange({ start: event.target.value })}
          />
        )}
      </FieldFrame>
    </Stack>
  );
}
