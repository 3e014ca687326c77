import { useSearchParams } from '@breakaway/host-api';
import { useEffect, useState } from 'react';

/** How PayPal's own page reports the outcome when it returns here in the same tab, as on some phones. */
export type PaypalReturn = { outcome: 'approved'; subscriptionId: string } | { outcome: 'cancelled' };

/** Our parameter, and those that PayPal adds. */
const OURS = ['paypal', 'subscription_id', 'ba_token', 'token'];

function read(query: URLSearchParams): PaypalReturn | null {
  const outcome = query.get('paypal');
  const subscriptionId = query.get('subscription_id');
  if (outcome === 'approved' && subscriptionId) return { outcome, subscriptionId };
  return outcome === 'cancelled' ? { outcome } : null;
}

/**
 * How the member returned from PayPal, or null, and a function that clears it. Afterwards the address is clean, so that
 * a reload repeats nothing.
 */
export function usePaypalReturn(): [PaypalReturn | null, () => void] {
  const [query, setQuery] = useSearchParams();
  const [returned, setReturned] = useState(() => read(query));
  useEffect(() => {
    if (!query.has('paypal')) return;
    const rest = new URLSearchParams(query);
    for (const name of OURS) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery]);
  return [returned, () => setReturned(null)];
}
