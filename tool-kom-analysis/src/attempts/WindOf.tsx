import type { Attempt } from '@breakaway/cycling';
import { checkNumber, NumberField, useUnits } from '@breakaway/tool-kit';
import { readDirection } from '@breakaway/tool-kit/weather';
import { Button, Field, Muted } from '@breakaway/ui';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { isCorrectable } from './same-day.ts';
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

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const WIND = { name: 'Wind', min: 0, max: 120, unit: 'km/h' };

interface Props {
  attempt: Attempt;
  /** more attempts of its day that have not its wind */
  others: readonly Attempt[];
  onWind: (of: readonly Attempt[], wind: Attempt['wind']) => void;
}

/** The wind of that hour, which no file records: it corrects the power of this attempt. */
export function WindOf({ attempt, others, onWind }: Props) {
  const units = useUnits();
  const [speed, setSpeed] = useState('');
  const [from, setFrom] = useState('');
  const [tried, setTried] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (!isCorrectable(attempt)) return null;
  const say = (of: readonly Attempt[], wind: Attempt['wind']) => {
    // The button that was pressed goes.
    frame.current?.focus();
    onWind(of, wind);
  };
  const { value, error } = checkNumber(speed, WIND, units);
  const fromDeg = readDirection(from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (value !== null && fromDeg !== null) say([attempt], { speedMs: value / 3.6, fromDeg });
  };
  return (
    <Frame ref={frame} role="group" aria-label="Wind of this attempt" tabIndex={-1}>
      {attempt.wind ? (
        <Said>
          <p>Corrected for a wind of {windWords(attempt.wind, units)}.</p>
          {others.length > 0 && (
            <Button tone="secondary" onClick={() => say(others, attempt.wind)}>
              Use it for all attempts of this day
            </Button>
          )}
          <Button tone="quiet" onClick={() => say([attempt], null)}>
            Take it back
          </Button>
        </Said>
      ) : (
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
            As a weather service gives it. No file records the wind, and power, shelter and drag cannot be
            told apart without it.
          </Muted>
        </>
      )}
    </Frame>
  );
}
