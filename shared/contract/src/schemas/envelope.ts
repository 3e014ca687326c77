import { z } from 'zod';

/**
 * The one shape of every success: a message fit for display, and the payload in `data`. Some calls repeat parts of the
 * payload at top level, because the specification reads them there.
 */
export const success = <Data extends z.ZodType, Aliases extends z.ZodRawShape = {}>(
  data: Data,
  aliases?: Aliases,
) => z.object({ message: z.string(), data, ...(aliases as Aliases) });

/**
 * Machine-readable reasons of a failure. 401 only ever means "your session is not valid": `SESSION_INVALID`, or, for
 * the holder of an ended session's token, why it ended.
 */
export const errorCode = z.enum([
  'VALIDATION_FAILED',
  'SESSION_INVALID',
  'SESSION_IDLE',
  'SESSION_EXPIRED',
  'SIGNED_OUT_ELSEWHERE',
  'PASSWORD_CHANGED',
  'ACCOUNT_DELETED',
  'CONFIRMATION_REQUIRED',
  'PASSKEY_UNKNOWN',
  'PASSKEY_REFUSED',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'INVALID_OTP',
  'RESET_NOT_ALLOWED',
  'FORBIDDEN',
  'PREMIUM_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'ALREADY_SUBSCRIBED',
  'TRIAL_USED',
  'COUPON_INVALID',
  'PAYMENT_FAILED',
  'PROVIDER_UNAVAILABLE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'RATE_LIMITED',
  'BUSY',
  'INTERNAL',
]);

/** The one shape of every failure. `errors` maps a field to its message. */
export const failure = z.object({
  message: z.string(),
  code: errorCode,
  requestId: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
