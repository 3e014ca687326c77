import type { ErrorCode } from '@breakaway/contract';
import { sessionEnds, type SessionEnd } from '@breakaway/contract/session-ends';

interface Extra {
  /** Field name -> message. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A failure with a message for people: throw it anywhere in a request, and the error handler answers with it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  /** @param message one sentence, fit for display */
  constructor(status: number, code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = extra.errors;
    this.headers = extra.headers ?? {};
  }
}

/** 400 for one field. */
export const invalidField = (field: string, message: string) =>
  new ApiError(400, 'VALIDATION_FAILED', message, { errors: { [field]: message } });

/** 401: the token has no session, or its account is gone. */
export const sessionInvalid = () =>
  new ApiError(401, 'SESSION_INVALID', 'Your session has ended. Please sign in again.');

/** 401 with the reason, if it is known. */
export const sessionEnded = (code: SessionEnd) =>
  code === 'SESSION_INVALID'
    ? sessionInvalid()
    : new ApiError(401, code, `${sessionEnds[code]} Please sign in again.`);

/** 404 with a sentence that says what was not found. */
export const notFound = (message: string) => new ApiError(404, 'NOT_FOUND', message);
