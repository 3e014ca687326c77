import { withNestedLoops } from '../../../db/testing.ts';
import { openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { syncDue } from './periodic.ts';

let farEnd: SandboxProcess;

beforeAll(async () => {
  farEnd = await startSandbox();
});
afterAll(() => farEnd.stop());

test('while one provider cannot be reached, due reads at the other one are made', async () => {
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

test('exactly the requested number of members is claimed, with any query plan of the database', async () => {
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
