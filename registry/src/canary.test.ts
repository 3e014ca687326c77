import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from '@breakaway/releases/client';
import { memberMark } from '@breakaway/releases/member-mark';
import type { Audience, PageReport } from '@breakaway/releases/protocol';
import { canary, deploy, publish, withdraw } from '@breakaway/releases/team';
import { widen } from '@breakaway/releases/widen';
import { runRegistry, Workplace, type RunningRegistry } from './testing.ts';

let place: Workplace;
let running: RunningRegistry;
let auth: Registry;
let shell: Registry;

beforeEach(async () => {
  place = await Workplace.create();
  running = await runRegistry(place);
  auth = new Registry(running.url, { key: place.key('auth'), patienceMs: 0 });
  shell = new Registry(running.url, { key: place.key('shell'), patienceMs: 0 });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publish(place.built('auth', version), auth, place.key('auth'));
  await deploy(auth, { name: 'auth', version: '1.0.0' });
});
afterEach(async () => {
  await running.close();
  place.end();
});

const tenPercent = { percent: 10, members: [], staff: false };
const giveTo = (audience: Audience = tenPercent, version = '1.1.0') =>
  canary(auth, { name: 'auth', version, audience });
const history = async () =>
  (await auth.history('auth')).map(({ action, from, to, audience, team, reason }) => ({
    action,
    from,
    to,
    percent: audience?.percent,
    team,
    reason,
  }));

