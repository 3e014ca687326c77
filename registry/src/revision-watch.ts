import type { Held, Position } from './store/store.ts';

const LOOK_MS = 100;
/** More strangers than these do not wait: they are answered at once. Who signs waits in any case. */
const MOST_STRANGERS = 500;

/** Wakes requests that wait for a change. However many there are, the database is asked once for all of them. */
export class RevisionWatch {
  readonly #read: () => Promise<Position>;
  readonly #waiting = new Set<(newest: Position) => void>();
  #looking = false;
  #strangers = 0;

  constructor(read: () => Promise<Position>) {
    this.#read = read;
  }

  /**
   * Waits until the newest change is another one than the caller has.
   * @returns false when it still is the same after `limitMs`, or when the wait was ended
   */
  async differsFrom(held: Held, limitMs: number, end: AbortSignal, isKnown = true): Promise<boolean> {
    if (isOther(held, await this.#read())) return true;
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
      const look = (newest: Position) => isOther(held, newest) && settle(true);
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

const isOther = (held: Held, newest: Position): boolean =>
  newest.revision !== held.revision ||
  (held.fingerprint !== undefined && newest.fingerprint !== held.fingerprint);
