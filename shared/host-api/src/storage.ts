/** Values that local storage rejected, kept for the lifetime of the page. */
const own = new Map<string, string>();

/** Local storage that may be full or forbidden, as in a private window: then values are kept in memory. */
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
      // Storage is forbidden, so it holds nothing.
    }
  },
  /** @throws when an existing value cannot be removed */
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
