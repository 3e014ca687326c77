import { useEffect, useState } from 'react';

const PREFIX = 'kept:';

/**
 * State that outlives a reload of the tab: what was typed into a tool is not lost when its frame is opened again.
 * Where storage is not allowed it is plain state.
 */
export function useKept<T extends object>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = sessionStorage.getItem(PREFIX + name);
      return kept === null ? initial : { ...initial, ...JSON.parse(kept) };
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Storage is full or forbidden; the page works on.
    }
  }, [name, value]);
  return [value, setValue] as const;
}

/** Drops all that was kept, when the athlete has signed out. */
export function forgetKept() {
  try {
    sessionStorage.clear();
  } catch {
    // nothing was kept
  }
}
