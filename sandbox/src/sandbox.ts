import { join } from 'node:path';
import Fastify from 'fastify';
import { Collection } from './collection.ts';
import { homePage } from './home.ts';
import { catchMail } from './mail/mailbox.ts';
import type { CaughtMail } from './mail/mailbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { createPayPalAccount } from './paypal/account.ts';
import { paypalApi } from './paypal/api.ts';
import { paypalBrowserRoutes } from './paypal/browser-routes.ts';
import { configureWebhook, createSigner, startWebhooks as startPayPalWebhooks } from './paypal/webhooks.ts';
import { createSnapshot } from './snapshot.ts';
import { createAccount } from './stripe/account.ts';
import { stripeApi } from './stripe/api.ts';
import { stripeBrowserRoutes } from './stripe/browser-routes.ts';
import { seed } from './stripe/seed.ts';
import { configureEndpoint, startWebhooks } from './stripe/webhooks.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  host?: string;
  /** Where `sandbox.json` lives; without it nothing outlives the process. */
  dataDir?: string;
  /** Where Stripe's webhooks go, and the secret that signs them. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** Where PayPal's webhooks go, and the webhook id under which they are verified. */
  paypalWebhookUrl?: string;
  paypalWebhookId?: string;
  /** The address under which browsers reach the sandbox, when it is not the one that callers use. */
  publicUrl?: string;
  log?: boolean;
}

/** Starts Stripe, PayPal and the mail catcher. Resolves when all of them listen. */
export async function startSandbox(options: SandboxOptions) {
  const host = options.host ?? '127.0.0.1';
  const snapshot = createSnapshot(options.dataDir && join(options.dataDir, 'sandbox.json'));
  const account = createAccount(snapshot.changed, Date.now);
  const paypal = createPayPalAccount(snapshot.changed, Date.now);
  const signer = createSigner();
  const mails = new Collection<CaughtMail>(snapshot.changed);
  await snapshot.restore({ stripe: account.collections, paypal: paypal.collections, mail: { mails } });
  seed(account);
  configureEndpoint(account, options.webhookUrl, options.webhookSecret ?? 'whsec_sandbox');
  configureWebhook(paypal, options.paypalWebhookUrl, options.paypalWebhookId ?? 'WH-SANDBOX');
  const stopStripeWebhooks = startWebhooks(account);
  const stopPayPalWebhooks = startPayPalWebhooks(paypal, signer);

  const app = Fastify({ logger: options.log ? { level: 'warn' } : false, forceCloseConnections: true });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  app.get('/', async (_request, reply) => reply.type('text/html').send(homePage()));
  await app.register(stripeApi(account));
  await app.register(stripeBrowserRoutes(account));
  await app.register(
    paypalApi(paypal, signer, (request) => options.publicUrl ?? `${request.protocol}://${request.host}`),
  );
  await app.register(paypalBrowserRoutes(paypal));
  await app.register(mailRoutes(mails));

  const smtp = await catchMail(mails, host, options.smtpPort);
  await app.listen({ port: options.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    smtpPort: smtp.port,
    async close(): Promise<void> {
      stopStripeWebhooks();
      stopPayPalWebhooks();
      await app.close();
      await smtp.close();
      await snapshot.flush();
    },
  };
}
