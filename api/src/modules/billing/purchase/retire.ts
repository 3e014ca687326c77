import type { Context } from '../../../context.ts';
import { closeAttempt, type Attempt } from './attempts.ts';
import { isMissing } from '../provider-errors.ts';
import { stripeOf } from '../providers.ts';
import { closeUnpaid } from '../stripe/end.ts';

/**
 * Gives up an open attempt so that another may start. First at the provider: if it is paid at this very moment, it
 * stays paid, and the next sync finds it. PayPal cannot revoke an approval; the sync finds a late one.
 */
export async function retireAttempt(context: Context, attempt: Attempt): Promise<void> {
  if (attempt.platform === 'stripe' && attempt.provider_subscription_id) {
    await closeUnpaid(stripeOf(context), attempt.provider_subscription_id).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
  await closeAttempt(context.db, attempt.id, 'void');
}
