import { useEffect, useRef } from 'react';

/** The first call after an interruption may still fail. */
const AGAIN_MS = 3000;

/** Calls when there is a network again, and once more a little later where something still waits for it then. */
export function useWhenBack(isWaiting: boolean, call: () => void): void {
  const newest = useRef({ isWaiting, call });
  useEffect(() => {
    newest.current = { isWaiting, call };
  });
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const callWaiting = () => {
      if (newest.current.isWaiting) newest.current.call();
    };
    const back = () => {
      callWaiting();
      clearTimeout(later);
      later = setTimeout(callWaiting, AGAIN_MS);
    };
    window.addEventListener('online', back);
    return () => {
      clearTimeout(later);
      window.removeEventListener('online', back);
    };
  }, []);
}
