import { resolve } from 'node:path';
import { migrations } from '../open-context.ts';
import { backup, restore } from './backup.ts';

/** A file as the operator named it: npm starts the command in another folder. */
const named = (file: string | undefined): string => {
  if (!file) throw new Error('Please name a file, for example /backups/monday.gz.');
  return resolve(process.env.INIT_CWD ?? '', file);
};

/** `backup <file>`: all data of the API, while it runs. */
export async function* backupCommand(databaseUrl: string, file?: string): AsyncGenerator<string> {
  const path = named(file);
  const rows = await backup(databaseUrl, path);
  yield `${rows} rows were written to ${path}. It holds personal data: keep it as safe as the database.`;
}

/** `restore <file>`: fills a database that no API has used yet. */
export async function* restoreCommand(databaseUrl: string, file?: string): AsyncGenerator<string> {
  const { rows, takenAt } = await restore(databaseUrl, named(file), migrations);
  yield `${rows} rows were restored, as they were at ${takenAt}.`;
}
