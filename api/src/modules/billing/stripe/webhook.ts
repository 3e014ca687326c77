import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../http/errors.ts';
import { id, reference, type Notice } from '../sync/notice.ts';
import { stripeOf } from '../providers.ts';

const TOLERANCE_S = 300;

/** Stripe refers to an object by its id, or expands it. */
const named = z
  .union([id, z.object({ id }).transform((one) => one.id)])
  .optional()
  .catch(undefined);

const event = z.object({
  id,
  type: id,
  data: z.object({
    object: z.object({
      customer: named,
      // A dispute names no customer, only the charge.
      charge: named,
      metadata: z.object({ user_id: reference }).catch({ user_id: undefined }),
    }),
  }),
});

const forged = () => new ApiError(400, 'VALIDATION_FAILED', 'The signature of this notice is not valid.');

/**
 * Verifies that a webhook comes from Stripe and is at most five minutes old, and returns what it refers to. A signed
 * body that is not an event cannot be Stripe's and is rejected; an event about an unknown kind of thing is ignored.
 * @param raw the unmodified body: the signature covers its bytes
 * @throws ApiError 400
 */
export function readStripeWebhook(context: Context, raw: Buffer, signature: string | undefined): Notice {
  const secret = context.config.STRIPE_WEBHOOK_SECRET;
  if (!secret) context.log.error('Webhooks of Stripe are refused: STRIPE_WEBHOOK_SECRET is not set');
  if (!secret || !signature) throw forged();
  let body: unknown;
  try {
    body = stripeOf(context).webhooks.constructEvent(raw, signature, secret, TOLERANCE_S);
  } catch (error) {
    context.log.warn('A webhook of Stripe was refused', {
      reason: error instanceof Error ? error.message : '',
    });
    throw forged();
  }
  // The SDK rejects old timestamps only.
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (stamp > Date.now() / 1000 + TOLERANCE_S) throw forged();
  const parsed = event.safeParse(body);
  if (!parsed.success) throw new ApiError(400, 'VALIDATION_FAILED', 'This notice is not an event of Stripe.');
  const { customer, charge, metadata } = parsed.data.data.object;
  return {
    provider: 'stripe',
    eventId: parsed.data.id,
    type: parsed.data.type,
    references: { customerId: customer, chargeId: charge, userId: metadata.user_id },
  };
}
