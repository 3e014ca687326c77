/** What local storage did not take, for as long as the page lives. */
const own = new Map<string, string>();

/** Local storage that may be full or forbidden, as in a private window: then this page remembers by itself. */
export const storage = {
  get(key: string): string | null {
    const kept = own.get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      own.delete(key);
    } catch {
      own.set(key, value);
    }
  },
  remove(key: string): void {
    own.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing can lie there.
    }
  },
  /** @throws when something lies there and stays */
  clear(): void {
    own.clear();
    try {
      localStorage.clear();
    } catch (error) {
      if (!isEmpty()) throw error;
    }
  },
};

function isEmpty(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    return true;
  }
}
