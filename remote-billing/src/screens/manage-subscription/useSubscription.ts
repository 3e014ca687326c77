import type { Subscription } from '@breakaway/contract';
import { api, messageOf, toast } from '@breakaway/host-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; plan: Subscription | null };

/** The member's plan, and functions to reload, to cancel and to resume it. */
export function useSubscription() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [changing, setChanging] = useState(false);
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

  /**
   * Changes the plan, shows what the server says to it, and reloads the plan.
   * @returns why it failed, or null
   */
  async function change(call: typeof api.billing.cancel, failed: string, id: string): Promise<string | null> {
    if (changing) return null;
    setChanging(true);
    toast.clear();
    try {
      const answer = await call(id);
      toast.success(answer.data?.message || answer.message);
      await load();
      return null;
    } catch (error) {
      const reason = messageOf(error, failed);
      toast.error(reason);
      return reason;
    } finally {
      setChanging(false);
    }
  }
  const cancel = (id: string) => change(api.billing.cancel, texts.cancelFailed, id);
  const resume = (id: string) => change(api.billing.resume, texts.resumeFailed, id);

  return { loaded, retry, load, check, changing, cancel, resume };
}
