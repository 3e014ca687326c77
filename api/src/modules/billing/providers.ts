import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { createPaypal, type PaypalClient } from './paypal/client.ts';
import { ProviderUnavailable } from './provider-errors.ts';
import { createStripe } from './stripe/client.ts';

export interface Providers {
  stripe: Stripe | null;
  paypal: PaypalClient | null;
}

const connected = new WeakMap<Context['config'], Providers>();

/** The clients of both providers, one of each per configuration; null if not configured. */
export function providersOf({ config }: Context): Providers {
  const existing = connected.get(config);
  if (existing) return existing;
  const providers = { stripe: createStripe(config), paypal: createPaypal(config) };
  connected.set(config, providers);
  return providers;
}

/** @throws ProviderUnavailable when card payments are not configured */
export function stripeOf(context: Context): Stripe {
  const { stripe } = providersOf(context);
  if (!stripe) throw new ProviderUnavailable('Stripe');
  return stripe;
}

/** @throws ProviderUnavailable when PayPal is not configured */
export function paypalOf(context: Context): PaypalClient {
  const { paypal } = providersOf(context);
  if (!paypal) throw new ProviderUnavailable('PayPal');
  return paypal;
}
