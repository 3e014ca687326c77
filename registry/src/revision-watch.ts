const LOOK_MS = 100;
/** More strangers than these do not wait: they are answered at once. Who signs waits in any case. */
const MOST_STRANGERS = 500;

/** Wakes requests that wait for a change. However many there are, the database is asked once for all of them. */
export class RevisionWatch {
  readonly #read: () => Promise<number>;
  readonly #waiting = new Set<(revision: number) => void>();
  #looking = false;
  #strangers = 0;

  constructor(read: () => Promise<number>) {
    this.#read = read;
  }

  /**
   * Waits until the newest revision is another one.
   * @returns false when it still is the same after `limitMs`, or when the wait was ended
   */
  async differsFrom(revision: number, limitMs: number, end: AbortSignal, isKnown = true): Promise<boolean> {
    if ((await this.#read()) !== revision) return true;
    if (end.aborted || (!isKnown && this.#strangers >= MOST_STRANGERS)) return false;
    if (!isKnown) this.#strangers += 1;
    return new Promise((resolve) => {
      const settle = (differs: boolean) => {
        clearTimeout(limit);
        end.removeEventListener('abort', stop);
        this.#waiting.delete(look);
        if (!isKnown) this.#strangers -= 1;
        resolve(differs);
      };
      const look = (newest: number) => newest !== revision && settle(true);
      const stop = () => settle(false);
      const limit = setTimeout(stop, limitMs);
      end.addEventListener('abort', stop);
      this.#waiting.add(look);
      void this.#look();
    });
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    while (this.#waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      // A database that fails for a moment is asked again; whoever waits has a limit.
      const newest = await this.#read().catch(() => undefined);
      if (newest !== undefined) for (const look of this.#waiting) look(newest);
    }
    this.#looking = false;
  }
}
