import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pidFile = (dataDir: string) => join(dataDir, 'stack.json');

const SERVICE = /(src|server)\/(main|cli)\.ts/;
const RUNNER = /stack\/src\/(start|dev)\.ts/;

/** The process id may have been reused: what counts is the file that the process runs. */
function runs(pid: number, file: RegExp): boolean {
  try {
    return file.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

/** Keeps which processes run the product: who started it, and its services. */
export const noteProcesses = (dataDir: string, pids: (number | undefined)[]): void =>
  writeFileSync(pidFile(dataDir), JSON.stringify(pids));

export const forgetProcesses = (dataDir: string): void => rmSync(pidFile(dataDir), { force: true });

/**
 * A stack whose runner was killed leaves its processes behind; the next one in the same folder stops them.
 * @throws Error with one sentence when the runner is still there
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  let pids: number[];
  try {
    pids = JSON.parse(readFileSync(pidFile(dataDir), 'utf8')) as number[];
  } catch {
    return;
  }
  if (pids.some((pid) => runs(pid, RUNNER)))
    throw new Error(`The product runs already with ${dataDir}. Stop it first, or choose another DATA_DIR.`);
  const isOurs = (pid: number) => runs(pid, SERVICE);
  const ours = pids.filter(isOurs);
  for (const pid of ours) process.kill(pid, 'SIGTERM');
  const limit = Date.now() + 8000;
  while (ours.some(isOurs) && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const pid of ours.filter(isOurs)) process.kill(pid, 'SIGKILL');
  forgetProcesses(dataDir);
}
