import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What somebody reads who has set something wrong: one sentence, and an exit code that a CI notices. */

let root: string;
let dir: string;
let server: Server;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'cli-'));
  // No folder of the workspace: in an image there is none around it.
  dir = join(root, 'remote-elsewhere');
  mkdirSync(dir);
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});
const usedPort = () => String((server.address() as AddressInfo).port);

const wrong: [what: string, command: string[], env: () => Record<string, string>, says: RegExp][] = [
  [
    'an address without its beginning',
    ['status'],
    () => ({ REGISTRY_URL: 'localhost:4200' }),
    /^REGISTRY_URL is localhost:4200, which is no address: /,
  ],
  [
    'a folder in the place of a key',
    ['deploy', '0.1.0'],
    () => ({ TEAM_KEY_FILE: root }),
    /^The key in \S+ cannot be read\.$/,
  ],
  [
    'a key that is not where the command was typed',
    ['deploy', '0.1.0'],
    () => ({ TEAM_KEY_FILE: 'keys/auth.json', INIT_CWD: '/somewhere' }),
    /^There is no key in \/somewhere\/keys\/auth\.json\. /,
  ],
  ['no port number', ['override'], () => ({ PORT: 'abc' }), /^PORT is abc, which is no port number\.$/],
  [
    'a port that is in use',
    ['override'],
    () => ({ PORT: usedPort() }),
    /^Port \d+ is in use\. Name another one with PORT\.$/,
  ],
  ['a duty that there is not', ['new-key', 'a', 'a', 'read', 'x', 'y'], () => ({}), /, not "read"\. Nothing/],
];

test.each(wrong)('%s', (_what, command, env, says) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'cli.ts'), ...command], {
    cwd: dir,
    env: { ...process.env, ...env() },
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr.trim()).toMatch(says);
  expect(status).toBe(1);
});
