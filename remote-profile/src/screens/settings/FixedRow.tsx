import { Input } from '@breakaway/ui';
import { useId, type InputHTMLAttributes } from 'react';
import { Box, Control, ErrorText, Label, NoAction, Row, Toggle } from './row-style.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  /** What can be done with the value elsewhere. */
  action?: { text: string; name: string; run: () => void };
}

/** A value that is shown but cannot be edited here. */
export function FixedRow({ label, error, action, ...input }: Props) {
  const id = useId();
  return (
    <Row $text>
      <Label htmlFor={id}>{label}</Label>
      <Control>
        <Box>
          <Input
            {...input}
            id={id}
            readOnly
            title={typeof input.value === 'string' ? input.value : undefined}
            autoComplete="off"
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
          />
        </Box>
        {action ? (
          <Toggle aria-label={action.name} onClick={action.run}>
            {action.text}
          </Toggle>
        ) : (
          <NoAction />
        )}
      </Control>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Row>
  );
}
