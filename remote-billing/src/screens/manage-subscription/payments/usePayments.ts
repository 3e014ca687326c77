import type { Payment, Seller } from '@breakaway/contract';
import { api, productName } from '@breakaway/host-api';
import { useCallback, useEffect, useRef, useState } from 'react';

export type LoadedPayments =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; list: readonly Payment[]; seller: Seller };

/** The member's past payments, newest first, and a function that reloads them; nothing else waits for them. */
export function usePayments() {
  const [payments, setPayments] = useState<LoadedPayments>({ state: 'loading' });
  const latest = useRef(0);
  const load = useCallback(async () => {
    const mine = ++latest.current;
    const next = await api.billing.payments().then(
      ({ data }): LoadedPayments => ({
        state: 'ready',
        // An API that is a release older does not name one.
        seller: data.seller ?? { name: productName(), address: [], vatId: null },
        list: data.payments.toSorted((a, b) => Date.parse(b.paidAt) - Date.parse(a.paidAt)),
      }),
      (): LoadedPayments => ({ state: 'failed' }),
    );
    if (mine === latest.current) setPayments(next);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  const retry = () => {
    setPayments({ state: 'loading' });
    void load();
  };
  return { payments, load, retry };
}
