import { hashSecret } from '../auth/passwords.ts';
import { openSession, type SignIn } from '../auth/sessions.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => void (api.smtp.mails.length = 0));

const MINUTE = 60_000;
const DAY = 86_400_000;
const PASSWORD = 'tubular-canary-77';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

async function member() {
  const created = await api.createMember();
  const password_hash = await hashSecret(PASSWORD);
  await api.context.db.updateTable('users').set({ password_hash }).where('id', '=', created.userId).execute();
  return created;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
async function open(userId: string, signIn?: SignIn) {
  return bearer(await openSession(api.context.db, userId, api.context.clock(), signIn));
}
const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: object,
  payload?: object,
) => {
  const answer = await api.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });
  const { data, message, code, errors } = answer.json();
  return { status: answer.statusCode, data, message, code, errors };
};
const sessions = (headers: object) => call('GET', '/users/sessions', headers);
const mailsTo = async (email: string) => {
  await api.context.outbox.runDue();
  return api.smtp.mails.filter(({ to }) => to === email);
};

async function logIn(email: string, { cookie, ip = '203.0.113.7' }: { cookie?: string; ip?: string } = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/login',
    query: { email, password: PASSWORD },
    headers: { 'user-agent': WINDOWS, ...(cookie && { cookie }) },
    remoteAddress: ip,
  });
  expect(answer.statusCode).toBe(200);
  const set = answer.headers['set-cookie'] as string | undefined;
  return { ...bearer(answer.json().token), cookie: set?.split(';')[0] ?? cookie ?? '' };
}

describe('the list', () => {
  test('shows where the member is signed in, this device first, and no other members', async () => {
    const { userId, email, headers } = await member();
    await member();
    const there = await logIn(email);
    api.advance(10 * MINUTE);
    await open(userId, { method: 'link', device: 'Safari on iPhone', network: '2001:db8:0:x' });
    const { data } = await sessions(there);
    expect(data).toEqual([
      expect.objectContaining({
        device: 'Chrome on Windows',
        network: '203.0.113.x',
        method: 'password',
        current: true,
      }),
      expect.objectContaining({ device: 'Safari on iPhone', method: 'link', current: false }),
      expect.objectContaining({ device: '', network: '', current: false }),
    ]);
    const [here] = data as { signedInAt: string; lastSeenAt: string }[];
    expect(Date.parse(here!.lastSeenAt) - Date.parse(here!.signedInAt)).toBeGreaterThan(9 * MINUTE);
    expect(JSON.stringify(data)).not.toMatch(/hash|token|203\.0\.113\.7/);
    expect((await sessions(headers)).status).toBe(200);
  });

  test('leaves out expired sessions: 7 days without use, 30 days old', async () => {
    const { userId } = await member();
    await open(userId);
    api.advance(7 * DAY + MINUTE);
    const now = await open(userId);
    expect((await sessions(now)).data).toHaveLength(1);
  });
});

describe('signing out elsewhere', () => {
  test('one: it ends and gets the reason; one of another member stays', async () => {
    const [own, other] = [await member(), await member()];
    const here = await open(own.userId);
    const list = (await sessions(own.headers)).data as { id: string; current: boolean }[];
    const target = list.find(({ current }) => !current)!;
    const end = (headers: object) => call('DELETE', `/users/session?id=${target.id}`, headers);
    expect((await end(other.headers)).status).toBe(200);
    expect((await sessions(here)).status).toBe(200);
    expect((await end(own.headers)).status).toBe(200);
    expect((await end(own.headers)).status).toBe(200);
    expect(await sessions(here)).toMatchObject({
      status: 401,
      code: 'SIGNED_OUT_ELSEWHERE',
      message: 'You were signed out because you ended this session on another device. Please sign in again.',
    });
    expect((await sessions(own.headers)).data).toHaveLength(1);
  });

  test('all others: this one stays, and so do those of other members', async () => {
    const [own, other] = [await member(), await member()];
    const others = [await open(own.userId), await open(own.userId)];
    const { data } = await call('DELETE', '/users/sessions', own.headers);
    expect(data).toEqual({ ended: 2 });
    for (const headers of others) expect((await sessions(headers)).code).toBe('SIGNED_OUT_ELSEWHERE');
    expect((await sessions(own.headers)).data).toHaveLength(1);
    expect((await sessions(other.headers)).status).toBe(200);
  });
});

