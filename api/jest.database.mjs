import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from './src/db/embedded.ts';
import { migrate } from './src/db/migrate.ts';
import { databaseUrl, TEMPLATE_DATABASE, TEST_SERVER } from './src/db/testing.ts';
import pg from 'pg';

/** One server for all tests, holding a migrated database that each test file clones. */
export async function startTestDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'breakaway-pg-'));
  const server = await startEmbedded({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const migrations = new URL('./src/db/migrations', import.meta.url).pathname;
  await migrate(databaseUrl(server.url, TEMPLATE_DATABASE), migrations);
  process.env[TEST_SERVER] = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
