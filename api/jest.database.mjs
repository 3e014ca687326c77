import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from './src/db/embedded.ts';
import { migrate } from './src/db/migrate.ts';
import pg from 'pg';

const TEMPLATE = 'breakaway_template';

/** One server for all tests, holding a migrated database that each test file clones. */
export async function startTestDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'breakaway-pg-'));
  const server = await startEmbedded({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(server.url);
  template.pathname = `/${TEMPLATE}`;
  await migrate(template.toString(), new URL('./src/db/migrations', import.meta.url).pathname);
  process.env.TEST_DATABASE_SERVER = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
