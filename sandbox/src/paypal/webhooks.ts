import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { postWebhook } from '../deliveries.ts';
import type { Courier } from '../deliveries.ts';
import type { PayPalAccount } from './account.ts';

export const EVERY_EVENT = [{ name: '*' }];

const ALGORITHM = 'SHA256withRSA';
/** The path of the public key that verifies a signature; PayPal's is an X.509 certificate at the same path. */
export const CERTIFICATE_PATH = '/paypal/certs/CERT-SANDBOX';

/** The key pair that signs webhooks; a new one at each start, because a delivery is signed when it is sent. */
export function createSigner() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

export type Signer = ReturnType<typeof createSigner>;

/** The signed text: transmission id, time, webhook id and the CRC-32 of the body, joined by bars. */
function signedText(id: string, time: string, webhookId: string, body: string): string {
  return `${id}|${time}|${webhookId}|${crc32(body)}`;
}

/** Delivers every event to every webhook. Returns a function that sends one to some webhooks again. */
export function startWebhooks(
  account: PayPalAccount,
  signer: Signer,
  courier: Courier,
  origin: () => string,
) {
  const deliveries = courier.route(account.deliveries, async (delivery) => {
    const event = account.events.get(delivery.event);
    const target = account.webhooks.get(delivery.endpoint);
    if (!event || !target) return true;
    const body = JSON.stringify(event);
    const id = randomUUID();
    const time = account.now();
    const text = signedText(id, time, target.id, body);
    return postWebhook(target.url, body, {
      'content-type': 'application/json',
      'paypal-auth-algo': ALGORITHM,
      'paypal-cert-url': `${origin()}${CERTIFICATE_PATH}`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('sha256').update(text).sign(signer.privateKey, 'base64'),
    });
  });
  const send = (event: string, webhooks: string[]) => {
    for (const webhook of webhooks) deliveries.add(event, webhook);
  };
  account.onEvent((event) =>
    send(
      event.id,
      account.webhooks.all().map(({ id }) => id),
    ),
  );
  return send;
}

/** Whether the given headers and event belong to a webhook that was sent from here. */
export function verifySignature(
  account: PayPalAccount,
  signer: Signer,
  body: Record<string, unknown>,
): boolean {
  const { auth_algo, transmission_id, transmission_sig, transmission_time, webhook_id, webhook_event } = body;
  if (auth_algo !== ALGORITHM || !account.webhooks.get(String(webhook_id))) return false;
  const text = signedText(
    String(transmission_id),
    String(transmission_time),
    String(webhook_id),
    JSON.stringify(webhook_event),
  );
  return createVerify('sha256').update(text).verify(signer.publicKey, String(transmission_sig), 'base64');
}

/** Registers the webhook of the configuration, or removes an earlier one. */
export function configureWebhook(account: PayPalAccount, url: string | undefined, id: string): void {
  for (const row of account.webhooks.all())
    if (row.id === id || row.url === url) account.webhooks.remove(row.id);
  if (url) account.webhooks.put({ id, url, event_types: EVERY_EVENT });
}
