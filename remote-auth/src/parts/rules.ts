import { nameRefusal } from '@breakaway/contract/names';
import { PASSWORD_HINT, passwordRefusal, passwordTooEasy } from '@breakaway/contract/password-rule';
import { productName } from '@breakaway/host-api';
import { ref, string } from 'yup';

const FORMAT = 'Invalid email format';
/** Text, an @, and a domain with a dot. The server accepts the same, so it seldom has to reject. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const email = string()
  .trim()
  .required('Email is required')
  .max(254, FORMAT)
  .matches(address, { message: FORMAT, excludeEmptyString: true });

/** The normal form in which an address is sent and stored. */
export const sentEmail = (typed: string) => typed.trim().toLowerCase();

export const name = string()
  .trim()
  .required('Name is required')
  .max(120, 'Name must be at most 120 characters long')
  .test('name', (typed, context) => {
    const message = nameRefusal(typed ?? '');
    return message === null || context.createError({ message });
  });

/** Whose password it will be, as far as the form knows. */
interface Owner {
  email?: string;
  name?: string;
}

const refusalOf = (password: string, { email: typed = '', name: own }: Owner) =>
  passwordRefusal(password, { email: sentEmail(typed), name: own, product: productName() });

/** @param owner for a form that has no such fields itself */
export const newPassword = (owner?: Owner) =>
  string()
    .required('Password is required')
    .test('password', (typed = '', context) => {
      const message = refusalOf(typed, owner ?? (context.parent as Owner));
      return message === null || context.createError({ message });
    });

/**
 * The hint below a new password, until an error replaces it: the rule, and a warning while the typed password is too
 * easy to guess.
 */
export function newPasswordHint(error: string | undefined, typed: string, owner: Owner): string | undefined {
  if (error) return undefined;
  return refusalOf(typed, owner) === passwordTooEasy ? passwordTooEasy : PASSWORD_HINT;
}

export const confirmationOf = (field: string) =>
  string()
    .required('Confirm Password is required')
    .oneOf([ref(field)], 'Passwords must match');
