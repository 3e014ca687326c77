import { passwordRefusal, passwordTooEasy } from '@breakaway/contract/password-rule';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../config.ts';
import { invalidField } from '../../http/errors.ts';

/** The most common passwords: some 49 000 from public leaks (MIT licence). Too many to send to a browser. */
const COMMONEST = new Set(dictionary['passwords-common']);

/**
 * Rejects a new password that is too short or too common.
 * @param field its name in the form
 * @throws ApiError 400 naming the field
 */
export function checkNewPassword(
  { PASSWORD_MIN_LENGTH, PRODUCT_NAME }: Config,
  field: string,
  password: string,
  owner: { email: string; name?: string },
): void {
  if (password.length < PASSWORD_MIN_LENGTH)
    throw invalidField(field, `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`);
  const refusal = passwordRefusal(password, { ...owner, product: PRODUCT_NAME });
  if (refusal) throw invalidField(field, refusal);
  if (COMMONEST.has(password.toLowerCase())) throw invalidField(field, passwordTooEasy);
}
