import { readFile, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** How long a server may take to start, stop or vanish before it counts as hanging. */
export const SETTLE_MS = 20_000;
const LOOK_MS = 50;
/** How long a server may take to flush its data when it stops. */
const STOP_MS = 30_000;

const run = promisify(execFile);

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const exists = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether a process is a PostgreSQL server, as far as can be told. Process ids are reused, and a killed server stays in
 * the process list as a zombie until its parent collects the exit code, which may take a while or forever.
 */
async function isServer(pid: number): Promise<boolean> {
  if (!exists(pid)) return false;
  const [state = '', command = ''] = await run('ps', ['-o', 'state=,comm=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim().split(/\s+(.*)/s),
    () => ['?', 'postgres'],
  );
  return state !== '' && !state.startsWith('Z') && /postgres/.test(command);
}

/** The process id in a data folder's pid file; null without one. */
export async function serverPid(data: string): Promise<number | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || null;
}

/** Waits until a server of a data folder has stopped. @throws Error when it takes too long */
export async function whileRunning(data: string, pid: number | null): Promise<void> {
  for (const deadline = Date.now() + STOP_MS; pid !== null && (await serverPid(data)) === pid;) {
    if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL on ${data} does not stop.`);
    await setTimeout(LOOK_MS);
  }
}

/**
 * The port of a server that runs on a data folder, for example one left behind by a killed parent; else null. Waits for
 * one that is starting or stopping, and deletes the pid file of a dead server.
 * @throws Error when a server runs there and does not answer
 */
export async function runningPort(data: string): Promise<number | null> {
  const pidFile = join(data, 'postmaster.pid');
  for (const deadline = Date.now() + SETTLE_MS; ; await setTimeout(LOOK_MS)) {
    const text = await readFile(pidFile, 'utf8').catch(() => null);
    if (text === null) return null;
    const [pid, folder, , port, , , , state] = text.split('\n');
    // A server that is just starting may not have written all of it yet.
    if (pid && !(await isServer(Number(pid)))) {
      await rm(pidFile, { force: true });
      return null;
    }
    if (folder === data && state?.trim() === 'ready' && (await accepts(Number(port)))) return Number(port);
    if (Date.now() > deadline)
      throw new Error(`A PostgreSQL server runs on ${data} but does not answer. Please end process ${pid}.`);
  }
}
