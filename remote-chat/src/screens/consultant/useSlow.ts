import { useEffect, useState } from 'react';

/** From here on a member may wonder whether it still works. */
const SLOW_AFTER_MS = 10_000;

/** Whether what is shown since this was first rendered takes longer than usual. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
