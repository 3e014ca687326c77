import type Stripe from 'stripe';
import type { Params } from './form.ts';
import { text } from './params.ts';

export function address(params: Params | undefined): Stripe.Address | null {
  if (!params) return null;
  return {
    city: text(params, 'city') ?? null,
    country: text(params, 'country') ?? null,
    line1: text(params, 'line1') ?? null,
    line2: text(params, 'line2') ?? null,
    postal_code: text(params, 'postal_code') ?? null,
    state: text(params, 'state') ?? null,
  };
}
