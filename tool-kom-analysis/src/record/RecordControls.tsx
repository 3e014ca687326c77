import { inUnits } from '@breakaway/contract/units-in-text';
import { FieldGrid, NumberField, Part, useUnits } from '@breakaway/tool-kit';
import { BIKES, Choice, STYLES, windsWith } from '@breakaway/tool-kit/conditions';
import { Button, FieldFrame, Input, Muted } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { useState, type ReactNode } from 'react';
import type { RecordErrors, RecordForm } from './record-form.ts';

const POSITIONS = {
  '': 'As the road asks for',
  tt: 'Time-trial position',
  aero: 'On clip-on bars',
  drop: 'On the drops',
  climb: 'Upright, on the tops',
};
/** What the road asks for, on each bike (the engine's one rule). */
const BY_ROAD: Record<RecordForm['bike'], string> = {
  road: 'On the drops, upright above 5 %.',
  tt: 'In the time-trial position, upright above 5 %.',
  gravel: 'Upright, and on the drops downhill.',
  mtb: 'Upright.',
};
const HOLDER_BIKES = { '': 'Not known', ...BIKES };
const STARTS = [
  { value: 'flying', label: 'Flying' },
  { value: 'standing', label: 'Standing' },
  { value: 'speed', label: 'At a speed' },
] as const;
const SIDES = [
  { value: 'front', label: 'The front' },
  { value: 'behind', label: 'Behind' },
] as const;

interface Props {
  form: RecordForm;
  errors: RecordErrors;
  /** the bearing of the road is not known */
  placeless: boolean;
  /** speed at the start line in the file that was ridden, m/s */
  riddenEntryMs: number | null;
  onChange: (change: Partial<RecordForm>) => void;
  rider: ReactNode;
}

/** The time to beat: the one entry that is always in sight. */
export function TimeField({ form, errors, onChange }: Pick<Props, 'form' | 'errors' | 'onChange'>) {
  return (
    <NumberField
      label="Record time"
      inputMode="text"
      placeholder="mm:ss"
      value={form.time}
      onChange={(time) => onChange({ time })}
      error={errors.time}
    />
  );
}

/** What else the answer rests on: how the record is attacked, the day, its holder, and the rider. */
export function RecordControls({ form, errors, placeless, riddenEntryMs, onChange, rider }: Props) {
  const units = useUnits();
  return (
    <>
      <Part title="Attempt">
        <Choice label="Bike" options={BIKES} value={form.bike} onChange={(bike) => onChange({ bike })} />
        <Choice
          label="Position"
          options={POSITIONS}
          value={form.position}
          onChange={(position) => onChange({ position })}
          hint={form.position === '' ? BY_ROAD[form.bike] : undefined}
        />
        <Segmented
          label="Start"
          options={STARTS}
          value={form.start}
          onChange={(start) => onChange({ start })}
        />
        {form.start === 'speed' && (
          <NumberField
            label="Speed over the line"
            unit="km/h"
            value={form.startSpeed}
            onChange={(startSpeed) => onChange({ startSpeed })}
            error={errors.startSpeed}
          />
        )}
        {riddenEntryMs !== null && form.start !== 'speed' && (
          <Muted>
            In this file you cross the line at {units.show(3.6 * riddenEntryMs, 'km/h', 0)}.{' '}
            <Button
              tone="quiet"
              onClick={() => onChange({ start: 'speed', startSpeed: (3.6 * riddenEntryMs).toFixed(1) })}
            >
              Use this speed
            </Button>
          </Muted>
        )}
        {!placeless && (
          <Segmented
            label="Descending"
            options={STYLES}
            value={form.descending}
            onChange={(descending) => onChange({ descending })}
          />
        )}
      </Part>
      <Part title="Day">
        <FieldGrid>
          <NumberField
            label="Wind (optional)"
            unit="km/h"
            value={form.wind}
            onChange={(wind) => onChange({ wind })}
            error={errors.wind}
          />
          {placeless ? (
            <Segmented
              label="Wind comes from"
              options={SIDES}
              value={form.windFrom}
              onChange={(windFrom) => onChange({ windFrom })}
            />
          ) : (
            <Choice
              label="Wind from"
              options={windsWith(form.windFromDeg)}
              value={String(form.windFromDeg)}
              onChange={(deg) => onChange({ windFromDeg: Number(deg) })}
            />
          )}
        </FieldGrid>
        <NumberField
          label="Temperature (optional)"
          unit="°C"
          value={form.temperature}
          onChange={(temperature) => onChange({ temperature })}
          error={errors.temperature}
          hint={inUnits('Without it, a mild day of 20 °C.', units.units)}
        />
        <Muted>Enter the forecast wind. We adjust it to your height above the road.</Muted>
      </Part>
      <Part title="Record holder (optional)">
        <FieldGrid>
          <NumberField
            label="Their weight"
            unit="kg"
            value={form.holderKg}
            onChange={(holderKg) => onChange({ holderKg })}
            error={errors.holderKg}
          />
          <Choice
            label="Their bike"
            options={HOLDER_BIKES}
            value={form.holderBike}
            onChange={(holderBike) => onChange({ holderBike })}
          />
        </FieldGrid>
        <HolderDate form={form} errors={errors} onChange={onChange} />
      </Part>
      {rider}
    </>
  );
}

/** When the record was set. While a year is typed it is any year, so its error waits until the field is left. */
function HolderDate({ form, errors, onChange }: Pick<Props, 'form' | 'errors' | 'onChange'>) {
  const [left, setLeft] = useState(errors.holderDate !== null);
  return (
    <FieldFrame label="Date of the record" error={(left && errors.holderDate) || undefined}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={form.holderDate}
          onChange={(event) => onChange({ holderDate: event.target.value })}
          onBlur={() => setLeft(true)}
        />
      )}
    </FieldFrame>
  );
}
