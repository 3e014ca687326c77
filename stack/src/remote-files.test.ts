import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteNames } from '@breakaway/federation/local-ports';
import { filesOfRemote, type Manifest } from './remote-files.ts';

const root = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifestOf = (text: string) => JSON.parse(text) as Manifest;
const remotes = remoteNames.map((name) => `remote-${name}`);
const manifests = remotes.map((remote) => manifestOf(read(`${remote}/package.json`)));

/** What the command line offers in a remote's folder, by its first lines; `release` is for containers. */
const commands = /own folder[^]*?\n \* and anywhere/
  .exec(read('shared/releases/src/cli.ts'))![0]
  .split('\n')
  .flatMap((line) => /^ \* {3}([\w-]+)/.exec(line)?.[1] ?? [])
  .filter((command) => !['release', 'serve-site'].includes(command));
const withoutScript = ({ scripts }: Manifest) =>
  commands.filter((command) => !Object.values(scripts).some((one) => one.endsWith(`cli.ts ${command}`)));

test('every remote, and one that is made, has a script for each command of its team', () => {
  expect(commands).toContain('publish');
  expect(manifests.map(withoutScript)).toEqual(remotes.map(() => []));
  const made = filesOfRemote('training', { port: 3010, alone: 3110, manifests });
  expect(withoutScript(manifestOf(made['remote-training/package.json']!))).toEqual([]);
});
