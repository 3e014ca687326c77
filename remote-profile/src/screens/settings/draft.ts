import { getConfig } from '@breakaway/host-api';
import type { FormValues } from './record.ts';

const keyOf = (userId: string) => `${getConfig().product.slug}_profile_draft:${userId}`;

/** A file cannot be serialised, so an unsaved photo lasts until the page is reloaded. */
let photo: { userId: string; file: File } | null = null;

const isTexts = (value: unknown): value is FormValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** What a member typed into their profile and did not save, kept for this tab while they are on other pages. */
export const draft = {
  values(userId: string): FormValues {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
      return isTexts(kept) ? kept : {};
    } catch {
      return {};
    }
  },
  photo: (userId: string): File | null => (photo?.userId === userId ? photo.file : null),
  keep(userId: string, values: FormValues, file: File | null): void {
    photo = file && { userId, file };
    try {
      if (Object.keys(values).length === 0) sessionStorage.removeItem(keyOf(userId));
      else sessionStorage.setItem(keyOf(userId), JSON.stringify(values));
    } catch {
      // Storage is full or forbidden: then only the warning before the page closes protects the edits.
    }
  },
  forget: (userId: string): void => draft.keep(userId, {}, null),
};
