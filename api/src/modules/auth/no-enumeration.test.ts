import { openTestApp, type TestApp } from '../../testing/app.ts';
import { hashSecret } from './passwords.ts';

/**
 * How many hashes were computed: the expensive part of these calls. `npm run bench:enumeration` measures the time
 * itself.
 */
const mockHashes = { made: 0 };
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) => {
    mockHashes.made += 1;
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  };
  return { ...crypto, argon2 };
});

const PASSWORD = 'tubular-canary-77';
const GUESS = 'not-the-password-1';
const UNKNOWN = 'nobody.here@example.org';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

interface Call {
  url: string;
  query?: object;
  payload?: object;
}
const calls: [name: string, callOf: (email: string) => Call][] = [
  ['login', (email) => ({ url: '/auth/login', query: { email, password: GUESS } })],
  [
    'signUp',
    (email) => ({
      url: '/auth/signUp',
      payload: { name: 'Ada', email, password: GUESS, confirmPassword: GUESS },
    }),
  ],
  ['forgotPassword', (email) => ({ url: '/auth/forgotPassword', query: { email } })],
  ['emailVerify', (email) => ({ url: '/auth/emailVerify', query: { email } })],
  ['verify-otp', (email) => ({ url: '/auth/verify-otp', query: { email, otp: '123456' } })],
  [
    'resetPassword',
    (email) => ({
      url: '/auth/resetPassword',
      query: { email, newPassword: GUESS, confirmPassword: GUESS },
    }),
  ],
];

/** Accounts of every kind: verified, not verified, with an open code, with an open reset. */
async function accounts(): Promise<string[]> {
  const { db, clock } = api.context;
  const password_hash = await hashSecret(PASSWORD);
  const expires_at = new Date(clock().getTime() + 600_000);
  const emails = ['verified', 'unverified', 'code', 'window'].map((kind) => `${kind}@example.org`);
  for (const email of emails) {
    const { id } = await db
      .insertInto('users')
      .values({ email, name: 'Ada', password_hash, verified_at: email.startsWith('un') ? null : clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (email.startsWith('code'))
      await db
        .insertInto('reset_codes')
        .values({ user_id: id, code_hash: await hashSecret('654321'), expires_at })
        .execute();
    if (email.startsWith('window'))
      await db
        .insertInto('reset_windows')
        .values({
          user_id: id,
          ticket_hash: Buffer.alloc(32),
          client_hash: Buffer.alloc(32),
          opened_at: clock(),
          expires_at,
        })
        .execute();
  }
  return emails;
}

/** What a stranger sees of one call, and its cost. */
async function seen({ url, query, payload }: Call) {
  const before = mockHashes.made;
  const answer = await api.app.inject({ method: 'POST', url, query: { ...query }, payload });
  const { requestId: _, ...body } = answer.json() as Record<string, unknown>;
  const { 'x-request-id': _id, date: _date, 'set-cookie': cookie, ...headers } = answer.headers;
  const jobs = await api.context.db.selectFrom('outbox').select('kind').execute();
  await api.context.db.deleteFrom('outbox').execute();
  const cookieWithoutToken = cookie?.toString().replace(/=[\w-]{43};/, '=;');
  return {
    status: answer.statusCode,
    body,
    headers,
    cookieWithoutToken,
    hashes: mockHashes.made - before,
    jobs: jobs.length,
  };
}

test.each(calls)(
  '%s: an address without an account is answered as one with, at the same cost',
  async (_name, callOf) => {
    const emails = await accounts();
    const unknown = await seen(callOf(UNKNOWN));
    for (const email of emails)
      expect({ email, ...(await seen(callOf(email))) }).toEqual({ email, ...unknown });
    // Jobs send the mails: none is sent while the client waits for the response.
    expect(api.smtp.mails).toEqual([]);
  },
);

test.each([
  ['login', 0, [400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 429]],
  ['forgotPassword', 2, [200, 200, 200]],
  ['emailVerify', 3, [200, 200, 200]],
  ['verify-otp', 4, [400, 400, 400, 400, 400, 429]],
])('%s: limits and waits are the same for known and unknown addresses', async (_name, at, statuses) => {
  // The waits are in whole seconds.
  api.stopClock();
  const emails = await accounts();
  const series = async (email: string) => {
    const list = [];
    for (const _ of statuses) list.push(await seen(calls[at]![1](email)));
    return list;
  };
  const unknown = await series(UNKNOWN);
  expect(unknown.map(({ status }) => status)).toEqual(statuses);
  for (const email of emails) expect({ email, seen: await series(email) }).toEqual({ email, seen: unknown });
});
