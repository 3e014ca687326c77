import Stripe from 'stripe';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Notice, References } from '../truth/inbox.ts';
import { stripeOf } from '../providers.ts';

const TOLERANCE_S = 300;

const forged = () => new ApiError(400, 'VALIDATION_FAILED', 'The signature of this notice is not valid.');

/**
 * Checks that a webhook comes from Stripe and is at most five minutes old, and says what it refers to.
 * @param raw the body exactly as it came: the signature covers its bytes
 * @throws ApiError 400
 */
export function readStripeWebhook(context: Context, raw: Buffer, signature: string | undefined): Notice {
  const secret = context.config.STRIPE_WEBHOOK_SECRET;
  if (!secret) context.log.error('Webhooks of Stripe are refused: STRIPE_WEBHOOK_SECRET is not set');
  if (!secret || !signature) throw forged();
  let event: Stripe.Event;
  try {
    event = stripeOf(context).webhooks.constructEvent(raw, signature, secret, TOLERANCE_S) as Stripe.Event;
  } catch (error) {
    context.log.warn('A webhook of Stripe was refused', {
      reason: error instanceof Error ? error.message : '',
    });
    throw forged();
  }
  // The SDK refuses old stamps only.
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (stamp > Date.now() / 1000 + TOLERANCE_S) throw forged();
  return { provider: 'stripe', eventId: event.id, type: event.type, references: referencesOf(event) };
}

function referencesOf(event: Stripe.Event): References {
  const object = event.data.object as {
    id?: string;
    object?: string;
    customer?: string | { id: string } | null;
    charge?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  };
  const customerId = typeof object.customer === 'string' ? object.customer : object.customer?.id;
  // A dispute names no customer, only what is disputed.
  const chargeId = typeof object.charge === 'string' ? object.charge : object.charge?.id;
  return { customerId, chargeId, userId: object.metadata?.user_id };
}
