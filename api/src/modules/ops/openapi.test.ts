import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as contract from '@breakaway/contract/schemas';
import { describedOperations } from '../../../fuzz/operations.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

const API = join(__dirname, '../../..');

let api: TestApp;
let folder: string;
beforeAll(async () => {
  // The rules reject localhost as an unreachable address.
  api = await openTestApp({ API_ORIGIN: 'https://api.breakaway.test' });
  folder = await mkdtemp(join(tmpdir(), 'breakaway-openapi-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

test('every call of the contract is described, under the same name', async () => {
  const described = (await describedOperations(api.app)).map(
    ({ operationId, method, url }) => [operationId, method.toUpperCase(), url] as const,
  );
  const calls = Object.entries(contract).flatMap(([name, call]) =>
    'method' in call && 'path' in call ? [[name, call.method, call.path] as const] : [],
  );
  expect([...described].sort()).toEqual([...calls].sort());
});

test('redocly lint finds nothing with its recommended rules', async () => {
  const file = join(folder, 'openapi.json');
  await writeFile(file, (await api.app.inject('/openapi.json')).body);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(API, 'node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      file,
      '--extends=recommended',
      '--format=json',
    ],
    {
      env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      cwd: folder,
    },
  ).catch((error: { stdout: string }) => error);
  const { totals, problems } = JSON.parse(stdout) as {
    totals: { errors: number; warnings: number };
    problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
  };
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});
