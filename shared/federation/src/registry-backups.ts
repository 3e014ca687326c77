import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRegistry, type Registry } from './registry.ts';
import { stage, type Staged } from './atomic-write.ts';

/** How many versions of the registry are kept. */
const GENERATIONS = 20;
const numbered = /^(\d{6})\.json$/;

/** Where the versions of the registry are kept, including the current one: `registry.backups/000042.json`. */
export const backupsOf = (registryFile: string): string => join(dirname(registryFile), 'registry.backups');

/** The names of the backups, newest first. */
function names(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => numbered.test(name))
    .sort()
    .reverse();
}

export const hasBackups = (registryFile: string): boolean => names(backupsOf(registryFile)).length > 0;

/** The content that was backed up last. */
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

/** The newest backup that is completely readable. */
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

/** Keeps an unreadable version of the registry, for later diagnosis. */
export function archiveDamaged(registryFile: string, text: string): string {
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(backupsOf(registryFile), `damaged-${time}.json`);
  stage(file, text).commit();
  return file;
}

/** Removes the oldest backups beyond the limit. */
export function dropOldBackups(registryFile: string): void {
  const dir = backupsOf(registryFile);
  for (const name of names(dir).slice(GENERATIONS)) rmSync(join(dir, name), { force: true });
}
