import { nameRefusal } from '@breakaway/contract/names';
import { array, object, ref, string } from 'yup';
import { CODE_LENGTH } from '../screens/otp-verify/code.ts';
import { refusalOf, type Owner } from './typed.ts';

/**
 * The rules of all forms here. Forms load them when somebody enters one (see `useAuthForm`): with their library they
 * are larger than the screens.
 */
export { object };

const FORMAT = 'Invalid email format';
/** Text, an @, and a domain with a dot. The server accepts the same, so it seldom has to reject. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const email = string()
  .trim()
  .required('Email is required')
  .max(254, FORMAT)
  .matches(address, { message: FORMAT, excludeEmptyString: true });

export const name = string()
  .trim()
  .required('Name is required')
  .max(120, 'Name must be at most 120 characters long')
  .test('name', (typed, context) => {
    const message = nameRefusal(typed ?? '');
    return message === null || context.createError({ message });
  });

export const password = string().required('Password is required');

/** @param owner for a form that has no such fields itself */
export const newPassword = (owner?: Owner) =>
  string()
    .required('Password is required')
    .test('password', (typed = '', context) => {
      const message = refusalOf(typed, owner ?? (context.parent as Owner));
      return message === null || context.createError({ message });
    });

export const confirmationOf = (field: string) =>
  string()
    .required('Confirm Password is required')
    .oneOf([ref(field)], 'Passwords must match');

const whole = string()
  .required('OTP is required')
  .length(CODE_LENGTH, 'OTP must be exactly 6 digits')
  .matches(/^\d*$/, 'OTP must contain only numbers');

/** The boxes of a one-time code. */
export const code = array().test((boxes, { createError }) => {
  try {
    whole.validateSync(boxes?.join('') ?? '');
    return true;
  } catch (error) {
    return createError({ message: (error as Error).message });
  }
});
