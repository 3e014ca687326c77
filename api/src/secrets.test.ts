import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { rollingRoute, writeRoute } from '@breakaway/cycling';
import pg from 'pg';
import { openApiProcess, type ApiProcess } from './testing/process.ts';

/**
 * Exercises a real API with every kind of secret, then searches everything that it has written: its output, its
 * metrics, every table at several moments, and every file of its data folder, which includes PostgreSQL's files, its
 * write-ahead log (and so rows that are deleted by then) and its log. Not searched: the mails themselves, which contain
 * links and codes by nature and are sent by SMTP without being stored, and the responses to the caller.
 */
const EMAIL = 'canary.rider@example.org';
const NAME = 'Canary-of-the-name';
/** In a file of the chat: stored, and in no output. */
const IN_FILE = 'Canary-of-a-file';
const secrets = new Map<string, string>();
/** Registers a value that must not be written anywhere. */
function secret(what: string, value: string): string {
  secrets.set(what, value);
  return value;
}

let api: ApiProcess;
let database: pg.Client;
beforeAll(async () => {
  api = await openApiProcess();
  database = new pg.Client({ connectionString: await api.databaseUrl() });
  // The last statement of this connection ends with its server.
  database.on('error', () => {});
  await database.connect();
}, 120_000);
afterAll(() => api.close(), 60_000);

interface Call {
  query?: Record<string, string>;
  json?: unknown;
  body?: string | FormData;
  headers?: Record<string, string>;
}

