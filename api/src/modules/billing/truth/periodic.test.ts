import { withNestedLoops } from '../../../db/testing.ts';
import { openBillingApp, startFarEnd, type FarEnd } from '../testing.ts';
import { syncDue } from './periodic.ts';

let farEnd: FarEnd;

beforeAll(async () => {
  farEnd = await startFarEnd();
});
afterAll(() => farEnd.stop());

test('while one provider cannot be asked, what is due at the other one is read', async () => {
  const api = await openBillingApp(farEnd.url, { PAYPAL_API_BASE: 'http://127.0.0.1:9' });
  const { userId } = await api.createMember();
  const { db } = api.context;
  await db.insertInto('billing_customers').values({ user_id: userId, due_at: new Date() }).execute();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const due = () => db.selectFrom('billing_customers').select('due_at').executeTakeFirstOrThrow();
  for (let round = 0; round < 60 && (await due()).due_at; round += 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(await due()).toEqual({ due_at: null });
  await api.close();
});

test('so many members are claimed at a time, whichever plan the database makes of the query', async () => {
  const api = await openBillingApp(farEnd.url);
  const { db } = api.context;
  for (let n = 0; n < 30; n += 1) {
    const { userId } = await api.createMember();
    await db.insertInto('billing_customers').values({ user_id: userId, due_at: new Date() }).execute();
  }
  api.advance(1000);
  expect(await withNestedLoops(db, (one) => syncDue({ ...api.context, db: one }))).toBe(25);
  await api.close();
});
