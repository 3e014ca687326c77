import Stripe from 'stripe';
import { proPlan } from '../purchase/catalogue.ts';

const known = new WeakMap<Stripe, Promise<string>>();

/**
 * The id of the plan's price at Stripe. Creates product and price on an account that does not have them; safe to call
 * at any time and from several processes in parallel.
 */
export function stripePrice(stripe: Stripe): Promise<string> {
  const running = known.get(stripe);
  if (running) return running;
  const next = provision(stripe).catch((error: unknown) => {
    known.delete(stripe);
    throw error;
  });
  known.set(stripe, next);
  return next;
}

/** Clears the cached id: the known price does not exist any more. */
export const forgetStripePrice = (stripe: Stripe) => void known.delete(stripe);

async function provision(stripe: Stripe): Promise<string> {
  const found = await findPrice(stripe);
  if (found) return found;
  try {
    await stripe.products.create({ id: proPlan.productId, name: proPlan.name });
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
    if (!exists) throw error;
  }
  try {
    const price = await stripe.prices.create({
      product: proPlan.productId,
      currency: proPlan.currency.toLowerCase(),
      unit_amount: proPlan.priceCents,
      recurring: { interval: proPlan.interval },
      lookup_key: proPlan.lookupKey,
    });
    return price.id;
  } catch (error) {
    // A lookup key belongs to one price, so another process was faster.
    const raced = error instanceof Stripe.errors.StripeInvalidRequestError && (await findPrice(stripe));
    if (raced) return raced;
    throw error;
  }
}

/** @throws Error when the price under our lookup key is not the plan's: it must not be sold */
async function findPrice(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [proPlan.lookupKey], active: true, limit: 1 });
  const price = data[0];
  if (!price) return null;
  const right =
    price.unit_amount === proPlan.priceCents &&
    price.currency === proPlan.currency.toLowerCase() &&
    price.recurring?.interval === proPlan.interval &&
    price.recurring.interval_count === 1;
  if (!right) throw new Error(`The price ${price.id} at Stripe does not cost what the plan costs.`);
  return price.id;
}
