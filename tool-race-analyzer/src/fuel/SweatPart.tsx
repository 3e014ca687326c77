import { sweatRateMlH } from '@breakaway/cycling';
import { FieldGrid, NumberField, Part, useUnits } from '@breakaway/tool-kit';
import { Button, Muted, Notice } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ChangeFuel, KeptFuel } from './kept-fuel.ts';
import { readSweat, startSweat, sweatFormOf, type SweatForm } from './sweat-form.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
/** Another day says less about the race from so many degrees on: our own choice. */
const FAR_C = 8;

interface Props {
  kept: KeptFuel;
  onKept: ChangeFuel;
  /** of the race, where it is known, °C */
  temperatureC: number | null;
}

/** The member's own sweat by the scales, in place of the estimate. */
export function SweatPart({ kept, onKept, temperatureC }: Props) {
  const units = useUnits();
  const { sweatTest } = kept;
  const [form, setForm] = useState<SweatForm | null>(null);
  const { errors, problem, test } = readSweat(form ?? startSweat, units);
  const field = (name: keyof SweatForm) => ({
    value: form?.[name] ?? '',
    onChange: (text: string) => setForm((now) => ({ ...(now ?? startSweat), [name]: text })),
    error: errors[name],
  });
  const far = sweatTest && temperatureC !== null && Math.abs(sweatTest.temperatureC - temperatureC) >= FAR_C;
  if (!form)
    return (
      <Part title="Sweat test">
        {sweatTest ? (
          <>
            <p>
              You sweat <strong>{litres(sweatRateMlH(sweatTest))} l/h</strong> at{' '}
              {units.show(sweatTest.temperatureC, '°C', 0)}. The plan counts with it.
            </p>
            {far && (
              <Muted>
                The race is at {units.show(temperatureC, '°C', 0)}: the plan carries your test over. A test in
                weather like that says more.
              </Muted>
            )}
            <Actions>
              <Button tone="secondary" onClick={() => setForm(sweatFormOf(sweatTest))}>
                Change the test
              </Button>
              <Button tone="quiet" onClick={() => onKept(() => ({ sweatTest: null }))}>
                Back to the estimate
              </Button>
            </Actions>
          </>
        ) : (
          <>
            <Muted>
              How much you sweat is an estimate, and riders differ by a third. Weigh yourself before and after
              an hour or two on the road to know yours.
            </Muted>
            <Button tone="secondary" onClick={() => setForm(startSweat)}>
              Enter a sweat test
            </Button>
          </>
        )}
      </Part>
    );
  return (
    <Part title="Sweat test">
      <Muted>
        Undressed and dry, before and after. What you drank adds to the loss, the toilet takes from it.
      </Muted>
      <FieldGrid>
        <NumberField label="Weight before" unit="kg" {...field('before')} />
        <NumberField label="Weight after" unit="kg" {...field('after')} />
      </FieldGrid>
      <FieldGrid>
        <NumberField label="Drunk" unit="ml" hint="100 g of food count as 100 ml" {...field('drunk')} />
        <NumberField label="Toilet (optional)" unit="ml" hint="about 300 ml each time" {...field('urine')} />
      </FieldGrid>
      <FieldGrid>
        <NumberField label="Duration" unit="min" {...field('minutes')} />
        <NumberField label="Temperature of that ride" unit="°C" {...field('temperature')} />
      </FieldGrid>
      <NumberField
        label="Average power of that ride (optional)"
        unit="W"
        hint="Empty: that of an endurance ride."
        {...field('power')}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {test && (
        <Notice tone="good">
          You sweat {litres(sweatRateMlH(test))} l/h: weight lost, plus drunk, less the toilet, by the hour
          (ACSM 2007).
        </Notice>
      )}
      <Actions>
        <Button
          disabled={!test}
          onClick={() => {
            onKept(() => ({ sweatTest: test }));
            setForm(null);
          }}
        >
          Use it in the plan
        </Button>
        <Button tone="quiet" onClick={() => setForm(null)}>
          Cancel
        </Button>
      </Actions>
    </Part>
  );
}

const litres = (ml: number) => (ml / 1000).toFixed(2).replace(/0$/, '');
