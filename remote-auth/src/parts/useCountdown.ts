import { useEffect, useState } from 'react';

/**
 * A waiting time before something may be requested again.
 * @param seconds its length
 * @param startsNow whether it starts when the screen opens
 * @returns the whole seconds that are left, and a function that restarts it
 */
export function useCountdown(seconds: number, startsNow = false): [left: number, begin: () => void] {
  const inFull = () => Date.now() + seconds * 1000;
  const [now, setNow] = useState(() => Date.now());
  const [end, setEnd] = useState(() => (startsNow ? inFull() : 0));
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [left]);
  const begin = () => {
    setNow(Date.now());
    setEnd(inFull());
  };
  return [left, begin];
}
