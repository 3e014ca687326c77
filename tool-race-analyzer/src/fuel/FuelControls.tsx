import { FieldGrid, NumberField, Part } from '@breakaway/tool-kit';
import { Button, controlStyle, FieldFrame, Muted } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { PlanForm } from '../form/plan-form.ts';
import {
  USUAL_TOLERANCE_GH,
  type FuelForm,
  type readFuel,
  type StationField,
  type StationHas,
} from './fuel-form.ts';

const Select = styled.select`
  ${controlStyle}
`;
const Station = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;
  > button {
    align-self: end;
  }
`;
const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;
const SIZES = [
  { value: '500', label: '500 ml' },
  { value: '750', label: '750 ml' },
] as const;
const HAS: Record<StationHas, string> = {
  water: 'Water',
  drink: 'Water and my drink',
  all: 'My drink and my food',
};

export interface FuelControlsProps {
  form: FuelForm;
  errors: ReturnType<typeof readFuel>['errors'];
  /** g/h that count where the field is empty */
  toleranceGH: number | null;
  /** the field's default is the profile's */
  inProfile: boolean;
  /** a product of the plan has caffeine */
  withCaffeine: boolean;
  onChange: (change: Partial<PlanForm>) => void;
}

/** What the food rests on: what the gut takes, what is carried, where it is refilled, and the products. */
export function FuelControls({
  form,
  errors,
  toleranceGH,
  inProfile,
  withCaffeine,
  onChange,
}: FuelControlsProps) {
  const change = (changed: Partial<FuelForm>) => onChange({ fuel: { ...form, ...changed } });
  const changeStation = (index: number, changed: Partial<StationField>) =>
    change({ stations: form.stations.map((one, i) => (i === index ? { ...one, ...changed } : one)) });
  return (
    <Part title="Your food">
      <NumberField
        label="Most carbohydrate an hour"
        unit="g/h"
        value={form.tolerance}
        placeholder={toleranceGH === null ? '' : String(Math.round(toleranceGH))}
        hint={
          inProfile
            ? 'Empty: as in your profile.'
            : `Your profile does not say. ${USUAL_TOLERANCE_GH} g/h is what most riders take without practice.`
        }
        onChange={(tolerance) => change({ tolerance })}
        error={errors.tolerance}
      />
      <FieldGrid>
        <NumberField
          label="Bottles (optional)"
          unit=""
          value={form.bottles}
          onChange={(bottles) => change({ bottles })}
          error={errors.bottles}
        />
        <NumberField
          label="Pockets (optional)"
          hint="gels, bars, cakes"
          unit=""
          value={form.pockets}
          onChange={(pockets) => change({ pockets })}
          error={errors.pockets}
        />
      </FieldGrid>
      {form.bottles !== '' && (
        <Segmented
          label="Size of a bottle"
          options={SIZES}
          value={form.bottleMl}
          onChange={(bottleMl) => change({ bottleMl })}
        />
      )}
      {form.stations.map((station, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a station is its place in the list
        <Station key={i} role="group" aria-label={`Station ${i + 1}`}>
          <NumberField
            label="Station at"
            unit="km"
            value={station.km}
            onChange={(km) => changeStation(i, { km })}
            error={errors.stations[i] ?? null}
          />
          <FieldFrame label="There is">
            {(control) => (
              <Select
                {...control}
                value={station.has}
                onChange={({ target }) => changeStation(i, { has: target.value as StationHas })}
              >
                {Object.entries(HAS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <Button
            tone="quiet"
            aria-label={`Remove station ${i + 1}`}
            onClick={() => change({ stations: form.stations.filter((_, other) => other !== i) })}
          >
            ✕
          </Button>
        </Station>
      ))}
      <Button
        tone="secondary"
        onClick={() => change({ stations: [...form.stations, { km: '', has: 'water' }] })}
      >
        Add a station
      </Button>
      <Tick>
        <input
          type="checkbox"
          checked={form.caffeine}
          onChange={({ target }) => change({ caffeine: target.checked })}
        />
        Use my products with caffeine
      </Tick>
      {form.caffeine && !withCaffeine && (
        <Muted>None of your products has caffeine. Add one that has, under “Your products”.</Muted>
      )}
    </Part>
  );
}
