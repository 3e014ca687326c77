import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withLock } from './lock.ts';
import {
  backupsOf,
  dropOldBackups,
  hasBackups,
  archiveDamaged,
  newestBackup,
  newestGoodBackup,
  stageBackup,
  type Backup,
} from './registry-backups.ts';
import { parseRegistry, registryText, type Registry, type RegistryReading } from './registry.ts';
import { isStaged, stage, type Staged } from './atomic-write.ts';

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** The registry is partly or completely unreadable, so it is not written either. */
export class DamagedRegistry extends Error {
  readonly #registryFile: string;

  constructor(registryFile: string, problem: string) {
    super(`The registry ${registryFile} cannot be read in full: ${problem} Nothing was changed.`);
    this.#registryFile = registryFile;
  }

  /** The message with the fix, as a command that works from any folder. */
  withRemedy(cli: string): string {
    return `${this.message} Bring the last good one back with: REGISTRY_FILE=${this.#registryFile} node ${cli} restore`;
  }
}

/** Works on the registry's files under the lock, and removes leftovers of killed processes. */
function alone<T>(registryFile: string, work: () => T): T {
  const dir = dirname(registryFile);
  mkdirSync(dir, { recursive: true });
  return withLock(join(dir, 'registry.lock'), () => {
    for (const folder of [dir, backupsOf(registryFile)].filter(existsSync))
      for (const name of readdirSync(folder).filter(isStaged)) rmSync(join(folder, name), { force: true });
    return work();
  });
}

/**
 * Reads a registry that will be written again: anything left out now would be lost.
 * @throws when any of it is unreadable
 */
function readInFull(registryFile: string): RegistryReading & { text: string | undefined } {
  const text = textOf(registryFile);
  if (text === undefined && !hasBackups(registryFile))
    return { registry: {}, others: {}, problems: [], text };
  const reading =
    text === undefined
      ? { registry: {}, others: {}, problems: ['The file is gone, its backups are there.'] }
      : parseRegistry(text);
  const [problem] = reading.problems;
  if (problem) throw new DamagedRegistry(registryFile, problem);
  return { ...reading, text };
}

/** Moves texts to their places; all of them are written before the first is moved. */
function commit(staging: (() => Staged)[]): void {
  const staged: Staged[] = [];
  try {
    for (const begin of staging) staged.push(begin());
  } catch (error) {
    for (const one of staged) one.discard();
    throw new Error(`The registry could not be written: ${(error as Error).message}. Nothing was changed.`, {
      cause: error,
    });
  }
  for (const one of staged) one.commit();
}

/**
 * Reads the registry, changes it, writes it; one change at a time, so that remotes deployed at the same moment do not
 * undo each other. The text before and the text after are backed up.
 * @returns the new content of the file
 * @throws with nothing changed when the registry is partly unreadable or cannot be written, or when `edit` throws
 */
export function changeRegistry(registryFile: string, edit: (registry: Registry) => Registry): Registry {
  return alone(registryFile, () => {
    const { registry, others, text } = readInFull(registryFile);
    const changed = edit(registry);
    if (changed === registry) return registry;
    const next = registryText({ registry: changed, others });
    // It may have been changed by hand since.
    if (text !== undefined && text !== newestBackup(registryFile))
      commit([() => stageBackup(registryFile, text)]);
    commit([() => stage(registryFile, next), () => stageBackup(registryFile, next)]);
    dropOldBackups(registryFile);
    if (textOf(registryFile) !== next)
      throw new Error(
        `The registry ${registryFile} does not say what was written: look at what else writes it.`,
      );
    return changed;
  });
}

export interface Restored extends Backup {
  /** Where the unreadable text was kept; undefined when there was none. */
  damaged: string | undefined;
}

/**
 * Replaces an unreadable registry with the newest good backup, and keeps the bad text.
 * @throws when the registry is good, or no backup is
 */
export function restoreRegistry(registryFile: string): Restored {
  return alone(registryFile, () => {
    const bad = textOf(registryFile);
    if (bad !== undefined && parseRegistry(bad).problems.length === 0)
      throw new Error(
        `${basename(registryFile)} can be read in full, so there is nothing to restore. To undo a deployment, use rollback.`,
      );
    const backup = newestGoodBackup(registryFile);
    if (!backup)
      throw new Error(
        `There is no backup in ${backupsOf(registryFile)} that can be read in full. Nothing was changed.`,
      );
    const damaged = bad === undefined ? undefined : archiveDamaged(registryFile, bad);
    commit([() => stage(registryFile, backup.text)]);
    return { ...backup, damaged };
  });
}
