import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes a file or folder to disk. */
function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/**
 * Writes a file: a reader sees the old or the new one, never half of one, even after a power failure.
 * @param mode of the file, for a secret `0o600`
 */
export function writeAtomically(file: string, content: string | Uint8Array, mode?: number): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, content, { mode });
    sync(temporary);
    renameSync(temporary, file);
    sync(folder);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
