import { openTestApp, type TestApp } from '../../testing/app.ts';
import { softwareAuthenticator } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.smtp.mails.length = 0;
  await api.context.db.deleteFrom('rate_buckets').execute();
});

const MINUTE = 60_000;
type Authenticator = ReturnType<typeof softwareAuthenticator>;
type Headers = Record<string, string>;

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => {
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const optionsOf = async (kind: 'add' | 'sign-in' | 'confirm', headers: Headers = {}) =>
  (await call('POST', `/passkeys/${kind}-options`, headers)).body.data;

async function add(headers: Headers, key: Authenticator, name?: string) {
  const credential = key.create(await optionsOf('add', headers));
  return call('POST', '/passkeys', headers, { credential, ...(name && { name }) });
}
async function memberWithPasskey() {
  const member = await api.createMember();
  const key = softwareAuthenticator();
  const { status, body } = await add(member.headers, key, 'My key');
  expect(status).toBe(201);
  return { ...member, key, passkey: body.data as { id: string } };
}
const signIn = async (key: Authenticator, faults = {}, headers: Headers = {}) =>
  call('POST', '/passkeys/sign-in', headers, { credential: key.get(await optionsOf('sign-in'), faults) });

const REFUSED = [400, 'PASSKEY_REFUSED'];
const of = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];

describe('adding', () => {
  test('asks for a discoverable passkey with user verification, and no second one per device', async () => {
    const { headers, key, userId } = await memberWithPasskey();
    const options = await optionsOf('add', headers);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Breakaway' },
      user: { name: expect.stringContaining('@'), displayName: 'Ada Rider' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 5 * MINUTE,
      excludeCredentials: [{ id: key.id, transports: ['internal'], type: 'public-key' }],
    });
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(userId.replaceAll('-', ''));
  });

  test('sends a mail with time and place; without a name it is named after the device', async () => {
    const { headers, email } = await api.createMember();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const { body } = await add({ ...headers, 'user-agent': agent }, softwareAuthenticator());
    expect(body.data).toEqual({
      id: expect.any(String),
      name: 'Chrome on Windows',
      createdAt: expect.any(String),
      lastUsedAt: null,
      synced: false,
    });
    await api.context.outbox.runDue();
    const mail = api.smtp.mails.find(({ to }) => to === email)!;
    expect(mail.subject).toBe('A passkey was added to your Breakaway account');
    expect(mail.source).toContain('The passkey “Chrome on Windows” was added to your account.');
    expect(mail.source).toContain('Network: 127.0.0.x');
  });

  test('needs a member who signed in or confirmed within the last ten minutes', async () => {
    const { headers } = await api.createMember();
    const key = softwareAuthenticator();
    const credential = key.create(await optionsOf('add', headers));
    api.advance(11 * MINUTE);
    expect(of(await call('POST', '/passkeys/add-options', headers))).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect(of(await call('POST', '/passkeys', headers, { credential }))).toEqual([
      403,
      'CONFIRMATION_REQUIRED',
    ]);
    expect(of(await call('POST', '/passkeys/add-options'))).toEqual([401, 'SESSION_INVALID']);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { unverified: true }],
  ])('is rejected: %s', async (_, faults) => {
    const { headers } = await api.createMember();
    const credential = softwareAuthenticator().create(await optionsOf('add', headers), faults);
    expect(of(await call('POST', '/passkeys', headers, { credential }))).toEqual(REFUSED);
    expect((await call('GET', '/passkeys', headers)).body.data).toEqual([]);
  });

  test('a challenge is valid once, for five minutes, for its member and for its purpose', async () => {
    const [own, other] = [await api.createMember(), await api.createMember()];
    const options = await optionsOf('add', own.headers);
    const attempt = (headers: Headers, key = softwareAuthenticator()) =>
      call('POST', '/passkeys', headers, { credential: key.create(options) });
    expect(of(await attempt(other.headers))).toEqual(REFUSED);
    expect((await attempt(own.headers)).status).toBe(201);
    expect(of(await attempt(own.headers))).toEqual(REFUSED);
    const purposes = await optionsOf('sign-in');
    const credential = softwareAuthenticator().create(purposes);
    expect(of(await call('POST', '/passkeys', own.headers, { credential }))).toEqual(REFUSED);
    const late = await optionsOf('add', own.headers);
    api.advance(5 * MINUTE + 1000);
    const lateCredential = softwareAuthenticator().create(late);
    expect(of(await call('POST', '/passkeys', own.headers, { credential: lateCredential }))).toEqual(REFUSED);
  });

  test('rejects a duplicate passkey, also of another member, and a twenty-first', async () => {
    const { key } = await memberWithPasskey();
    const other = await api.createMember();
    expect(of(await add(other.headers, key))).toEqual([409, 'CONFLICT']);
    const twenty = await Promise.all(
      Array.from({ length: 20 }, async () => ({
        key: softwareAuthenticator(),
        options: await optionsOf('add', other.headers),
      })),
    );
    for (const { key: one, options } of twenty)
      expect(
        (await call('POST', '/passkeys', other.headers, { credential: one.create(options) })).status,
      ).toBe(201);
    expect(of(await call('POST', '/passkeys/add-options', other.headers))).toEqual([409, 'CONFLICT']);
  });
});

