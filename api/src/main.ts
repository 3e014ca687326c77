import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import type { Context } from './context.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/pool.ts';
import { createLog } from './log.ts';
import { createOutbox } from './outbox/outbox.ts';

// Beside this file lies `db/migrations` in the sources, and `migrations` in a build.
const isBuild = import.meta.filename.endsWith('.js');
const migrations = join(import.meta.dirname, isBuild ? 'migrations' : 'db/migrations');
const SHUTDOWN_MS = 10_000;

const log = createLog((line) => process.stdout.write(line));

/** Everything between the database and the first call. */
async function serve(config: Config, databaseUrl: string, stopDatabase: () => Promise<void>) {
  const applied = await migrate(databaseUrl, migrations);
  if (applied.length > 0) log.info('The database was migrated', { applied });

  const clock = () => new Date();
  const db = openDatabase(databaseUrl, log, config.DATABASE_POOL);
  const context: Context = { config, db, log, clock, outbox: createOutbox(db, log, clock) };
  const app = await buildApp(context);
  const address = await app.listen({ port: config.API_PORT, host: config.HOST });
  context.outbox.start();
  log.info('Listening', { address });

  closeWithGrace({ delay: SHUTDOWN_MS, logger: false }, async ({ err, signal }) => {
    if (err) log.error('Stopping after an error that nobody caught', { error: err });
    else log.info('Stopping', { signal });
    await app.close();
    await context.outbox.stop();
    await db.destroy();
    await stopDatabase();
  });
}

async function start() {
  const config = readConfig(process.env, join(import.meta.dirname, '../../.data'));
  if (config.DATABASE_URL) return serve(config, config.DATABASE_URL, async () => {});

  await mkdir(config.DATA_DIR, { recursive: true });
  const embedded = await startEmbedded({
    folder: join(config.DATA_DIR, 'postgres'),
    port: config.EMBEDDED_DB_PORT,
  });
  try {
    await serve(config, embedded.url, embedded.stop);
  } catch (error) {
    // A server that was found running may serve somebody else; one that was started here must not stay behind.
    if (!embedded.adopted) await embedded.stop();
    throw error;
  }
}

start().catch((error: unknown) => {
  log.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
