import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PayPalAccount } from './account.ts';

const HOUR_MS = 3_600_000;
/** How long PayPal keeps a `PayPal-Request-Id`, by its API references: billing 72 hours, payments 45 days. */
export const BILLING_KEY_MS = 72 * HOUR_MS;
export const PAYMENT_KEY_MS = 45 * 24 * HOUR_MS;
const ANSWERS_KEPT = 5000;

/**
 * Runs a request once per `PayPal-Request-Id`. A repeat is answered with the current state of the object that the first
 * one created, whatever its body: PayPal does not compare bodies. An error is not stored, so that the request can be
 * repeated.
 */
export function once<T extends { id: string }>(
  account: PayPalAccount,
  request: FastifyRequest,
  reply: FastifyReply,
  keptMs: number,
  work: {
    make: () => T;
    again: (id: string) => T | undefined;
    show: (made: T) => object;
    /** The response, for the first request and for repeats. */
    statuses?: [first: number, repeated: number];
  },
) {
  const sent = request.headers['paypal-request-id'];
  const path = request.url.split('?')[0];
  const id = sent
    ? createHash('sha256')
        .update(`${path}\n${String(sent)}`)
        .digest('hex')
    : '';
  const kept = account.answers.get(id);
  const earlier = kept && kept.at + keptMs > account.clock() ? work.again(kept.made) : undefined;
  const [first, repeated] = work.statuses ?? [201, 200];
  if (earlier) return reply.code(repeated).send(work.show(earlier));
  const made = work.make();
  if (id) {
    account.answers.remove(id);
    account.answers.put({ id, made: made.id, at: account.clock() });
    account.answers.keepNewest(ANSWERS_KEPT);
  }
  return reply.code(first).send(work.show(made));
}
