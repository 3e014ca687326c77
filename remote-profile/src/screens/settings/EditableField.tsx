import { Field, VisuallyHidden, type TextFieldProps } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const AtEnd = styled.span`
  display: inline-flex;
  align-items: center;
`;
const Toggle = styled.button`
  min-width: 4.25rem;
  min-height: 44px;
  padding: 0 0.75rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--link);
  font-size: 0.875rem;
  font-weight: 600;
  cursor: pointer;
  &:hover:not(:disabled) {
    text-decoration: underline;
  }
`;

interface EditableFieldProps extends Omit<TextFieldProps, 'after' | 'label'> {
  label: string;
  unit?: string | undefined;
  essential?: boolean | undefined;
  /** This is the one field that can be typed into. */
  editing: boolean;
  busy: boolean;
  onEdit: () => void;
  /** Gives up what was typed: the saved value comes back. */
  onCancel: () => void;
}

/** A value that is read until its Edit button selects it. Escape and Cancel bring the saved value back. */
export function EditableField(props: EditableFieldProps) {
  const { label, unit, essential, editing, busy, onEdit, onCancel, ...input } = props;
  const control = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (editing) control.current?.select();
    if (editing) control.current?.focus();
  }, [editing]);
  const cancel = () => {
    onCancel();
    toggle.current?.focus();
  };
  return (
    <Field
      autoComplete="off"
      {...input}
      ref={control}
      readOnly={!editing || busy}
      style={{ paddingRight: unit ? '7.5rem' : '4.75rem' }}
      onKeyDown={(event) => {
        if (editing && event.key === 'Escape') cancel();
      }}
      label={
        <>
          {label}
          {unit && <VisuallyHidden> in {unit}</VisuallyHidden>}
          {essential && <span aria-hidden="true"> *</span>}
        </>
      }
      after={
        <AtEnd>
          {unit && <span aria-hidden="true">{unit}</span>}
          <Toggle
            ref={toggle}
            type="button"
            disabled={busy}
            aria-label={editing ? `Cancel editing ${label}` : `Edit ${label}`}
            // Keeps the focus: a field is not called wrong by the press that gives it up, and the error of the field
            // that is left does not move this button away under the press.
            onMouseDown={(event) => event.preventDefault()}
            onClick={editing ? cancel : onEdit}
          >
            {editing ? 'Cancel' : 'Edit'}
          </Toggle>
        </AtEnd>
      }
    />
  );
}
