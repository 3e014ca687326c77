import { PASSWORD_HINT, passwordRefusal, passwordTooEasy } from '@breakaway/contract/password-rule';
import { productName } from '@breakaway/host-api';

/** The normal form in which an address is sent and stored. */
export const sentEmail = (typed: string) => typed.trim().toLowerCase();

/** Whose password it will be, as far as the form knows. */
export interface Owner {
  email?: string;
  name?: string;
}

/** Why a new password is not accepted, or null. */
export const refusalOf = (password: string, { email: typed = '', name: own }: Owner) =>
  passwordRefusal(password, { email: sentEmail(typed), name: own, product: productName() });

/**
 * The hint below a new password, until an error replaces it: the rule, and a warning while the typed password is too
 * easy to guess.
 */
export function newPasswordHint(error: string | undefined, typed: string, owner: Owner): string | undefined {
  if (error) return undefined;
  return refusalOf(typed, owner) === passwordTooEasy ? passwordTooEasy : PASSWORD_HINT;
}
