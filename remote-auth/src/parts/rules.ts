import { ref, string } from 'yup';

const FORMAT = 'Invalid email format';
/** Something, an @, and a domain with a dot: what the server accepts too, so that it seldom has to refuse. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const email = string()
  .trim()
  .required('Email is required')
  .max(254, FORMAT)
  .matches(address, { message: FORMAT, excludeEmptyString: true });

/** The one form in which an address is sent and kept. */
export const sentEmail = (typed: string) => typed.trim().toLowerCase();

export const newPassword = string()
  .required('Password is required')
  .min(6, 'Password must be at least 6 characters long');

/** Said below a new password until an error takes its place. */
export const newPasswordHint = (error: string | undefined) => (error ? undefined : 'At least 6 characters');

export const confirmationOf = (field: string) =>
  string()
    .required('Confirm Password is required')
    .oneOf([ref(field)], 'Passwords must match');
