import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messageFault } from './message-fault.ts';

const root = resolve(__dirname, '../..');

test.each([
  'Billing: what could not be read is read again',
  `${'a'.repeat(72)}\n\nWhy: because. ${'b'.repeat(200)}\n`,
  // Characters, not bytes.
  'é'.repeat(72),
  'A subject\n# Please enter the commit message for your changes.\n',
  '\n# a comment first\nA subject\n\nA body\n# ------------------------ >8 ------------------------\ndiff\n',
  `Merge branch '${'long-'.repeat(20)}'`,
  `fixup! ${'a'.repeat(72)}`,
])('%j fits', (message) => {
  expect(messageFault(message)).toBeUndefined();
});

test.each([
  ['a'.repeat(73), 'The subject has 73 characters, and 72 fit'],
  ['', 'The message has no subject'],
  ['# only a comment\n\n', 'The message has no subject'],
  ['A subject\nand its end', 'Leave the line below the subject empty.'],
])('%j is refused', (message, fault) => {
  expect(messageFault(message)).toContain(fault);
});

describe('the hooks', () => {
  let repository: string;
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: repository,
      encoding: 'utf8',
    });
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'hooks-'));
    execFileSync('git', ['init', '-q', repository]);
    execFileSync(
      'cp',
      ['-r', '--parents', '.githooks', '.prettierrc.json', 'oxlint.config.ts', 'stack/src', repository],
      {
        cwd: root,
      },
    );
    execFileSync('ln', ['-s', join(root, 'node_modules'), repository]);
    git('config', 'core.hooksPath', '.githooks');
  });
  afterEach(() => rmSync(repository, { recursive: true }));

  const commit = (file: string, text: string, message: string) => {
    writeFileSync(join(repository, file), text);
    git('add', file);
    return git('commit', '-m', message);
  };

  test('a commit that is in order is made', () => {
    const { status } = commit('a file.ts', 'export const a = 1;\n', 'A file');
    expect(status).toBe(0);
  });

  test.each([
    ['a format that is not ours', 'export const a    = 1\n', 'A file', 'Run: npm run format'],
    ['what the lint refuses', 'export var a = 1;\n', 'A file', 'no-var'],
    ['a long subject', 'export const a = 1;\n', 'a'.repeat(73), 'The subject has 73 characters'],
  ])('%s is refused', (_, text, message, why) => {
    const { status, stdout, stderr } = commit('file.ts', text, message);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(why);
  });
});