describe('why a session ended', () => {
  const codeFor = async (headers: object) => (await sessions(headers)).code;

  test('after 7 days without use; after 30 days at the latest; also after the clean-up', async () => {
    const { userId } = await member();
    const idle = await open(userId);
    api.advance(7 * DAY);
    expect(await codeFor(idle)).toBe('SESSION_IDLE');
    const old = await open(userId);
    for (let day = 0; day < 29; day += 1) {
      api.advance(DAY);
      expect((await sessions(old)).status).toBe(200);
    }
    api.advance(DAY);
    expect(await codeFor(old)).toBe('SESSION_EXPIRED');
  });

  test('a deleted account', async () => {
    const { userId, headers } = await member();
    const there = await open(userId);
    expect((await call('DELETE', '/users/deleteUser', headers)).status).toBe(200);
    expect(await codeFor(there)).toBe('ACCOUNT_DELETED');
  });

  test('no reason after a logout, for an invented token or without a token', async () => {
    const { userId } = await member();
    const there = await open(userId);
    await call('POST', '/auth/logout', there);
    for (const headers of [there, bearer('made-up'), {}])
      expect(await sessions(headers)).toMatchObject({
        code: 'SESSION_INVALID',
        message: 'Your session has ended. Please sign in again.',
      });
  });
});

describe('a sign-in from a new device', () => {
  test('sends a mail with time, device, network and advice; not for the first device, not for a known one', async () => {
    const { email } = await member();
    const first = await logIn(email);
    await logIn(email, { cookie: first.cookie });
    expect(await mailsTo(email)).toEqual([]);
    await logIn(email, { ip: '198.51.100.20' });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('New sign-in to your Breakaway account');
    for (const part of [
      /When: \w+ \d+, \d{4} at \d\d:\d\d UTC/,
      'Device: Chrome on Windows',
      'Network: 198.51.100.x',
      'If it was not, set a new password now. That signs out every device.',
      'http://localhost:3000/forgot-password',
    ])
      expect(mail!.source).toMatch(part);
  });

  test('"all others" makes every other browser a new device again', async () => {
    const { email } = await member();
    const [here, there] = [await logIn(email), await logIn(email)];
    await mailsTo(email);
    api.smtp.mails.length = 0;
    await call('DELETE', '/users/sessions', here);
    await logIn(email, { cookie: here.cookie });
    expect(await mailsTo(email)).toEqual([]);
    await logIn(email, { cookie: there.cookie });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('confirming again', () => {
  const remove = (headers: object) => call('DELETE', '/users/deleteUser', headers);
  const confirm = (headers: object, password: string) => call('POST', '/auth/confirm', headers, { password });

  test('a deletion needs a sign-in or the password within the last ten minutes', async () => {
    const { headers } = await member();
    api.advance(10 * MINUTE);
    expect(await remove(headers)).toMatchObject({
      status: 403,
      code: 'CONFIRMATION_REQUIRED',
      message: 'Please confirm with your password or a passkey that this is you, and try again.',
    });
    expect(await confirm(headers, 'wrong-canary-1')).toMatchObject({
      status: 400,
      errors: { password: 'This password is not right. Please try again.' },
    });
    expect((await remove(headers)).status).toBe(403);
    expect((await confirm(headers, PASSWORD)).status).toBe(200);
    api.advance(9 * MINUTE);
    expect((await remove(headers)).status).toBe(200);
  });

  test('following a link in a mail does not confirm an identity; a confirmation is valid for one session only', async () => {
    const { userId, headers } = await member();
    const link = await open(userId, { method: 'link', device: '', network: '' });
    expect((await remove(link)).status).toBe(403);
    await confirm(headers, PASSWORD);
    expect((await remove(link)).status).toBe(403);
  });

  test('wrong passwords are counted per member, across sessions', async () => {
    const { userId, headers } = await member();
    const found = await open(userId);
    for (let round = 0; round < 10; round += 1)
      expect((await confirm(found, 'wrong-canary-1')).status).toBe(400);
    for (const one of [found, headers])
      expect(await confirm(one, PASSWORD)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await sessions(found)).status).toBe(200);
  });

  test('a new password needs the current one, ends every other session and sends a mail', async () => {
    const { userId, email, headers } = await member();
    const there = await open(userId);
    const change = (currentPassword?: string) =>
      call('PATCH', '/users/editProfile', headers, { password: 'velvet-canary-88', currentPassword });
    expect(await change()).toMatchObject({
      status: 400,
      errors: { password: 'To change your password, please enter your current one too.' },
    });
    expect(await change('wrong-canary-1')).toMatchObject({
      status: 400,
      errors: { currentPassword: 'Your current password is not right. Please try again.' },
    });
    expect((await sessions(there)).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await sessions(there)).code).toBe('PASSWORD_CHANGED');
    expect((await sessions(headers)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe('Your password was changed');
    expect(mail!.source).toContain('Every other device was signed out');
  });
});
