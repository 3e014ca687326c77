import { openTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => void (api.smtp.mails.length = 0));

const MINUTE = 60_000;
let people = 0;
const newAddress = () => `person${(people += 1)}@example.org`;
const PASSWORD = 'tubular-canary-77';

/** As a browser client sends it: fields in the query, no body, the content type of a form. */
const post = (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: `${path}?${new URLSearchParams(query)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const signUp = (email: string, values: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/auth/signUp',
    payload: { name: 'Ada', email, password: PASSWORD, confirmPassword: PASSWORD, ...values },
  });
const verify = (token: string, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url: `/auth/verify-email?token=${token}` });
const details = (token: string) =>
  api.app.inject({ url: '/users/getUserDetails', headers: { authorization: `Bearer ${token}` } });

async function mailTo(email: string) {
  await api.context.outbox.runDue();
  return api.smtp.mails.filter((mail) => mail.to === email);
}
async function linkToken(email: string) {
  const mails = await mailTo(email);
  return /verify-email\?token=([\w-]+)/.exec(mails.at(-1)!.source)![1]!;
}
async function register(email = newAddress()) {
  expect((await signUp(email)).statusCode).toBe(201);
  expect((await verify(await linkToken(email))).statusCode).toBe(200);
  api.smtp.mails.length = 0;
  return email;
}
async function codeFor(email: string) {
  expect((await post('/auth/forgotPassword', { email })).statusCode).toBe(200);
  const mails = await mailTo(email);
  return /^(\d{6})\r?$/m.exec(mails.at(-1)!.source)![1]!;
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('sign-up and verification', () => {
  test('a fresh address gets a link that verifies it and signs in', async () => {
    const email = newAddress();
    const answer = await signUp(email.toUpperCase());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      message: "We've sent you a verification email. Please check your inbox.",
      data: { message: "We've sent you a verification email. Please check your inbox." },
    });
    const token = await linkToken(email);
    const scanned = await verify(token, 'HEAD');
    expect([scanned.statusCode, scanned.headers.allow]).toEqual([405, 'GET']);
    const session = await verify(token);
    expect(session.statusCode).toBe(200);
    expect(session.headers['cache-control']).toBe('no-store');
    expect(session.json()).toMatchObject({
      message: 'Signup Successful!',
      token: expect.any(String),
      data: { email, name: 'Ada', isPremium: false, profileUrl: null, bodyMatrix: { height: null } },
    });
    expect((await details(session.json().token)).statusCode).toBe(200);
  });

  test('a link works again for five minutes, and never after', async () => {
    const email = newAddress();
    await signUp(email);
    const token = await linkToken(email);
    const [first, second] = await Promise.all([verify(token), verify(token)]);
    for (const answer of [first, second]) expect((await details(answer.json().token)).statusCode).toBe(200);
    api.advance(6 * MINUTE);
    const late = await verify(token);
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({
      code: 'TOKEN_INVALID',
      message: 'This link was used already. Please sign in.',
    });
  });

  test('a link ends after a day, and an invented one never worked', async () => {
    const email = newAddress();
    await signUp(email);
    const token = await linkToken(email);
    api.advance(25 * 60 * MINUTE);
    expect((await verify(token)).json().code).toBe('TOKEN_EXPIRED');
    expect((await verify('invented')).json().code).toBe('TOKEN_INVALID');
    expect((await api.app.inject('/auth/verify-email')).statusCode).toBe(400);
  });

  test('a taken address gets the same answer, changes nothing, and its owner gets a mail', async () => {
    const email = await register();
    const answer = await signUp(email.toUpperCase(), {
      password: 'another-one-1',
      confirmPassword: 'another-one-1',
    });
    const fresh = await signUp(newAddress());
    expect([answer.statusCode, answer.json()]).toEqual([fresh.statusCode, fresh.json()]);
    expect((await mailTo(email))[0]!.subject).toBe('You already have a Breakaway account');
    expect((await post('/auth/login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
    [
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords must match'],
    [
      { password: 'Password1', confirmPassword: 'Password1' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [{ name: 'Ada\0' }, 'name', 'Name contains a character that cannot be stored.'],
    [
      { name: 'Win at evil.com' },
      'name',
      'Please enter only a name, without links, email addresses or line breaks.',
    ],
    [
      { password: 'breakaway1', confirmPassword: 'breakaway1' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
  ])('rejects %j with one sentence', async (values, field, message) => {
    const answer = await signUp(newAddress(), values);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', message });
    expect(answer.json().errors[field]).toBe(message);
  });

  test('the link is resent on request, with the same answer for every address', async () => {
    const email = newAddress();
    await signUp(email);
    await mailTo(email);
    api.smtp.mails.length = 0;
    const known = await post('/auth/emailVerify', { email });
    const unknown = await post('/auth/emailVerify', { email: newAddress() });
    expect(known.json()).toEqual(unknown.json());
    await linkToken(email);
    expect(api.smtp.mails).toHaveLength(1);
  });
});

describe('login', () => {
  test('by query, as JSON body, and with empty bodies of any content type', async () => {
    const email = await register();
    const byQuery = await post('/auth/login', { email: ` ${email.toUpperCase()}`, password: PASSWORD });
    expect(byQuery.json()).toMatchObject({
      message: 'Login Successful!',
      token: expect.any(String),
      data: { email },
    });
    const byBody = await api.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password: PASSWORD },
    });
    expect(byBody.statusCode).toBe(200);
    const emptyJson = await post(
      '/auth/login',
      { email, password: PASSWORD },
      { 'content-type': 'application/json' },
    );
    expect(emptyJson.statusCode).toBe(200);
  });

  test('a wrong password and an unknown address get the same answer: 400, never 401', async () => {
    const email = await register();
    const wrongPassword = await post('/auth/login', { email, password: 'not-it-at-all' });
    const unknown = await post('/auth/login', { email: newAddress(), password: 'not-it-at-all' });
    expect(wrongPassword.statusCode).toBe(400);
    expect(unknown.statusCode).toBe(400);
    expect({ ...wrongPassword.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect(wrongPassword.json().code).toBe('INVALID_CREDENTIALS');
  });

  test('an unverified address: 403 and a mail only after the right password, throttled', async () => {
    const email = newAddress();
    await signUp(email);
    await mailTo(email);
    api.smtp.mails.length = 0;
    expect((await post('/auth/login', { email, password: 'wrong-one' })).statusCode).toBe(400);
    expect(await mailTo(email)).toHaveLength(0);
    const right = await post('/auth/login', { email, password: PASSWORD });
    expect(right.statusCode).toBe(403);
    expect(right.json().code).toBe('EMAIL_NOT_VERIFIED');
    expect(await mailTo(email)).toHaveLength(1);
    await post('/auth/login', { email, password: PASSWORD });
    expect(await mailTo(email)).toHaveLength(1);
  });

  test('failures lead to 429, successes do not', async () => {
    const email = await register();
    for (let round = 0; round < 11; round += 1)
      expect((await post('/auth/login', { email, password: PASSWORD })).statusCode).toBe(200);
    for (let round = 0; round < 10; round += 1)
      expect((await post('/auth/login', { email, password: 'not-it' })).statusCode).toBe(400);
    const limited = await post('/auth/login', { email, password: PASSWORD });
    expect(limited.statusCode).toBe(429);
    expect(limited.json().code).toBe('RATE_LIMITED');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    api.advance(16 * MINUTE);
    expect((await post('/auth/login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test('sessions end: on logout, after 7 idle days, after 30 days at the latest', async () => {
    const DAY = 24 * 60 * MINUTE;
    const leaving = await api.createMember();
    expect(
      (await api.app.inject({ method: 'POST', url: '/auth/logout', headers: leaving.headers })).statusCode,
    ).toBe(200);
    const gone = await details(leaving.token);
    expect(gone.statusCode).toBe(401);
    expect(gone.json().code).toBe('SESSION_INVALID');
    const idle = await api.createMember();
    const active = await api.createMember();
    for (let day = 0; day < 28; day += 4) {
      api.advance(4 * DAY);
      expect((await details(active.token)).statusCode).toBe(200);
    }
    expect((await details(idle.token)).statusCode).toBe(401);
    api.advance(3 * DAY);
    expect((await details(active.token)).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('code, reset token, new password: sessions end, the owner gets a mail, the token works once', async () => {
    const email = await register();
    const old = (await post('/auth/login', { email, password: PASSWORD })).json().token;
    const otp = await codeFor(email);
    const verified = await post('/auth/verify-otp', { email, otp });
    expect(verified.json().message).toBe('OTP verified successfully!');
    const change = { email, newPassword: 'brand-new-77', confirmPassword: 'brand-new-77' };
    const resetToken = { 'x-reset-token': verified.json().data.resetToken as string };
    const changed = await post('/auth/resetPassword', change, resetToken);
    expect([changed.statusCode, changed.json().message]).toEqual([200, 'Password Changed Successful!']);
    expect((await details(old)).statusCode).toBe(401);
    expect((await post('/auth/login', { email, password: PASSWORD })).statusCode).toBe(400);
    expect((await post('/auth/login', { email, password: 'brand-new-77' })).statusCode).toBe(200);
    expect((await mailTo(email)).map(({ subject }) => subject)).toContain('Your password was changed');
    expect((await post('/auth/resetPassword', change, resetToken)).json().code).toBe('RESET_NOT_ALLOWED');
  });

  test('without the reset token only the same client may continue, for five minutes', async () => {
    const email = await register();
    const change = { email, newPassword: 'brand-new-78', confirmPassword: 'brand-new-78' };
    const open = async () =>
      post('/auth/verify-otp', { email, otp: await codeFor(email) }, { 'user-agent': 'owner' });
    expect((await open()).statusCode).toBe(200);
    expect((await post('/auth/resetPassword', change, { 'user-agent': 'other' })).statusCode).toBe(400);
    expect(
      (await post('/auth/resetPassword', change, { 'user-agent': 'owner', 'x-reset-token': 'made-up' }))
        .statusCode,
    ).toBe(400);
    api.advance(6 * MINUTE);
    expect((await post('/auth/resetPassword', change, { 'user-agent': 'owner' })).statusCode).toBe(400);
    expect((await open()).statusCode).toBe(200);
    expect((await post('/auth/resetPassword', change, { 'user-agent': 'owner' })).statusCode).toBe(200);
  });

  test('a code expires after ten minutes; neither a wrong guess nor a newer code invalidates it', async () => {
    const email = await register();
    const stale = await codeFor(email);
    api.advance(11 * MINUTE);
    expect((await post('/auth/verify-otp', { email, otp: stale })).statusCode).toBe(400);
    const first = await codeFor(email);
    api.advance(2 * MINUTE);
    const second = await codeFor(email);
    expect((await post('/auth/verify-otp', { email, otp: wrong(first) })).statusCode).toBe(400);
    for (const otp of new Set([first, second])) {
      expect((await post('/auth/verify-otp', { email, otp })).statusCode).toBe(200);
      expect((await post('/auth/verify-otp', { email, otp })).statusCode).toBe(400);
    }
  });

  test('of two simultaneous correct codes exactly one succeeds', async () => {
    const email = await register();
    const otp = await codeFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => post('/auth/verify-otp', { email, otp })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
  });

  test('an unknown address looks the same, and malformed fields are named', async () => {
    const email = await register();
    const known = await post('/auth/forgotPassword', { email });
    const unknown = await post('/auth/forgotPassword', { email: newAddress() });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const guess = await post('/auth/verify-otp', { email: newAddress(), otp: '123456' });
    expect(guess.json().code).toBe('INVALID_OTP');
    expect((await post('/auth/verify-otp', { email, otp: '12a456' })).json().message).toBe(
      'OTP must contain only numbers',
    );
    expect((await post('/auth/forgotPassword', { email: 'a b@x' })).json().message).toBe(
      'Invalid email format',
    );
    const mismatch = await post('/auth/resetPassword', {
      email,
      newPassword: 'abcdefg',
      confirmPassword: 'abcdefh',
    });
    expect(mismatch.json().message).toBe('Passwords must match');
  });
});
