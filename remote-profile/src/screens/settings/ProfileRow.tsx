import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits } from '@breakaway/host-api';
import { Input, VisuallyHidden } from '@breakaway/ui';
import { useUnitText } from '@breakaway/ui/controls';
import { useEffect, useId, useRef, type FocusEvent, type MouseEvent } from 'react';
import type { Estimate } from './estimate-text.ts';
import { ConflictNotes, type RowConflict } from './ConflictNotes.tsx';
import { Box, Control, ErrorText, Label, Mark, Notes, Row, Toggle, Unit } from './row-style.ts';

export interface ProfileRowProps {
  name: string;
  label: string;
  /** The visible part of the label; screen readers get all of it. */
  short?: string | undefined;
  unit?: string | undefined;
  hint?: string | undefined;
  essential?: boolean | undefined;
  /** The estimate that the models use while the field is empty. */
  estimate?: Estimate | undefined;
  /** What is needed before it can be estimated. */
  needs?: string | undefined;
  /** The id of a note that several empty rows share, above them. */
  sharedNote?: string | undefined;
  error?: string | undefined;
  /** Contradictions with other values. */
  conflicts?: RowConflict[] | undefined;
  /** A name or a product, not a number. */
  text?: boolean;
  autoComplete?: string;
  maxLength: number;
  value: string | undefined;
  /** Receives the value in the metric unit. */
  onChange: (text: string) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** This is the one field that is being edited. */
  editing: boolean;
  busy: boolean;
  onEdit: () => void;
  /** Selects another field. */
  onEditOther?: ((name: string) => void) | undefined;
  /** Cancels the edit and restores the saved value. */
  onCancel: () => void;
}

/** A value that is read-only until its Edit button selects it. Escape and Cancel restore the saved value. */
export function ProfileRow(row: ProfileRowProps) {
  const { name, label, short, hint, essential, estimate, needs, text = false } = row;
  const format = useUnits();
  const unit = row.unit && format.name(row.unit);
  const { shown, change } = useUnitText(row.value ?? '', row.unit, format, row.onChange);
  const error = row.error && inUnits(row.error, format.units);
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
  const openRow = (event: MouseEvent<HTMLElement>) => {
    // Buttons in the row do their own work, and marking a text to copy it opens nothing.
    if ((event.target as Element).closest('button, a') || window.getSelection()?.toString()) return;
    onEdit();
  };
  const empty = !row.value;
  const note = empty && (estimate ? <Estimated {...estimate} /> : needs && `Can be estimated from ${needs}.`);
  const described = [
    hint && `${id}-hint`,
    note && `${id}-note`,
    empty && row.sharedNote,
    error && `${id}-error`,
    ...conflicts.map((_, i) => `${id}-conflict-${i}`),
  ].filter(Boolean);
  return (
    <Row
      $text={text}
      $noted={Boolean(hint || note)}
      $editing={editing}
      // The whole row opens, for whoever points; the keyboard has the Edit button.
      onClick={editing || busy ? undefined : openRow}
    >
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
        <Box $open={editing}>
          <Input
            ref={input}
            id={id}
            name={name}
            value={shown}
            placeholder={
              empty ? (estimate ? `≈ ${estimate.value}` : editing ? undefined : 'Not set') : undefined
            }
            inputMode={text || unit === '' ? 'text' : 'decimal'}
            autoComplete={row.autoComplete ?? 'off'}
            maxLength={row.maxLength}
            readOnly={!editing || busy}
            // A read-only value is not a tab stop between the Edit buttons.
            tabIndex={editing ? undefined : -1}
            aria-invalid={Boolean(error)}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => change(event.target.value)}
            onBlur={row.onBlur}
            onKeyDown={(event) => {
              if (editing && event.key === 'Escape') cancel();
            }}
          />
          {/* A unit of nothing would be noise. */}
          {!text && unit && (!empty || estimate || editing) && <Unit aria-hidden="true">{unit}</Unit>}
        </Box>
        <Toggle
          ref={toggle}
          data-edit={name}
          disabled={busy}
          aria-label={editing ? `Cancel editing ${label}` : `Edit ${label}`}
          // Keeps the focus on press: cancelling must not mark the field as invalid, and the error of the field that
          // loses the focus must not move this button away from the press.
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
      {/* Shown inside the field itself. */}
      <VisuallyHidden> {value}</VisuallyHidden> {spread && `${spread}, `}
      {how}
    </>
  );
}
