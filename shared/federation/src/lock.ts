import { mkdirSync, rmdirSync, statSync } from 'node:fs';

/** What is done under a lock takes milliseconds; a lock this old was left behind by a process that died. */
const STALE_MS = 10_000;
const PAUSE_MS = 20;

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Removes a folder that may be gone already. */
function remove(dir: string): void {
  try {
    rmdirSync(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Creates a folder; false when somebody else has done so. */
function create(dir: string): boolean {
  try {
    mkdirSync(dir);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

const ageMs = (dir: string): number =>
  Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);

/**
 * Does something while no other process on the same file system does it. The lock is a folder, because making one is
 * atomic on every file system, shared volumes included. Waits without giving the thread away.
 * @param lock path of the folder; its parent must exist
 * @returns what `work` returns
 */
export function whileLocked<T>(lock: string, work: () => T): T {
  while (!create(lock)) {
    if (ageMs(lock) > STALE_MS) remove(lock);
    else pause(PAUSE_MS);
  }
  try {
    return work();
  } finally {
    remove(lock);
  }
}
