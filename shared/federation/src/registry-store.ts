import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { whileLocked } from './lock.ts';
import {
  backupsOf,
  dropOldBackups,
  hasBackups,
  keepDamaged,
  newestBackup,
  newestGoodBackup,
  stageBackup,
  type Backup,
} from './registry-backups.ts';
import { parseRegistry, registryText, type Registry, type RegistryReading } from './registry.ts';
import { isStaged, stage, type Staged } from './write-safely.ts';

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** The registry, or a part of it, cannot be read, so it is not written either. */
export class DamagedRegistry extends Error {
  readonly #registryFile: string;

  constructor(registryFile: string, problem: string) {
    super(`The registry ${registryFile} cannot be read in full: ${problem} Nothing was changed.`);
    this.#registryFile = registryFile;
  }

  /** The message with what to do, as a command that works from any folder. */
  withRemedy(cli: string): string {
    return `${this.message} Bring the last good one back with: REGISTRY_FILE=${this.#registryFile} node ${cli} restore`;
  }
}

/** Works on the registry's files while nobody else does, and removes what a process that was killed left half done. */
function alone<T>(registryFile: string, work: () => T): T {
  const dir = dirname(registryFile);
  mkdirSync(dir, { recursive: true });
  return whileLocked(join(dir, 'registry.lock'), () => {
    for (const folder of [dir, backupsOf(registryFile)].filter(existsSync))
      for (const name of readdirSync(folder).filter(isStaged)) rmSync(join(folder, name), { force: true });
    return work();
  });
}

/**
 * Reads a registry that is going to be written again: what would be left out now would be gone for ever.
 * @throws when any of it cannot be read
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

/** Puts texts in their places, all of them written before the first one is. */
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
 * Reads the registry, changes it, writes it; one change at a time, so that remotes which are deployed at the same
 * moment do not undo each other. The text before and the text after are backed up.
 * @returns what the file says now
 * @throws with nothing changed when the registry cannot be read in full or written, or when `edit` throws
 */
export function changeRegistry(registryFile: string, edit: (registry: Registry) => Registry): Registry {
  return alone(registryFile, () => {
    const { registry, others, text } = readInFull(registryFile);
    const changed = edit(registry);
    if (changed === registry) return registry;
    const next = registryText({ registry: changed, others });
    // Somebody may have changed it by hand since.
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
  /** Where the text lies that could not be read; undefined when there was none. */
  damaged: string | undefined;
}

/**
 * Puts the newest good backup in the place of a registry that cannot be read in full, and keeps the bad text.
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
    const damaged = bad === undefined ? undefined : keepDamaged(registryFile, bad);
    commit([() => stage(registryFile, backup.text)]);
    return { ...backup, damaged };
  });
}
