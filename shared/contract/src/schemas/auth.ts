import { z } from 'zod';
import { nameRefusal } from '../names.ts';
import { success } from './envelope.ts';
import { user } from './user.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email format'));
const newPassword = z
  .string()
  .min(6, 'Password must be at least 6 characters long')
  .max(256, 'Password must be at most 256 characters long');

/** What the browser stores: the whole login response, with the token and the user record under `data`. */
export const session = success(user, { token: z.string().min(1) });

export const login = {
  method: 'POST',
  path: '/auth/login',
  query: z.object({ email, password: z.string().min(1, 'Password is required').max(256) }),
  response: session,
  failures: [403, 429],
} as const;

export const signUp = {
  method: 'POST',
  path: '/auth/signUp',
  body: z
    .object({
      name: z
        .string()
        .trim()
        .min(1, 'Name is required')
        .max(120)
        .superRefine((name, issues) => {
          const message = nameRefusal(name);
          if (message) issues.addIssue({ code: 'custom', message });
        }),
      email,
      password: newPassword,
      confirmPassword: z.string(),
    })
    .refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords must match',
    }),
  response: success(z.object({ message: z.string() })),
  status: 201,
  failures: [429],
} as const;

export const verifyEmail = {
  method: 'GET',
  path: '/auth/verify-email',
  query: z.object({ token: z.string().min(1).max(256) }),
  response: session,
  /** 409: the link belongs to another sign-up than the one from this browser. */
  failures: [409, 429],
} as const;

export const forgotPassword = {
  method: 'POST',
  path: '/auth/forgotPassword',
  query: z.object({ email }),
  response: success(z.null()),
  failures: [429],
} as const;

export const verifyOtp = {
  method: 'POST',
  path: '/auth/verify-otp',
  query: z.object({
    email,
    otp: z.string().length(6, 'OTP must be exactly 6 digits').regex(/^\d+$/, 'OTP must contain only numbers'),
  }),
  /**
   * The reset token proves at `resetPassword` that this client verified the code; it is sent back as `X-Reset-Token`.
   */
  response: success(z.object({ resetToken: z.string() })),
  failures: [429],
} as const;

export const resetPassword = {
  method: 'POST',
  path: '/auth/resetPassword',
  query: z
    .object({ email, newPassword, confirmPassword: z.string() })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords must match',
    }),
  response: success(z.null()),
  failures: [429],
} as const;

export const emailVerify = {
  method: 'POST',
  path: '/auth/emailVerify',
  query: z.object({ email }),
  response: success(z.null()),
  failures: [429],
} as const;

/** An addition to the specification: revokes the token on the server. */
export const logout = {
  method: 'POST',
  path: '/auth/logout',
  response: success(z.null()),
  failures: [401],
} as const;

/**
 * An addition to the specification: the member confirms their identity with the password; the session counts as
 * confirmed for ten minutes.
 */
export const confirmPassword = {
  method: 'POST',
  path: '/auth/confirm',
  body: z.object({ password: z.string().min(1, 'Password is required').max(256) }),
  response: success(z.null()),
  failures: [401, 429],
} as const;
