import type { Overview } from '@breakaway/releases/protocol';
import { useEffect, useRef, useState } from 'react';
import type { Signer } from './key.ts';
import { overview, Refused } from './registry.ts';

const EVERY_MS = 5_000;

interface Seen {
  now: Overview | undefined;
  /** When it was read, ms since 1970. */
  at: number;
  /** Why the last attempt has failed; what was read before is still there. */
  problem: string | undefined;
}

/**
 * Reads the overview every five seconds, and again when `refresh` is called; it resolves when that reading
 * is shown, or why it has failed.
 * @param onStranger is called when the registry does not take the key
 */
export function useOverview(signer: Signer, onStranger: (reason: string) => void) {
  const [seen, setSeen] = useState<Seen>({ now: undefined, at: 0, problem: undefined });
  const [round, setRound] = useState(0);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let isCurrent = true;
    let next: ReturnType<typeof setTimeout>;
    const read = async () => {
      try {
        const now = await overview(signer);
        if (isCurrent) setSeen({ now, at: Date.now(), problem: undefined });
      } catch (error) {
        if (!isCurrent) return;
        if (error instanceof Refused && error.status === 401)
          return onStranger('The registry does not know this key, or the clock of this device is wrong.');
        setSeen((before) => ({ ...before, problem: (error as Error).message }));
      }
      if (!isCurrent) return;
      for (const done of waiting.current.splice(0)) done();
      next = setTimeout(() => void read(), EVERY_MS);
    };
    void read();
    return () => {
      isCurrent = false;
      clearTimeout(next);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's function is new with each drawing
  }, [signer, round]);
  const refresh = () =>
    new Promise<void>((done) => {
      waiting.current.push(done);
      setRound((count) => count + 1);
    });
  return { ...seen, refresh };
}
