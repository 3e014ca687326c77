import { DatabaseSync } from 'node:sqlite';

/** What is done under a lock takes milliseconds. Who waits longer than this waits for a process that hangs. */
const WAIT_MS = 30_000;

/** SQLite's result code for "somebody else has it". */
const SQLITE_BUSY = 5;

/**
 * Does something while no other process on the same file system does it. The lock belongs to the operating system
 * (SQLite's exclusive transaction on an empty file), so it ends with the process that holds it, however that process
 * ends: there is no stale lock, and none that two could take over at once. Waits without giving the thread away.
 * @param lockFile is created, stays empty, and is never removed; its folder must exist
 * @returns what `work` returns
 * @throws when another process keeps the lock for `waitMs`
 */
export function whileLocked<T>(lockFile: string, work: () => T, waitMs = WAIT_MS): T {
  const database = new DatabaseSync(lockFile, { timeout: waitMs });
  try {
    begin(database, lockFile, waitMs);
    return work();
  } finally {
    database.close();
  }
}

function begin(database: DatabaseSync, lockFile: string, waitMs: number): void {
  try {
    // Without a journal nothing is written: the lock can be had on a disk that is full, too.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY)
      throw new Error(`${lockFile} cannot be locked: ${(error as Error).message}. Nothing was changed.`, {
        cause: error,
      });
    throw new Error(
      `Another process has held ${lockFile} for more than ${waitMs / 1000} seconds. Nothing was changed. Find out which one hangs, end it, and try again.`,
    );
  }
}
