import { getConfig } from '@breakaway/host-api';
import type { CustomFontSource, Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { loadCardProvider } from './card-provider.ts';
import { pageFonts } from './page-fonts.ts';

/** The provider's client and the options for its frames, or the failure to load it with a way to retry. */
export function useCardProvider() {
  // Together: the provider takes its fonts when it starts, and never again.
  const [loaded, setLoaded] = useState<{ stripe: Stripe; fonts: CustomFontSource[] } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let current = true;
    setFailed(false);
    Promise.all([loadCardProvider(getConfig().stripe), pageFonts()]).then(
      ([stripe, fonts]) => current && setLoaded({ stripe, fonts }),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [attempt]);
  const options = useMemo(() => ({ locale: 'en' as const, fonts: loaded?.fonts ?? [] }), [loaded]);
  return { stripe: loaded?.stripe ?? null, options, failed, retry: () => setAttempt((number) => number + 1) };
}
