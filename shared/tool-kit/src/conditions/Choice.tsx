import { FieldFrame, controlStyle } from '@breakaway/ui';
import styled from 'styled-components';

const Select = styled.select`
  ${controlStyle}
`;

interface Props<Value extends string> {
  label: string;
  /** what each value is called, in order */
  options: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
  hint?: string | undefined;
}

/** One of several values, by the browser's own list. */
export function Choice<Value extends string>({ label, options, value, onChange, hint }: Props<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {options[one]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
