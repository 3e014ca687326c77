import Stripe from 'stripe';
import { WEBHOOK_SECRET } from '../src/modules/billing/testing.ts';
import type { Operation } from './operations.ts';
import type { JsonSchema } from './values.ts';

/** Tells the test's mock of PayPal's signature check that this request is genuine. */
export const GENUINE = { 'paypal-auth-algo': 'genuine, for this test' };

const text: JsonSchema = { type: 'string', minLength: 1 };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
/** Named, so that they count among the calls that must be reached. */
const webhook = (operationId: string, url: string, schema: JsonSchema): Operation => ({
  operationId,
  method: 'post',
  url,
  requestBody: { content: { 'application/json': { schema } } },
  responses: {},
});

/** The addresses that providers call. No description names them: the requests are close to what providers send. */
export const webhooks: Operation[] = [
  webhook(
    'stripeWebhook',
    '/stripe/webhook',
    object({
      id: text,
      object: { const: 'event' },
      type: { enum: ['invoice.paid', 'customer.subscription.updated', 'charge.dispute.created', 'anything'] },
      data: object({
        object: object({ id: text, customer: text, charge: text, metadata: object({ user_id: text }) }, []),
      }),
    }),
  ),
  webhook(
    'paypalWebhook',
    '/paypal/webhook',
    object({
      id: text,
      event_type: {
        enum: ['BILLING.SUBSCRIPTION.UPDATED', 'PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.COMPLETED', 'anything'],
      },
      resource: object(
        { id: text, custom_id: text, custom: text, billing_agreement_id: text, sale_id: text },
        [],
      ),
    }),
  ),
];

const stripe = new Stripe('sk_test_fuzz');

/** The signature headers of a provider, so that an odd body is not rejected for its signature. */
export const signatureFor = (url: string, payload: string): Record<string, string> =>
  url.startsWith('/stripe')
    ? { 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }) }
    : GENUINE;
