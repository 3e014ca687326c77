import type { Subscription } from '@breakaway/contract';
import { api, messageOf, toast } from '@breakaway/host-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; plan: Subscription | null };

/** The member's plan, how to read it again, and how to cancel it. */
export function useSubscription() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [cancelling, setCancelling] = useState(false);
  const latest = useRef(0);

  const load = useCallback(async () => {
    const mine = ++latest.current;
    const next = await api.billing.subscription().then(
      ({ data }): Loaded => ({ state: 'ready', plan: data.subscription }),
      (): Loaded => ({ state: 'failed' }),
    );
    if (mine === latest.current) setLoaded(next);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const retry = () => {
    setLoaded({ state: 'loading' });
    void load();
  };

  async function cancel(subscriptionId: string): Promise<void> {
    if (cancelling) return;
    setCancelling(true);
    try {
      const answer = await api.billing.cancel(subscriptionId);
      toast.success(answer.data?.message || answer.message);
      await load();
    } catch (error) {
      toast.error(messageOf(error, texts.cancelFailed));
    } finally {
      setCancelling(false);
    }
  }

  return { loaded, retry, cancelling, cancel };
}
