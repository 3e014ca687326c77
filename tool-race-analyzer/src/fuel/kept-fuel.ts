import type { Food, SweatTest } from '@breakaway/cycling';
import { useCallback, useEffect, useState } from 'react';

/** What stays on the device besides the plans: it is the member's, not that of one course. */
export interface KeptFuel {
  /** the member's own products; one of the same name takes the place of that of the profile */
  products: readonly Food[];
  /** names of products that no plan takes for now */
  unused: readonly string[];
  sweatTest: SweatTest | null;
}

const NOTHING: KeptFuel = { products: [], unused: [], sweatTest: null };
const KEY = 'race-analyzer:fuel';

/**
 * Products and sweat test of the member on this device: read when it is known who opens the page, written at every change,
 * forgotten when somebody else opens it or the member leaves.
 * @param owner null while it is not known: nothing is read or written
 */
export function useKeptFuel(owner: string | null, signedOut: boolean) {
  const [kept, setKept] = useState<{ owner: string | null; fuel: KeptFuel }>({ owner: null, fuel: NOTHING });
  useEffect(() => {
    if (signedOut) inStorage((storage) => storage.removeItem(KEY));
    if (owner || signedOut) setKept({ owner, fuel: owner && !signedOut ? readKept(owner) : NOTHING });
  }, [owner, signedOut]);
  const change = useCallback(
    (changed: Partial<KeptFuel>) => {
      const fuel = { ...kept.fuel, ...changed };
      setKept({ ...kept, fuel });
      if (kept.owner)
        inStorage((storage) => storage.setItem(KEY, JSON.stringify({ owner: kept.owner, fuel })));
    },
    [kept],
  );
  return [kept.fuel, change] as const;
}

function readKept(owner: string): KeptFuel {
  return (
    inStorage((storage) => {
      const text = storage.getItem(KEY);
      if (text === null) return NOTHING;
      const { owner: whose, fuel } = JSON.parse(text) as { owner: string; fuel: KeptFuel };
      if (whose === owner) return { ...NOTHING, ...fuel };
      storage.removeItem(KEY);
      return NOTHING;
    }) ?? NOTHING
  );
}

/** One call to the storage. Where it is forbidden, full or spoilt the page works on. */
function inStorage<T>(call: (storage: Storage) => T): T | null {
  try {
    return call(localStorage);
  } catch {
    return null;
  }
}
