import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A text that lies complete on the disk under a name of its own, and still has to take its place. */
export interface Staged {
  /** Takes its place: a reader sees the old or the new text, never half of one, also after a power cut. */
  commit(): void;
  /** Removes it again. */
  discard(): void;
}

/** Brings what was written to a file or folder onto the disk. */
function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Whether a file name is that of a staged text; one that nobody is at work on was left behind by a process that died. */
export const isStaged = (name: string): boolean => name.endsWith('.tmp');

/** Writes a text beside its place. A disk that is full says so here, before anything has changed. */
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
