import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiProcess, type ApiProcess, type SecondProcess } from './testing/process.ts';

let api: ApiProcess;
beforeAll(async () => {
  api = await openApiProcess();
}, 60_000);
afterAll(() => api.close(), 60_000);

const postmasterPid = async () => Number((await api.postmaster())[0]);

async function signUp(email: string): Promise<string> {
  const form = { name: 'Ada', email, password: 'tubular-77', confirmPassword: 'tubular-77' };
  const body = JSON.stringify(form);
  await fetch(`${api.base}/auth/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const link = await api.mailTo(email, /token=([\w-]+)/);
  const session = (await (await fetch(`${api.base}/auth/verify-email?token=${link}`)).json()) as {
    token: string;
  };
  return session.token;
}

const FIELDS = ['z1', 'z2', 'z3', 'z4', 'z5', 'z6'] as const;

/**
 * Six forms save one field each, over and over, until the API is gone.
 * @returns the last acknowledged values, by field, updated live; and a promise of the end
 */
function saveUntilKilled(token: string) {
  const acknowledged: Record<string, number> = {};
  const ended = Promise.all(
    FIELDS.map(async (field) => {
      for (let value = 1; value <= 900; value += 1) {
        const form = new FormData();
        form.set('powerZones', JSON.stringify({ [field]: value }));
        const request = { method: 'PATCH', headers: { authorization: `Bearer ${token}` }, body: form };
        const saved = await fetch(`${api.base}/users/editProfile`, request).then(
          (answer) => answer.ok,
          () => false,
        );
        if (!saved) return;
        acknowledged[field] = value;
      }
    }),
  );
  return { acknowledged, ended };
}

test.each([
  ['the API', false],
  ['the API and its database', true],
])(
  '%s killed with -9 while six forms save: every acknowledged save is there',
  async (_what, killDatabase) => {
    const token = await signUp(`ada${killDatabase}@example.org`);
    const { acknowledged, ended } = saveUntilKilled(token);
    // Each form is in the middle of a save, however slow the machine is.
    while (FIELDS.some((field) => !acknowledged[field]))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const database = await postmasterPid();
    await api.end('SIGKILL');
    if (killDatabase) process.kill(database, 'SIGKILL');
    await ended;

    await api.start();
    if (!killDatabase) expect(await postmasterPid()).toBe(database);
    const answer = await fetch(`${api.base}/users/getUserDetails`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { powerZones: Record<string, number> } };
    for (const field of FIELDS) expect(data.powerZones[field]).toBeGreaterThanOrEqual(acknowledged[field]!);
  },
  60_000,
);

test('a queued mail is sent after a crash', async () => {
  const email = 'promised@example.org';
  api.smtp.isDown = true;
  const form = { name: 'Ada', email, password: 'tubular-77', confirmPassword: 'tubular-77' };
  const answer = await fetch(`${api.base}/auth/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(answer.status).toBe(201);
  await api.end('SIGKILL');
  api.smtp.isDown = false;
  await api.start();
  expect(await api.mailTo(email, /token=([\w-]+)/)).toEqual(expect.any(String));
}, 60_000);

test('a mail that is being sent during kill -9 is sent once, after the restart', async () => {
  const email = 'on-its-way@example.org';
  api.smtp.silentFrom = 'end of mail';
  const form = { name: 'Ada', email, password: 'tubular-77', confirmPassword: 'tubular-77' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${api.base}/auth/signUp`, { method: 'POST', headers, body: JSON.stringify(form) });
  while (api.smtp.silenced === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await api.end('SIGKILL');
  api.smtp.silentFrom = null;
  await api.start();
  await api.mailTo(email, /token=([\w-]+)/);
  await api.end('SIGTERM');
  await api.start();
  expect(api.smtp.mails.filter(({ to }) => to === email)).toHaveLength(1);
}, 90_000);

test('a second API on the same folder waits; it exits, or takes over the running database when the first one stops', async () => {
  const ready = (base: string) =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const waits = ({ output }: SecondProcess) => until(() => output().includes('Waiting for the process'));
  const impatient = await api.startBeside();
  await waits(impatient);
  impatient.kill('SIGTERM');
  await impatient.exited;
  expect(await ready(api.base)).toBe(true);

  const database = await postmasterPid();
  const next = await api.startBeside();
  await waits(next);
  expect(await api.end('SIGTERM')).toBe(0);
  await until(() => ready(next.base));
  expect(await postmasterPid()).toBe(database);
  next.kill('SIGTERM');
  expect(await next.exited).toBe(0);
  await api.start();
}, 90_000);

test('an API whose database is killed answers again without a restart', async () => {
  const token = await signUp('back@example.org');
  process.kill(await postmasterPid(), 'SIGKILL');
  const headers = { authorization: `Bearer ${token}` };
  const read = () =>
    fetch(`${api.base}/users/getUserDetails`, { headers }).then(
      ({ status }) => status,
      () => {
        throw new Error(`The API is gone:\n${api.output()}`);
      },
    );
  while ((await read()) === 200);
  while ((await read()) !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  while (!api.output().includes('The embedded database runs again'))
    await new Promise((resolve) => setTimeout(resolve, 50));
}, 90_000);

test('SIGTERM shuts it down cleanly and leaves no process behind', async () => {
  expect(await api.end('SIGTERM')).toBe(0);
  // PostgreSQL removes this file last.
  await expect(stat(join(api.dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
}, 60_000);
