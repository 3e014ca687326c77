import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../../config.ts';
import { PaypalRefusal, ProviderUnavailable } from '../provider-errors.ts';
import type { PaypalPlan, PaypalSubscription, PaypalTransaction, PaypalWebhook } from './resources.ts';

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = 300;
/** How long before its expiry a token is renewed. */
const TOKEN_MARGIN_MS = 60_000;

export type PaypalClient = ReturnType<typeof connectPaypal>;

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** PayPal-Request-Id: a repeated request with the same id has one effect. */
  requestId?: string;
}

/** The client of PayPal, or null when this deployment has no credentials. */
export function createPaypal(config: Config): PaypalClient | null {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = config;
  if (!id || !secret) return null;
  return connectPaypal(config.PAYPAL_API_BASE?.replace(/\/$/, '') ?? 'https://api-m.paypal.com', id, secret);
}

/**
 * A thin client of the calls that the product makes. Every method throws `ProviderUnavailable` when the outcome is
 * unknown, and `PaypalRefusal` when PayPal rejected the request.
 */
function connectPaypal(base: string, clientId: string, clientSecret: string) {
  let token: { value: string; expires: number } | null = null;

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      throw new ProviderUnavailable('PayPal', error);
    }
  };

  const accessToken = async (): Promise<string> => {
    if (token && token.expires > Date.now()) return token.value;
    const response = await send(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!response.ok)
      throw new ProviderUnavailable('PayPal', new Error(`sign-in answered ${response.status}`));
    const granted = (await json(response)) as { access_token: string; expires_in: number };
    token = {
      value: granted.access_token,
      expires: Date.now() + granted.expires_in * 1000 - TOKEN_MARGIN_MS,
    };
    return token.value;
  };

  const once = async ({ method, path, body, requestId }: Request): Promise<unknown> => {
    const response = await send(base + path, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.status === 204 ? null : json(response);
    if (response.status === 401) token = null;
    if (response.status >= 500 || response.status === 429 || response.status === 401) {
      await response.body?.cancel();
      throw new ProviderUnavailable('PayPal', new Error(`${method} answered ${response.status}`));
    }
    const problem = (await json(response)) as {
      name?: string;
      message?: string;
      details?: { issue?: string }[];
    };
    const issues = [problem.name, ...(problem.details ?? []).map((one) => one.issue)].filter(
      (one) => one !== undefined,
    );
    throw new PaypalRefusal(response.status, issues, problem.message ?? `PayPal answered ${response.status}`);
  };

  /** One retry: the request is a read, carries a request id, or is harmless to repeat. */
  const call = async <T>(request: Request): Promise<T> => {
    try {
      return (await once(request)) as T;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      await pause(RETRY_AFTER_MS);
      return (await once(request)) as T;
    }
  };

  const at = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

  return {
    createProduct: (product: { id: string; name: string; type: 'SERVICE' }, requestId: string) =>
      call<{ id: string }>({ method: 'POST', path: '/v1/catalogs/products', body: product, requestId }),
    listPlans: (productId: string) =>
      call<{ plans?: PaypalPlan[] }>({
        method: 'GET',
        path: `/v1/billing/plans?product_id=${encodeURIComponent(productId)}&page_size=20`,
      }),
    createPlan: (plan: object, requestId: string) =>
      call<PaypalPlan>({ method: 'POST', path: '/v1/billing/plans', body: plan, requestId }),
    createSubscription: (subscription: object, requestId: string) =>
      call<PaypalSubscription>({
        method: 'POST',
        path: '/v1/billing/subscriptions',
        body: subscription,
        requestId,
      }),
    getSubscription: (id: string) => call<PaypalSubscription>({ method: 'GET', path: at(id) }),
    cancelSubscription: (id: string, reason: string) =>
      call<null>({ method: 'POST', path: `${at(id)}/cancel`, body: { reason } }),
    listTransactions: (id: string, from: string, to: string) =>
      call<{ transactions?: PaypalTransaction[] }>({
        method: 'GET',
        path: `${at(id)}/transactions?start_time=${encodeURIComponent(from)}&end_time=${encodeURIComponent(to)}`,
      }),
    refundCapture: (captureId: string, requestId: string) =>
      call<object>({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        body: {},
        requestId,
      }),
    listWebhooks: () =>
      call<{ webhooks?: PaypalWebhook[] }>({ method: 'GET', path: '/v1/notifications/webhooks' }),
    /**
     * The certificate with which PayPal signs its webhooks, as PEM; null when there is none at this address, or it is
     * not PayPal's own. A simulated PayPal serves it at its own address.
     */
    async certificate(address: string): Promise<string | null> {
      const url = new URL(address);
      const isPaypal = (one: URL) => one.protocol === 'https:' && /(^|\.)paypal\.com$/.test(one.hostname);
      const home = new URL(base);
      if (isPaypal(home) && !isPaypal(url)) return null;
      const response = await send(isPaypal(home) ? url.href : home.origin + url.pathname, {
        redirect: 'error',
      });
      if (response.ok) return response.text();
      await response.body?.cancel();
      if (response.status >= 500) throw new ProviderUnavailable('PayPal');
      return null;
    },
  };
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new ProviderUnavailable('PayPal', error);
  }
}
