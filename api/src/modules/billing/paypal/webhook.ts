import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { parseJson } from '../../../http/body-parsers.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Notice } from '../truth/inbox.ts';
import { PaypalRefusal } from '../provider-errors.ts';
import { paypalOf } from '../providers.ts';
import type { PaypalClient } from './client.ts';

const forged = () => new ApiError(400, 'VALIDATION_FAILED', 'The signature of this notice is not valid.');

const event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.object({
    id: z.string().max(200).optional(),
    custom_id: z.string().max(200).optional(),
    custom: z.string().max(200).optional(),
    billing_agreement_id: z.string().max(200).optional(),
    sale_id: z.string().max(200).optional(),
  }),
});

const signed = z.object({
  'paypal-auth-algo': z.string(),
  'paypal-cert-url': z.string(),
  'paypal-transmission-id': z.string(),
  'paypal-transmission-sig': z.string(),
  'paypal-transmission-time': z.string(),
});

/**
 * Has PayPal check that a webhook is its own, and says what it refers to.
 * @throws ApiError 400; ProviderUnavailable when PayPal cannot be asked, and then PayPal sends it again
 */
export async function readPaypalWebhook(
  context: Context,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Notice> {
  const signature = signed.safeParse(headers);
  const body = parse(raw);
  if (!signature.success || !body) throw forged();
  const paypal = paypalOf(context);
  const { data } = signature;
  if (isStale(data['paypal-transmission-time'])) throw forged();
  try {
    const { verification_status: verdict } = await paypal.verifyWebhook(
      {
        auth_algo: data['paypal-auth-algo'],
        cert_url: data['paypal-cert-url'],
        transmission_id: data['paypal-transmission-id'],
        transmission_sig: data['paypal-transmission-sig'],
        transmission_time: data['paypal-transmission-time'],
        webhook_id: await registeredWebhook(paypal, context.config.API_ORIGIN),
      },
      raw.toString('utf8'),
    );
    if (verdict !== 'SUCCESS') {
      // Should the registration have been made anew, the next notice asks for it.
      registered.delete(paypal);
      throw forged();
    }
  } catch (error) {
    if (error instanceof PaypalRefusal) throw forged();
    throw error;
  }
  const parsed = event.safeParse(body);
  if (!parsed.success) throw forged();
  const { id, event_type: type, resource } = parsed.data;
  return {
    provider: 'paypal',
    eventId: id,
    type,
    references: {
      subscriptionId: resource.billing_agreement_id ?? resource.id,
      // Notices of money that went back name the payment only.
      paymentId: resource.sale_id ?? resource.id,
      userId: resource.custom_id ?? resource.custom,
    },
  };
}

/** PayPal repeats a notice for three days; what is older, or from the future, is somebody's replay. */
const OLDEST_MS = 4 * 86_400_000;
const AHEAD_MS = 5 * 60_000;

/** By the machine's clock, as the signature is made by PayPal's. */
function isStale(time: string): boolean {
  const age = Date.now() - Date.parse(time);
  return !(age > -AHEAD_MS && age < OLDEST_MS);
}

const registered = new WeakMap<PaypalClient, string>();

/** PayPal signs for a registration, which has an id; ours is the one that leads here. */
async function registeredWebhook(paypal: PaypalClient, origin: string): Promise<string> {
  const known = registered.get(paypal);
  if (known) return known;
  const { webhooks = [] } = await paypal.listWebhooks();
  // Behind a proxy the address may be another than the API knows of itself.
  const own =
    webhooks.find(({ url }) => url === `${origin}/paypal/webhook`) ??
    webhooks.find(({ url }) => url.endsWith('/paypal/webhook'));
  if (!own) throw forged();
  registered.set(paypal, own.id);
  return own.id;
}

function parse(raw: Buffer): unknown {
  try {
    return parseJson(raw.toString('utf8'));
  } catch {
    return null;
  }
}
