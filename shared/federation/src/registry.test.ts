import { parseRegistry, satisfies, withRelease, withRollback, type Release } from './registry.ts';

const release = (version: string, over: Partial<Release> = {}): Release => ({
  name: 'auth',
  version,
  entry: 'remoteEntry.0123abcd.js',
  screens: { SignIn: ['a.0123abcd.js'] },
  integrity: { 'a.0123abcd.js': 'sha384-abc' },
  hostApi: '^1.0.0',
  ...over,
});
const file = (remotes: unknown) => JSON.stringify({ remotes });

test('a valid registry is read completely', () => {
  const { registry, problems } = parseRegistry(file({ auth: release('1.0.0-ab12') }));
  expect(problems).toEqual([]);
  expect(registry.auth).toMatchObject({ version: '1.0.0-ab12', previous: [] });
});

test.each([
  ['no JSON', '{', /not JSON/],
  ['no remotes', '[]', /no "remotes"/],
  ['empty text', '', /not JSON/],
])('%s gives an empty registry and a problem', (_, text, problem) => {
  const reading = parseRegistry(text);
  expect(reading.registry).toEqual({});
  expect(reading.problems[0]).toMatch(problem);
});

test.each([
  ['an entry outside its folder', release('1.0.0', { entry: '../../etc/passwd' })],
  ['an absolute entry', release('1.0.0', { entry: 'https://evil.example/x.js' })],
  ['no semantic version', release('latest')],
  ['another name than its key', release('1.0.0', { name: 'chat' })],
  ['a script URL as base', { ...release('1.0.0'), base: 'javascript:alert(1)' }],
  ['no object', 7],
])('%s is left out and reported; the good entry stays', (_, bad) => {
  const { registry, problems } = parseRegistry(file({ auth: bad, chat: release('1.0.0', { name: 'chat' }) }));
  expect(Object.keys(registry)).toEqual(['chat']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('"auth"');
});

test('deploying keeps the previous release; rolling back makes it live again', () => {
  let registry = withRelease({}, release('1.0.0'));
  registry = withRelease(registry, release('1.1.0'));
  registry = withRelease(registry, release('1.2.0'));
  expect(registry.auth).toMatchObject({
    version: '1.2.0',
    previous: [{ version: '1.1.0' }, { version: '1.0.0' }],
  });
  expect(withRelease(registry, release('1.2.0'))).toBe(registry);
  registry = withRollback(registry, 'auth');
  expect(registry.auth).toMatchObject({ version: '1.1.0', previous: [{ version: '1.0.0' }] });
  expect(parseRegistry(file(registry)).problems).toEqual([]);
  expect(() => withRollback(withRollback(registry, 'auth'), 'auth')).toThrow(/no earlier release/);
});

test('only the last releases are kept', () => {
  let registry = withRelease({}, release('1.0.0'));
  for (let patch = 1; patch < 10; patch += 1) registry = withRelease(registry, release(`1.0.${patch}`));
  expect(registry.auth?.previous.map(({ version }) => version)).toEqual([
    '1.0.8',
    '1.0.7',
    '1.0.6',
    '1.0.5',
    '1.0.4',
  ]);
});

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['1.2.3-ab12', '^1.2.0', true],
])('host-api %s satisfies %s: %s', (have, range, expected) => {
  expect(satisfies(have, range)).toBe(expected);
});
