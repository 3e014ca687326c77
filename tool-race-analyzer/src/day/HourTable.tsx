import { FileButton, useUnits } from '@breakaway/tool-kit';
import { readWeather } from '@breakaway/tool-kit/weather';
import { Button, controlStyle, FieldFrame, Input, Muted, Notice } from '@breakaway/ui';
import { Disclosure, useUnitText } from '@breakaway/ui/controls';
import { useId, useState, type ClipboardEvent } from 'react';
import styled from 'styled-components';
import type { PlanForm } from '../form/plan-form.ts';
import { besideTheStart, readHours, rowsOf, startRows, type HourField, type HourRow } from './hours.ts';
import { rideStart } from './zone.ts';

const Hours = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  th {
    padding: 0 2px var(--space-1);
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--strong);
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 0 2px var(--space-1) 0;
  }
`;
const Scroller = styled.div`
  max-height: 26rem;
  overflow-y: auto;
  /* The outline of a field stays inside. */
  padding: 3px;
  margin: -3px;
`;
const CellInput = styled(Input)`
  padding: var(--space-1) var(--space-2);
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.from.desktop} {
    min-height: 36px;
    font-size: var(--text-s);
  }
`;
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

interface Props {
  form: PlanForm;
  /** whose clocks the hours are by */
  zone: string;
  onChange: (change: Partial<PlanForm>) => void;
}

/** The weather by the hour: typed in a table, pasted, or from a file. */
export function HourTable({ form, zone, onChange }: Props) {
  const units = useUnits();
  const errorId = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const { hours } = form;
  const start = rideStart(form, zone);
  const read = start && readHours(hours, start, units);
  const problem = read && read.problem;
  const besides = read && besideTheStart(read.hours, form.start);
  const change = (row: number, changed: Partial<HourRow>) =>
    onChange({ hours: hours.map((each, i) => (i === row ? { ...each, ...changed } : each)) });
  const more = () => {
    const last = hours.at(-1);
    const next = startRows(String((Number.parseInt(last?.time ?? form.start, 10) || 0) + 1), 1, form);
    onChange({ hours: [...hours, ...next.map(({ time }) => ({ ...(last ?? next[0]), time }) as HourRow)] });
  };
  /** Whether a text was understood and is in the table now. */
  function take(text: string): boolean {
    const read = readWeather(text, {
      wind: units.units.distance === 'mi' ? 'mph' : 'km/h',
      temperature: units.units.temperature,
    });
    const rows = !read.ok
      ? read.message
      : start
        ? rowsOf(read.hours, start)
        : 'Enter the day and the time of the start first.';
    if (typeof rows === 'string') {
      setSaid({ tone: 'bad', text: rows });
      return false;
    }
    onChange({ hours: rows });
    const [first, last] = [rows[0]?.time, rows.at(-1)?.time];
    setSaid({ tone: 'good', text: `${rows.length} hours are in the table, ${first} to ${last}.` });
    return true;
  }
  /** Several cells that are pasted into the table are a forecast; one is the text of its field. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    setTyped(take(text) ? '' : text);
  };
  async function open(file: File) {
    if (file.size > MOST_BYTES)
      return setSaid({ tone: 'bad', text: 'This file is too large for a forecast.' });
    const text = await file.text().catch(() => null);
    if (text === null) return setSaid({ tone: 'bad', text: 'This file could not be read.' });
    if (!take(text) && text.length < 20_000) setTyped(text);
  }
  const humid = hours.flatMap(({ humidity }) => (humidity ? [Number(humidity)] : []));
  return (
    <Stack>
      <Scroller onPaste={paste}>
        <Hours aria-label="Weather by the hour">
          <thead>
            <tr>
              <th scope="col">Hour</th>
              <th scope="col">{units.name('km/h')}</th>
              <th scope="col">From</th>
              <th scope="col">{units.name('°C')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((row, i) => {
              const cell = (field: HourField, name: string, unit?: string) => (
                <td>
                  <Cell
                    label={`${name}, row ${i + 1}`}
                    value={row[field]}
                    unit={unit}
                    wrong={problem?.row === i && problem.field === field ? errorId : undefined}
                    onChange={(text) => change(i, { [field]: text })}
                  />
                </td>
              );
              return (
                <tr key={i}>
                  {cell('time', 'Hour')}
                  {cell('wind', 'Wind', 'km/h')}
                  {cell('from', 'Wind from')}
                  {cell('temperature', 'Temperature', '°C')}
                </tr>
              );
            })}
          </tbody>
        </Hours>
      </Scroller>
      {problem && (
        <div id={errorId}>
          <Notice tone="bad">
            {hours.length > 1 && `Row ${problem.row + 1}: `}
            {problem.message}
          </Notice>
        </div>
      )}
      {besides && <Notice tone="warn">{besides}</Notice>}
      <Row>
        <Button tone="secondary" onClick={more}>
          Add an hour
        </Button>
      </Row>
      <Muted>
        Enter temperatures for the start. The plan makes it colder higher up.
        {humid.length > 0 &&
          ` Humidity of the forecast: ${Math.min(...humid)} to ${Math.max(...humid)} %.`}{' '}
        Empty a row to leave it out.
      </Muted>
      <Disclosure label="Paste or open a forecast">
        <Stack>
          <FieldFrame
            label="Forecast"
            hint="One hour a line: time, wind, direction, temperature. With names of the columns, any order and unit. Files: CSV, or JSON of Open-Meteo."
            error={said?.tone === 'bad' && said.text}
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
      <div role="status">{said?.tone === 'good' && <Muted>{said.text}</Muted>}</div>
    </Stack>
  );
}

interface CellProps {
  label: string;
  value: string;
  unit: string | undefined;
  /** the id of what says what is wrong with it */
  wrong: string | undefined;
  onChange: (text: string) => void;
}

function Cell({ label, value, unit, wrong, onChange }: CellProps) {
  const { shown, change } = useUnitText(value, unit, useUnits(), onChange);
  return (
    <CellInput
      aria-label={label}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong}
      inputMode={unit ? 'decimal' : 'text'}
      autoComplete="off"
      value={shown}
      onChange={(event) => change(event.target.value)}
    />
  );
}
