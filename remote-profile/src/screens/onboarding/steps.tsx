import { METRIC, type Units } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits } from '@breakaway/host-api';
import { Field, VisuallyHidden } from '@breakaway/ui';
import { Segmented, useUnitText } from '@breakaway/ui/controls';
import { essentials } from '../settings/fields.ts';
import { useChooseUnits } from '../settings/UnitsSection.tsx';
import { amounts, onTheBike } from './amounts.ts';
import { FtpHelp } from './FtpHelp.tsx';
import { Choice, Choices, Fields } from './onboarding-style.ts';
import type { OnboardingForm } from './useOnboarding.ts';

function Essential({ name, form }: { name: string; form: OnboardingForm }) {
  const { label, unit: metricUnit } = essentials.find((field) => field.name === name)!;
  const format = useUnits();
  const unit = metricUnit && format.name(metricUnit);
  const { error, ...field } = form.field(name);
  const { shown, change } = useUnitText(form.value(name), metricUnit, format, (text) => form.set(name, text));
  return (
    <Field
      label={
        <>
          {label}
          {/* Its unit stands in the field. */}
          <VisuallyHidden>{unit && ` in ${unit}`}</VisuallyHidden>
        </>
      }
      inputMode={unit === '' ? 'text' : 'decimal'}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={80}
      after={
        <span aria-hidden="true" style={{ paddingRight: 'var(--space-3)' }}>
          {unit}
        </span>
      }
      {...field}
      value={shown}
      onChange={(event) => change(event.target.value)}
      error={error ? inUnits(error, format.units) : undefined}
    />
  );
}

const imperial: Units = { distance: 'mi', mass: 'lb', temperature: 'F' };

function UnitsChoice() {
  const { units } = useUnits();
  const { busy, choose } = useChooseUnits();
  return (
    <Segmented
      label="Units"
      hideLabel
      options={[
        { value: 'metric', label: 'cm, kg' },
        { value: 'imperial', label: 'ft, lb' },
      ]}
      value={units.mass === 'lb' ? 'imperial' : 'metric'}
      disabled={busy}
      onChange={(system) => void choose(system === 'metric' ? METRIC : imperial)}
    />
  );
}

export const BodyStep = (form: OnboardingForm) => (
  <Fields>
    <UnitsChoice />
    <Essential name="height" form={form} />
    <Essential name="weight" form={form} />
  </Fields>
);

export const PowerStep = (form: OnboardingForm) => (
  <Fields>
    <Essential name="ftp" form={form} />
    <FtpHelp form={form} />
  </Fields>
);

export const FoodStep = (form: OnboardingForm) => (
  <Fields>
    <Choices>
      <legend>Pick what you manage in an hour</legend>
      {amounts.map((amount) => (
        <Choice
          key={amount.grams}
          aria-pressed={form.value('cho_tolerance') === String(amount.grams)}
          onClick={() => form.set('cho_tolerance', String(amount.grams))}
        >
          <span>
            <b>{amount.says}</b> <small>{onTheBike(amount)}</small>
          </span>
          <span>{amount.grams} g/h</span>
        </Choice>
      ))}
    </Choices>
    <Essential name="cho_tolerance" form={form} />
  </Fields>
);
