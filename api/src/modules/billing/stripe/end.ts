import Stripe from 'stripe';
import { isMissing } from '../provider-errors.ts';

/**
 * Closes a subscription that was never paid. The invoice is voided first: Stripe refuses that when it has been paid in
 * the meantime, so a payment that arrives at this very moment is never thrown away.
 */
export async function closeUnpaid(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (subscription.status !== 'incomplete') return;
  const invoice = subscription.latest_invoice;
  if (typeof invoice === 'object' && invoice?.status === 'open') {
    try {
      await stripe.invoices.voidInvoice(invoice.id);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
      throw error;
    }
  }
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status === 'incomplete') await endPaid(stripe, id);
}

/** Ends a subscription at once; one that has already ended counts as done. */
export async function endPaid(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { prorate: false });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
