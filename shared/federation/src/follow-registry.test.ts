import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { Deployments } from '../stress/deployments.ts';
import { followRegistry } from './follow-registry.ts';
import { deploy } from './release.ts';

let place: Deployments;
let logged: string[];
beforeEach(() => {
  place = new Deployments();
  logged = [];
});
afterEach(() => place.end());

const follow = () => followRegistry(place.registryFile, (problem) => logged.push(problem));
const live = (registry: Record<string, { version: string }>) =>
  Object.entries(registry).map(([name, { version }]) => `${name} ${version}`);

function deployed(): void {
  for (const name of ['auth', 'chat']) {
    place.published(name, '1.0.0-aaaa');
    deploy(place, name, '1.0.0-aaaa');
  }
}
const damage = () => writeFileSync(place.registryFile, place.text().replace('"version"', '"oops"'));

test('each call returns the current content; an entry that becomes invalid keeps its last good version and is logged once', async () => {
  deployed();
  const read = follow();
  expect(live((await read()).registry)).toEqual(['auth 1.0.0-aaaa', 'chat 1.0.0-aaaa']);
  place.published('auth', '1.0.0-bbbb');
  deploy(place, 'auth', '1.0.0-bbbb');
  expect(live((await read()).registry)).toEqual(['auth 1.0.0-bbbb', 'chat 1.0.0-aaaa']);
  expect(logged).toEqual([]);
  damage();
  for (let times = 0; times < 2; times += 1) {
    const { registry, problems } = await read();
    expect(live(registry).sort()).toEqual(['auth 1.0.0-bbbb', 'chat 1.0.0-aaaa']);
    expect(problems).toEqual([expect.stringContaining('"auth" was left out')]);
  }
  expect(logged).toHaveLength(1);
  for (const text of ['nonsense', '', '[]']) {
    writeFileSync(place.registryFile, text);
    expect(live((await read()).registry)).toHaveLength(2);
  }
});

test.each([
  ['damaged', () => damage()],
  ['truncated', () => writeFileSync(place.registryFile, place.text().slice(0, 40))],
  ['gone', () => rmSync(place.registryFile)],
])('after a start with a registry that is %s, the newest good backup is used', async (_, harm) => {
  deployed();
  harm();
  const { registry, problems } = await follow()();
  expect(live(registry).sort()).toEqual(['auth 1.0.0-aaaa', 'chat 1.0.0-aaaa']);
  expect(problems).toHaveLength(1);
});

test('a remote that was removed on purpose does not come back from a backup', async () => {
  deployed();
  place.edit((registry) => delete registry.remotes.chat);
  expect(live((await follow()()).registry)).toEqual(['auth 1.0.0-aaaa']);
});

test('a file that reappears is read again', async () => {
  deployed();
  const read = follow();
  await read();
  renameSync(place.registryFile, `${place.registryFile}.away`);
  expect((await read()).problems).toEqual([expect.stringContaining('ENOENT')]);
  renameSync(`${place.registryFile}.away`, place.registryFile);
  expect((await read()).problems).toEqual([]);
});