describe('a canary', () => {
  test('is given to some, widened, and becomes live', async () => {
    const first = await giveTo();
    expect(first.state).toMatchObject({ live: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
    const wider = await giveTo({ ...tenPercent, percent: 50 });
    expect(wider.state.canary!.salt).toBe(first.state.canary!.salt);
    expect((await giveTo({ ...tenPercent, percent: 50 })).changed).toBe(false);
    const { state } = await deploy(auth, { name: 'auth', version: '1.1.0' });
    expect(state).toMatchObject({ live: '1.1.0', previous: ['1.0.0'], canary: null });
    expect(await history()).toMatchObject([
      { action: 'deploy', from: '1.0.0', to: '1.1.0', percent: undefined },
      { action: 'canary', to: '1.1.0', percent: 50 },
      { action: 'canary', from: '1.0.0', to: '1.1.0', percent: 10 },
      { action: 'deploy', to: '1.0.0' },
    ]);
  });

  test('names members only to who has a key; others get marks, by which a page finds its own member', async () => {
    const { state } = await giveTo({ percent: 0, members: ['usr_one', 'usr_two'], staff: false });
    const marks = ['usr_one', 'usr_two'].map((id) => memberMark(state.canary!.salt, id));
    const stranger = new Registry(running.url, { patienceMs: 0 });
    const held = { revision: 0, fingerprint: '' };
    for (const path of ['/snapshot?after=0&id=x', '/remotes/auth', '/history', '/history?remote=auth'])
      expect(await (await fetch(running.url + path)).text()).not.toMatch(/usr_/);
    expect((await stranger.snapshotAfter(held, { id: 'x' }))!.remotes.auth!.canary!.members).toEqual(marks);
    expect((await stranger.status('auth')).state.canary!.members).toEqual(marks);
    expect((await stranger.history('auth'))[0]!.audience!.members).toHaveLength(2);
    const ids = ['usr_one', 'usr_two'];
    expect((await shell.snapshotAfter(held, { id: 'x' }))!.remotes.auth!.canary!.members).toEqual(ids);
    expect((await auth.status('auth')).state.canary!.members).toEqual(ids);
    expect((await auth.history('auth'))[0]!.audience!.members).toEqual(ids);
  });

  test('is taken back; the next one spreads the visitors anew', async () => {
    const salt = (await giveTo()).state.canary!.salt;
    const { state } = await withdraw(auth, { name: 'auth', reason: 'looks odd' });
    expect(state).toMatchObject({ live: '1.0.0', canary: null, withdrawn: ['1.1.0'] });
    expect((await history())[0]).toMatchObject({
      action: 'withdraw',
      from: '1.1.0',
      to: '1.0.0',
      reason: 'looks odd',
    });
    expect((await giveTo()).state.canary!.salt).not.toBe(salt);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['for nobody', () => giveTo({ ...tenPercent, percent: 0 }), 'A canary needs somebody'],
    ['for more than everybody', () => giveTo({ ...tenPercent, percent: 101 }), 'audience.percent'],
    ['of the live release', () => giveTo(tenPercent, '1.0.0'), '1.0.0 is live for everybody already'],
    ['of what is not published', () => giveTo(tenPercent, '9.9.9'), '9.9.9 is not published'],
    ['of what is no version', () => giveTo(tenPercent, 'next'), 'version: not a version, such as'],
    ['to take back that is none', () => withdraw(auth, { name: 'auth' }), 'There is no canary of auth.'],
    [
      'beside nothing',
      () =>
        canary(new Registry(running.url, { key: place.key('chat'), patienceMs: 0 }), {
          name: 'chat',
          version: '1.0.0',
          audience: tenPercent,
        }),
      'Nothing is live of chat',
    ],
    [
      'of another team',
      () =>
        canary(new Registry(running.url, { key: place.key('chat'), patienceMs: 0 }), {
          name: 'auth',
          version: '1.1.0',
          audience: tenPercent,
        }),
      'may not deploy auth',
    ],
  ])('%s is refused', async (_, attempt, why) => {
    await expect(attempt()).rejects.toThrow(why);
    expect(await history()).toHaveLength(1);
  });

  test('a second one beside it is refused', async () => {
    await giveTo();
    await expect(giveTo(tenPercent, '1.2.0')).rejects.toThrow('1.1.0 is a canary already');
  });

  test('is not cleaned, however old', async () => {
    await giveTo();
    const { clean } = await import('./clean.ts');
    await clean(running.store, { now: Date.now() + 90 * 86_400_000 });
    expect((await auth.status('auth')).releases.map(({ version }) => version)).toEqual(
      expect.arrayContaining(['1.0.0', '1.1.0']),
    );
  });
});

/** What pages say: one of each network, unless said otherwise. */
const said = (
  version: string,
  loads: number,
  failures: number,
  more: Partial<PageReport> = {},
): PageReport[] =>
  Array.from({ length: loads }, (_, at) => ({
    remote: 'auth',
    version,
    page: randomUUID(),
    network: randomUUID(),
    failure: at < failures ? 'render' : null,
    isOfRelease: at < failures,
    ...more,
  }));
async function send(reports: PageReport[]): Promise<void> {
  for (let at = 0; at < reports.length; at += 200) await shell.report(reports.slice(at, at + 200));
}
const newest = async () => (await history())[0]!;

describe('a canary that is widened step by step', () => {
  let seen: string[];
  beforeEach(() => (seen = []));
  const percentNow = async () => (await auth.status('auth')).state.canary?.percent;
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await pause(5);
  };
  const start = (steps: number[], { pages = 10, everyMs = 0 } = {}) =>
    widen(auth, {
      name: 'auth',
      version: '1.1.0',
      steps,
      others: { members: ['usr_one'], staff: true },
      everyMs,
      pages,
      lookMs: 5,
      onStep: ({ percent }) => seen.push(`${percent} %`),
      onHealth: (one, live) =>
        seen.push(`${one.failures} of ${one.loads}, ${live?.failures} of ${live?.loads}`),
      onWait: (why) => seen.push(why),
    });

  test('is live in the end; each step waits for pages that have used it', async () => {
    const done = start([5, 50, 100]);
    await until(async () => (await percentNow()) === 5);
    await send([...said('1.0.0', 40, 1), ...said('1.1.0', 9, 0)]);
    await until(async () => seen.length === 2);
    await pause(50);
    expect(await percentNow()).toBe(5);
    await send(said('1.1.0', 1, 0));
    expect((await done).state).toMatchObject({ live: '1.1.0', canary: null });
    expect(seen).toEqual([
      '5 %',
      expect.stringMatching(/^Waiting for 10 pages that have used it: [09] so far\.$/),
      '0 of 10, 1 of 40',
      '50 %',
      '0 of 10, 1 of 40',
      '100 %',
    ]);
    expect((await auth.history('auth')).map(({ action, audience }) => [action, audience])).toEqual([
      ['deploy', null],
      ['canary', { percent: 50, members: ['usr_one'], staff: true }],
      ['canary', { percent: 5, members: ['usr_one'], staff: true }],
      ['deploy', null],
    ]);
  });

  test('goes to nobody else when it is withdrawn, and says why', async () => {
    const done = start([10, 100], { everyMs: 60_000 });
    await until(async () => (await percentNow()) === 10);
    await send([...said('1.0.0', 400, 1), ...said('1.1.0', 150, 15)]);
    await expect(done).rejects.toThrow(
      'auth 1.1.0 was withdrawn by the registry: Failed 15 of 150 pages, mostly: render. 1.0.0 failed 1 of 400.',
    );
    expect((await auth.status('auth')).state).toMatchObject({ live: '1.0.0', canary: null });
  });

  test('stays as it is when somebody else has changed it', async () => {
    const done = start([10, 100], { everyMs: 60_000 });
    await until(async () => (await percentNow()) === 10);
    await giveTo({ ...tenPercent, percent: 20 });
    await expect(done).rejects.toThrow(
      'auth 1.1.0 is not widened any more, because the team auth has changed auth in the meantime.',
    );
    expect(await percentNow()).toBe(20);
  });

  test('goes on from where it is, and is never given to fewer', async () => {
    await giveTo({ ...tenPercent, percent: 50 });
    await start([5, 60], { pages: 0 });
    expect(seen).toEqual(['60 %']);
    await expect(start([5, 50])).rejects.toThrow(
      'auth 1.1.0 is given to 60 % of visitors already. Nothing was changed.',
    );
  });

  test('waits for a registry that is away', async () => {
    const done = start([5, 50], { pages: 0, everyMs: 200 });
    await until(async () => (await percentNow()) === 5);
    const port = Number(new URL(running.url).port);
    await running.close();
    await until(async () =>
      seen.includes('The registry does not answer. The canary stays as it is until it does.'),
    );
    await pause(300);
    running = await runRegistry(place, { port });
    await done;
    expect(await percentNow()).toBe(50);
  });
});

describe('a release that fails', () => {
  test('for a tenth of its pages, as a canary, is withdrawn, with the reason in the history', async () => {
    await giveTo();
    await send(said('1.0.0', 400, 1));
    await send(said('1.1.0', 150, 15));
    expect(await newest()).toMatchObject({
      action: 'withdraw',
      team: 'registry',
      reason: 'Failed 15 of 150 pages, mostly: render. 1.0.0 failed 1 of 400.',
    });
    expect((await auth.status('auth')).state).toMatchObject({ live: '1.0.0', canary: null });
  });

  test('after a deployment is rolled back, once: what comes then stays', async () => {
    await send(said('1.0.0', 300, 1));
    await deploy(auth, { name: 'auth', version: '1.1.0' });
    await deploy(auth, { name: 'auth', version: '1.2.0' });
    await send(said('1.1.0', 300, 2));
    await send(said('1.2.0', 120, 15));
    expect(await newest()).toMatchObject({
      action: 'rollback',
      from: '1.2.0',
      to: '1.1.0',
      team: 'registry',
    });
    await send(said('1.1.0', 150, 150));
    expect(await newest()).toMatchObject({ action: 'rollback', to: '1.1.0' });
  });

  test('and is deployed again by somebody is judged by what comes after that', async () => {
    await deploy(auth, { name: 'auth', version: '1.1.0' });
    await send(said('1.1.0', 100, 40));
    expect(await newest()).toMatchObject({ action: 'rollback' });
    await deploy(auth, { name: 'auth', version: '1.1.0' });
    await send(said('1.1.0', 1, 1));
    expect(await newest()).toMatchObject({ action: 'deploy' });
  });

  test('stays when the connections fail, or when nothing is before it', async () => {
    await send(said('1.0.0', 100, 100));
    await deploy(auth, { name: 'auth', version: '1.1.0' });
    await send(said('1.1.0', 100, 100, { isOfRelease: false, failure: 'network' }));
    expect(await newest()).toMatchObject({ action: 'deploy', to: '1.1.0' });
  });

  test('10 000 reports of few networks change nothing, and neither do those of one page', async () => {
    await giveTo();
    const networks = [randomUUID(), randomUUID(), randomUUID()];
    for (const network of networks) await send(said('1.1.0', 3_000, 3_000, { network }));
    await send(said('1.1.0', 1_000, 1_000, { page: randomUUID(), network: randomUUID() }));
    expect(await newest()).toMatchObject({ action: 'canary' });
    const [health] = (await auth.status('auth')).health;
    expect(health).toMatchObject({ version: '1.1.0', loads: 4, failures: 4 });
  });

  test('only shells may say what pages said', async () => {
    await expect(auth.report(said('1.0.0', 1, 1))).rejects.toThrow('may not follow');
    const stranger = await fetch(`${running.url}/reports`, { method: 'POST', body: '{"reports":[]}' });
    expect(stranger.status).toBe(401);
    expect((await auth.status('auth')).health).toEqual([]);
  });
});
