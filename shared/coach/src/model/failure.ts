import { APICallError, RetryError } from 'ai';

/** Why a model's answer could not be used. It goes into metrics and logs: no text of a server is in it. */
export type FailureReason =
  | 'key refused'
  | 'too many requests'
  | 'server error'
  | 'unreachable'
  | 'too slow'
  | 'stalled'
  | 'cut off'
  | 'not readable'
  | 'no tool used'
  | 'no answer'
  | 'unexplained text'
  | 'resting';

/** A model's answer that cannot be used; the built-in coach answers instead. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(`The model gave no usable answer: ${reason}.`);
    this.reason = reason;
  }
}

/** Sorts what the SDK throws or reports. What a server wrote is dropped: it may repeat the key. */
export function failureOf(error: unknown, begun: boolean): FailureReason {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof Error && cause.name === 'AI_ToolChoiceViolationError') return 'no tool used';
  if (!APICallError.isInstance(cause)) return begun ? 'cut off' : 'not readable';
  const { statusCode } = cause;
  if (statusCode === 401 || statusCode === 403) return 'key refused';
  if (statusCode === 429) return 'too many requests';
  if (statusCode !== undefined && statusCode >= 400) return 'server error';
  return begun ? 'cut off' : 'unreachable';
}
