import { DatabaseSync } from 'node:sqlite';

/** Work under a lock takes milliseconds. Waiting longer than this means that the other process hangs. */
const WAIT_MS = 30_000;

/** SQLite's result code for "locked by another process". */
const SQLITE_BUSY = 5;

/**
 * Runs `work` while no other process on the same file system does. The lock belongs to the operating system (SQLite's
 * exclusive transaction on an empty file), so it ends with the process that holds it, however that process ends: there
 * are no stale locks, and no two processes can take one over at once. The wait blocks the thread.
 * @param lockFile is created, stays empty, and is never removed; its folder must exist
 * @returns what `work` returns
 * @throws when another process keeps the lock for `waitMs`
 */
export function withLock<T>(lockFile: string, work: () => T, waitMs = WAIT_MS): T {
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
    // Without a journal nothing is written, so the lock also works on a full disk.
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
