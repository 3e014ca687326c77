import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overrideFor } from './compose-override.ts';
import { namesFiles, sharedJourneys } from './journeys.ts';
import { pairs, sidesOf, type PairName } from './pairs.ts';

const sites = ['remote-auth', 'remote-chat', 'remote-billing', 'tool-race-analyzer'];

test('an old shell keeps its registry, and gets the remotes and tools of this tree', () => {
  expect(sidesOf('old-shell', sites)).toEqual({
    registry: 'old',
    shell: 'old',
    'remote-auth': 'new',
    'remote-chat': 'new',
    'remote-billing': 'new',
    'tool-race-analyzer': 'new',
  });
});

test('mixed: every second remote by name is new, so the shared packages come from both', () => {
  const { 'remote-auth': auth, 'remote-billing': billing, 'remote-chat': chat } = sidesOf('mixed', sites);
  expect([auth, billing, chat]).toEqual(['old', 'new', 'old']);
});

test('a remote that the other commit has not is new in every pair', () => {
  for (const pair of Object.keys(pairs) as PairName[]) {
    const sides = sidesOf(pair, sites, (site) => site !== 'remote-chat');
    expect(sides['remote-chat']).toBe('new');
  }
  const { 'remote-auth': auth, 'remote-billing': billing } = sidesOf(
    'mixed',
    sites,
    (site) => site !== 'remote-chat',
  );
  expect([auth, billing]).toEqual(['old', 'new']);
});

test('each two parts that speak to each other meet in both orders', () => {
  const met = new Set<string>();
  for (const pair of Object.keys(pairs) as PairName[]) {
    const { registry, shell, ...remotes } = sidesOf(pair, sites);
    met.add(`${shell} shell, ${registry} registry`);
    for (const side of Object.values(remotes)) {
      met.add(`${shell} shell, ${side} remote`);
      met.add(`${side} remote, ${registry} registry`);
    }
  }
  for (const [one, other] of ['shell, remote', 'shell, registry', 'remote, registry'].map((two) =>
    two.split(', '),
  )) {
    expect(met).toContain(`old ${one}, new ${other}`);
    expect(met).toContain(`new ${one}, old ${other}`);
  }
});

test('the journeys of a pair are those whose file is the same in both commits', () => {
  const dir = mkdtempSync(join(tmpdir(), 'breakaway-skew-test-'));
  try {
    const write = (commit: string, name: string, text: string) => {
      mkdirSync(join(dir, commit, 'e2e/journeys'), { recursive: true });
      writeFileSync(join(dir, commit, 'e2e/journeys', name), text);
    };
    for (const commit of ['now', 'before']) write(commit, 'same.spec.ts', 'test');
    write('now', 'changed.spec.ts', 'another promise');
    write('before', 'changed.spec.ts', 'a promise');
    write('now', 'added.spec.ts', 'test');
    write('before', 'removed.spec.ts', 'test');
    expect(sharedJourneys(join(dir, 'now'), join(dir, 'before'))).toEqual({
      both: ['journeys/same.spec.ts'],
      left: ['journeys/added.spec.ts', 'journeys/changed.spec.ts'],
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('files among the arguments of Playwright replace the choice', () => {
  expect(namesFiles(['--workers=2', 'journeys/trial.spec.ts:7'])).toBe(true);
  expect(namesFiles(['--project=phone', '--grep', 'trial'])).toBe(false);
});

test('Compose builds what is old from the folder of the other commit, with the registry also its keys', () => {
  const sides = sidesOf('old-shell', sites);
  expect(overrideFor(sides, '/old', ['journeys/trial.spec.ts'])).toEqual({
    services: {
      registry: { build: { context: '/old' } },
      keys: { build: { context: '/old' } },
      shell: { build: { context: '/old' } },
      e2e: { command: ['node_modules/.bin/playwright', 'test', 'journeys/trial.spec.ts'] },
    },
  });
  expect(Object.keys(overrideFor(sidesOf('new-shell', sites), '/old', []).services)).toEqual([
    ...sites,
    'e2e',
  ]);
});

test.each([
  [['HEAD', '--compos'], 'There is no --compos here. Usage: npm run skew -- '],
  [['HEAD', 'old-shel'], 'not HEAD old-shel. Usage: npm run skew -- '],
])('%j is refused with one line that says what it takes', (typed, says) => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'main.ts'), ...typed], {
    encoding: 'utf8',
  });
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(says)]);
  expect(status).toBe(1);
});
