import { createHash } from 'node:crypto';
import type { Account, StoredAnswer } from './account.ts';
import { StripeFault } from './fault.ts';

const KEPT_SECONDS = 24 * 3600;
const ANSWERS_KEPT = 10_000;

/** What makes two requests identical: method, path and raw body. */
export function fingerprint(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/** The stored response for this key, if any. Throws when the key was used for a different request. */
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

/** Responses which mean that nothing was started: invalid parameters, an invalid key, a conflict, too many requests. */
const NEVER_RAN = [400, 401, 404, 409, 429];

/** Stores the first response, success or failure. Requests that never ran are not stored. */
export function keepAnswer(account: Account, answer: StoredAnswer): void {
  if (NEVER_RAN.includes(answer.status)) return;
  account.answers.put(answer);
  account.answers.keepNewest(ANSWERS_KEPT);
}

/** The keys of running requests; a second request with such a key is rejected until the first has finished. */
export function createFlights() {
  const underWay = new Map<string, object>();
  return {
    /** Throws when another request with this key is running. */
    begin(key: string, request: object): void {
      const first = underWay.get(key);
      if (first && first !== request) {
        throw new StripeFault(
          409,
          'idempotency_error',
          `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
          { code: 'idempotency_key_in_use' },
        );
      }
      underWay.set(key, request);
    },
    end(key: string, request: object): void {
      if (underWay.get(key) === request) underWay.delete(key);
    },
  };
}
