import closeWithGrace from 'close-with-grace';
import { followKeys } from '@breakaway/releases/follow-keys';
import { registryServer } from './app.ts';
import { clean } from './clean.ts';
import { readConfig } from './config.ts';
import { metricsServer } from './metrics.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { Reports } from './store/reports.ts';
import { Store } from './store/store.ts';

const CLEAN_EVERY_MS = 3_600_000;
const FORGET_EVERY_MS = 600_000;

const log = (event: string, facts: Record<string, unknown>) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));

const { port, host, databaseUrl, databaseFile, keysFile, withdraws, quota, services, pageDir, metrics } =
  readConfig(process.env);
const sql = databaseUrl
  ? await openPostgres(databaseUrl, (error) => log('database', { problem: error.message }))
  : openSqlite(databaseFile);
const store = new Store(sql);
const reports = new Reports(sql);
const app = registryServer({
  store,
  reports,
  services,
  pageDir,
  withdraws,
  quota,
  keys: followKeys(keysFile, (problem) => log('keys', { problem })),
  log,
});

const collected = metrics && metricsServer({ store, reports });

const cleaning = setInterval(() => {
  clean(store).then(
    (cleaned) => cleaned.releases.length + cleaned.files > 0 && log('cleaned', { ...cleaned }),
    (error: Error) => log('failed', { path: 'clean', why: error.message }),
  );
}, CLEAN_EVERY_MS);

const forgetting = setInterval(() => {
  reports.forget().catch((error: Error) => log('failed', { path: 'forget', why: error.message }));
}, FORGET_EVERY_MS);

closeWithGrace({ delay: 5000, logger: false }, async () => {
  clearInterval(cleaning);
  clearInterval(forgetting);
  await collected?.close();
  await app.close();
  await sql.close();
});
await app.listen({ port, host });
await collected?.listen(metrics!);
console.log(`The registry serves on http://localhost:${port}`);
