import { sql, type Kysely } from 'kysely';
import { createLog } from '../log.ts';
import { compiledQuery, type Placeholders } from './compiled-query.ts';
import type { Database } from './database.ts';
import { openDatabase } from './pool.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(
    database.url,
    createLog(() => {}),
    1,
  );
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const readBucket = compiledQuery(['key'], (on, { key }: Placeholders<{ key: string }>) =>
  on.selectFrom('rate_buckets').selectAll().where('key', '=', key),
);
const bucket = (trx: Kysely<Database>, key: string) => readBucket(trx, { key });

async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map((row) => row.statement);
}

test('a statement is prepared once, whatever its values', async () => {
  await bucket(db, 'a');
  await bucket(db, 'b');
  const texts = await preparedTexts();
  expect(texts.filter((text) => text.includes('rate_buckets'))).toHaveLength(1);
});

test('other statements are not prepared: ON CONFLICT needs literal values to find a partial index', async () => {
  const open = (id: string) =>
    db
      .insertInto('checkout_attempts')
      .values({
        user_id: id,
        platform: 'stripe',
        price_cents: 1,
        promotion_id: null,
        created_at: new Date(),
      } as never)
      .onConflict((conflict) => conflict.columns(['user_id']).where('state', '=', 'open').doNothing())
      .execute();
  const { id } = await db
    .insertInto('users')
    .values({ email: 'a@example.org', name: 'Ada', password_hash: 'none', verified_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  // From the sixth call on PostgreSQL may use a generic plan.
  for (let call = 0; call < 8; call += 1) await open(id);
  expect(await db.selectFrom('checkout_attempts').select('user_id').execute()).toHaveLength(1);
});

test('a column added by a migration in between fails no call', async () => {
  await bucket(db, 'a');
  await sql`alter table rate_buckets add column added_by_test integer`.execute(db);
  await expect(bucket(db, 'a')).resolves.toEqual([]);
  await expect(bucket(db, 'a')).resolves.toEqual([]);
});

test('inside a transaction it fails that one, and the next succeeds', async () => {
  await bucket(db, 'a');
  await sql`alter table rate_buckets add column added_again_by_test integer`.execute(db);
  const read = () => db.transaction().execute((trx) => bucket(trx, 'a'));
  await expect(read()).rejects.toThrow(/cached plan/);
  await expect(read()).resolves.toEqual([]);
});

test('a query that is compiled once binds the values of each call, inside and outside a transaction', async () => {
  await db
    .insertInto('rate_buckets')
    .values(['x', 'y'].map((key, n) => ({ key, count: n, resets_at: new Date() })))
    .execute();
  let builds = 0;
  const counted = compiledQuery(
    ['key', 'least'],
    (on, { key, least }: Placeholders<{ key: string; least: number }>) => {
      builds += 1;
      return on.selectFrom('rate_buckets').select('count').where('count', '>=', least).where('key', '=', key);
    },
  );
  expect(await counted(db, { key: 'x', least: 0 })).toEqual([{ count: 0 }]);
  expect(await counted(db, { key: 'y', least: 1 })).toEqual([{ count: 1 }]);
  expect(await db.transaction().execute((trx) => counted(trx, { key: 'x', least: 1 }))).toEqual([]);
  expect(builds).toBe(1);
});
