import type { Conflict } from '@breakaway/cycling';
import { profileEstimates } from '@breakaway/cycling/profile-estimates';
import { useMemo } from 'react';
import type { RowConflict } from './ConflictNotes.tsx';
import { profileFields, type ProfileField } from './fields.ts';
import { fieldAt, recordOf, type FormValues } from './record.ts';

const conflictsIn = (values: FormValues): Conflict[] => profileEstimates(recordOf(values)).conflicts;
const fieldsOf = ({ fields }: Conflict): ProfileField[] => fields.flatMap((place) => fieldAt(place) ?? []);

/**
 * Which values contradict each other.
 * @param entered the form's values, without the one that is being typed
 * @param saved the form as it was last saved
 * @param errors the fields that are invalid on their own: their own message takes precedence
 * @param editing the field that is open: a contradiction is told in full beside it, otherwise beside its first value
 */
export function useConflicts(
  entered: FormValues,
  saved: FormValues,
  errors: Record<string, unknown>,
  editing: string | null,
) {
  const now = useMemo(() => conflictsIn(entered), [entered]);
  const before = useMemo(() => conflictsIn(saved), [saved]);
  const told = now.filter((conflict) => !fieldsOf(conflict).some(({ name }) => errors[name]));
  const tellingOf = (conflict: Conflict) => {
    const names = profileFields.filter((field) => fieldsOf(conflict).includes(field)).map(({ name }) => name);
    return names.find((name) => name === editing) ?? names[0];
  };
  return {
    /** Shown beside the field of this name. */
    at: (name: string): RowConflict[] =>
      told
        .filter((conflict) => fieldsOf(conflict).some((field) => field.name === name))
        .map((conflict) => ({
          text: conflict.text,
          others: fieldsOf(conflict).filter((field) => field.name !== name),
          full: tellingOf(conflict) === name,
        })),
    /** Fields of the saved record that are in conflict, in form order. */
    inRecord: profileFields.filter((field) => before.some((conflict) => fieldsOf(conflict).includes(field))),
    /** New contradictions, for screen readers. */
    fresh: told.map(({ text }) => text).filter((text) => !before.some((conflict) => conflict.text === text)),
  };
}
