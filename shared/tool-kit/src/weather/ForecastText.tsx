import { Button, controlStyle, FieldFrame, Muted } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import { useState, type ClipboardEvent } from 'react';
import styled from 'styled-components';
import { FileButton } from '../FileButton.tsx';
import { useUnits } from '../units.ts';
import type { HourRead } from './hour.ts';
import { readWeather } from './read-weather.ts';

const Text = styled.textarea`
  ${controlStyle}
  min-height: 8rem;
  font-family: var(--font-mono, monospace);
  font-size: var(--text-s);
  resize: vertical;
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
const EXAMPLE = '08:00  12  SW  18\n09:00  15  W  20';
/** A forecast has no reason to be larger. */
const MOST_BYTES = 2_000_000;
/** A longer text that is not understood is not shown to be corrected. */
const MOST_SHOWN = 20_000;

/** What became of the hours of a forecast, in a sentence. */
interface Outcome {
  taken: boolean;
  text: string;
}

/**
 * A forecast that is typed, pasted or in a file.
 * @param onHours takes the hours that were read, or refuses them
 */
export function useForecastText(onHours: (hours: HourRead[]) => Outcome) {
  const { units } = useUnits();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refuse = (text: string) => setOutcome({ taken: false, text });
  /** Whether a text was understood and taken. */
  function take(text: string): boolean {
    const read = readWeather(text, {
      wind: units.distance === 'mi' ? 'mph' : 'km/h',
      temperature: units.temperature,
    });
    const next = read.ok ? onHours(read.hours) : { taken: false, text: read.message };
    setOutcome(next);
    return next.taken;
  }
  return {
    typed,
    setTyped,
    outcome,
    take,
    /** For a table of hours: several cells that are pasted are a forecast; one is the text of its field. */
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      if (!/[\n\t]/.test(text.trim())) return;
      event.preventDefault();
      setTyped(take(text) ? '' : text);
    },
    async open(file: File) {
      if (file.size > MOST_BYTES) return refuse('This file is too large for a forecast.');
      const text = await file.text().catch(() => null);
      if (text === null) return refuse('This file could not be read.');
      if (!take(text) && text.length < MOST_SHOWN) setTyped(text);
    },
  };
}

/** A fold in which a forecast is pasted or opened, and what became of it. */
export function ForecastText({ forecast }: { forecast: ReturnType<typeof useForecastText> }) {
  const { typed, setTyped, outcome, take, open } = forecast;
  return (
    <>
      <Disclosure label="Paste or open a forecast">
        <Stack>
          <FieldFrame
            label="Forecast"
            hint="One hour a line: time, wind, direction, temperature. A day may stand before the time: Sat 08:00 or 2026-11-28 08:00. With names of the columns, any order and unit. Files: CSV, or JSON of Open-Meteo."
            error={outcome?.taken === false && outcome.text}
          >
            {(control) => (
              <Text
                {...control}
                value={typed}
                placeholder={EXAMPLE}
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </FieldFrame>
          <Row>
            <Button disabled={typed.trim() === ''} onClick={() => take(typed) && setTyped('')}>
              Use it
            </Button>
            <FileButton
              label="Open a file"
              busy={false}
              accept=".csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
              onFile={(file) => void open(file)}
            />
          </Row>
        </Stack>
      </Disclosure>
      <div role="status">{outcome?.taken && <Muted>{outcome.text}</Muted>}</div>
    </>
  );
}
