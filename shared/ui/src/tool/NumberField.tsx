import { useState } from 'react';
import { Field, type TextFieldProps } from '../Field.tsx';

export interface Range {
  /** as it begins a sentence, such as "Weight" */
  name: string;
  min: number;
  max: number;
  unit: string;
  optional?: boolean;
}

/** A number as people type it, with decimal point or comma; null when it is none. */
export function readNumber(text: string): number | null {
  const tidy = text.trim().replace(/\s/g, '').replace(/^[−–]/, '-').replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(tidy) ? Number(tidy) : null;
}

/** The number in a text, or the one sentence that says what is wrong with it. An empty optional text is neither. */
export function checkNumber(
  text: string,
  { name, min, max, unit, optional }: Range,
): { value: number | null; error: string | null } {
  if (text.trim() === '')
    return { value: null, error: optional ? null : `${name} is needed: a number in ${unit}.` };
  const value = readNumber(text);
  if (value === null)
    return { value, error: `${name} must be a number in ${unit}, such as ${exampleOf(min, max)}.` };
  if (value < min || value > max)
    return { value: null, error: `${name} must be between ${min} and ${max} ${unit}.` };
  return { value, error: null };
}

function exampleOf(min: number, max: number): string {
  const middle = (min + Math.min(max, 20 * Math.max(1, min))) / 2;
  return String(middle < 10 ? Math.round(10 * middle) / 10 : Math.round(middle));
}

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'after' | 'type'> & {
  value: string;
  onChange: (text: string) => void;
  unit?: string;
  error: string | null;
};

/** A field for one figure. Its error is shown once she has left the field, and goes while she mends it. */
export function NumberField({ value, onChange, unit, error, ...field }: Props) {
  const [left, setLeft] = useState(false);
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setLeft(true)}
      error={left && error ? error : undefined}
      after={unit}
    />
  );
}
