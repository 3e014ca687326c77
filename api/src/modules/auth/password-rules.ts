import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../config.ts';
import { invalidField } from '../../http/errors.ts';

/** What is guessed first: some 49 000 passwords from public leaks (MIT licence), and words of this field. */
const COMMONEST = new Set([
  ...dictionary['passwords-common'],
  ...['qwertz', 'strava', 'garmin', 'shimano', 'sram', 'campagnolo', 'peloton', 'zwift', 'roadbike'],
]);

/** One to three characters over and over: aaaaaa, 121212, abcabc. */
const REPETITION = /^(.{1,3})\1+$/u;

/** Characters in a row, up or down: 234567, fedcba. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) === 1 && codes.every((code, at) => at === 0 || code - codes[at - 1]! === step);
}

interface Owner {
  email: string;
  name?: string;
}

/**
 * Refuses a new password that is too short or among the first to be guessed.
 * @param field how the form calls it
 * @throws ApiError 400 naming the field
 */
export function checkNewPassword(
  config: Config,
  field: string,
  password: string,
  { email, name = '' }: Owner,
): void {
  const { PASSWORD_MIN_LENGTH, PRODUCT_NAME } = config;
  if (password.length < PASSWORD_MIN_LENGTH)
    throw invalidField(field, `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`);
  const plain = password.toLowerCase();
  const own = [email, email.split('@')[0]!, name, name.replace(/\s/g, ''), PRODUCT_NAME].map((text) =>
    text.toLowerCase(),
  );
  if (COMMONEST.has(plain) || own.includes(plain) || REPETITION.test(plain) || isSequence(plain))
    throw invalidField(field, 'This password is too easy to guess. Please choose another one.');
}
