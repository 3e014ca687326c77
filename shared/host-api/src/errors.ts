import { isAxiosError } from 'axios';

const NO_ANSWER = 'We could not reach the server. Check your connection and try again.';
const TOO_LATE = 'The server took too long to answer. Please try again.';

/**
 * A call that failed, as far as anybody needs to know it. Unlike the library's error it holds nothing of what was
 * sent: the contract puts passwords and codes into the address, and an error may end in a log.
 */
class CallFailure extends Error {
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(message: string, status?: number, body?: unknown) {
    super(message);
    this.name = `Call failed (${status ?? 'no answer'})`;
    this.status = status;
    this.body = body;
  }
}

/**
 * Makes the library's error ours. What a call without an answer says of itself becomes a sentence for a person; a
 * bare status says nothing to a person, so it has no message of its own.
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

/** The fields that the server refused, each with its sentence; empty when it named none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = bodyOf(error);
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
}

/** What to tell a person about a failure: the server's message, else the error's own, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = bodyOf(error);
  if (typeof message === 'string' && message.trim() !== '') return message;
  return (error instanceof Error && error.message) || fallback;
}
