import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { ownEmbedded, borrowEmbedded, type OwnedServer } from './db/owned-server.ts';
import { openDatabase } from './db/pool.ts';
import type { Log } from './log.ts';
import { ModelUse } from './modules/coach/model/use.ts';
import { createOutbox } from './outbox/outbox.ts';

// In the sources `db/migrations` is next to this file; in a build, `migrations`.
const isBuild = import.meta.filename.endsWith('.js');
export const migrations = join(import.meta.dirname, isBuild ? 'migrations' : 'db/migrations');

export interface OpenContext {
  context: Context;
  /** The address of the database. */
  databaseUrl: string;
  /** Releases everything. The embedded database stops too, unless another process uses it. */
  close(): Promise<void>;
}

/** An API owns the embedded database; a command works next to one, or alone, and one of them on a database without tables. */
export type Role =
  { as: 'api'; onDatabaseLost: (error: Error) => void } | { as: 'command'; migrates: boolean };

/**
 * Everything that a process of the API works with, from its environment: a reachable, migrated database (the embedded
 * one if no other is configured), and the outbox, not started.
 * @throws Error with one sentence when another API has the embedded database
 */
export async function openContext(log: Log, role: Role): Promise<OpenContext> {
  const config = readConfig(process.env, join(import.meta.dirname, '../../.data'));
  const embedded = config.DATABASE_URL ? null : await embeddedFor(role, config, log);
  const url = config.DATABASE_URL ?? embedded!.url;
  try {
    const applied = role.as === 'api' || role.migrates ? await migrate(url, migrations) : [];
    if (applied.length > 0) log.info('The database was migrated', { applied });
  } catch (error) {
    await embedded?.close();
    throw error;
  }
  const clock = () => new Date();
  const db = openDatabase(url, log, config.DATABASE_POOL);
  return {
    context: { config, db, log, clock, outbox: createOutbox(db, log, clock), modelUse: new ModelUse() },
    databaseUrl: url,
    async close() {
      await db.destroy();
      await embedded?.close();
    },
  };
}

async function embeddedFor(role: Role, config: Config, log: Log): Promise<OwnedServer> {
  await mkdir(config.DATA_DIR, { recursive: true });
  const where = { folder: join(config.DATA_DIR, 'postgres'), port: config.EMBEDDED_DB_PORT };
  if (role.as === 'command') return borrowEmbedded(where);
  const name = `API, process ${process.pid}, port ${config.API_PORT}`;
  return ownEmbedded({ ...where, log, name, onLost: role.onDatabaseLost });
}
