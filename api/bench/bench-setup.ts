import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/pool.ts';
import { createLog } from '../src/log.ts';
import { openSession } from '../src/modules/auth/sessions.ts';

/** What the API benchmarks share: their own database, processes next to it, and members with PRO. */
export async function openBenchSetup() {
  const folder = await mkdtemp(join(tmpdir(), 'breakaway-bench-'));
  const server = await startEmbedded({ folder: join(folder, 'postgres') });
  await migrate(server.url, join(import.meta.dirname, '../src/db/migrations'));
  const db = openDatabase(
    server.url,
    createLog(() => {}),
    2,
  );
  const children: ChildProcess[] = [];

  return {
    db,

    /** Starts a script of this folder and waits until it answers `ready`. @returns its port on loopback */
    async start(script: string, ready: string, env: Record<string, string> = {}): Promise<number> {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      const { port } = probe.address() as AddressInfo;
      probe.close();
      const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          API_PORT: String(port),
          BARE_PORT: String(port),
          SANDBOX_PORT: String(port),
          SANDBOX_SMTP_PORT: '0',
          DATA_DIR: folder,
          DATABASE_URL: server.url,
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(child);
      while (!(await fetch(`http://127.0.0.1:${port}${ready}`).catch(() => null)))
        await new Promise((resolve) => setTimeout(resolve, 50));
      return port;
    },

    /** Members "rider.<n>@example.org" with a profile and PRO. @returns a session token of each */
    async members(count: number, password_hash = 'none'): Promise<string[]> {
      const users = await db
        .insertInto('users')
        .values(
          Array.from({ length: count }, (_, n) => ({
            email: `rider.${n}@example.org`,
            name: `Rider ${n}`,
            password_hash,
            verified_at: new Date(),
            profile: JSON.stringify({ bodyMatrix: { weight: 70, height: 178 }, powerMatrix: { ftp: 250 } }),
          })),
        )
        .returning('id')
        .execute();
      await db
        .insertInto('subscriptions')
        .values(
          users.map(({ id }) => ({
            user_id: id,
            platform: 'stripe' as const,
            provider_id: `sub_${id}`,
            status: 'active' as const,
            price_cents: 8999,
            charged_cents: 8999,
            currency: 'EUR' as const,
            interval: 'year' as const,
            paid_through: new Date(Date.now() + 365 * 86_400_000),
            cancel_at_period_end: false,
            free: false,
            started_at: new Date(),
            synced_at: new Date(),
          })),
        )
        .execute();
      await db
        .insertInto('billing_customers')
        .values(users.map(({ id }) => ({ user_id: id, due_at: new Date(Date.now() + 86_400_000) })))
        .execute();
      return Promise.all(users.map(({ id }) => openSession(db, id, new Date())));
    },

    /** Processor time so far of the last started process, and of the database, in milliseconds. Linux only. */
    async cpuMs(): Promise<{ process: number; database: number }> {
      const pidFile = await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8');
      const postmaster = Number(pidFile.split('\n')[0]);
      return { process: await cpuOf(children.at(-1)!.pid!), database: await cpuWithChildren(postmaster) };
    },

    async close(): Promise<void> {
      for (const child of children) {
        const gone = once(child, 'exit');
        child.kill();
        await gone;
      }
      await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fields of /proc/<pid>/stat after the name, which may contain spaces: from the third on. */
async function statOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}
/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14];

async function cpuOf(pid: number): Promise<number> {
  const stat = await statOf(pid);
  return ((stat[USER] ?? 0) + (stat[SYSTEM] ?? 0)) * TICK_MS;
}

/** Of a process, its running children, and those that have ended. */
async function cpuWithChildren(pid: number): Promise<number> {
  const own = await statOf(pid);
  let sum = ((own[CHILDREN_USER] ?? 0) + (own[CHILDREN_SYSTEM] ?? 0)) * TICK_MS + (await cpuOf(pid));
  for (const name of await readdir('/proc'))
    if (/^\d+$/.test(name) && (await statOf(Number(name)))[PARENT] === pid) sum += await cpuOf(Number(name));
  return sum;
}

/** The median. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
