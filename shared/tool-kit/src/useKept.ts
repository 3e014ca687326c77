import { useEffect, useState } from 'react';

const PREFIX = 'kept:';

/**
 * State that outlives a reload of the tab: what was typed into a tool is not lost when its frame is opened again.
 * Where storage is not allowed it is plain state.
 * @param where `device`: also other tabs, and those of later days, begin with it
 */
export function useKept<T extends object>(name: string, initial: T, where: 'tab' | 'device' = 'tab') {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = storageOf(where).getItem(PREFIX + name);
      return kept === null ? initial : { ...initial, ...JSON.parse(kept) };
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    try {
      storageOf(where).setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      // Storage is full or forbidden; the page works on.
    }
  }, [name, value, where]);
  return [value, setValue] as const;
}

/** Inside of a call: a browser that forbids storage throws already here. */
const storageOf = (where: 'tab' | 'device') => (where === 'tab' ? sessionStorage : localStorage);

/** Drops all that was kept, when the athlete has signed out. */
export function forgetKept() {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // nothing was kept
  }
}
