import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { hashSecret } from '../modules/auth/passwords.ts';
import { hashToken, openSession } from '../modules/auth/sessions.ts';
import { openTestApp, type TestApp } from '../testing.ts';
import { requestsFor, type FuzzRequest, type Operation } from './requests.ts';

// What a hash costs is not what is looked at here.
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return { ...crypto, argon2 };
});

/** `FUZZ_SEED=…` repeats or varies a run, `FUZZ_RUNS=…` makes it longer. */
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const runs = Number(process.env.FUZZ_RUNS ?? 500);
/** The calls of other modules, and the second name of one of ours, are tried with fewer requests. */
const isOurs = ({ url }: Operation) => /^\/(auth|users)\//.test(url);
const shareOf = (operation: Operation) => (isOurs(operation) && operation.url !== '/auth/signup' ? 1 : 0.1);

const PASSWORD = 'tubular-canary-77';
const TICKET = 'a-ticket-that-was-given';
const known = {
  email: ['verified@example.org', ' Verified@Example.org', 'unverified@example.org', 'nobody@example.org'],
  password: [PASSWORD],
  currentPassword: [PASSWORD],
  newPassword: [PASSWORD],
  confirmPassword: [PASSWORD],
  otp: ['123456'],
  token: ['a-link-that-was-mailed'],
  resetToken: [TICKET],
  promptId: [] as string[],
  id: [] as string[],
  userId: [] as string[],
};

let api: TestApp;
let member: Awaited<ReturnType<TestApp['createMember']>>;
let operations: Operation[];
const seen = new Map<string, Map<number, number>>();

/** Puts back what requests use up: codes, tickets, links, and calls that are counted. */
async function restock() {
  const { db, clock } = api.context;
  const now = clock();
  const expires_at = new Date(now.getTime() + 600_000);
  const password_hash = await hashSecret(PASSWORD);
  await db.deleteFrom('rate_buckets').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('users').where('id', '!=', member.userId).execute();
  for (const name of ['verified', 'unverified']) {
    const { id } = await db
      .insertInto('users')
      .values({
        name,
        email: `${name}@example.org`,
        password_hash,
        verified_at: name === 'verified' ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const code_hash = await hashSecret('123456');
    await db.insertInto('reset_codes').values({ user_id: id, code_hash, expires_at }).execute();
    await db
      .insertInto('reset_windows')
      .values({
        user_id: id,
        ticket_hash: hashToken(TICKET),
        client_hash: Buffer.alloc(32),
        opened_at: now,
        expires_at,
      })
      .execute();
    if (name === 'unverified')
      await db
        .insertInto('email_verifications')
        .values({
          token_hash: hashToken('a-link-that-was-mailed'),
          user_id: id,
          created_at: now,
          expires_at,
          used_at: null,
        })
        .execute();
  }
  await db.updateTable('users').set({ password_hash }).where('id', '=', member.userId).execute();
}

async function tokenOf(caller: FuzzRequest['caller'], endsSession: boolean) {
  const { db } = api.context;
  if (caller === 'garbage') return 'Bearer \u00e9\u00e9';
  if (caller === 'ended') return `Bearer ${await openSession(db, member.userId, new Date(0))}`;
  if (caller === 'nobody') return undefined;
  return endsSession ? (await api.createMember()).headers.authorization : `Bearer ${member.token}`;
}

beforeAll(async () => {
  api = await openTestApp({ MEMBER_CALLS_PER_SECOND: '100000' });
  member = await api.createMember({ premium: true });
  const { paths } = (await api.app.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, url, method })),
  );
  const opened = await api.app.inject({
    method: 'POST',
    url: '/gpt-prompt/createPrompt',
    headers: member.headers,
  });
  known.promptId = [opened.json()._id];
  known.id = known.userId = [member.userId];
});
afterAll(async () => {
  const lines = [...seen].map(
    ([name, statuses]) =>
      `${name.padEnd(42)} ${[...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
  );
  console.log(`Fuzz with FUZZ_SEED=${seed}, answers by status:\n${lines.join('\n')}`);
  await api.close();
});

const ajv = new Ajv({ strict: false });
const validators = new Map<object, ReturnType<typeof ajv.compile>>();
function shapeErrors(schema: object, body: unknown): string | null {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(body) ? null : ajv.errorsText(validate.errors);
}

/** Sends one request and says what of the answer the description does not cover; null when all is in order. */
async function fault(operation: Operation, request: FuzzRequest): Promise<string | null> {
  const { url, method, responses } = operation;
  const authorization = await tokenOf(request.caller, /logout|deleteUser/.test(url));
  const answer = await api.app.inject({
    method: method.toUpperCase() as 'POST',
    url: url + request.query,
    headers: { ...request.headers, ...(authorization && { authorization }) },
    payload: request.payload,
    remoteAddress: request.remoteAddress,
  });
  const { statusCode: status } = answer;
  const statuses = seen.get(`${method} ${url}`) ?? new Map<number, number>();
  seen.set(`${method} ${url}`, statuses.set(status, (statuses.get(status) ?? 0) + 1));

  const declared = responses[status];
  if (!declared) return `answered ${status}, which is not declared: ${answer.body}`;
  if (answer.headers['content-type'] !== 'application/json; charset=utf-8')
    return `answered ${status} as ${answer.headers['content-type']?.toString()}`;
  const body = answer.json() as { code?: string };
  // The providers of payments are not there; everything else is.
  if (status >= 500 && body.code !== 'PROVIDER_UNAVAILABLE') return `answered ${status}: ${answer.body}`;
  const errors = shapeErrors(declared.content['application/json'].schema, body);
  return errors && `answered ${status} in another shape: ${errors}`;
}

test(`every call answers only what the description says, whatever is sent (seed ${seed})`, async () => {
  expect(operations.length).toBeGreaterThan(25);
  for (const operation of operations) {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(requestsFor(operation, known), async (request) => {
        if (sent++ % 25 === 0) await restock();
        const found = await fault(operation, request);
        if (found) throw new Error(`${operation.method} ${operation.url} ${found}`);
      }),
      { numRuns: Math.ceil(runs * shareOf(operation)), seed },
    );
  }
}, 600_000);

test('the requests got through to success and to failure', () => {
  for (const { url, method, responses } of operations.filter(isOurs)) {
    const statuses = [...seen.get(`${method} ${url}`)!.keys()];
    expect([url, statuses]).toEqual([url, expect.arrayContaining(['201' in responses ? 201 : 200, 400])]);
  }
});
