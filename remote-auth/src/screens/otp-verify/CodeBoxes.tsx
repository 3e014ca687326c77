import { Input } from '@breakaway/ui';
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { CODE_LENGTH, boxAfterKey, enter, typed, type Code } from './code.ts';

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(${CODE_LENGTH}, minmax(0, 1fr));
  gap: var(--space-2);
`;
const Box = styled(Input)`
  min-height: 56px;
  padding: 0;
  text-align: center;
  font-size: var(--text-xl);
  font-variant-numeric: tabular-nums;
`;
const Label = styled.span`
  display: block;
  margin-bottom: var(--space-2);
  font-weight: var(--strong);
  font-size: var(--text-s);
`;
/** One line: the hint until an error replaces it, so that nothing below moves. */
const Line = styled.p`
  margin-top: var(--space-2);
  color: var(--text-muted);
  font-size: var(--text-s);
`;
const ErrorLine = styled(Line)`
  color: var(--bad);
  font-weight: var(--strong);
`;

interface CodeBoxesProps {
  label: string;
  hint: string;
  code: Code;
  error: string | undefined;
  onChange: (code: Code) => void;
  /** The code counts as touched when the focus has left the boxes, or when a box contains a non-digit. */
  onTouched: () => void;
}

/** A one-time code as six boxes that act as one field: typing, pasting, deleting and arrow keys move between them. */
export function CodeBoxes({ label, hint, code, error, onChange, onTouched }: CodeBoxesProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const focus = (at: number) => group.current?.querySelectorAll('input')[at]?.focus();

  const put = (at: number, text: string) => {
    const { code: next, next: box } = enter(code, at, text);
    onChange(next);
    if (next.some((box) => /\D/.test(box))) onTouched();
    focus(box);
  };
  const onPaste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (digits !== '') put(at, digits);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const box = boxAfterKey(event.key, at, code[at] === '');
    if (box === undefined) return;
    event.preventDefault();
    focus(box);
  };

  // When the code is complete, every box is invalid; otherwise those without a digit.
  const isWhole = code.every((digit) => /^\d$/.test(digit));
  const isWrong = (digit: string) => Boolean(error) && (isWhole || !/^\d$/.test(digit));

  return (
    <div>
      <Label id={`${id}-label`}>{label}</Label>
      <Boxes
        ref={group}
        role="group"
        aria-labelledby={`${id}-label`}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onTouched();
        }}
      >
        {code.map((digit, at) => (
          <Box
            // The boxes never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            aria-label={`Digit ${at + 1} of ${CODE_LENGTH}`}
            aria-invalid={isWrong(digit)}
            aria-describedby={isWrong(digit) ? `${id}-error` : undefined}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            // Unlike onChange, this also fires when a digit is replaced by the same digit, which has to move on too.
            onInput={(event) => put(at, typed(digit, event.currentTarget.value))}
            onPaste={onPaste(at)}
            onKeyDown={onKeyDown(at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Boxes>
      {error ? <ErrorLine id={`${id}-error`}>{error}</ErrorLine> : <Line>{hint}</Line>}
    </div>
  );
}
