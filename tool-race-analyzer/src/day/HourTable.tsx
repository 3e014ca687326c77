import { useUnits } from '@breakaway/tool-kit';
import { rideStart } from '@breakaway/tool-kit/clock';
import { ForecastText, useForecastText } from '@breakaway/tool-kit/weather';
import { Button, Input, Muted, Notice } from '@breakaway/ui';
import { useUnitText } from '@breakaway/ui/controls';
import { useId } from 'react';
import styled from 'styled-components';
import type { PlanForm } from '../form/plan-form.ts';
import { besideTheStart, readHours, rowsOf, startRows, type HourField, type HourRow } from './hours.ts';

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
  const forecast = useForecastText((hours) => {
    const rows = start ? rowsOf(hours, start) : 'Enter the day and the time of the start first.';
    if (typeof rows === 'string') return { taken: false, text: rows };
    onChange({ hours: rows });
    const [first, last] = [rows[0]?.time, rows.at(-1)?.time];
    return { taken: true, text: `${rows.length} hours are in the table, ${first} to ${last}.` };
  });
  const humid = hours.flatMap(({ humidity }) => (humidity ? [Number(humidity)] : []));
  return (
    <Stack>
      <Scroller onPaste={forecast.onPaste}>
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
      <ForecastText forecast={forecast} />
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
