import Stripe from 'stripe';
import { isMissing } from '../provider-errors.ts';

/**
 * Closes a subscription that was never paid. The invoice is voided first: Stripe refuses that when it has been paid in
 * the meantime, so a payment at this very moment is never lost.
 */
export async function closeUnpaid(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (subscription.status !== 'incomplete') return;
  if (!(await voidOpenInvoice(stripe, subscription))) return;
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status === 'incomplete') await endPaid(stripe, id);
}

/** Cancels a subscription immediately; one that has already ended counts as done. */
export async function endPaid(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { prorate: false });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Cancels a subscription whose renewal was not paid, with its open invoice, so that nobody can pay for it later or in
 * another tab. One that is paid at this very moment continues.
 */
export async function endUnrenewed(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (await voidOpenInvoice(stripe, subscription)) await endPaid(stripe, id);
}

/** @returns false when the invoice has just been paid, and nothing may be cancelled */
async function voidOpenInvoice(
  stripe: Stripe,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<boolean> {
  const payable =
    typeof invoice === 'object' && (invoice?.status === 'open' || invoice?.status === 'uncollectible');
  if (!payable) return true;
  try {
    await stripe.invoices.voidInvoice(invoice.id);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
