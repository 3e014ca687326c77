import type { FailureReason } from './failure.ts';

/** How long is waited for a model, in ms. Together with the built-in answer they stay below 15 s. */
export interface Limits {
  /** to the first shown word of an attempt, its tools and retries included */
  firstWordMs: number;
  /** between two pieces that are shown */
  pieceMs: number;
  /** to the next shown piece after words, where a further tool is called */
  stepMs: number;
  /** to the first word of the last attempt, from the beginning of the turn */
  lastFirstWordMs: number;
  /** a second attempt begins only before this */
  secondAttemptMs: number;
  /** the whole answer */
  wholeMs: number;
}

export const LIMITS: Limits = {
  firstWordMs: 9_000,
  pieceMs: 4_000,
  stepMs: 6_000,
  lastFirstWordMs: 10_500,
  secondAttemptMs: 8_000,
  wholeMs: 40_000,
};

/** Ends a call when what is expected of it does not come in time, or when somebody stops it. */
export class Patience {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly whole: ReturnType<typeof setTimeout>;
  /** why it ended; null while it has not, and when it was stopped */
  ended: FailureReason | null = null;
  private readonly stop: AbortSignal | undefined;
  private readonly onStop = () => this.controller.abort();

  /** @param wholeMs how long it may take at most */
  constructor(stop: AbortSignal | undefined, wholeMs: number) {
    this.stop = stop;
    this.whole = setTimeout(() => this.end('too slow'), Math.max(0, wholeMs));
    if (stop?.aborted) this.controller.abort();
    stop?.addEventListener('abort', this.onStop, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** From now on the next thing must come within so long. */
  expect(withinMs: number, otherwise: FailureReason): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(otherwise), Math.max(0, withinMs));
  }

  private end(reason: FailureReason): void {
    this.ended = reason;
    this.controller.abort();
  }

  /** Ends it: no timer is left, and a call that still runs is given up. */
  over(): void {
    clearTimeout(this.timer);
    clearTimeout(this.whole);
    this.stop?.removeEventListener('abort', this.onStop);
    this.controller.abort();
  }
}
