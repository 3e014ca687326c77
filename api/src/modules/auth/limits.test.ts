import { openTestApp, type TestApp } from '../../testing/app.ts';
import { hashSecret } from './passwords.ts';

/** Cheap hashes: this tests limits, not hashing. */
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return { ...crypto, argon2 };
});

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const MINUTE = 60_000;
const PASSWORD = 'tubular-canary-77';
const network = (n: number) => `203.0.${n >> 8}.${n & 255}`;
const FRESH = '198.51.100.9';

async function member() {
  const created = await api.createMember({ email: 'ada@example.org' });
  const password_hash = await hashSecret(PASSWORD);
  await api.context.db.updateTable('users').set({ password_hash }).where('id', '=', created.userId).execute();
  return created;
}

const post = (url: string, query: Record<string, string>, from: string, cookie?: string) =>
  api.app.inject({
    method: 'POST',
    url,
    query: { email: 'ada@example.org', ...query },
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
  });
const login = (password: string, from: string, cookie?: string) =>
  post('/auth/login', { password }, from, cookie);
const cookieOf = (answer: { headers: object }) =>
  ((answer.headers as Record<string, string>)['set-cookie'] ?? '').split(';')[0]!;
async function codes() {
  await api.context.outbox.runDue();
  return api.smtp.mails.splice(0).flatMap(({ source }) => /^(\d{6})\r?$/m.exec(source)?.[1] ?? []);
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('after a hundred wrong passwords from many networks the right one still works, and the owner gets one mail', async () => {
  await member();
  for (let n = 0; n < 100; n += 1) expect((await login('not-it', network(n))).statusCode).toBe(400);
  expect((await login(PASSWORD, FRESH)).statusCode).toBe(200);
  expect(await codes()).toEqual([]);
  api.advance(61 * MINUTE);
  await api.context.outbox.runDue();
  expect(api.smtp.mails.map(({ subject }) => subject)).toEqual(['Somebody tried to get into your account']);
});

test('under attack a failing network has three attempts, and the next after a quarter of an hour', async () => {
  await member();
  for (let n = 0; n < 60; n += 1) await login('not-it', network(n));
  for (let n = 0; n < 3; n += 1) expect((await login('not-it', FRESH)).statusCode).toBe(400);
  const limited = await login(PASSWORD, FRESH);
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '900']);
  api.advance(15 * MINUTE);
  expect((await login(PASSWORD, FRESH)).statusCode).toBe(200);
});

