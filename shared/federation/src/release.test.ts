import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry } from './registry.ts';
import { deploy, deployIfNew, publish, rollback } from './release.ts';

const cli = join(__dirname, 'cli.ts');
let root: string;
let registryFile: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  registryFile = join(root, 'registry', 'registry.json');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const registry = () => parseRegistry(readFileSync(registryFile, 'utf8')).registry;

/** A folder with what a remote's build leaves in `dist/`. */
function built(name: string, version = '1.0.0-aaaa'): string {
  const dir = join(root, `remote-${name}`);
  const entry = 'remoteEntry.0123abcd.js';
  mkdirSync(join(dir, 'dist'), { recursive: true });
  writeFileSync(join(dir, 'dist', entry), `var ${name};`);
  writeFileSync(join(dir, 'dist/build.json'), JSON.stringify({ name, version, hostApi: '^1.0.0' }));
  writeFileSync(
    join(dir, 'dist/mf-manifest.json'),
    JSON.stringify({ metaData: { remoteEntry: { name: entry } }, exposes: [], shared: [] }),
  );
  return dir;
}

function run(dir: string, ...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: dir,
    env: { ...process.env, REMOTES_DIR: join(root, 'remotes'), REGISTRY_FILE: registryFile },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

test('remotes that are released at the same moment are all in the registry', async () => {
  const names = ['auth', 'chat', 'billing', 'profile', 'marketing'];
  const codes = await Promise.all(names.map((name) => run(built(name), cli, 'release')));
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  expect(Object.keys(registry()).sort()).toEqual([...names].sort());
  expect(readdirSync(join(root, 'registry'))).toEqual(['registry.json']);
}, 30_000);

test('no change is lost where many are made at once', async () => {
  const names = ['auth', 'chat', 'billing', 'profile'];
  const script = (name: string) => `
    import { deploy } from ${JSON.stringify(join(__dirname, 'release.ts'))};
    for (let patch = 0; patch < 60; patch += 1) deploy(${JSON.stringify(registryFile)}, {
      name: '${name}', version: '1.0.' + patch, entry: 'a.js', screens: {}, integrity: {}, hostApi: '^1.0.0' });`;
  const child = (name: string) => run(root, '--input-type=module', '-e', script(name));
  expect(await Promise.all(names.map(child))).toEqual([0, 0, 0, 0]);
  for (const name of names) {
    const { version, previous = [] } = registry()[name] ?? {};
    const versions = [version, ...previous.map((old) => old.version)];
    expect(versions).toEqual([59, 58, 57, 56, 55, 54].map((patch) => `1.0.${patch}`));
  }
}, 30_000);

test('replicas may publish the same build at the same moment', async () => {
  const dir = built('auth');
  expect(
    await Promise.all([run(dir, cli, 'release'), run(dir, cli, 'release'), run(dir, cli, 'release')]),
  ).toEqual([0, 0, 0]);
  expect(readdirSync(join(root, 'remotes/auth'))).toEqual(['1.0.0-aaaa']);
}, 30_000);

test('changes wait for each other', () => {
  const lock = `${registryFile}.lock`;
  mkdirSync(lock, { recursive: true });
  const left = new Date(Date.now() - 9_500);
  utimesSync(lock, left, left);
  const began = Date.now();
  deploy(registryFile, publish(built('auth'), join(root, 'remotes')));
  expect(Date.now() - began).toBeGreaterThan(300);
  expect(existsSync(lock)).toBe(false);
  expect(Object.keys(registry())).toEqual(['auth']);
});

test('a change that fails leaves no lock behind', () => {
  expect(() => rollback(registryFile, 'auth')).toThrow('no earlier release');
  expect(existsSync(`${registryFile}.lock`)).toBe(false);
});

test('releasing a build again does not undo a rollback', () => {
  const remotes = join(root, 'remotes');
  deployIfNew(registryFile, publish(built('auth', '1.0.0-aaaa'), remotes));
  const second = publish(built('auth', '1.0.0-bbbb'), remotes);
  deployIfNew(registryFile, second);
  expect(registry().auth?.version).toBe('1.0.0-bbbb');
  rollback(registryFile, 'auth');
  deployIfNew(registryFile, second);
  expect(registry().auth?.version).toBe('1.0.0-aaaa');
  deploy(registryFile, second);
  expect(registry().auth).toMatchObject({ version: '1.0.0-bbbb', withdrawn: [] });
});
