import type Stripe from 'stripe';
import { missing } from './fault.ts';
import { nested } from './params.ts';
import { createPaymentMethod } from './payment-methods.ts';
import type { Operation } from './operation.ts';

/** Single-use tokens of the older card API: validated like a payment method, without any use here. */
export const tokenOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/tokens',
    takes: ['card'],
    publishable: true,
    run: ({ account, params }) => {
      const card = nested(params, 'card');
      if (!card) throw missing('card');
      const method = createPaymentMethod(account, { type: 'card', card });
      return {
        id: account.newId('tok'),
        object: 'token',
        client_ip: null,
        created: account.now(),
        livemode: false,
        type: 'card',
        used: false,
        card: {
          id: account.newId('card'),
          object: 'card',
          brand: method.card?.brand ?? 'unknown',
          exp_month: method.card?.exp_month ?? 0,
          exp_year: method.card?.exp_year ?? 0,
          last4: method.card?.last4 ?? '',
        },
      } satisfies Partial<Omit<Stripe.Token, 'card'>> & { card: object };
    },
  },
];
