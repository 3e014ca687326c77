import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const main = join(import.meta.dirname, '../src/main.ts');
const READY_MS = 30_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The registry as a process, to be killed and started again on its port. */
export class RegistryService {
  readonly port: number;
  readonly url: string;
  readonly #dataDir: string;
  #child: ChildProcess | undefined;

  constructor(port: number, dataDir: string) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = dataDir;
  }

  /**
   * Starts it and waits until it answers.
   * @param room how large a file it may write, in kB: on a smaller one it meets a full disk
   */
  async start(room?: number): Promise<void> {
    const env = {
      ...process.env,
      DATA_DIR: this.#dataDir,
      REGISTRY_PORT: String(this.port),
      DATABASE_URL: '',
      QUOTA_RELEASES: '1000000',
    };
    const limited = ['-c', `trap '' XFSZ; ulimit -f ${room}; exec "$0" "$1"`, process.execPath, main];
    this.#child =
      room === undefined
        ? spawn(process.execPath, [main], { env, stdio: 'ignore' })
        : spawn('bash', limited, { env, stdio: 'ignore' });
    const until = Date.now() + READY_MS;
    while (Date.now() < until) {
      if (
        await fetch(`${this.url}/readyz`)
          .then(({ ok }) => ok)
          .catch(() => false)
      )
        return;
      await pause(30);
    }
    throw new Error('The registry did not start.');
  }

  /** Kills it, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
