import { isAxiosError } from 'axios';

/** HTTP status of a failed call, or undefined when there was no answer at all. */
export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined;

/** The fields that the server refused, each with its sentence; empty when it named none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const body: unknown = isAxiosError(error) ? error.response?.data : undefined;
  const errors =
    typeof body === 'object' && body !== null ? (body as { errors?: unknown }).errors : undefined;
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
}

/**
 * What to tell a person about a failure: the server's message, else the error's own, else the fallback. A call that
 * got no answer says so in words instead of in the library's.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (isAxiosError(error)) {
    const body: unknown = error.response?.data;
    const message =
      typeof body === 'object' && body !== null ? (body as { message?: unknown }).message : undefined;
    if (typeof message === 'string' && message !== '') return message;
    if (!error.response) return 'We could not reach the server. Check your connection and try again.';
    return fallback;
  }
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
