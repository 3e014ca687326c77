import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployments } from '../stress/deployments.ts';
import { releaseVersion } from './build-id.ts';
import { withLock } from './lock.ts';
import { parseRegistry } from './registry.ts';
import { deploy, deployIfNew, publish, rollback } from './release.ts';

let place: Deployments;
beforeEach(() => {
  place = new Deployments();
});
afterEach(() => place.end());

const registry = () => parseRegistry(place.text()).registry;

test('remotes that are released at the same moment are all in the registry', async () => {
  const names = ['auth', 'chat', 'billing', 'profile', 'marketing'];
  for (const name of names) place.built(name);
  const answers = await Promise.all(names.map((name) => place.run(name, 'release')));
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect(Object.keys(registry()).sort()).toEqual([...names].sort());
});

test('replicas may publish the same build at the same moment', async () => {
  place.built('auth');
  const replicas = await Promise.all([1, 2, 3].map(() => place.run('auth', 'release')));
  expect(replicas.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(readdirSync(join(place.remotesDir, 'auth'))).toEqual(['1.0.0-aaaa']);
});

test('waiting too long for another process fails and changes nothing', async () => {
  place.published('auth', '1.0.0-aaaa');
  mkdirSync(join(place.root, 'registry'));
  const lock = join(place.root, 'registry/registry.lock');
  const holder = place.started('auth', process.execPath, [
    '--input-type=module',
    '-e',
    `import { withLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
     withLock(${JSON.stringify(lock)}, () => {
       process.stderr.write('.');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
  ]);
  await holder.complained;
  expect(() => withLock(lock, () => {}, 50)).toThrow(/has held .*registry\.lock .* Nothing was changed/);
  holder.kill();
  await holder.answer;
  deploy(place, 'auth', '1.0.0-aaaa');
  expect(Object.keys(registry())).toEqual(['auth']);
});

test('a failed change leaves nothing behind and blocks nobody', () => {
  expect(() => rollback(place, 'auth')).toThrow('no earlier release');
  expect(readdirSync(join(place.root, 'registry'))).toEqual(['registry.lock']);
  place.published('auth', '1.0.0-aaaa');
  deploy(place, 'auth', '1.0.0-aaaa');
});

test('on a full disk the registry stays unchanged, and the deployment fails', async () => {
  for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) place.published('auth', version);
  deploy(place, 'auth', '1.0.0-aaaa');
  const before = place.text();
  // Every write to a file fails, as on a full disk.
  const script = `trap '' XFSZ; ulimit -f 0; exec ${process.execPath} ${join(__dirname, 'cli.ts')} deploy 1.0.0-bbbb`;
  const answer = await place.process('auth', 'bash', ['-c', script]);
  expect(answer).toMatchObject({ code: 1, said: '' });
  expect(answer.complained).toMatch(/^The registry could not be written: .* Nothing was changed\.\n$/);
  expect(place.text()).toBe(before);
  expect(readdirSync(join(place.root, 'registry')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('releasing a build again does not undo a rollback', () => {
  const build = (version: string) => publish(place.built('auth', version), place.remotesDir);
  deployIfNew(place, build('1.0.0-aaaa'));
  const second = build('1.0.0-bbbb');
  expect(deployIfNew(place, second)).toBe('1.0.0-bbbb');
  expect(rollback(place, 'auth')).toBe('1.0.0-aaaa');
  expect(deployIfNew(place, second)).toBe('1.0.0-aaaa');
  expect(registry().auth?.version).toBe('1.0.0-aaaa');
  deploy(place, 'auth', '1.0.0-bbbb');
  expect(registry().auth).toMatchObject({ version: '1.0.0-bbbb', withdrawn: [] });
});

test('a build is not published when its sources have changed since', () => {
  const dir = place.built('auth');
  writeFileSync(join(dir, 'package.json'), '{ "version": "1.0.0" }');
  writeFileSync(join(dir, 'index.ts'), 'one');
  place.built('auth', releaseVersion(dir));
  const { version } = publish(dir, place.remotesDir);
  writeFileSync(join(dir, 'index.ts'), 'two');
  expect(() => publish(dir, place.remotesDir)).toThrow(/sources of auth have changed since dist\/ was built/);
  expect(readdirSync(join(place.remotesDir, 'auth'))).toEqual([version]);
});
