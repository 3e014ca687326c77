import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits } from '@breakaway/host-api';
import styled from 'styled-components';
import type { ProfileField } from './fields.ts';

/** A value that contradicts others, as shown beside it. */
export interface RowConflict {
  text: string;
  /** The other values involved. */
  others: ProfileField[];
  /** The whole sentence stands here, with links; beside the others a short line does. */
  full: boolean;
}

const Notes = styled.div`
  grid-area: conflict;
  display: grid;
  gap: var(--space-2);
  /* Clear of the rings above. */
  margin-top: var(--space-2);
`;
const Note = styled.div`
  padding: var(--space-2) var(--space-3);
  border-left: 3px solid var(--warn);
  border-radius: var(--radius-s);
  background: var(--warn-tint);
  font-size: var(--text-s);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
const Edit = styled.button.attrs({ type: 'button' })`
  display: block;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-weight: var(--strong);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
const Short = styled.p`
  color: var(--warn);
  font-size: var(--text-s);
  font-weight: var(--strong);
`;

interface Props {
  id: string;
  conflicts: RowConflict[];
  busy: boolean;
  onEdit: (name: string) => void;
}

const inWords = (fields: ProfileField[]) =>
  new Intl.ListFormat('en').format(
    fields.map(({ label }) =>
      /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
    ),
  );

/** How a value contradicts others, with links to them. It does not prevent saving. */
export function ConflictNotes({ id, conflicts, busy, onEdit }: Props) {
  const { units } = useUnits();
  return (
    <Notes>
      {conflicts.map(({ text, others, full }, i) =>
        full ? (
          <Note key={text}>
            <span id={`${id}-${i}`}>{inUnits(text, units)}</span>
            {others.map(({ name, label }) => (
              <Edit
                key={name}
                disabled={busy}
                // As for the Edit buttons: the error of the field that loses the focus must not move this button away
                // from the press.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onEdit(name)}
              >
                Edit {label}
              </Edit>
            ))}
          </Note>
        ) : (
          <Short key={text} id={`${id}-${i}`}>
            Does not fit with {inWords(others)}.
          </Short>
        ),
      )}
    </Notes>
  );
}
