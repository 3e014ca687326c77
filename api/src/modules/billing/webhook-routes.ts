import type { App, Context } from '../../context.ts';
import { receive } from './sync/inbox.ts';
import { asMemberError } from './provider-errors.ts';
import { readPaypalWebhook } from './paypal/webhook.ts';
import { readStripeWebhook } from './stripe/webhook.ts';

const taken = { message: 'Received.', data: null };

/**
 * The addresses that the providers call. The signature covers the bytes of the body, so nothing may parse them first.
 * Register in its own scope.
 */
export function webhookRoutes(app: App, context: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

  app.post('/stripe/webhook', { schema: { hide: true } }, async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    await receive(
      context,
      readStripeWebhook(context, bytes(body), Array.isArray(signature) ? signature[0] : signature),
    );
    return taken;
  });

  app.post('/paypal/webhook', { schema: { hide: true } }, async ({ body, headers }) => {
    try {
      await receive(context, await readPaypalWebhook(context, bytes(body), headers));
    } catch (error) {
      throw asMemberError(error);
    }
    return taken;
  });
}

const bytes = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
