import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import type { Context } from './context.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/pool.ts';
import type { Log } from './log.ts';
import { createOutbox } from './outbox/outbox.ts';

// Beside this file lies `db/migrations` in the sources, and `migrations` in a build.
const isBuild = import.meta.filename.endsWith('.js');
const migrations = join(import.meta.dirname, isBuild ? 'migrations' : 'db/migrations');

export interface OpenContext {
  context: Context;
  /** Lets go of everything, and ends the embedded database, also one that was found running. */
  close(): Promise<void>;
  /** Lets go of everything, but leaves an embedded database alone that was found running: it may serve somebody else. */
  leave(): Promise<void>;
}

/**
 * Everything that a process of the API works with, from its environment: a database that answers and is migrated, the
 * embedded one where no other is named, and the outbox, not started.
 */
export async function openContext(log: Log): Promise<OpenContext> {
  const config = readConfig(process.env, join(import.meta.dirname, '../../.data'));
  const embedded = config.DATABASE_URL ? null : await embeddedOf(config);
  const url = config.DATABASE_URL ?? embedded!.url;
  const endOwn = async () => void (embedded && !embedded.adopted && (await embedded.stop()));
  try {
    const applied = await migrate(url, migrations);
    if (applied.length > 0) log.info('The database was migrated', { applied });
  } catch (error) {
    await endOwn();
    throw error;
  }
  const clock = () => new Date();
  const db = openDatabase(url, log, config.DATABASE_POOL);
  return {
    context: { config, db, log, clock, outbox: createOutbox(db, log, clock) },
    async close() {
      await db.destroy();
      await embedded?.stop();
    },
    async leave() {
      await db.destroy();
      await endOwn();
    },
  };
}

async function embeddedOf(config: Config) {
  await mkdir(config.DATA_DIR, { recursive: true });
  return startEmbedded({ folder: join(config.DATA_DIR, 'postgres'), port: config.EMBEDDED_DB_PORT });
}
