import { inUnits } from '@breakaway/contract/units-in-text';
import { useUnits } from '@breakaway/host-api';
import styled from 'styled-components';
import type { ProfileField } from './fields.ts';
import { Toggle } from './row-style.ts';

/** A value that contradicts others, as shown beside it. */
export interface RowConflict {
  text: string;
  /** The other values involved. */
  others: ProfileField[];
}

const Notes = styled.div`
  grid-area: conflict;
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-1);
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
const Edit = styled(Toggle)`
  display: block;
  width: auto;
  min-height: 44px;
  text-align: left;
  text-decoration: underline;
  &&& {
    width: auto;
    color: var(--link);
  }
`;

interface Props {
  id: string;
  conflicts: RowConflict[];
  busy: boolean;
  onEdit: (name: string) => void;
}

/** How a value contradicts others, with links to them. It does not prevent saving. */
export function ConflictNotes({ id, conflicts, busy, onEdit }: Props) {
  const { units } = useUnits();
  return (
    <Notes>
      {conflicts.map(({ text, others }, i) => (
        <Note key={text}>
          <span id={`${id}-${i}`}>{inUnits(text, units)}</span>
          {others.map(({ name, label }) => (
            <Edit
              key={name}
              type="button"
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
      ))}
    </Notes>
  );
}
