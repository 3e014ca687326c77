import { Input, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useId, useRef, type FocusEvent, type ChangeEvent } from 'react';
import type { Estimate } from './estimate-text.ts';
import { ConflictNotes, type RowConflict } from './ConflictNotes.tsx';
import { Control, ErrorText, Label, Mark, Notes, Row, Toggle, Unit } from './row-style.ts';

export interface ProfileRowProps {
  name: string;
  label: string;
  /** What is seen of the label; the whole of it is read out. */
  short?: string | undefined;
  unit?: string | undefined;
  hint?: string | undefined;
  essential?: boolean | undefined;
  /** What the models take while the field is empty. */
  estimate?: Estimate | undefined;
  /** What is needed before it can be estimated. */
  needs?: string | undefined;
  error?: string | undefined;
  /** What does not fit together with this value. */
  conflicts?: RowConflict[] | undefined;
  /** A name or a product, not a number. */
  text?: boolean;
  autoComplete?: string;
  maxLength: number;
  value: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** This is the one field that can be typed into. */
  editing: boolean;
  busy: boolean;
  onEdit: () => void;
  /** Selects another field. */
  onEditOther?: ((name: string) => void) | undefined;
  /** Gives up what was typed: the saved value comes back. */
  onCancel: () => void;
}

/** A value that is read until its Edit button selects it. Escape and Cancel bring the saved value back. */
export function ProfileRow(row: ProfileRowProps) {
  const { name, label, short, unit, hint, essential, estimate, needs, error, text = false } = row;
  const conflicts = row.conflicts ?? [];
  const { editing, busy, onEdit, onCancel } = row;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (editing) input.current?.select();
    if (editing) input.current?.focus();
  }, [editing]);
  const cancel = () => {
    onCancel();
    toggle.current?.focus();
  };
  const empty = !row.value;
  const note = empty && (estimate ? <Estimated {...estimate} /> : needs && `Can be estimated from ${needs}.`);
  const described = [
    hint && `${id}-hint`,
    note && `${id}-note`,
    error && `${id}-error`,
    ...conflicts.map((_, i) => `${id}-conflict-${i}`),
  ].filter(Boolean);
  return (
    <Row $text={text} $noted={Boolean(hint || note)}>
      <Label htmlFor={id}>
        {short ? <VisuallyHidden>{label.replace(/\d.*/, '')}</VisuallyHidden> : null}
        {short ?? label}
        <VisuallyHidden>
          {unit && ` in ${unit}`}
          {essential && ', essential'}
        </VisuallyHidden>
        {essential && <span aria-hidden="true">{'\u00a0*'}</span>}
      </Label>
      {(hint || note) && (
        <Notes>
          {hint && <span id={`${id}-hint`}>{hint}</span>}
          {hint && note && ' · '}
          {note && <span id={`${id}-note`}>{note}</span>}
        </Notes>
      )}
      <Control>
        <Input
          ref={input}
          id={id}
          name={name}
          value={row.value ?? ''}
          placeholder={
            empty ? (estimate ? `≈ ${estimate.value}` : editing ? undefined : 'Not set') : undefined
          }
          inputMode={text ? 'text' : 'decimal'}
          autoComplete={row.autoComplete ?? 'off'}
          maxLength={row.maxLength}
          readOnly={!editing || busy}
          // A value that is only read is no stop on the way from one Edit button to the next.
          tabIndex={editing ? undefined : -1}
          aria-invalid={Boolean(error)}
          aria-describedby={described.join(' ') || undefined}
          onChange={row.onChange}
          onBlur={row.onBlur}
          onKeyDown={(event) => {
            if (editing && event.key === 'Escape') cancel();
          }}
        />
        {!text && <Unit aria-hidden="true">{unit}</Unit>}
        <Toggle
          ref={toggle}
          type="button"
          data-edit={name}
          disabled={busy}
          aria-label={editing ? `Cancel editing ${label}` : `Edit ${label}`}
          // Keeps the focus: a field is not called wrong by the press that gives it up, and the error of the field
          // that is left does not move this button away under the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={editing ? cancel : onEdit}
        >
          {editing ? 'Cancel' : 'Edit'}
        </Toggle>
      </Control>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {conflicts.length > 0 && (
        <ConflictNotes
          id={`${id}-conflict`}
          conflicts={conflicts}
          busy={busy}
          onEdit={(other) => row.onEditOther?.(other)}
        />
      )}
    </Row>
  );
}

function Estimated({ value, spread, how }: Estimate) {
  return (
    <>
      <Mark>Estimated</Mark>
      {/* Seen in the field itself. */}
      <VisuallyHidden> {value}</VisuallyHidden> {spread && `${spread}, `}
      {how}
    </>
  );
}
