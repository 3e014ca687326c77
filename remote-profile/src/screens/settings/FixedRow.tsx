import { Input } from '@breakaway/ui';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Control, ErrorText, Label, Row } from './row-style.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  /** At the end of the row, where other rows have their Edit button. */
  children?: ReactNode;
}

/** A value that is shown but cannot be edited here. */
export function FixedRow({ label, error, children, ...input }: Props) {
  const id = useId();
  return (
    <Row $text>
      <Label htmlFor={id}>{label}</Label>
      <Control>
        <Input
          {...input}
          id={id}
          readOnly
          title={typeof input.value === 'string' ? input.value : undefined}
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {children}
      </Control>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Row>
  );
}
