import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { browserOf } from '../testing.ts';
import { fingerprint } from './trial.ts';

const DAY_MS = 86_400_000;

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const newMember = async (email?: string) => {
  const member = await api.createMember(email ? { email } : {});
  const { call, subscription } = browserOf(api, 'http://nowhere.test', member);
  return {
    ...member,
    call,
    start: () => call('POST', '/stripe/create-payment-intent', { userId: member.userId, type: 'week' }),
    record: async () => (await call('GET', '/users/getUserDetails')).body.data,
    plan: subscription,
  };
};
const mails = async () => {
  await api.context.outbox.runDue();
  return api.smtp.mails;
};

test('one press gives seven days of PRO, shown as a free plan that is never charged', async () => {
  const rider = await newMember();
  expect(await rider.record()).toMatchObject({
    isPremium: false,
    trial: { state: 'offered', endsAt: null },
  });
  const { status, body } = await rider.start();
  expect([status, body.data]).toEqual([
    200,
    { clientSecret: null, subscriptionId: 'FREE_WEEK', finalAmount: 0, currency: 'EUR' },
  ]);
  const endsAt = new Date(api.context.clock().getTime() + 7 * DAY_MS).getTime();
  const { isPremium, trial } = await rider.record();
  expect([isPremium, trial.state]).toEqual([true, 'running']);
  expect(Math.abs(Date.parse(trial.endsAt) - endsAt)).toBeLessThan(60_000);
  expect(await rider.plan()).toMatchObject({
    subscriptionId: 'FREE_WEEK',
    subscriptionPeriod: 'week',
    amount: 0,
    price: 0,
    cancelAtPeriodEnd: false,
    accessUntil: trial.endsAt,
    withdrawUntil: null,
  });
  expect((await rider.call('GET', '/gpt-prompt/allPromptsHistory')).status).toBe(200);
});

test('a second press, also in parallel, changes nothing', async () => {
  const rider = await newMember();
  const answers = await Promise.all([rider.start(), rider.start(), rider.start()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { trial } = await rider.record();
  api.advance(DAY_MS);
  expect((await rider.start()).status).toBe(200);
  expect((await rider.record()).trial).toEqual(trial);
});

test('it ends by itself, is mailed about once two days before, and is not given again', async () => {
  const rider = await newMember();
  await rider.start();
  api.advance(4.9 * DAY_MS);
  expect(await mails()).toEqual([]);
  api.advance(0.2 * DAY_MS);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/^Your free trial ends on \w+ \d+, \d{4}$/);
  for (const part of ['Nothing is charged', 'http://localhost:3000/subscription', '€89.99'])
    expect(mail!.source).toContain(part);
  api.advance(1.95 * DAY_MS);
  const { isPremium, trial } = await rider.record();
  expect([isPremium, trial.state]).toEqual([false, 'over']);
  expect(await rider.plan()).toBeNull();
  const again = await rider.start();
  expect([again.status, again.body.code, again.body.message]).toEqual([
    409,
    'TRIAL_USED',
    'You have had your free trial. With the PRO plan you go on where you were.',
  ]);
  expect((await mails()).length).toBe(1);
});

test('once per person: a new account of the same address gets none', async () => {
  const rider = await newMember('eva@example.org');
  await rider.start();
  await api.context.db.deleteFrom('users').where('id', '=', rider.userId).execute();
  const again = await newMember('Eva+2@example.org'.toLowerCase());
  expect((await again.start()).body.code).toBe('TRIAL_USED');
  expect((await again.record()).trial.state).toBe('over');
  expect((await newMember('evan@example.org').then((other) => other.start())).status).toBe(200);
  expect(fingerprint('Eva+a+b@Example.org')).toEqual(fingerprint('eva@example.org'));
});

test('the account remembers its trial after the fingerprint of the address is gone', async () => {
  const rider = await newMember();
  await rider.start();
  api.advance(8 * DAY_MS);
  await api.context.db.deleteFrom('trials').execute();
  expect((await rider.start()).body.code).toBe('TRIAL_USED');
});

test('a member with a plan gets none, and no mail about one that they started before', async () => {
  const rider = await newMember();
  await rider.start();
  await api.makePremium(rider.userId);
  expect((await rider.record()).trial.state).toBe('over');
  expect((await rider.plan()).subscriptionPeriod).toBe('year');
  expect((await rider.start()).body.code).toBe('ALREADY_SUBSCRIBED');
  api.advance(5.5 * DAY_MS);
  expect(await mails()).toEqual([]);
});
