import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';

export interface ServiceSpec {
  name: string;
  /** Arguments of `node`, run in `cwd` below the checkout. */
  args: string[];
  cwd: string;
  /** Another checkout of the repository to run from; without it, this one. */
  checkout?: string | undefined;
  env: Record<string, string>;
  /** Answers 200 when the service is ready. */
  readyUrl: string;
}

const node = join(root, 'node_modules/.bin/node');
/** Caches stripped types and compiled modules for the next start. */
const compileCache = join(root, 'node_modules/.cache/compile');
const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 12_000;

/** One process of the product, with its log in a file. */
export class Service {
  spec: ServiceSpec;
  readonly logFile: string;
  #child: ChildProcess | null = null;
  #exited: Promise<void> = Promise.resolve();

  constructor(spec: ServiceSpec, logDir: string) {
    this.spec = spec;
    mkdirSync(logDir, { recursive: true });
    this.logFile = join(logDir, `${spec.name}.log`);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start(): void {
    const log = createWriteStream(this.logFile, { flags: 'a' });
    const child = spawn(node, this.spec.args, {
      cwd: join(this.spec.checkout ?? root, this.spec.cwd),
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...this.spec.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    this.#child = child;
    this.#exited = new Promise((resolve) => child.once('exit', () => resolve()));
  }

  /** Waits until the service answers; rejects when it exits or takes too long. */
  async ready(): Promise<void> {
    const limit = Date.now() + READY_LIMIT_MS;
    while (Date.now() < limit) {
      if (!this.isRunning) throw new Error(`${this.spec.name} ended while it started; see ${this.logFile}`);
      const answer = await fetch(this.spec.readyUrl, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${this.spec.name} was not ready after ${READY_LIMIT_MS / 1000} s; see ${this.logFile}`);
  }

  /** Stops the process: first with a signal to terminate, later by force. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    this.#child!.kill('SIGTERM');
    const force = setTimeout(() => this.#child?.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.#exited;
    clearTimeout(force);
  }

  /** Kills the process, as a crash would. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    this.#child!.kill('SIGKILL');
    await this.#exited;
  }

  async restart(): Promise<void> {
    await this.stop();
    this.start();
    await this.ready();
  }

  /** Stops it and starts the same service from this repository, whatever checkout it came from. */
  async replace(): Promise<void> {
    await this.stop();
    this.spec = { ...this.spec, checkout: undefined };
    this.start();
  }
}
