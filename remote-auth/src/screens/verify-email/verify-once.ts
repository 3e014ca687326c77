import type { LoginAnswer } from '@breakaway/contract';
import { api } from '@breakaway/host-api';

const running = new Map<string, Promise<LoginAnswer>>();

/**
 * Verifies a token with one call at a time. A token works once, so an effect that runs twice must not use it twice: the
 * second caller shares the result of the first.
 */
export function verifyOnce(token: string): Promise<LoginAnswer> {
  const known = running.get(token);
  if (known) return known;
  const call = api.auth.verifyEmail(token);
  running.set(token, call);
  call.catch(() => running.delete(token));
  return call;
}
