import type { Subscription } from '@breakaway/contract';
import { api, messageOf, toast } from '@breakaway/host-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; plan: Subscription | null };

/** The member's plan, and functions to reload and to cancel it. */
export function useSubscription() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [cancelling, setCancelling] = useState(false);
  const latest = useRef(0);

  /** Reloads the plan. @throws what the call throws; what is shown stays then */
  const check = useCallback(async (): Promise<Subscription | null> => {
    const mine = ++latest.current;
    const plan = (await api.billing.subscription()).data.subscription;
    if (mine === latest.current) setLoaded({ state: 'ready', plan });
    return plan;
  }, []);
  const load = useCallback(async () => {
    const call = check();
    const mine = latest.current;
    await call.catch(() => mine === latest.current && setLoaded({ state: 'failed' }));
  }, [check]);
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

  return { loaded, retry, load, check, cancelling, cancel };
}
