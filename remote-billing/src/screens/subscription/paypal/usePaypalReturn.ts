import { useSearchParams } from '@breakaway/host-api';
import { useEffect, useState } from 'react';

/** What PayPal's own page says when it leads back here in the same tab, as on some phones. */
export type PaypalReturn = { outcome: 'approved'; subscriptionId: string } | { outcome: 'cancelled' };

/** Ours, and what PayPal adds to it. */
const OURS = ['paypal', 'subscription_id', 'ba_token', 'token'];

function read(query: URLSearchParams): PaypalReturn | null {
  const outcome = query.get('paypal');
  const subscriptionId = query.get('subscription_id');
  if (outcome === 'approved' && subscriptionId) return { outcome, subscriptionId };
  return outcome === 'cancelled' ? { outcome } : null;
}

/**
 * How she came back from PayPal, or null, and how to forget it. The address is clean afterwards, so that a reload does
 * nothing twice.
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
