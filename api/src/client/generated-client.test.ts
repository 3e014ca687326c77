import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestApp, type TestApp } from '../testing/app.ts';

const REPOSITORY = join(__dirname, '../../..');
const run = promisify(execFile);

/** A program that uses only the description: signs up, follows the link of the mail, signs in, reads. */
const PROGRAM = `
import { createClient } from './generated/client/index.ts';
import { getUserDetails, login, signUp, verifyEmail } from './generated/index.ts';

const [baseUrl = '', step, secret = ''] = process.argv.slice(2);
const client = createClient({ baseUrl });
const email = 'generated@example.org';
const password = 'tubular-canary-77';

if (step === 'sign-up') {
  const { data, error } = await signUp({
    client,
    body: { name: 'Ada Rider', email, password, confirmPassword: password },
  });
  if (!data) throw new Error(error.message);
  console.log(JSON.stringify(data.data.message));
} else {
  const early = await login({ client, query: { email, password } });
  const verified = await verifyEmail({ client, query: { token: secret } });
  if (!verified.data) throw new Error(verified.error.message);
  const session = await login({ client, query: { email, password } });
  if (!session.data) throw new Error(session.error.message);
  const { data: details } = await getUserDetails({ client, auth: session.data.token });
  const nobody = await getUserDetails({ client });
  console.log(
    JSON.stringify([early.error?.code, details?.data.email, details?.data.powerMatrix.ftp, nobody.error?.code]),
  );
}
`;

let api: TestApp;
let folder: string;
let origin: string;
beforeAll(async () => {
  api = await openTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  await mkdir(join(REPOSITORY, '.cache'), { recursive: true });
  folder = await mkdtemp(join(REPOSITORY, '.cache/client-'));
  await writeFile(join(folder, 'openapi.json'), (await api.app.inject('/openapi.json')).body);
  await run(process.execPath, [
    join(__dirname, 'generate.ts'),
    join(folder, 'openapi.json'),
    join(folder, 'generated'),
  ]);
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      include: ['.'],
      compilerOptions: { types: ['node'] },
    }),
  );
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

test('a client generated from the description compiles under our own strict settings', async () => {
  const { stdout } = await run(join(REPOSITORY, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});

test('it signs up, verifies its address, signs in and reads its record', async () => {
  const program = async (...args: string[]) =>
    JSON.parse(
      (await run(process.execPath, [join(folder, 'program.ts'), origin, ...args])).stdout,
    ) as unknown;
  expect(await program('sign-up')).toMatch(/verification email/);
  await api.context.outbox.runDue();
  const token = /token=([\w-]+)/.exec(api.smtp.mails.at(-1)!.source)![1]!;
  expect(await program('sign-in', token)).toEqual([
    'EMAIL_NOT_VERIFIED',
    'generated@example.org',
    null,
    'SESSION_INVALID',
  ]);
});
