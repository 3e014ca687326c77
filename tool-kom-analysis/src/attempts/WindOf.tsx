import type { Attempt } from '@breakaway/cycling';
import { checkNumber, NumberField, useUnits } from '@breakaway/tool-kit';
import { readDirection } from '@breakaway/tool-kit/weather';
import { Button, Field, Muted } from '@breakaway/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { windWords } from './words.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 9rem)) auto;
  align-items: start;
  gap: var(--space-3);
  > div:last-child {
    align-self: end;
  }
`;

const WIND = { name: 'Wind', min: 0, max: 120, unit: 'km/h' };

interface Props {
  attempt: Attempt;
  onWind: (wind: Attempt['wind']) => void;
}

/** The wind of that hour, which no file records: it corrects the power of this attempt. */
export function WindOf({ attempt, onWind }: Props) {
  const units = useUnits();
  const [speed, setSpeed] = useState('');
  const [from, setFrom] = useState('');
  const [tried, setTried] = useState(false);
  if (attempt.powerSource === 'estimated' || attempt.powerW === null) return null;
  if (attempt.wind)
    return (
      <p>
        Corrected for a wind of {windWords(attempt.wind, units)}.{' '}
        <Button tone="quiet" onClick={() => onWind(null)}>
          Take it back
        </Button>
      </p>
    );
  const { value, error } = checkNumber(speed, WIND, units);
  const fromDeg = readDirection(from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (value !== null && fromDeg !== null) onWind({ speedMs: value / 3.6, fromDeg });
  };
  return (
    <>
      <Form onSubmit={submit} noValidate>
        <NumberField
          label="Wind"
          value={speed}
          onChange={setSpeed}
          unit="km/h"
          error={tried ? error : null}
        />
        <Field
          label="From"
          value={from}
          autoComplete="off"
          placeholder="SW"
          onChange={({ target }) => setFrom(target.value)}
          error={tried && fromDeg === null ? 'A direction is needed, such as SW or 225.' : undefined}
        />
        <div>
          <Button type="submit" tone="secondary">
            Correct
          </Button>
        </div>
      </Form>
      <Muted>
        As a weather service gives it. No file records the wind, and power, shelter and drag cannot be told
        apart without it.
      </Muted>
    </>
  );
}
