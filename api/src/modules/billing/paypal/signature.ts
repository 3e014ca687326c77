import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { PaypalClient } from './client.ts';

const ALGORITHM = 'SHA256withRSA';
/** PayPal retries a notice for three days. Anything older, or from the future, is a replay. */
const OLDEST_MS = 4 * 86_400_000;
const AHEAD_MS = 5 * 60_000;
/** How often PayPal may be called because of an invalid signature: a flood of forged ones costs no more. */
const ASK_AGAIN_MS = 60_000;
const NEW_CERTIFICATES = 5;

const signed = z.object({
  'paypal-auth-algo': z.literal(ALGORITHM),
  'paypal-cert-url': z.url().max(500),
  'paypal-transmission-id': z.string().min(1).max(200),
  'paypal-transmission-sig': z.string().min(1).max(2000),
  'paypal-transmission-time': z.string().max(100),
});

/** The known keys of PayPal and the webhook registrations that it signs for. */
interface Known {
  keys: Map<string, KeyObject>;
  webhookIds: string[];
  webhooksAskedAt: number;
  certificatesAskedAt: number[];
}

const known = new WeakMap<PaypalClient, Known>();

/**
 * Whether PayPal signed a notice, recently, for a registration that leads here. Verified here with the key in PayPal's
 * certificate, as its guide describes, so PayPal is only called for what is not known yet.
 * https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverification
 * @param raw the unmodified body: the signature covers its bytes
 * @throws ProviderUnavailable when the key or the registrations are not known and PayPal cannot be reached
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
  // The registration may have been recreated since.
  if (Date.now() - mine.webhooksAskedAt < ASK_AGAIN_MS) return false;
  const { webhooks = [] } = await paypal.listWebhooks();
  mine.webhooksAskedAt = Date.now();
  // Behind a proxy the public address may differ from the one that the API knows.
  mine.webhookIds = webhooks.filter(({ url }) => url.endsWith('/paypal/webhook')).map(({ id }) => id);
  return fits();
}

/** The key of a certificate, or null when it is not PayPal's or there were too many new ones lately. */
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

/** By the machine's clock, because PayPal's signature uses PayPal's. */
function isStale(time: string): boolean {
  const age = Date.now() - Date.parse(time);
  return !(age > -AHEAD_MS && age < OLDEST_MS);
}
