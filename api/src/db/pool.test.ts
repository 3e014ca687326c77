import { sql } from 'kysely';
import { createLog } from '../log.ts';
import { openDatabase } from './pool.ts';
import { createTestDatabase } from './testing.ts';

test('a connection that breaks during a transaction fails only that transaction', async () => {
  const database = await createTestDatabase();
  const db = openDatabase(
    database.url,
    createLog(() => {}),
  );
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db);
    // Ends the connection while no statement is running on it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  await db.destroy();
  await database.drop();
});
