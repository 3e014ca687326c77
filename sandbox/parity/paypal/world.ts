const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

/** A response of PayPal as its clients read it: untyped JSON. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- untyped JSON of the provider
  body: any;
}

export interface PayPalAccess {
  /** For example `https://api-m.sandbox.paypal.com`. */
  base: string;
  clientId: string;
  clientSecret: string;
  /** Simulates the payer, if that is possible without a person. */
  approve?: (subscription: string) => Promise<unknown>;
}

export type PayPalWorld = Awaited<ReturnType<typeof payPalWorld>>;

/** Access to PayPal's own sandbox; its production is rejected before anything is sent. */
export function payPalSandbox(clientId: string, clientSecret: string, base?: string): PayPalAccess {
  if (base && base !== PAYPAL_SANDBOX) {
    throw new Error(`Parity runs against PayPal's sandbox only: PAYPAL_API_BASE must be ${PAYPAL_SANDBOX}.`);
  }
  return { base: PAYPAL_SANDBOX, clientId, clientSecret };
}

/** The context of the cases. Every object carries `run`; PayPal keeps objects, so plans are deactivated at the end. */
export async function payPalWorld({ base, clientId, clientSecret, approve }: PayPalAccess, run: string) {
  const plans: string[] = [];
  let yearly: Promise<string> | undefined;

  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const answer = await fetch(base + path, { method, headers, ...(body !== undefined && { body }) });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }

  const signIn = (id: string, secret: string) =>
    send(
      'POST',
      '/v1/oauth2/token',
      {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      'grant_type=client_credentials',
    );
  const token = (await signIn(clientId, clientSecret)).body as { access_token?: string };
  if (!token.access_token) throw new Error('PayPal gave no token for this client id and secret.');

  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    send(
      method,
      path,
      { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json', ...headers },
      body && JSON.stringify(body),
    );

  async function makePlan(): Promise<string> {
    const product = await call('POST', '/v1/catalogs/products', { name: `PRO ${run}`, type: 'SERVICE' });
    const plan = await call('POST', '/v1/billing/plans', {
      product_id: product.body.id,
      name: `PRO yearly ${run}`,
      status: 'ACTIVE',
      billing_cycles: [
        {
          frequency: { interval_unit: 'YEAR', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          pricing_scheme: { fixed_price: { value: '89.99', currency_code: 'EUR' } },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    });
    plans.push(plan.body.id);
    return plan.body.id as string;
  }

  const world = {
    run,
    signIn,
    call,
    /** Without a token. */
    anonymously: (path: string) => send('GET', path, {}),
    approve,
    /** The yearly plan of this run, 89.99 EUR. */
    plan: () => (yearly ??= makePlan()),
    /** Creates a subscription for a payer to approve, as the product does. */
    async subscribe(headers: Record<string, string> = {}): Promise<Answer> {
      return call(
        'POST',
        '/v1/billing/subscriptions',
        {
          plan_id: await world.plan(),
          custom_id: run,
          application_context: {
            brand_name: 'Breakaway',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'SUBSCRIBE_NOW',
            return_url: 'https://example.com/approved',
            cancel_url: 'https://example.com/cancelled',
          },
        },
        { prefer: 'return=representation', ...headers },
      );
    },
    async close(): Promise<void> {
      for (const plan of plans) await call('POST', `/v1/billing/plans/${plan}/deactivate`).catch(() => {});
    },
  };
  return world;
}