test('waits grow from attempt to attempt, and a success resets them', async () => {
  await member();
  for (let n = 0; n < 10; n += 1) await login('not-it', FRESH);
  const waits = [];
  for (let n = 0; n < 6; n += 1) {
    const wait = Number((await login('not-it', FRESH)).headers['retry-after']);
    waits.push(wait);
    api.advance(wait * 1000);
    expect((await login('not-it', FRESH)).statusCode).toBe(400);
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  api.advance(900_000);
  expect((await login(PASSWORD, FRESH)).statusCode).toBe(200);
  expect((await login('not-it', FRESH)).statusCode).toBe(400);
});

test('parallel attempts are limited like sequential ones', async () => {
  await member();
  const answers = await Promise.all(Array.from({ length: 30 }, () => login('not-it', FRESH)));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
});

test('a known device can sign in from a network that others have used up, and has its own attempts', async () => {
  await member();
  const cookie = cookieOf(await login(PASSWORD, FRESH));
  for (let n = 0; n < 50; n += 1)
    await post('/auth/login', { email: `x${n}@example.org`, password: 'x' }, FRESH);
  for (let n = 0; n < 12; n += 1) await login('not-it', FRESH);
  expect((await login(PASSWORD, FRESH)).statusCode).toBe(429);
  for (let n = 0; n < 9; n += 1) expect((await login('not-it', FRESH, cookie)).statusCode).toBe(400);
  expect((await login(PASSWORD, FRESH, cookie)).statusCode).toBe(200);
  for (let n = 0; n < 10; n += 1) expect((await login('not-it', FRESH, cookie)).statusCode).toBe(400);
  expect((await login('not-it', FRESH, cookie)).statusCode).toBe(429);
});

test('a hundred wrong codes from many networks do not invalidate the owner’s; the right one works without a cookie', async () => {
  await member();
  await post('/auth/forgotPassword', {}, FRESH);
  const [code] = await codes();
  for (let n = 0; n < 100; n += 1)
    expect((await post('/auth/verify-otp', { otp: wrong(code!) }, network(n))).statusCode).toBe(400);
  expect((await post('/auth/verify-otp', { otp: code! }, FRESH)).statusCode).toBe(200);
});

test('strangers together have 150 guesses a day; the requesting browser and a known device have their own', async () => {
  await member();
  const known = cookieOf(await login(PASSWORD, FRESH));
  const asking = cookieOf(await post('/auth/forgotPassword', {}, FRESH));
  const [code] = await codes();
  const statuses: number[] = [];
  for (let n = 0; n < 155; n += 1)
    statuses.push((await post('/auth/verify-otp', { otp: wrong(code!) }, network(n))).statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(150);
  expect((await post('/auth/verify-otp', { otp: wrong(code!) }, FRESH, known)).statusCode).toBe(400);
  for (let n = 0; n < 4; n += 1)
    expect((await post('/auth/verify-otp', { otp: wrong(code!) }, FRESH, asking)).statusCode).toBe(400);
  expect((await post('/auth/verify-otp', { otp: code! }, FRESH, asking)).statusCode).toBe(200);
});

test('five wrong guesses use up the guesses of one mailed code, not the code', async () => {
  await member();
  const asking = cookieOf(await post('/auth/forgotPassword', {}, FRESH));
  const [code] = await codes();
  for (let n = 0; n < 5; n += 1)
    expect((await post('/auth/verify-otp', { otp: wrong(code!) }, FRESH, asking)).statusCode).toBe(400);
  expect((await post('/auth/verify-otp', { otp: code! }, FRESH, asking)).statusCode).toBe(429);
  expect((await post('/auth/verify-otp', { otp: code! }, network(1))).statusCode).toBe(200);
});

test('repeated requests for codes: always the same answer, fewer and fewer mails, always one code that works', async () => {
  await member();
  const mailed: number[] = [];
  let last = '';
  for (let minutes = 0, step; minutes <= 300; minutes += step) {
    expect((await post('/auth/forgotPassword', {}, network(minutes * 2))).statusCode).toBe(200);
    const [code] = await codes();
    if (code) {
      mailed.push(minutes);
      last = code;
    }
    // From the first mail on, the newest code is valid at every moment.
    const open = await api.context.db
      .selectFrom('reset_codes')
      .select('id')
      .where('expires_at', '>', api.context.clock())
      .execute();
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThanOrEqual(3);
    step = minutes < 11 ? 0.5 : 8;
    api.advance(step * MINUTE);
  }
  expect(mailed).toEqual([0, 0.5, 2.5, 10.5, 43, 107, 171, 235, 299]);
  // A correct code proves that it was the owner, so the next one is mailed immediately.
  expect((await post('/auth/verify-otp', { otp: last }, FRESH)).statusCode).toBe(200);
  await post('/auth/forgotPassword', {}, FRESH);
  expect(await codes()).toHaveLength(1);
});

test('a known device gets its code, however often strangers requested one', async () => {
  await member();
  const known = cookieOf(await login(PASSWORD, FRESH));
  for (let n = 0; n < 5; n += 1) await post('/auth/forgotPassword', {}, network(n));
  expect(await codes()).toHaveLength(1);
  await post('/auth/forgotPassword', {}, FRESH, known);
  const [code] = await codes();
  expect((await post('/auth/verify-otp', { otp: code! }, FRESH, known)).statusCode).toBe(200);
});

test('an open reset belongs to one browser: another one behind the same IP address cannot set the password without the reset token', async () => {
  await member();
  const asking = cookieOf(await post('/auth/forgotPassword', {}, FRESH));
  const [code] = await codes();
  await post('/auth/verify-otp', { otp: code! }, FRESH, asking);
  const change = { newPassword: 'brand-new-78', confirmPassword: 'brand-new-78' };
  for (const cookie of [undefined, `device=${'x'.repeat(43)}`])
    expect((await post('/auth/resetPassword', change, FRESH, cookie)).json().code).toBe('RESET_NOT_ALLOWED');
  expect((await post('/auth/resetPassword', change, FRESH, asking)).statusCode).toBe(200);
});

test('wrong current passwords in the profile form are limited by member, and the session stays', async () => {
  const { headers } = await member();
  const change = (currentPassword: string) =>
    api.app.inject({
      method: 'PATCH',
      url: '/users/editProfile',
      headers,
      payload: { password: 'brand-new-79', currentPassword },
    });
  for (let n = 0; n < 10; n += 1) expect((await change('not-it')).statusCode).toBe(400);
  const limited = await change(PASSWORD);
  expect([limited.statusCode, limited.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect((await api.app.inject({ url: '/users/getUserDetails', headers })).statusCode).toBe(200);
  api.advance(MINUTE);
  expect((await change(PASSWORD)).statusCode).toBe(200);
});

test('a new password invalidates open codes, open resets and other known devices', async () => {
  const { headers, userId } = await member();
  await login(PASSWORD, FRESH);
  await post('/auth/forgotPassword', {}, FRESH);
  await codes();
  const changed = await api.app.inject({
    method: 'PATCH',
    url: '/users/editProfile',
    headers,
    payload: { password: 'brand-new-79', currentPassword: PASSWORD },
  });
  expect(changed.statusCode).toBe(200);
  for (const table of ['reset_codes', 'reset_windows', 'known_devices'] as const)
    expect(
      await api.context.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
    ).toEqual([]);
});

test('an exempt network is not stopped where another one is', async () => {
  const own = await openTestApp({ UNCOUNTED_NETWORKS: '192.0.2.0/24' });
  const follow = async (from: string) => {
    const url = '/auth/verify-email?token=no-such-link';
    return (await own.app.inject({ url, remoteAddress: from })).statusCode;
  };
  try {
    const seen = { '192.0.2.7': new Set<number>(), '198.51.100.7': new Set<number>() };
    for (const [from, codes] of Object.entries(seen))
      for (let n = 0; n <= 100; n += 1) codes.add(await follow(from));
    expect([...seen['192.0.2.7']]).toEqual([400]);
    expect([...seen['198.51.100.7']]).toEqual([400, 429]);
  } finally {
    await own.close();
  }
});
