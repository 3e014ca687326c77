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
 * @param entered what stands in the form, without what is being typed at this moment
 * @param saved the form as it was saved last
 * @param errors the fields that are wrong by themselves: their own sentence comes first
 */
export function useConflicts(entered: FormValues, saved: FormValues, errors: Record<string, unknown>) {
  const now = useMemo(() => conflictsIn(entered), [entered]);
  const before = useMemo(() => conflictsIn(saved), [saved]);
  const told = now.filter((conflict) => !fieldsOf(conflict).some(({ name }) => errors[name]));
  return {
    /** Beside the field of this name. */
    at: (name: string): RowConflict[] =>
      told
        .filter((conflict) => fieldsOf(conflict).some((field) => field.name === name))
        .map((conflict) => ({
          text: conflict.text,
          others: fieldsOf(conflict).filter((field) => field.name !== name),
        })),
    /** Fields of the saved record that are in a conflict, in the order of the form. */
    inRecord: profileFields.filter((field) => before.some((conflict) => fieldsOf(conflict).includes(field))),
    /** What has come up since, for those who do not see it appear. */
    fresh: told.map(({ text }) => text).filter((text) => !before.some((conflict) => conflict.text === text)),
  };
}
