import type { ProfileEdit, User } from '@breakaway/contract';
import { storedValue } from '@breakaway/contract/profile-fields';
import { readNumber } from '@breakaway/contract/units';
import { profileFields, type ProfileField } from './fields.ts';

/** The form's values: a text for each field, empty when the value is unknown. */
export type FormValues = Record<string, string>;

function stored(user: User, { group, key }: ProfileField): string {
  // A session stored by an older version may lack whole groups, or keep values where that version kept them.
  const value = storedValue(user, group, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const formOf = (user: User): FormValues => ({
  name: user.name ?? '',
  email: user.email ?? '',
  ...Object.fromEntries(profileFields.map((field) => [field.name, stored(user, field)])),
});

function groupsOf(fields: ProfileField[], values: FormValues): ProfileEdit {
  // Every group of the record is present, even without a value.
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { group } of profileFields) groups[group] ??= {};
  for (const { name, group, key, kind } of fields) {
    const typed = values[name] ?? '';
    groups[group]![key] = kind === 'quantity' ? readNumber(typed) : typed.trim() || null;
  }
  return groups as ProfileEdit;
}

/**
 * All nine groups, each with the values that differ from those before; cleared values are null. The server merges:
 * fields missing from a group stay as they are, so changes from another tab are not undone.
 */
export const changedGroups = (values: FormValues, before: FormValues): ProfileEdit =>
  groupsOf(
    profileFields.filter(({ name }) => (values[name] ?? '') !== before[name]),
    values,
  );

/** The record as it would be if the form were saved now. */
export const recordOf = (values: FormValues): ProfileEdit => groupsOf(profileFields, values);

/** Unsaved changes, by form name. */
export const changedValues = (values: FormValues, before: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));

/** Puts a newer record under a form that is being edited: typed values stay, all others follow the record. */
export function rebase(values: FormValues, before: FormValues, after: FormValues): FormValues {
  return { ...after, ...changedValues(values, before) };
}

export const missingFrom = (user: User, fields: ProfileField[]): ProfileField[] =>
  fields.filter((field) => stored(user, field) === '');

/** The field at a path of the record, such as `powerMatrix.ftp`. */
export const fieldAt = (place: string): ProfileField | undefined =>
  profileFields.find(({ group, key }) => `${group}.${key}` === place);

/** The server names a rejected field by its path in the record, `powerMatrix.ftp`; the form by its own name. */
export function formErrors(refused: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refused).map(([place, sentence]) => [fieldAt(place)?.name ?? place, sentence]),
  );
}