async function call(method: string, path: string, { query, json, body, headers = {} }: Call = {}) {
  const answer = await fetch(`${api.base}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as { token: string; data: Record<string, string> } };
}

/** Raw bytes, then the connection is cut. */
async function raw(text: string, patience = 0) {
  const socket = connect(api.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => setTimeout(resolve, 100 + patience));
  socket.destroy();
}

async function everyRow(): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  let text = '';
  for (const { name } of rows) {
    const table = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    text += `${name}: ${table.rows.map(({ row }) => row).join('\n')}\n`;
  }
  return text;
}

async function everyFile(): Promise<[name: string, bytes: Buffer][]> {
  const entries = await readdir(api.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => [
      file.slice(api.dataDir.length),
      await readFile(file),
    ]),
  );
}

/** As it was sent, as it appears in an address (two ways), and in base64. */
const formsOf = (value: string) => [
  value,
  encodeURIComponent(value),
  new URLSearchParams({ '': value }).toString().slice(1),
  Buffer.from(value).toString('base64'),
];

/** A code has six digits; those inside a longer number or a time do not count. */
function holds(bytes: Buffer, value: string): boolean {
  const form = formsOf(value).find((one) => bytes.includes(one));
  if (!form || !/^\d{6}$/.test(value)) return form !== undefined;
  return new RegExp(`(?<![\\d.])${value}(?!\\d)`).test(bytes.toString('latin1'));
}

const leaksIn = (bytes: Buffer) =>
  [...secrets].filter(([, value]) => holds(bytes, value)).map(([what]) => what);

test('no password, token or code is written anywhere', async () => {
  const written: [where: string, bytes: Buffer][] = [];
  const note = async (where: string) => written.push([where, Buffer.from(await everyRow())]);

  // Sign-up, its rejections, and the link.
  const password = secret('password', 'canary+pass word-1');
  const form = { name: NAME, email: EMAIL, password, confirmPassword: password };
  expect((await call('POST', '/auth/signUp', { json: form })).status).toBe(201);
  const confirmPassword = secret('password that does not match', 'canary-mismatch-2');
  expect((await call('POST', '/auth/signUp', { json: { ...form, confirmPassword } })).status).toBe(400);
  const link = secret('verification link', await api.mailTo(EMAIL, /token=([\w-]+)/));
  await note('after sign-up');
  const { body: first } = await call('GET', '/auth/verify-email', { query: { token: link } });
  secret('token of the first session', first.token);
  const guessed = secret('invented verification link', 'canary-invented-link-3');
  expect((await call('GET', '/auth/verify-email', { query: { token: guessed } })).status).toBe(400);

  // Login: right, wrong, unknown, as a body.
  const { body: session } = await call('POST', '/auth/login', { query: { email: EMAIL, password } });
  const token = secret('token', session.token);
  const bearer = { authorization: `Bearer ${token}` };
  const wrong = secret('wrong password', 'canary-wrong-4');
  expect((await call('POST', '/auth/login', { query: { email: EMAIL, password: wrong } })).status).toBe(400);
  expect((await call('POST', '/auth/login', { json: { email: 'no@one.org', password: wrong } })).status).toBe(
    400,
  );

  // A forgotten password, with a mail server that refuses at first.
  api.smtp.isDown = true;
  expect((await call('POST', '/auth/forgotPassword', { query: { email: EMAIL } })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await note('while the mail server is down');
  api.smtp.isDown = false;
  const otp = secret('code', await api.mailTo(EMAIL, /^(\d{6})\r?$/m));
  const guess = secret('wrong code', otp === '918273' ? '918274' : '918273');
  expect((await call('POST', '/auth/verify-otp', { query: { email: EMAIL, otp: guess } })).status).toBe(400);
  const { body: verified } = await call('POST', '/auth/verify-otp', { query: { email: EMAIL, otp } });
  const resetToken = secret('reset token', verified.data.resetToken!);
  await note('with an open reset window');
  const newPassword = secret('new password', 'canary-new-5');
  const reset = { query: { email: EMAIL, newPassword, confirmPassword: newPassword } };
  const madeUp = secret('invented reset token', 'canary-token-6');
  expect(
    (await call('POST', '/auth/resetPassword', { ...reset, headers: { 'x-reset-token': madeUp } })).status,
  ).toBe(400);
  expect(
    (await call('POST', '/auth/resetPassword', { ...reset, headers: { 'x-reset-token': resetToken } }))
      .status,
  ).toBe(200);
  expect((await call('GET', '/users/getUserDetails', { headers: bearer })).status).toBe(401);
  const again = await call('POST', '/auth/login', { query: { email: EMAIL, password: newPassword } });
  const renewed = { authorization: `Bearer ${secret('token after the reset', again.body.token)}` };

  // The profile form, with rejected passwords and an accepted one.
  const edit = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return call('PATCH', '/users/editProfile', { body, headers: renewed });
  };
  const third = secret('password by the profile form', 'canary-form-7');
  expect((await edit({ password: third, currentPassword: wrong })).status).toBe(400);
  expect((await edit({ password: third, currentPassword: newPassword })).status).toBe(200);
  expect((await call('GET', '/users/export', { headers: renewed })).status).toBe(200);

  // A token of another assistant, and what it asks.
  await database.query(`update users set trial_ends_at = now() + interval '1 day'`);
  const { body: made } = await call('POST', '/assistants/tokens', {
    json: { name: 'Assistant' },
    headers: renewed,
  });
  const assistant = secret('token of an assistant', made.data.token!);
  const query = secret('what an assistant looks up', 'canary-query-12');
  const asked = await call('POST', '/mcp', {
    json: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search-knowledge', arguments: { query } },
    },
    headers: { authorization: `Bearer ${assistant}`, accept: 'application/json, text/event-stream' },
  });
  expect(asked.status).toBe(200);

  // A file in the chat, whose road the build computes in a thread of its own.
  const { body: opened } = await call('POST', '/gpt-prompt/createPrompt', { headers: renewed });
  const promptId = opened.data._id!;
  const mends = [{ kind: 'gap', count: 1, atM: [], what: IN_FILE }];
  const attach = (more: object) => {
    const course = JSON.stringify({ ...writeRoute(rollingRoute(2000, 40)), mends, ...more });
    const of = { kind: 'route', distanceM: null, ascentM: null, timeS: null, averagePowerW: null };
    const file = { card: { ...of, name: IN_FILE, profile: [] }, course, ride: null };
    const asks = { promptId, message: 'How hard is this?', file };
    return call('POST', '/gpt-prompt/createChat', { json: asks, headers: renewed });
  };
  expect((await attach({})).status).toBe(200);
  expect((await attach({ lat: IN_FILE })).status).toBe(400);
  await database.query('alter table chat_files rename to gone');
  expect((await attach({})).status).toBe(500);
  await database.query('alter table gone rename to chat_files');
  const history = await call('GET', '/gpt-prompt/promptChatHistory', {
    query: { promptId },
    headers: renewed,
  });
  expect(history.body.data).toMatchObject([{}, { file: { name: IN_FILE, distanceM: 2000 } }]);

  // Requests that fail in transit: unknown addresses, malformed bodies, cut connections.
  const lost = secret('password in an unknown address', 'canary-lost-8');
  await call('GET', `/auth/${lost}`, { query: { password: lost, token: lost } });
  await call('GET', '/auth/login', { query: { password: lost } });
  const forged = secret('forged token', 'canary-forged-9');
  await call('GET', '/users/getUserDetails', {
    query: { token: forged },
    headers: { authorization: `Bearer ${forged}` },
  });
  const broken = secret('password in a broken body', 'canary-broken-10');
  const json = { 'content-type': 'application/json' };
  await call('POST', '/auth/signUp', { body: `{"password":"${broken}",`, headers: json });
  await call('POST', '/auth/login', { query: { email: `${broken}\0`, password: `${broken}\0` } });
  await call('POST', '/auth/signUp', { body: broken, headers: { 'content-type': 'text/xml' } });
  await call('POST', '/auth/signUp', { json: { password: [broken], email: { broken } } });
  await call('PATCH', '/users/editProfile', {
    body: `--x\r\ncontent-disposition: form-data; name="password"\r\n\r\n${broken}`,
    headers: { ...renewed, 'content-type': 'multipart/form-data; boundary=x' },
  });
  await raw(
    `POST /auth/login?password=${broken} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"password":"${broken}`,
  );
  await raw(`POST /auth/login?password=${broken} HTTP/7.1\r\nauthorization: Bearer ${broken}\r\n\r\n`);

  // A database that fails, and one that does not answer in time.
  const unlucky = secret('password during a failure', 'canary-unlucky-11');
  const login = { query: { email: EMAIL, password: unlucky } };
  await database.query('alter table users rename to gone');
  expect((await call('POST', '/auth/login', login)).status).toBe(500);
  expect(
    (await call('POST', '/auth/signUp', { json: { ...form, password: unlucky, confirmPassword: unlucky } }))
      .status,
  ).toBe(500);
  await database.query('alter table gone rename to users');
  await database.query('begin; lock table users in access exclusive mode');
  const slow = await Promise.all([
    call('POST', '/auth/login', login),
    call('POST', '/auth/signUp', { json: { ...form, password: unlucky, confirmPassword: unlucky } }),
    raw(
      `POST /auth/login?email=${EMAIL}&password=${unlucky} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
      500,
    ),
  ]);
  expect([slow[0].status, slow[1].status]).toEqual([503, 503]);
  await database.query('rollback');
  await note('after the failures');

  // Logout and deletion.
  const { body: leaving } = await call('POST', '/auth/login', { query: { email: EMAIL, password: third } });
  const last = { authorization: `Bearer ${secret('token that is signed out', leaving.token)}` };
  expect((await call('POST', '/auth/logout', { headers: last })).status).toBe(200);
  expect((await call('DELETE', '/users/deleteUser', { headers: renewed })).status).toBe(200);
  await api.mailTo(EMAIL, /(account was deleted)/);
  await note('after the deletion');
  written.push(['measurements', Buffer.from(await (await fetch(api.metrics)).text())]);
  await database.end();
  expect(await api.end('SIGTERM')).toBe(0);

  const output = api.output();
  written.push(['output', Buffer.from(output)], ...(await everyFile()));
  expect(secrets.size).toBeGreaterThanOrEqual(20);
  const leaks = written.flatMap(([where, bytes]) => leaksIn(bytes).map((what) => `${what} in ${where}`));
  expect(leaks).toEqual([]);
  expect([EMAIL, IN_FILE].filter((one) => output.includes(one))).toEqual([]);
  // The search finds known values: the member's name in tables and in PostgreSQL's files, calls and failures in the
  // output.
  const withName = written.filter(([, bytes]) => bytes.includes(NAME)).map(([where]) => where);
  expect(withName).toContain('after sign-up');
  expect(withName).not.toContain('after the deletion');
  expect(withName.some((where) => where.startsWith('/postgres/data/pg_wal/'))).toBe(true);
  for (const line of ['"route":"/auth/resetPassword"', '"status":500', '"status":503', 'A job failed'])
    expect([line, output.includes(line)]).toEqual([line, true]);
}, 90_000);
