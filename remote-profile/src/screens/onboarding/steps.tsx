import { METRIC, type Units } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import { FTP_TEST } from '@breakaway/cycling/ftp-test';
import { useUnits } from '@breakaway/host-api';
import { Button, Field, VisuallyHidden } from '@breakaway/ui';
import { Segmented, useUnitText } from '@breakaway/ui/controls';
import { useId, useState } from 'react';
import { essentials } from '../settings/fields.ts';
import { useChooseUnits } from '../settings/UnitsSection.tsx';
import { guessFtp, levels } from './first-guess.ts';
import { Choice, Choices, Fields, Row } from './onboarding-style.ts';
import type { OnboardingForm } from './useOnboarding.ts';

/** Usual amounts of carbohydrate an hour, g: from a first try to a trained gut. */
const amounts = [
  { grams: 60, says: 'Usual' },
  { grams: 80, says: 'Trained' },
  { grams: 100, says: 'Racing' },
];

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

export function PowerStep(form: OnboardingForm) {
  const [help, setHelp] = useState(false);
  const id = useId();
  return (
    <Fields>
      <Essential name="ftp" form={form} />
      <div>
        <Button tone="quiet" aria-expanded={help} aria-controls={id} onClick={() => setHelp(!help)}>
          I don’t know my FTP
        </Button>
      </div>
      <div id={id} hidden={!help}>
        <Choices>
          <legend>Start with a guess</legend>
          {levels.map(({ says, wattsPerKg }) => {
            const watts = String(guessFtp(wattsPerKg, form.value('weight')));
            return (
              <Choice
                key={says}
                aria-pressed={form.value('ftp') === watts}
                onClick={() => form.set('ftp', watts)}
              >
                <span>{says}</span>
                <span>≈ {watts} W</span>
              </Choice>
            );
          })}
        </Choices>
        <p>{FTP_TEST}</p>
      </div>
    </Fields>
  );
}

export const FoodStep = (form: OnboardingForm) => (
  <Fields>
    <Row role="group" aria-label="Usual amounts">
      {amounts.map(({ grams, says }) => (
        <Choice
          key={grams}
          aria-pressed={form.value('cho_tolerance') === String(grams)}
          onClick={() => form.set('cho_tolerance', String(grams))}
        >
          <span>{says}</span>
          <span>{grams} g</span>
        </Choice>
      ))}
    </Row>
    <Essential name="cho_tolerance" form={form} />
  </Fields>
);
