import { openTestApp, type TestApp } from '../../testing/app.ts';
import { DEVICE_MS, forgetOtherDevices, knownDevice, rememberDevice } from './known-devices.ts';
import { hashSecret } from './passwords.ts';

type Request = Parameters<typeof knownDevice>[1];

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const PASSWORD = 'tubular-canary-77';

async function member() {
  const created = await api.createMember();
  const password_hash = await hashSecret(PASSWORD);
  await api.context.db.updateTable('users').set({ password_hash }).where('id', '=', created.userId).execute();
  return created;
}

/** Signs in as a browser with a cookie; returns the cookie that it has afterwards. */
async function signIn(email: string, cookie?: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/login',
    query: { email, password: PASSWORD },
    headers: cookie ? { cookie } : {},
  });
  expect(answer.statusCode).toBe(200);
  const set = answer.headers['set-cookie'] as string | undefined;
  return { set, cookie: set?.split(';')[0] ?? cookie! };
}

const from = (cookie?: string) => ({ headers: { cookie } }) as Request;
const devices = () => api.context.db.selectFrom('known_devices').selectAll().execute();

test('a sign-in sets an HttpOnly cookie that identifies the browser', async () => {
  const { email, userId } = await member();
  const { set, cookie } = await signIn(email);
  expect(set).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const [device] = await devices();
  for (const whose of [{ userId }, { email }])
    expect(await knownDevice(api.context, from(`theme=dark; ${cookie}`), whose)).toBe(device!.id);
  expect(JSON.stringify(device)).not.toContain(cookie.split('=')[1]);
});

test('the same browser keeps its cookie; one without a cookie, or with an invented one, is unknown', async () => {
  const { email } = await member();
  const { cookie } = await signIn(email);
  expect((await signIn(email, cookie)).set).toBeUndefined();
  expect(await devices()).toHaveLength(1);
  for (const other of [undefined, 'device=short', `device=${'x'.repeat(43)}`])
    expect(await knownDevice(api.context, from(other), { email })).toBeNull();
});

test('a token of another member is replaced, because it may have been planted; both stay known by the new one', async () => {
  const [attacker, owner] = [await member(), await member()];
  const planted = await signIn(attacker.email);
  const { cookie } = await signIn(owner.email, planted.cookie);
  expect(cookie).not.toBe(planted.cookie);
  for (const { email } of [attacker, owner]) {
    expect(await knownDevice(api.context, from(planted.cookie), { email })).toBeNull();
    expect(await knownDevice(api.context, from(cookie), { email })).not.toBeNull();
  }
});

test('the cookie alone gives no access', async () => {
  const { email } = await member();
  const { cookie } = await signIn(email);
  const answer = await api.app.inject({ url: '/users/getUserDetails', headers: { cookie } });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_INVALID']);
});

test('behind TLS the cookie is secure and bound to the host', async () => {
  const tls = await openTestApp({ API_ORIGIN: 'https://api.example.org' });
  const { userId } = await tls.createMember();
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => void (headers[name] = value) };
  await rememberDevice(tls.context, from(), reply as unknown as Parameters<typeof rememberDevice>[2], userId);
  expect(headers['set-cookie']).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  await tls.close();
});

test('a device that was not used for a year is unknown; a client without cookies leaves at most twenty', async () => {
  const { email } = await member();
  const first = await signIn(email);
  for (let round = 0; round < 21; round += 1) {
    api.advance(1000);
    await signIn(email);
  }
  expect(await devices()).toHaveLength(20);
  expect(await knownDevice(api.context, from(first.cookie), { email })).toBeNull();
  const last = await signIn(email);
  api.advance(DEVICE_MS);
  expect(await knownDevice(api.context, from(last.cookie), { email })).toBeNull();
});

test('all other devices of one member can be forgotten', async () => {
  const { email, userId } = await member();
  const other = await member();
  await signIn(other.email);
  const [here, elsewhere] = [await signIn(email), await signIn(email)];
  await forgetOtherDevices(api.context, api.context.db, from(here.cookie), userId);
  expect(await knownDevice(api.context, from(here.cookie), { email })).not.toBeNull();
  expect(await knownDevice(api.context, from(elsewhere.cookie), { email })).toBeNull();
  expect(await devices()).toHaveLength(2);
});
