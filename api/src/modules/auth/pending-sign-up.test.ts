import { openTestApp, type TestApp } from '../../testing/app.ts';

/** Cheap hashes: this tests limits, not hashing. */
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return { ...crypto, argon2 };
});

/** Two people sign up with one address. The owner of the mailbox must never end up with the other one's password. */

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'ada@example.org';
const OWN = 'tubular-canary-77';
const STRANGE = 'not-the-owners-1';

/** One browser: it keeps its cookie. */
function browser() {
  let cookie = '';
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = {}) => {
    const answer = await api.app.inject({
      method,
      url,
      payload,
      headers: { ...(cookie && { cookie }), ...headers },
    });
    const set = answer.headers['set-cookie'] as string | undefined;
    if (set) cookie = set.split(';')[0]!;
    return answer;
  };
  return {
    signUp: (password: string, name = 'Ada') =>
      call('POST', '/auth/signUp', { name, email: EMAIL, password, confirmPassword: password }),
    open: (link: string) => call('GET', `/auth/verify-email?token=${link}`),
    login: async (password: string) =>
      (await call('POST', '/auth/login', { email: EMAIL, password })).statusCode,
    resend: () => call('POST', '/auth/emailVerify', { email: EMAIL }),
    async reset(newPassword: string) {
      await call('POST', '/auth/forgotPassword', { email: EMAIL });
      const otp = /^(\d{6})\r?$/m.exec((await newMails()).at(-1)!.source)![1]!;
      const { resetToken } = (await call('POST', '/auth/verify-otp', { email: EMAIL, otp })).json().data;
      return call(
        'POST',
        '/auth/resetPassword',
        { email: EMAIL, newPassword, confirmPassword: newPassword },
        { 'x-reset-token': resetToken },
      );
    },
  };
}

/** The mails since the last check. */
async function newMails() {
  await api.context.outbox.runDue();
  return api.smtp.mails.splice(0);
}
const linkIn = (source: string) => /verify-email\?token=([\w-]+)/.exec(source)?.[1];
const plain = (source: string) => source.replace(/=\r?\n/g, '').replace(/\s+/g, ' ');

test('owner first: the first link still works, with the first password; the owner gets a mail without another link', async () => {
  const [owner, attacker] = [browser(), browser()];
  const fresh = await owner.signUp(OWN);
  const link = linkIn((await newMails())[0]!.source)!;
  const again = await attacker.signUp(STRANGE, 'Mallory');
  expect([again.statusCode, again.json()]).toEqual([fresh.statusCode, fresh.json()]);
  const [mail, ...more] = await newMails();
  expect([mail!.subject, more]).toEqual(['Somebody signed up again with your email address', []]);
  expect(linkIn(mail!.source)).toBeUndefined();
  expect(plain(mail!.source)).toContain('as “Ada”');
  expect(mail!.source).not.toContain('Mallory');
  expect((await owner.open(link)).statusCode).toBe(200);
  expect(await attacker.login(STRANGE)).toBe(400);
  expect(await owner.login(OWN)).toBe(200);
});

test('owner first, without any cookie: the first link works, and the next mail says which password applies', async () => {
  await browser().signUp(OWN);
  const link = linkIn((await newMails())[0]!.source)!;
  await browser().signUp(STRANGE);
  await newMails();
  expect((await browser().open(link)).statusCode).toBe(200);
  expect((await newMails()).map(({ subject }) => subject)).toEqual(['Your email address is verified']);
  expect(await browser().login(OWN)).toBe(200);
  expect(await browser().login(STRANGE)).toBe(400);
});

test('attacker first: in the owner’s browser the attacker’s link does not work, setting an own password does', async () => {
  const [owner, attacker] = [browser(), browser()];
  await attacker.signUp(STRANGE, 'Mallory');
  const link = linkIn((await newMails())[0]!.source)!;
  await owner.signUp(OWN);
  expect((await newMails()).map(({ source }) => linkIn(source))).toEqual([undefined]);
  const refused = await owner.open(link);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT']);
  expect(await attacker.login(STRANGE)).toBe(403);

  expect((await owner.reset('col-du-galibier-9')).statusCode).toBe(200);
  expect(await attacker.login(STRANGE)).toBe(400);
  expect(await owner.login('col-du-galibier-9')).toBe(200);
  // Earlier links and codes no longer work, for anybody.
  for (const person of [owner, attacker, browser()])
    expect((await person.open(link)).json().code).toBe('TOKEN_INVALID');
});

test('once it is contested, only requests of the first browser mail a link: not a resend, a login or the same password elsewhere', async () => {
  const [first, second] = [browser(), browser()];
  await first.signUp(STRANGE);
  await second.signUp(OWN);
  await newMails();
  const links = async () => (await newMails()).map(({ source }) => linkIn(source));
  await second.resend();
  expect(await links()).toEqual([undefined]);
  api.advance(MINUTE);
  await browser().resend();
  expect(await links()).toEqual([]);
  api.advance(10 * MINUTE);
  expect(await browser().login(STRANGE)).toBe(403);
  expect(await links()).toEqual([undefined]);
  await browser().signUp(STRANGE);
  expect(await links()).toEqual([undefined]);
  api.advance(60 * MINUTE);
  await first.resend();
  expect(await links()).toEqual([expect.any(String)]);
});

test('signing up again with the same password mails another link for the same sign-up; both links work', async () => {
  const owner = browser();
  await owner.signUp(OWN);
  const first = linkIn((await newMails())[0]!.source)!;
  await browser().signUp(OWN, 'Ada Rider');
  const second = linkIn((await newMails())[0]!.source)!;
  const session = await owner.open(second);
  expect([session.statusCode, session.json().data.name]).toEqual([200, 'Ada']);
  expect((await owner.open(first)).json().message).toBe(
    'This email address is verified already. Please sign in.',
  );
});

test('of many simultaneous sign-ups one counts, and only its password ever works', async () => {
  const passwords = Array.from({ length: 6 }, (_, n) => `tubular-canary-${n}x`);
  const answers = await Promise.all(passwords.map((password) => browser().signUp(password)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const links = (await newMails()).map(({ source }) => linkIn(source)).filter((link) => link !== undefined);
  expect(links.length).toBeLessThanOrEqual(1);
  const tries = await Promise.all(passwords.map((password) => browser().login(password)));
  expect(tries.filter((status) => status === 403)).toHaveLength(1);
  expect(tries.filter((status) => status === 400)).toHaveLength(5);
});

test('an unverified sign-up expires after a week, with its links', async () => {
  await browser().signUp(STRANGE);
  const link = linkIn((await newMails())[0]!.source)!;
  api.advance(7 * DAY + MINUTE);
  const owner = browser();
  await owner.signUp(OWN, 'Ada Rider');
  const own = linkIn((await newMails())[0]!.source)!;
  expect((await owner.open(link)).json().code).toBe('TOKEN_INVALID');
  expect((await owner.open(own)).json().data.name).toBe('Ada Rider');
  expect(await owner.login(OWN)).toBe(200);
});

test('an old name that contains a link is left out of mails', async () => {
  await browser().signUp(OWN);
  await api.context.db.updateTable('users').set({ name: 'Win at evil.com' }).execute();
  const [mail] = await newMails();
  expect(mail!.source).not.toContain('evil');
  expect(plain(mail!.source)).toContain('Hello, Please verify');
});
