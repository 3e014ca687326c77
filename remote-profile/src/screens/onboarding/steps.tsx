import { FTP_TEST } from '@breakaway/cycling/ftp-test';
import { Button, Field, VisuallyHidden } from '@breakaway/ui';
import { useId, useState } from 'react';
import { essentials } from '../settings/fields.ts';
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
  const { label, unit } = essentials.find((field) => field.name === name)!;
  return (
    <Field
      label={
        <>
          {label}
          {/* Its unit stands in the field. */}
          <VisuallyHidden> in {unit}</VisuallyHidden>
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={80}
      after={
        <span aria-hidden="true" style={{ paddingRight: 'var(--space-3)' }}>
          {unit}
        </span>
      }
      {...form.field(name)}
    />
  );
}

export const BodyStep = (form: OnboardingForm) => (
  <Fields>
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
