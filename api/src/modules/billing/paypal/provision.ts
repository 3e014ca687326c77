import { euro, proPlan } from '../purchase/catalogue.ts';
import { PaypalRefusal } from '../provider-errors.ts';
import type { PaypalClient } from './client.ts';

const known = new WeakMap<PaypalClient, Promise<string>>();

/** PayPal has no lookup keys: the plan is found by its name. */
const PLAN_NAME = `${proPlan.name} (${proPlan.lookupKey})`;

/** The id of the plan at PayPal. Creates product and plan on an account that does not have them; idempotent. */
export function paypalPlan(paypal: PaypalClient): Promise<string> {
  const running = known.get(paypal);
  if (running) return running;
  const next = provision(paypal).catch((error: unknown) => {
    known.delete(paypal);
    throw error;
  });
  known.set(paypal, next);
  return next;
}

/** Clears the cached id: the known plan does not exist any more. */
export const forgetPaypalPlan = (paypal: PaypalClient) => void known.delete(paypal);

async function provision(paypal: PaypalClient): Promise<string> {
  const found = await findPlan(paypal);
  if (found) return found;
  try {
    const product = { id: proPlan.productId, name: proPlan.name, type: 'SERVICE' } as const;
    await paypal.createProduct(product, `product:${proPlan.productId}`);
  } catch (error) {
    const exists = error instanceof PaypalRefusal && error.issues.includes('DUPLICATE_RESOURCE_IDENTIFIER');
    if (!exists) throw error;
  }
  const plan = await paypal.createPlan(planRequest(), `plan:${proPlan.lookupKey}`);
  return plan.id;
}

async function findPlan(paypal: PaypalClient): Promise<string | null> {
  try {
    const { plans = [] } = await paypal.listPlans(proPlan.productId);
    return plans.find((plan) => plan.name === PLAN_NAME && plan.status === 'ACTIVE')?.id ?? null;
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return null;
    throw error;
  }
}

const planRequest = () => ({
  product_id: proPlan.productId,
  name: PLAN_NAME,
  status: 'ACTIVE',
  billing_cycles: [
    {
      frequency: { interval_unit: 'YEAR', interval_count: 1 },
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      pricing_scheme: {
        fixed_price: { value: euro(proPlan.priceCents).toFixed(2), currency_code: proPlan.currency },
      },
    },
  ],
  payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
});
