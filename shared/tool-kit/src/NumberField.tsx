import { readNumber, type UnitFormat } from '@breakaway/contract/units';
import { Field, type TextFieldProps } from '@breakaway/ui';
import { useUnitText } from '@breakaway/ui/controls';
import { useState } from 'react';
import { useUnits } from './units.ts';

export interface Range {
  /** as it begins a sentence, such as "Weight" */
  name: string;
  min: number;
  max: number;
  /** the metric unit of the value and of both limits */
  unit: string;
  optional?: boolean;
}

/**
 * The number in a metric text, or the one sentence that says what is wrong with it, in the member's units. An empty
 * optional text is neither.
 */
export function checkNumber(
  text: string,
  { name, min, max, unit, optional }: Range,
  units: UnitFormat,
): { value: number | null; error: string | null } {
  const short = (metric: number) => units.show(metric, unit, Math.abs(metric) < 10 ? undefined : 0);
  const example = () => short(Number(exampleOf(min, max).toPrecision(2)));
  const value = readNumber(text);
  if (value === null) return { value, error: optional ? null : `${name} is needed, such as ${example()}.` };
  if (Number.isNaN(value)) return { value: null, error: `${name} must be a number, such as ${example()}.` };
  if (value < min || value > max)
    return {
      value: null,
      error: `${name} must be between ${short(min)} and ${short(max)}.`,
    };
  return { value, error: null };
}

/** A plausible value: limits are far apart, so it lies nearer to the lower one. */
const exampleOf = (min: number, max: number) => (min > 0 ? Math.sqrt(min * max) : max / 10);

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'after' | 'type'> & {
  /** the metric text */
  value: string;
  onChange: (text: string) => void;
  /** the metric unit; the field shows the member's */
  unit?: string;
  error: string | null;
};

/**
 * A field for one figure. Its error is shown once the member has left the field, and goes while they correct it; what
 * was wrong from the start, as a text that was kept, says so at once.
 */
export function NumberField({ value, onChange, unit, error, ...field }: Props) {
  const [left, setLeft] = useState(error !== null && value !== '');
  const units = useUnits();
  const { shown, change } = useUnitText(value, unit, units, onChange);
  const after = unit && units.name(unit);
  return (
    <Field
      inputMode={after === '' ? 'text' : 'decimal'}
      autoComplete="off"
      {...field}
      value={shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setLeft(true)}
      error={left && error ? error : undefined}
      after={after}
    />
  );
}
