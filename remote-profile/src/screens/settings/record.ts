import type { ProfileEdit, User } from '@breakaway/contract';
import { profileFields, type ProfileField } from './fields.ts';
import { parseQuantity } from './quantity.ts';

/** What stands in the form: a text for each field, empty where nothing is known. */
export type FormValues = Record<string, string>;

function stored(user: User, { group, key }: ProfileField): string {
  // A session that an older version stored may lack whole groups.
  const value = (user[group] as Record<string, unknown> | undefined)?.[key];
  return value === null || value === undefined ? '' : String(value);
}

export const formOf = (user: User): FormValues => ({
  name: user.name ?? '',
  email: user.email ?? '',
  ...Object.fromEntries(profileFields.map((field) => [field.name, stored(user, field)])),
});

/** The values that differ from those before, by group; what was emptied is null. */
export function changedGroups(values: FormValues, before: FormValues): ProfileEdit {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { name, group, key, kind } of profileFields) {
    const typed = values[name] ?? '';
    if (typed === before[name]) continue;
    (groups[group] ??= {})[key] = kind === 'quantity' ? parseQuantity(typed) : typed.trim() || null;
  }
  // The server merges: what a group does not name stays as it is, so another tab's values are not undone.
  return groups as ProfileEdit;
}

/** A newer record under a form that is being edited: what was typed stays, everything else follows the record. */
export function rebase(values: FormValues, before: FormValues, after: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      values[name] !== undefined && values[name] !== before[name] ? values[name] : value,
    ]),
  );
}

export const missingEssentials = (user: User): ProfileField[] =>
  profileFields.filter((field) => field.essential && stored(user, field) === '');

/** The server names a refused field by its place in the record, `powerMatrix.ftp`; the form by its own name. */
export function formErrors(refused: Record<string, string>): Record<string, string> {
  const ownName = (place: string) =>
    profileFields.find(({ group, key }) => `${group}.${key}` === place)?.name ?? place;
  return Object.fromEntries(Object.entries(refused).map(([place, sentence]) => [ownName(place), sentence]));
}
