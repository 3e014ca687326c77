import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { PaypalClient } from './client.ts';

const ALGORITHM = 'SHA256withRSA';
/** PayPal repeats a notice for three days. What is older, or from the future, is somebody's replay. */
const OLDEST_MS = 4 * 86_400_000;
const AHEAD_MS = 5 * 60_000;
/** How often PayPal may be asked because of a signature that does not fit: a flood of forged ones costs no more. */
const ASK_AGAIN_MS = 60_000;
const NEW_CERTIFICATES = 5;

const signed = z.object({
  'paypal-auth-algo': z.literal(ALGORITHM),
  'paypal-cert-url': z.url().max(500),
  'paypal-transmission-id': z.string().min(1).max(200),
  'paypal-transmission-sig': z.string().min(1).max(2000),
  'paypal-transmission-time': z.string().max(100),
});

/** What is known of PayPal's keys and of the registrations that it signs for. */
interface Known {
  keys: Map<string, KeyObject>;
  webhookIds: string[];
  webhooksAskedAt: number;
  certificatesAskedAt: number[];
}

const known = new WeakMap<PaypalClient, Known>();

/**
 * Whether a notice was signed by PayPal, in these days, for a registration that leads here. Checked here by the key in
 * PayPal's certificate, as its guide describes, so PayPal is asked only for what is not known yet.
 * https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverification
 * @param raw the body exactly as it came: the signature covers its bytes
 * @throws ProviderUnavailable when the key or the registrations are not known and PayPal cannot be asked
 */
export async function isSignedByPaypal(
  paypal: PaypalClient,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<boolean> {
  const { success, data } = signed.safeParse(headers);
  if (!success || isStale(data['paypal-transmission-time'])) return false;
  const mine: Known = known.get(paypal) ?? {
    keys: new Map(),
    webhookIds: [],
    webhooksAskedAt: 0,
    certificatesAskedAt: [],
  };
  known.set(paypal, mine);
  const key = await keyAt(paypal, mine, data['paypal-cert-url']);
  if (!key) return false;
  const signature = Buffer.from(data['paypal-transmission-sig'], 'base64');
  const fits = () =>
    mine.webhookIds.some((id) =>
      createVerify('sha256')
        .update(`${data['paypal-transmission-id']}|${data['paypal-transmission-time']}|${id}|${crc32(raw)}`)
        .verify(key, signature),
    );
  if (fits()) return true;
  // The registration may have been made anew since.
  if (Date.now() - mine.webhooksAskedAt < ASK_AGAIN_MS) return false;
  const { webhooks = [] } = await paypal.listWebhooks();
  mine.webhooksAskedAt = Date.now();
  // Behind a proxy the address may be another than the API knows of itself.
  mine.webhookIds = webhooks.filter(({ url }) => url.endsWith('/paypal/webhook')).map(({ id }) => id);
  return fits();
}

/** The key of a certificate, or null when it is not PayPal's or too many new ones were named lately. */
async function keyAt(paypal: PaypalClient, mine: Known, url: string): Promise<KeyObject | null> {
  const key = mine.keys.get(url);
  if (key) return key;
  const now = Date.now();
  mine.certificatesAskedAt = mine.certificatesAskedAt.filter((at) => now - at < ASK_AGAIN_MS);
  if (mine.certificatesAskedAt.length >= NEW_CERTIFICATES) return null;
  mine.certificatesAskedAt.push(now);
  const pem = await paypal.certificate(url);
  if (pem === null) return null;
  try {
    const read = createPublicKey(pem);
    mine.keys.set(url, read);
    return read;
  } catch {
    return null;
  }
}

/** By the machine's clock, as the signature is made by PayPal's. */
function isStale(time: string): boolean {
  const age = Date.now() - Date.parse(time);
  return !(age > -AHEAD_MS && age < OLDEST_MS);
}
