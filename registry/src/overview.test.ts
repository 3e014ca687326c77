import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { authorization } from '@breakaway/releases/keys';
import { Registry } from '@breakaway/releases/client';
import { overview } from '@breakaway/releases/protocol';
import { canary, deploy, publish } from '@breakaway/releases/team';
import { metricsServer } from './metrics.ts';
import { askService, servicesOf } from './services.ts';
import { Reports } from './store/reports.ts';
import { openSqlite } from './store/sqlite.ts';
import { runRegistry, Workplace, type RunningRegistry } from './testing.ts';

let place: Workplace;
let running: RunningRegistry;

beforeEach(async () => {
  place = await Workplace.create();
  running = await runRegistry(place);
  const auth = new Registry(running.url, { key: place.key('auth'), patienceMs: 0 });
  for (const version of ['1.0.0', '1.1.0'])
    await publish(place.built('auth', version), auth, place.key('auth'));
  await deploy(auth, { name: 'auth', version: '1.0.0' });
  const audience = { percent: 10, members: [], staff: true };
  await canary(auth, { name: 'auth', version: '1.1.0', audience });
  const report = { remote: 'auth', version: '1.1.0', page: 'page-0001', network: 'network-1' };
  const shell = new Registry(running.url, { key: place.key('shell'), patienceMs: 0 });
  await shell.report([{ ...report, failure: 'render', isOfRelease: true }]);
});
afterEach(async () => {
  await running.close();
  place.end();
});

const asked = async (team?: string) =>
  fetch(`${running.url}/overview`, {
    headers: team
      ? { Authorization: await authorization({ method: 'GET', path: '/overview' }, '', place.key(team)) }
      : {},
  });

test('the overview says all that operators look at, to whoever has a key', async () => {
  expect((await asked()).status).toBe(401);
  const seen = overview.parse(await (await asked('auth')).json());
  expect(seen.me).toMatchObject({ team: 'auth', mayChange: ['auth'] });
  expect(overview.parse(await (await asked('operators')).json()).me.mayChange).toEqual(['auth']);
  expect(overview.parse(await (await asked('chat')).json()).me.mayChange).toEqual([]);
  expect(seen.remotes).toMatchObject([
    {
      name: 'auth',
      state: { live: '1.0.0', canary: { version: '1.1.0', percent: 10, staff: true } },
      liveBy: 'auth',
      health: [{ version: '1.1.0', loads: 1, failures: 1, failure: 'render' }],
    },
  ]);
  expect(seen.remotes[0]!.releases).toHaveLength(2);
  expect(seen.history.map(({ action }) => action)).toEqual(['canary', 'deploy']);
});

test('the metrics are those of the history and of the pages', async () => {
  const sql = openSqlite(join(place.root, 'registry.sqlite'));
  const app = metricsServer({ store: running.store, reports: new Reports(sql) });
  const text = (await app.inject('/metrics')).body;
  for (const line of [
    'release_pages{remote="auth",version="1.1.0",role="canary"} 1',
    'release_failed_pages{remote="auth",version="1.1.0",role="canary"} 1',
    'registry_changes{remote="auth",action="canary",team="auth"} 1',
    'registry_revision 2',
    'registry_shells 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/release_live_since_seconds\{remote="auth",version="1\.0\.0"\} \d+/);
  await app.close();
  await sql.close();
});

describe('what a server says of itself', () => {
  let server: Server;
  let answer: [number, object];
  let url: string;
  beforeEach(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer[0], { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer[1]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
  });
  afterEach(() => server.close());

  test.each<[number, object, boolean, string[]]>([
    [200, { status: 'ready', warnings: [] }, true, []],
    [200, { status: 'ok' }, true, []],
    [200, { status: 'ready', warnings: ['Two jobs wait.'] }, true, ['Two jobs wait.']],
    [503, { message: 'The database does not take writes.' }, false, ['The database does not take writes.']],
    [
      503,
      { status: 'remotes are missing', missing: ['chat'] },
      false,
      ['remotes are missing', 'chat cannot be loaded.'],
    ],
    [
      200,
      { status: 'ready, from what was live last', problems: ['The registry does not answer.'] },
      true,
      ['ready, from what was live last', 'The registry does not answer.'],
    ],
  ])('%p %j', async (status, body, isReady, says) => {
    answer = [status, body];
    expect(await askService({ name: 'api', url })).toEqual({ name: 'api', isReady, says });
  });

  test('is nothing when it does not answer', async () => {
    server.close();
    expect(await askService({ name: 'api', url: 'http://127.0.0.1:9/readyz' })).toEqual({
      name: 'api',
      isReady: false,
      says: ['No answer.'],
    });
  });
});

test('the list of watched servers', () => {
  expect(servicesOf('api=http://a/readyz, shell=http://s/readyz,broken,')).toEqual([
    { name: 'api', url: 'http://a/readyz' },
    { name: 'shell', url: 'http://s/readyz' },
  ]);
});
