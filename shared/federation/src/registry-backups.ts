import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRegistry, type Registry } from './registry.ts';
import { stage, type Staged } from './write-safely.ts';

/** How many texts of the registry are kept. */
const GENERATIONS = 20;
const numbered = /^(\d{6})\.json$/;

/** Where the texts that the registry had are kept, the present one included: `registry.backups/000042.json`. */
export const backupsOf = (registryFile: string): string => join(dirname(registryFile), 'registry.backups');

/** The names of the backups, the newest first. */
function names(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => numbered.test(name))
    .sort()
    .reverse();
}

export const hasBackups = (registryFile: string): boolean => names(backupsOf(registryFile)).length > 0;

/** The text that was backed up last. */
export function newestBackup(registryFile: string): string | undefined {
  const dir = backupsOf(registryFile);
  const [newest] = names(dir);
  return newest && readFileSync(join(dir, newest), 'utf8');
}

export interface Backup {
  registry: Registry;
  text: string;
  takenAt: Date;
}

/** The newest backup that can be read in full. */
export function newestGoodBackup(registryFile: string): Backup | undefined {
  const dir = backupsOf(registryFile);
  for (const name of names(dir)) {
    const file = join(dir, name);
    const text = readFileSync(file, 'utf8');
    const { registry, problems } = parseRegistry(text);
    if (problems.length === 0) return { registry, text, takenAt: statSync(file).mtime };
  }
  return undefined;
}

/** Stages a text as the newest backup. Only while the registry is locked. */
export function stageBackup(registryFile: string, text: string): Staged {
  const dir = backupsOf(registryFile);
  const last = Number(names(dir)[0]?.match(numbered)?.[1] ?? 0);
  return stage(join(dir, `${String(last + 1).padStart(6, '0')}.json`), text);
}

/** Keeps a text that could not be read, for whoever wants to know what happened to it. */
export function keepDamaged(registryFile: string, text: string): string {
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(backupsOf(registryFile), `damaged-${time}.json`);
  stage(file, text).commit();
  return file;
}

/** Removes the oldest backups beyond those that are kept. */
export function dropOldBackups(registryFile: string): void {
  const dir = backupsOf(registryFile);
  for (const name of names(dir).slice(GENERATIONS)) rmSync(join(dir, name), { force: true });
}
