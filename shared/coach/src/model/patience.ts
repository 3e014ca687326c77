import type { FailureReason } from './failure.ts';

/**
 * How long is waited for a model, in ms. Work on a course in between is not counted. Together with it and the built-in answer
 * they stay below 15 s.
 */
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
  /** to the end of the first shown sentence, from the beginning of the turn, with work on a course */
  sentenceMs: number;
  /** the whole answer */
  wholeMs: number;
  /** a tool waits for work on a course until then, from the beginning of the turn */
  courseMs: number;
}

export const LIMITS: Limits = {
  firstWordMs: 9_000,
  pieceMs: 4_000,
  stepMs: 6_000,
  lastFirstWordMs: 10_500,
  secondAttemptMs: 8_000,
  sentenceMs: 14_000,
  wholeMs: 40_000,
  courseMs: 5_000,
};

/** A timer that can be held. */
class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sinceMs = 0;
  private leftMs: number;
  private readonly onEnd: () => void;

  constructor(leftMs: number, onEnd: () => void) {
    this.leftMs = leftMs;
    this.onEnd = onEnd;
  }

  run(): void {
    this.sinceMs = performance.now();
    this.timer = setTimeout(this.onEnd, Math.max(0, this.leftMs));
  }

  hold(): void {
    clearTimeout(this.timer);
    this.leftMs -= performance.now() - this.sinceMs;
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Ends a call when what is expected of it does not come in time, or when somebody stops it. */
export class Patience {
  private readonly controller = new AbortController();
  private next: Countdown | undefined;
  private readonly whole: Countdown;
  private readonly sentence: Countdown | undefined;
  /** how much other work is waited for */
  private held = 0;
  /** why it ended; null while it has not, and when it was stopped */
  ended: FailureReason | null = null;
  private readonly stop: AbortSignal | undefined;
  private readonly onStop = () => this.controller.abort();

  /**
   * @param wholeMs how long it may take at most
   * @param sentenceMs how long until `sentenceShown`, other work included: few words, that come slowly, are no answer
   */
  constructor(stop: AbortSignal | undefined, wholeMs: number, sentenceMs?: number) {
    this.stop = stop;
    if (sentenceMs !== undefined) {
      this.sentence = new Countdown(sentenceMs, () => this.end('too slow'));
      this.sentence.run();
    }
    this.whole = new Countdown(wholeMs, () => this.end('too slow'));
    this.whole.run();
    if (stop?.aborted) this.controller.abort();
    stop?.addEventListener('abort', this.onStop, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** From now on the next thing must come within so long. */
  expect(withinMs: number, otherwise: FailureReason): void {
    this.next?.end();
    this.next = new Countdown(withinMs, () => this.end(otherwise));
    if (this.held === 0) this.next.run();
  }

  /** There is something to read: it may go on slowly. */
  sentenceShown(): void {
    this.sentence?.end();
  }

  /** Waits for work that is not the model's: its time is not counted. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.held === 0) for (const one of [this.whole, this.next]) one?.hold();
    this.held += 1;
    try {
      return await work();
    } finally {
      this.held -= 1;
      if (this.held === 0 && !this.signal.aborted) for (const one of [this.whole, this.next]) one?.run();
    }
  }

  private end(reason: FailureReason): void {
    this.ended = reason;
    this.controller.abort();
  }

  /** Ends it: no timer is left, and a call that still runs is given up. */
  over(): void {
    this.next?.end();
    this.sentence?.end();
    this.whole.end();
    this.stop?.removeEventListener('abort', this.onStop);
    this.controller.abort();
  }
}
