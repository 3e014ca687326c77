import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { createChaos, cutConnections } from './chaos.ts';
import type { ChaosSettings } from './chaos.ts';
import { createClock } from './clock.ts';
import { Collection } from './collection.ts';
import { controls } from './controls.ts';
import type { Provider } from './controls.ts';
import { createCourier } from './deliveries.ts';
import { homePage } from './home.ts';
import { catchMail } from './mail/mailbox.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { modelApi } from './model/api.ts';
import { modelControls } from './model/controls.ts';
import { createRequests } from './model/requests.ts';
import { createModelSettings } from './model/settings.ts';
import { createPayPalAccount } from './paypal/account.ts';
import type { PayPalAccount } from './paypal/account.ts';
import { paypalApi } from './paypal/api.ts';
import { paypalLedgerOf } from './paypal/ledger.ts';
import { paypalControls } from './paypal/controls.ts';
import { paypalBrowserRoutes } from './paypal/browser-routes.ts';
import { passTime as passPayPalTime } from './paypal/time.ts';
import { configureWebhook, createSigner, startWebhooks as startPayPalWebhooks } from './paypal/webhooks.ts';
import { createSnapshot } from './snapshot.ts';
import { createAccount } from './stripe/account.ts';
import type { Account } from './stripe/account.ts';
import { stripeApi } from './stripe/api.ts';
import { stripeBrowserRoutes } from './stripe/browser-routes.ts';
import { stripeControls } from './stripe/controls.ts';
import { ledgerOf as stripeLedgerOf } from './stripe/ledger.ts';
import { seed } from './stripe/seed.ts';
import { passTime as passStripeTime } from './stripe/schedule.ts';
import { configureEndpoint, startWebhooks } from './stripe/webhooks.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  smtpPort: number;
  host?: string;
  /** The folder of `sandbox.json`; without it nothing survives the process. */
  dataDir?: string;
  /** The address of Stripe's webhooks, and the secret that signs them. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** The address of PayPal's webhooks, and the webhook id for their verification. */
  paypalWebhookUrl?: string;
  paypalWebhookId?: string;
  /** The address for browsers, when it differs from that of API callers. */
  publicUrl?: string;
  /** Injected faults; none by default. */
  chaos?: ChaosSettings;
  log?: boolean;
}

function clearAll(collections: Record<string, { clear(): void }>): void {
  for (const collection of Object.values(collections)) collection.clear();
}

function stripeProvider(account: Account, options: SandboxOptions): Provider & { setUp(): void } {
  const setUp = () => {
    seed(account);
    configureEndpoint(account, options.webhookUrl, options.webhookSecret ?? 'whsec_sandbox');
  };
  return {
    setUp,
    passTime: () => passStripeTime(account),
    ledger: () => stripeLedgerOf(account),
    reset() {
      clearAll(account.collections);
      setUp();
    },
  };
}

function paypalProvider(account: PayPalAccount, options: SandboxOptions): Provider & { setUp(): void } {
  const setUp = () =>
    configureWebhook(account, options.paypalWebhookUrl, options.paypalWebhookId ?? 'WHSANDBOX00000001');
  return {
    setUp,
    passTime: () => passPayPalTime(account),
    ledger: () => paypalLedgerOf(account),
    reset() {
      clearAll(account.collections);
      setUp();
    },
  };
}

/** A provider that takes no money and does nothing by itself. */
const withoutTime = (reset: () => void): Provider => ({ passTime() {}, ledger: () => [], reset });

/** While the clock runs, due events happen within this time. */
const TICK_MS = 1000;

/** Starts Stripe, PayPal, the language model and the mail catcher. Resolves when all of them listen. */
export async function startSandbox(options: SandboxOptions) {
  const host = options.host ?? '127.0.0.1';
  const clock = createClock();
  const snapshot = createSnapshot(options.dataDir && join(options.dataDir, 'sandbox.json'));
  const account = createAccount(snapshot.changed, clock.now);
  const paypal = createPayPalAccount(snapshot.changed, clock.now);
  const signer = createSigner();
  const mailbox: Mailbox = {
    mails: new Collection(snapshot.changed),
    pictures: new Collection(snapshot.changed),
  };
  await snapshot.restore({ stripe: account.collections, paypal: paypal.collections, mail: { ...mailbox } });
  const chaos = createChaos(options.chaos);
  const providers = [stripeProvider(account, options), paypalProvider(paypal, options)];
  for (const provider of providers) provider.setUp();
  const model = { settings: createModelSettings(), requests: createRequests() };
  const modelProvider = withoutTime(() => {
    model.settings.calm();
    model.requests.clear();
  });
  const courier = createCourier(chaos.fate);
  startWebhooks(account, courier);
  let url = '';
  const resend = startPayPalWebhooks(paypal, signer, courier, () => options.publicUrl ?? url);
  const passTime = () => {
    for (const provider of providers) provider.passTime();
  };
  clock.onSet(passTime);
  const ticking = setInterval(passTime, TICK_MS);

  const app = Fastify({ logger: options.log ? { level: 'warn' } : false, forceCloseConnections: true });
  cutConnections(app, chaos);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  app.get('/', async (_request, reply) => reply.type('text/html').send(homePage()));
  await app.register(stripeApi(account));
  await app.register(stripeBrowserRoutes(account));
  const publicUrl = (request: FastifyRequest) => options.publicUrl ?? `${request.protocol}://${request.host}`;
  await app.register(paypalApi(paypal, { signer, resend, publicUrl }));
  await app.register(paypalBrowserRoutes(paypal));
  await app.register(mailRoutes(mailbox));
  await app.register(modelApi({ ...model, now: clock.now }));
  await app.register(controls(clock, [...providers, modelProvider], courier, chaos));
  await app.register(stripeControls(account, courier));
  await app.register(paypalControls(paypal, courier));
  await app.register(modelControls(model.settings, model.requests));

  const smtp = await catchMail(mailbox, host, options.smtpPort);
  await app.listen({ port: options.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    url,
    port,
    clock,
    smtpPort: smtp.port,
    async close(): Promise<void> {
      clearInterval(ticking);
      courier.stop();
      await app.close();
      await smtp.close();
      await snapshot.flush();
    },
  };
}
