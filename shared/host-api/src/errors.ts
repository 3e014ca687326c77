import type { AxiosError } from 'axios';

export const NO_ANSWER = 'We could not reach the server. Check your connection and try again.';
const TOO_LATE = 'The server took too long to answer. Please try again.';

/**
 * A failed call, reduced to what callers need. Unlike the HTTP library's error, it holds nothing that was sent: the
 * contract puts passwords and codes into the address, and an error may end up in a log.
 */
export class CallFailure extends Error {
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(message: string, status?: number, body?: unknown) {
    super(message);
    this.name = `Call failed (${status ?? 'no answer'})`;
    this.status = status;
    this.body = body;
  }
}

/** The library's own question would load the library. */
const isAxiosError = (error: unknown): error is AxiosError =>
  (error as Partial<AxiosError> | null)?.isAxiosError === true;

/**
 * Converts the HTTP library's error. A call without an answer gets a message for people. A bare status means nothing to
 * people, so it gets no message.
 */
export function callFailureOf(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  if (error.response) return new CallFailure('', error.response.status, error.response.data);
  const isLate = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new CallFailure(isLate ? TOO_LATE : NO_ANSWER);
}

function bodyOf(error: unknown): { message?: unknown; errors?: unknown } {
  const body = error instanceof CallFailure ? error.body : undefined;
  return typeof body === 'object' && body !== null ? body : {};
}

/** HTTP status of a failed call, or undefined when there was no answer at all. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof CallFailure ? error.status : undefined;

/** The fields that the server rejected, each with its message; empty when it named none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = bodyOf(error);
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
}

/** The message to show for a failure: the server's, else the error's own, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = bodyOf(error);
  if (typeof message === 'string' && message.trim() !== '') return message;
  return (error instanceof Error && error.message) || fallback;
}
