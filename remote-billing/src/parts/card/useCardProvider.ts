import { getConfig } from '@breakaway/host-api';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadCardProvider } from './card-provider.ts';

/** The provider's client, or the failure to load it with a way to retry. */
export function useCardProvider() {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadCardProvider(getConfig().stripe).then(
      (loaded) => current && setStripe(loaded),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [attempt]);
  return { stripe, failed, retry: () => setAttempt((number) => number + 1) };
}
