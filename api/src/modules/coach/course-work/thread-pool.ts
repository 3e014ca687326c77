import { Worker } from 'node:worker_threads';

/**
 * What became of a job. `busy`: others took the time. `late`: it had its time, and was ended. `died`: its thread ended by
 * itself. `closed`: the pool was.
 */
export type Outcome = { ok: true; result: unknown } | { ok: false; why: Failure };
export type Failure = 'busy' | 'late' | 'died' | 'closed';

export interface PoolOptions {
  /** the module that a thread runs: it answers every message with one */
  module: string | URL;
  mostThreads: number;
  /** how many jobs may wait; one more is refused */
  mostWaiting: number;
  /** how long one job may take once a thread has it, ms */
  limitMs: number;
  /** how long it may take in all, with the time that it waits, ms */
  withinMs: number;
  /** how much memory the values of a thread may take, MB */
  mostMb: number;
}

interface Waiting {
  job: unknown;
  /** whose it is */
  of: string;
  /** on the clock of `performance` */
  untilMs: number;
  timer: NodeJS.Timeout;
  done(outcome: Outcome): void;
}

/**
 * Threads for jobs: in turn by whose they are, then first come, first served. Threads start when they are needed and do not
 * keep the process alive.
 */
export class ThreadPool {
  private readonly options: PoolOptions;
  private readonly threads = new Set<Thread>();
  private waiting: Waiting[] = [];
  /** whose jobs were begun since somebody waits, and which of them last */
  private readonly served = new Map<string, number>();
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /**
   * Never rejects.
   * @param job plain data, as its result must be
   * @param of whose it is
   */
  run(job: unknown, of = ''): Promise<Outcome> {
    const { mostWaiting, withinMs } = this.options;
    if (this.closed) return Promise.resolve({ ok: false, why: 'closed' });
    if (this.waiting.length >= mostWaiting) return Promise.resolve({ ok: false, why: 'busy' });
    return new Promise((done) => {
      const timer = setTimeout(() => this.giveUp(one), withinMs);
      const one = { job, of, untilMs: performance.now() + withinMs, timer, done };
      this.waiting.push(one);
      void this.next();
    });
  }

  /** Ends the threads; jobs that wait or are under way are `closed`. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { done, timer } of this.waiting.splice(0)) {
      clearTimeout(timer);
      done({ ok: false, why: 'closed' });
    }
    await Promise.all([...this.threads].map((thread) => thread.end('closed')));
  }

  private giveUp(one: Waiting): void {
    this.waiting = this.waiting.filter((other) => other !== one);
    one.done({ ok: false, why: 'busy' });
  }

  private async next(): Promise<void> {
    if (this.waiting.length === 0) return this.served.clear();
    const thread = this.free();
    if (!thread) return;
    const { job, timer, untilMs, done } = this.take();
    clearTimeout(timer);
    const { limitMs } = this.options;
    const leftMs = Math.max(0, untilMs - performance.now());
    done(await (leftMs < limitMs ? thread.run(job, leftMs, 'busy') : thread.run(job, limitMs, 'late')));
    void this.next();
  }

  private take(): Waiting {
    const rank = ({ of }: Waiting) => this.served.get(of) ?? 0;
    const one = this.waiting.reduce((first, other) => (rank(other) < rank(first) ? other : first));
    this.waiting = this.waiting.filter((other) => other !== one);
    this.served.set(one.of, Math.max(0, ...this.served.values()) + 1);
    return one;
  }

  private free(): Thread | undefined {
    const idle = [...this.threads].find(({ isIdle }) => isIdle);
    if (idle || this.threads.size >= this.options.mostThreads) return idle;
    const thread = new Thread(this.options, () => this.threads.delete(thread));
    this.threads.add(thread);
    return thread;
  }
}

/** One thread, with one job at a time. */
class Thread {
  private readonly worker: Worker;
  private readonly onOver: () => void;
  private finish: ((outcome: Outcome) => void) | null = null;

  /** @param onOver the thread takes no further job */
  constructor({ module, mostMb }: PoolOptions, onOver: () => void) {
    this.onOver = onOver;
    // Nothing of the API's settings, which hold secrets, is needed there.
    this.worker = new Worker(module, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMb },
    });
    this.worker.unref();
    this.worker.on('message', (result: unknown) => this.settle({ ok: true, result }));
    // The exit follows. What went wrong may name what is in the course: it goes nowhere.
    this.worker.on('error', () => {});
    this.worker.on('exit', () => void this.end('died'));
  }

  get isIdle(): boolean {
    return this.finish === null;
  }

  /** @param otherwise what a job is that takes longer */
  async run(job: unknown, withinMs: number, otherwise: Failure): Promise<Outcome> {
    const timer = setTimeout(() => void this.end(otherwise), withinMs);
    try {
      return await new Promise((finish) => {
        this.finish = finish;
        this.worker.postMessage(job);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async end(why: Failure): Promise<void> {
    this.onOver();
    this.settle({ ok: false, why });
    await this.worker.terminate();
  }

  private settle(outcome: Outcome): void {
    this.finish?.(outcome);
    this.finish = null;
  }
}
