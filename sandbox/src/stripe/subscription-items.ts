import type Stripe from 'stripe';
import { noSuch } from './fault.ts';
import { LIST, found, page } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { requiredText } from './params.ts';

function retrieve({ account, id }: Call): Stripe.SubscriptionItem {
  const holder = account.subscriptions.find((row) => row.items.data.some((item) => item.id === id));
  const item = holder?.items.data.find((one) => one.id === id);
  if (!item) throw noSuch('subscription_item', id);
  return item;
}

/** Items are created and changed with their subscription; on their own they can be read. */
export const subscriptionItemOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/subscription_items',
    takes: [...LIST, 'subscription'],
    run: ({ account, params }) => {
      const id = requiredText(params, 'subscription');
      const { items } = found(account.subscriptions, 'subscription', id, 'subscription');
      return page(items.data, params, '/v1/subscription_items');
    },
  },
  { method: 'GET', path: '/v1/subscription_items/:id', takes: [], run: retrieve },
];
