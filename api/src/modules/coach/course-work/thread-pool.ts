import { Worker } from 'node:worker_threads';

/** What became of a job. `late`: its thread was ended. `died`: its thread ended by itself. `closed`: the pool was. */
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
  /** how much memory the values of a thread may take, MB */
  mostMb: number;
}

/** Threads for jobs, first come, first served. They start when they are needed and do not keep the process alive. */
export class ThreadPool {
  private readonly options: PoolOptions;
  private readonly threads = new Set<Thread>();
  private readonly waiting: { job: unknown; done: (outcome: Outcome) => void }[] = [];
  private closed = false;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** Never rejects. @param job plain data, as its result must be */
  run(job: unknown): Promise<Outcome> {
    if (this.closed) return Promise.resolve({ ok: false, why: 'closed' });
    if (this.waiting.length >= this.options.mostWaiting) return Promise.resolve({ ok: false, why: 'busy' });
    return new Promise((done) => {
      this.waiting.push({ job, done });
      void this.next();
    });
  }

  /** Ends the threads; jobs that wait or are under way are `closed`. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { done } of this.waiting.splice(0)) done({ ok: false, why: 'closed' });
    await Promise.all([...this.threads].map((thread) => thread.end('closed')));
  }

  private async next(): Promise<void> {
    const thread = this.waiting.length > 0 ? this.free() : undefined;
    if (!thread) return;
    const { job, done } = this.waiting.shift()!;
    done(await thread.run(job, this.options.limitMs));
    void this.next();
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

  async run(job: unknown, limitMs: number): Promise<Outcome> {
    const timer = setTimeout(() => void this.end('late'), limitMs);
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
