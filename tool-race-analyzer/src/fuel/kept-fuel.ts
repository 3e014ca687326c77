import type { Food, SweatTest } from '@breakaway/cycling';
import { deviceStore, onTold, tellTabs } from '@breakaway/tool-kit/device';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the food of every plan rests on: it is the member's, not that of one course. */
export interface KeptFuel {
  /** the member's own products; one of the same name takes the place of that of the profile */
  products: readonly Food[];
  /** names of products that no plan takes for now */
  unused: readonly string[];
  sweatTest: SweatTest | null;
}
/** A change, made to whatever it is now. */
export type ChangeFuel = (change: (now: KeptFuel) => Partial<KeptFuel>) => void;

export const noFuel: KeptFuel = { products: [], unused: [], sweatTest: null };

const inStore = deviceStore('race-analyzer-fuel', 1, 'members');
const KEY = 'fuel';
interface Entry {
  owner: string;
  fuel: KeptFuel;
}

/**
 * Products and sweat test of the member on this device: read when it is known who opens the page and when another tab has changed them, written at every change,
 * forgotten when somebody else opens it or the member leaves. A plan that was saved has its own beside them: it is eaten as
 * it was planned, and what is changed meanwhile is changed in both.
 * @param owner null while it is not known: nothing is read or written
 * @param ofPlan those of the open plan; null: it takes those of the device
 */
export function useKeptFuel(
  owner: string | null,
  signedOut: boolean,
  ofPlan: KeptFuel | null,
  onPlan: (fuel: KeptFuel) => void,
) {
  const [kept, setKept] = useState<Entry | null>(null);
  useEffect(() => {
    if (signedOut) void inStore('readwrite', (store) => store.clear());
    if (signedOut || !owner) return setKept(null);
    let current = true;
    const read = () => void readKept(owner).then((fuel) => current && setKept({ owner, fuel }));
    read();
    const stop = onTold(KEY, read);
    return () => {
      current = false;
      stop();
    };
  }, [owner, signedOut]);
  const own = kept && kept.owner === owner ? kept.fuel : noFuel;
  const latest = useRef({ own, ofPlan });
  useEffect(() => {
    latest.current = { own, ofPlan };
  }, [own, ofPlan]);
  const change = useCallback<ChangeFuel>(
    (changed) => {
      const now = latest.current;
      if (now.ofPlan) onPlan({ ...now.ofPlan, ...changed(now.ofPlan) });
      if (!owner) return;
      const fuel = { ...now.own, ...changed(now.own) };
      setKept({ owner, fuel });
      void inStore('readwrite', (store) => store.put({ owner, fuel } satisfies Entry, KEY)).then(() =>
        tellTabs(KEY),
      );
    },
    [owner, onPlan],
  );
  return [ofPlan ?? own, change] as const;
}

async function readKept(owner: string): Promise<KeptFuel> {
  const kept = await inStore<Entry | undefined>('readonly', (store) => store.get(KEY));
  if (kept?.owner === owner) return { ...noFuel, ...kept.fuel };
  if (kept) await inStore('readwrite', (store) => store.clear());
  return noFuel;
}