describe('signing in', () => {
  test('needs no address; opens a session that records how it was opened', async () => {
    const { key, userId, email } = await memberWithPasskey();
    const options = await optionsOf('sign-in');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 5 * MINUTE });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { status, body, headers } = await call(
      'POST',
      '/passkeys/sign-in',
      {},
      { credential: key.get(options) },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Login Successful!',
      token: expect.any(String),
      data: { _id: userId, email },
    });
    expect(headers['set-cookie']).toMatch(/^device=/);
    const session = { authorization: `Bearer ${body.token}` };
    const sessions = (await call('GET', '/users/sessions', session)).body.data;
    expect(sessions[0]).toMatchObject({ method: 'passkey', current: true });
    expect((await call('GET', '/passkeys', session)).body.data[0].lastUsedAt).toEqual(expect.any(String));
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody verified', { unverified: true }],
    ['another key', { forged: true }],
    ['a counter that goes back', { counter: 1 }],
    ['another member', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('is rejected: %s', async (_, faults) => {
    const { key } = await memberWithPasskey();
    expect((await signIn(key)).status).toBe(200);
    expect(of(await signIn(key, faults))).toEqual(REFUSED);
    expect((await signIn(key)).status).toBe(200);
  });

  test('a signature signs in once, also when it is sent twice at the same time', async () => {
    const { key } = await memberWithPasskey();
    const credential = key.get(await optionsOf('sign-in'));
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/passkeys/sign-in', {}, { credential })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await optionsOf('sign-in');
    api.advance(5 * MINUTE + 1000);
    expect(of(await call('POST', '/passkeys/sign-in', {}, { credential: key.get(late) }))).toEqual(REFUSED);
  });

  test('two signatures with the same counter: a copy of the authenticator signs in once', async () => {
    const { key } = await memberWithPasskey();
    const [first, second] = [await optionsOf('sign-in'), await optionsOf('sign-in')];
    const answers = await Promise.all(
      [first, second].map((options) =>
        call('POST', '/passkeys/sign-in', {}, { credential: key.get(options, { counter: 50 }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('an authenticator without a counter, as in password managers, can sign in repeatedly', async () => {
    const member = await api.createMember();
    const key = softwareAuthenticator();
    const credential = key.create(await optionsOf('add', member.headers), { counter: 0 });
    expect((await call('POST', '/passkeys', member.headers, { credential })).status).toBe(201);
    for (let round = 0; round < 3; round += 1) expect((await signIn(key, { counter: 0 })).status).toBe(200);
  });

  test('a passkey of a deleted account, or a removed one, gets a clear message', async () => {
    const { key, headers, passkey } = await memberWithPasskey();
    expect((await call('DELETE', `/passkeys?id=${passkey.id}`, headers)).status).toBe(200);
    const message =
      'This passkey does not belong to an account here any more. Please use another one or your password, and delete this passkey from your device.';
    const removed = await signIn(key);
    expect([removed.status, removed.body.code, removed.body.message]).toEqual([
      400,
      'PASSKEY_UNKNOWN',
      message,
    ]);
    const gone = await memberWithPasskey();
    expect((await call('DELETE', '/users/deleteUser', gone.headers)).status).toBe(200);
    expect(of(await signIn(gone.key))).toEqual([400, 'PASSKEY_UNKNOWN']);
  });

  test('an address that is not verified does not sign in', async () => {
    const { key, userId, email } = await memberWithPasskey();
    await api.context.db.updateTable('users').set({ verified_at: null }).where('id', '=', userId).execute();
    expect(of(await signIn(key))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await api.context.outbox.runDue();
    expect(api.smtp.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
      'Verify your email address and meet your coach',
    );
  });

  test('attempts of one network are limited', async () => {
    const credential = softwareAuthenticator().get({ challenge: 'made-up' });
    const guess = () =>
      api.app.inject({
        method: 'POST',
        url: '/passkeys/sign-in',
        payload: { credential },
        remoteAddress: '203.0.113.9',
      });
    for (let round = 0; round < 50; round += 1) expect((await guess()).statusCode).toBe(400);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('the member’s passkeys', () => {
  test('can be listed, renamed and removed; those of others are not found', async () => {
    const [own, other] = [await memberWithPasskey(), await memberWithPasskey()];
    const mine = `/passkeys?id=${own.passkey.id}`;
    expect((await call('PATCH', mine, own.headers, { name: '  Phone ' })).body.data.name).toBe('Phone');
    expect(of(await call('PATCH', mine, other.headers, { name: 'Mine now' }))).toEqual([404, 'NOT_FOUND']);
    expect((await call('DELETE', mine, other.headers)).status).toBe(200);
    expect((await call('GET', '/passkeys', own.headers)).body.data).toMatchObject([{ name: 'Phone' }]);
    for (const name of ['', ' ', 'x'.repeat(61)])
      expect(of(await call('PATCH', mine, own.headers, { name }))).toEqual([400, 'VALIDATION_FAILED']);
    expect((await call('DELETE', mine, own.headers)).status).toBe(200);
    expect((await call('GET', '/passkeys', own.headers)).body.data).toEqual([]);
  });

  test('are in the export, without their secrets', async () => {
    const { headers, key } = await memberWithPasskey();
    const { data } = (await call('GET', '/users/export', headers)).body;
    expect(data.passkeys).toMatchObject([
      { name: 'My key', credential_id: key.id, transports: ['internal'] },
    ]);
  });

  test('confirm the member’s identity, with an own one only', async () => {
    const [own, other] = [await memberWithPasskey(), await memberWithPasskey()];
    const remove = () => call('DELETE', '/users/deleteUser', own.headers);
    api.advance(11 * MINUTE);
    expect(of(await remove())).toEqual([403, 'CONFIRMATION_REQUIRED']);
    const confirm = async (key: Authenticator, kind: 'confirm' | 'sign-in' = 'confirm') => {
      const credential = key.get(await optionsOf(kind, own.headers));
      return call('POST', '/passkeys/confirm', own.headers, { credential });
    };
    expect((await optionsOf('confirm', own.headers)).allowCredentials).toMatchObject([{ id: own.key.id }]);
    expect(of(await confirm(other.key))).toEqual([400, 'PASSKEY_UNKNOWN']);
    expect(of(await confirm(own.key, 'sign-in'))).toEqual(REFUSED);
    expect(of(await remove())).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect((await confirm(own.key)).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  test('a member without a passkey gets a message to use the password', async () => {
    const { headers } = await api.createMember();
    const { status, body } = await call('POST', '/passkeys/confirm-options', headers);
    expect([status, body.message]).toEqual([409, 'You have no passkey yet. Please use your password.']);
  });
});
