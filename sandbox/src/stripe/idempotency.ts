import { createHash } from 'node:crypto';
import type { Account, StoredAnswer } from './account.ts';
import { StripeFault } from './fault.ts';

const KEPT_SECONDS = 24 * 3600;
const ANSWERS_KEPT = 1000;

/** What makes two requests the same one: method, path and body as they were sent. */
export function fingerprint(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/** The answer already given for this key, if any. Throws when the key was used for a different request. */
export function earlierAnswer(account: Account, key: string, print: string): StoredAnswer | undefined {
  const stored = account.answers.get(key);
  if (!stored || stored.at + KEPT_SECONDS < account.now()) return undefined;
  if (stored.fingerprint !== print) {
    throw new StripeFault(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return stored;
}

/** Keeps the first answer, success or refusal. Requests that failed validation never ran, so they are not kept. */
export function keepAnswer(account: Account, answer: StoredAnswer): void {
  if (answer.status === 400 || answer.status === 401 || answer.status === 404) return;
  account.answers.put(answer);
  account.answers.keepNewest(ANSWERS_KEPT);
}
