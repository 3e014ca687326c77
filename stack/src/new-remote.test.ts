import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { remoteNames } from '@breakaway/federation/local-ports';
import { freePorts } from './addresses.ts';

jest.setTimeout(540_000);

const root = resolve(__dirname, '../..');
/** What is made again in the copy. */
const made = new Set(['node_modules', 'dist', '.cache', '.git', '.data', '.federation', 'test-results']);
const compose = 'docker-compose.yml';

let copy: string;
const running: ChildProcess[] = [];
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-remote-'));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !made.has(basename(path)) });
});
afterAll(async () => {
  for (const child of running)
    await new Promise((ended) => {
      child.once('exit', ended);
      child.kill('SIGKILL');
    });
  rmSync(copy, { recursive: true, force: true });
});

interface Answer {
  code: number;
  out: string;
}

/** Runs a command in the copy. */
const run = (command: string, args: string[], { cwd = '', env = {} } = {}): Promise<Answer> =>
  new Promise((resolve) =>
    execFile(
      command,
      args,
      { cwd: join(copy, cwd), env: { ...process.env, ...env }, timeout: 300_000 },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, out: `${stdout}${stderr}` }),
    ),
  );

/** The command without the set-up before it. */
const newRemote = (...name: string[]) => run(node(), ['stack/src/new-remote.ts', ...name]);
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const node = () => join(copy, 'node_modules/.bin/node');
const cli = () => join(copy, 'shared/releases/src/cli.ts');
const worked = { code: 0 };

/** Starts a server in the copy and waits until it answers. */
async function start(cwd: string, args: string[], env: Record<string, string>, url: string): Promise<void> {
  const child = spawn(node(), args, { cwd: join(copy, cwd), env: { ...process.env, ...env } });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  running.push(child);
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${cwd} ended: ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a remote that is made works: types, test, build, release, and the page that loads it', async () => {
  expect(await run('npm', ['run', 'new-remote', 'training'])).toMatchObject(worked);

  const tsc = join(root, 'node_modules/.bin/tsc');
  for (const project of ['remote-training', 'shell'])
    expect(await run(tsc, ['--noEmit', '-p', project])).toEqual({ code: 0, out: '' });
  const tested = ['remote-training', 'shell/src/routing/screens-of', 'shared/federation/src/local-ports'];
  expect(await run('npx', ['jest', ...tested])).toMatchObject(worked);
  expect(
    await run('npx', ['prettier', '--check', 'remote-training', 'shell/src/routing', compose]),
  ).toMatchObject(worked);
  expect(await run(node(), ['../shared/federation/src/build.ts'], { cwd: 'remote-training' })).toMatchObject(
    worked,
  );

  const ports = await freePorts();
  const data = join(copy, '.data');
  // Of the shell's build the page needs only this list here.
  writeFileSync(join(copy, 'entry.json'), '{ "scripts": [], "httpClient": [], "integrity": {} }');
  const env = {
    DATA_DIR: data,
    PORT_BASE: String(ports.base),
    REGISTRY_PORT: String(ports.registry),
    SHELL_ASSETS: copy,
  };
  const keys = join(data, 'keys');
  for (const [team, remotes, may] of [
    ['training', 'training', 'publish,deploy'],
    ['shell', '*', 'follow'],
  ] as const) {
    const files = [join(keys, `${team}.json`), join(keys, 'public.json')];
    expect(await run(node(), [cli(), 'new-key', team, remotes, may, ...files])).toMatchObject(worked);
  }
  await start('registry', ['src/main.ts'], env, `http://localhost:${ports.registry}/readyz`);
  const published = await run(node(), [cli(), 'release'], { cwd: 'remote-training', env });
  expect(published.out).toMatch(/^training 0\.1\.0-\w+ is published\. It is live\./);

  const shell = `http://localhost:${ports.base}`;
  const offset = (JSON.parse(read('remote-training/package.json')) as { localPort: number }).localPort - 3000;
  await start('remote-training', [cli(), 'serve'], env, `http://localhost:${ports.base + offset}/healthz`);
  await start('shell', ['server/main.ts'], env, `${shell}/healthz`);
  // The shell learns of the release from the registry within a moment.
  let html = '';
  while (!html.includes('remoteEntry.')) {
    const page = await fetch(`${shell}/app/training`);
    expect(page.status).toBe(200);
    html = await page.text();
  }
  expect(html).toContain('<title>Training · Breakaway</title>');
  // Entry and screen, each with the hash that its team signed and with the bytes that have it.
  const scripts = [...new Set(html.match(/\/remotes\/training\/[^"/]+\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(1);
  for (const url of scripts) {
    const script = await fetch(shell + url);
    expect([url, script.status]).toEqual([url, 200]);
    const digest = createHash('sha384')
      .update(new Uint8Array(await script.arrayBuffer()))
      .digest('base64');
    expect(html).toContain(`sha384-${digest}`);
  }
});

test('Compose has the new remote wherever it has the others', () => {
  const text = read(compose);
  const names = [...remoteNames, 'training'];
  const anyOfThem = new RegExp(`\\b(${names.join('|')})\\b`, 'g');
  const placesOf = (name: string) =>
    text
      .split('\n')
      .filter((line) => new RegExp(`\\b${name}\\b`).test(line))
      .map((line) => line.replaceAll(anyOfThem, '*'));
  expect(placesOf('auth').length).toBeGreaterThan(8);
  for (const name of names) expect([name, placesOf(name)]).toEqual([name, placesOf('auth')]);
});

test.each([
  [[], 'Say how the remote is called: npm run new-remote training'],
  [['Training Plans'], '"Training Plans" cannot be a remote\'s name: use 2 to 20 lower-case letters'],
  [['../escape'], '"../escape" cannot be a remote\'s name: use 2 to 20 lower-case letters'],
  [['location'], '"location" cannot be a remote\'s name: it has a meaning already.'],
  [['class'], '"class" cannot be a remote\'s name: it has a meaning already.'],
  [['training'], 'remote-training exists already. Nothing was changed.'],
  [['running', 'walking'], 'Name one remote, not also "walking". Nothing was changed.'],
])('%j is refused with one sentence, and nothing is lost', async (name, sentence) => {
  writeFileSync(join(copy, 'remote-training/own.txt'), 'work');
  const before = [read(compose), read('shell/src/routing/routes.ts'), read('remote-training/screens.ts')];
  const { code, out } = await newRemote(...name);
  expect(code).toBe(1);
  expect(out).toContain(sentence);
  expect(out).not.toContain('    at ');
  expect([read(compose), read('shell/src/routing/routes.ts'), read('remote-training/screens.ts')]).toEqual(
    before,
  );
  expect(read('remote-training/own.txt')).toBe('work');
  expect(existsSync(join(copy, 'escape'))).toBe(false);
  expect(readdirSync(copy).filter((folder) => folder.startsWith('remote-'))).toHaveLength(
    remoteNames.length + 1,
  );
});

test('a route that is taken is refused before anything is written', async () => {
  const { code, out } = await newRemote('settings');
  expect([code, out.trim().split('\n').at(-1)]).toEqual([
    1,
    'The route /app/settings exists already. Nothing was changed.',
  ]);
  expect(existsSync(join(copy, 'remote-settings'))).toBe(false);
});
