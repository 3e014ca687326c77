import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { endSubscription } from './subscription-states.ts';

/** Deletes a customer, which cancels their subscriptions immediately. */
export function deleteCustomer(account: Account, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of account.subscriptions.naming(customer.id)) {
    endSubscription(account, subscription, { reason: 'cancellation_requested' });
  }
  account.customers.remove(customer.id);
  account.emit('customer.deleted', customer);
  return account.deletedCustomers.put({ id: customer.id, object: 'customer', deleted: true });
}
