import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A text that is completely on disk under a temporary name, and can be moved to its place. */
export interface Staged {
  /** Moves it to its place: a reader sees the old or the new text, never half of one, even after a power failure. */
  commit(): void;
  /** Removes it again. */
  discard(): void;
}

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
 * Whether a file name is that of a staged text; one without a running writer was left behind by a process that died.
 */
export const isStaged = (name: string): boolean => name.endsWith('.tmp');

/** Writes a text next to its target. A full disk shows up here, before anything has changed. */
export function stage(file: string, text: string): Staged {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `${basename(file)}.${randomUUID()}.tmp`);
  const discard = () => rmSync(temporary, { force: true });
  try {
    writeFileSync(temporary, text);
    sync(temporary);
  } catch (error) {
    discard();
    throw error;
  }
  return {
    commit() {
      renameSync(temporary, file);
      sync(dirname(file));
    },
    discard,
  };
}
