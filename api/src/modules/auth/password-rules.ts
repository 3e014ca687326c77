import type { Config } from '../../config.ts';
import { invalidField } from '../../http/errors.ts';

/** What is guessed first, everywhere. */
const COMMONEST = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 123123 123321 111111 000000 222222 ' +
    '555555 666666 777777 888888 999999 121212 112233 abc123 aaaaaa abcdef abcd1234 a1b2c3 password passwort ' +
    'password1 passw0rd qwerty qwerty123 qwertz qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx ' +
    'iloveyou letmein welcome welcome1 monkey dragon football baseball sunshine princess master superman batman ' +
    'shadow michael jordan charlie trustno1 hello123 cycling bicycle'
  ).split(' '),
);

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
  if (COMMONEST.has(plain) || own.includes(plain))
    throw invalidField(field, 'This password is too easy to guess. Please choose another one.');
}
