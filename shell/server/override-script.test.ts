import { satisfies } from '@breakaway/federation/caret';
import { classify } from '../src/remotes/failure.ts';
import { overrideParts } from './override-script.ts';

/** The inline script of a page that takes `chat` from localhost:3202. */

const BASE = 'http://localhost:3202/1.0.0-mine/';
const hash = `sha384-${'a'.repeat(64)}`;
const release = {
  name: 'chat',
  version: '1.0.0-mine',
  entry: 'entry.js',
  integrity: { 'entry.js': hash, 'nested/chunk.js': hash, 'picture.png': hash, 'old.js': 'md5-x' },
  hostApi: '^1.4.0',
  bringsRuntime: true,
};
interface Placed {
  version: string;
  base: string;
  entry: string;
  needsCore?: boolean;
}
interface PageOverrides {
  fillIn(remote: string, release: Placed, attempt: number): Promise<void>;
  hashOf(address: string): string | undefined;
  reported(reports: { remote: string; kind: string; status?: number }[]): void;
}
let answers: (() => Promise<unknown>)[];
const asked = jest.fn();
const says =
  (body: object, ok = true, status = 200) =>
  () =>
    Promise.resolve({ ok, status, json: async () => body });
const silent = () => Promise.reject(new TypeError('Failed to fetch'));

/** Runs the script as the head of a page does; the last answer is repeated. */
function start(...given: typeof answers): PageOverrides {
  answers = given;
  asked.mockClear();
  const parts = overrideParts({ chat: 'http://localhost:3202' }, '1.4.0');
  document.body.innerHTML = parts.banner;
  const fetch = (url: string, options: object) => {
    asked(url, options);
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  };
  // Each test has its own; in a page nothing can replace it.
  let made: PageOverrides | undefined;
  const Obj = Object.assign(Object.create(Object) as ObjectConstructor, {
    defineProperty: (_on: object, _name: string, { value }: { value: PageOverrides }) => (made = value),
  });
  new Function('Object', 'fetch', 'addEventListener', parts.script)(Obj, fetch, () => {});
  return made!;
}
const placed = (): Placed => ({
  version: 'localhost:3202',
  base: 'http://localhost:3202/',
  entry: 'release.json',
});
const banner = () => document.querySelector('[data-remote=chat]')!.textContent;
const failure = async (page: PageOverrides, attempt = 0) => {
  const candidate = placed();
  const error = await page.fillIn('chat', candidate, attempt).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (await classify(error, candidate)).kind;
};

test('a build of before November 2026 needs a part of the runtime from the page', async () => {
  const { bringsRuntime: _, ...older } = release;
  const candidate = placed();
  await start(says(older)).fillIn('chat', candidate, 0);
  expect(candidate.needsCore).toBe(true);
});

test('the loader learns where the release is, and exactly its scripts have a hash', async () => {
  const page = start(says(release));
  const candidate = placed();
  await page.fillIn('chat', candidate, 0);
  expect(candidate).toEqual({
    version: 'localhost:3202',
    base: BASE,
    entry: 'entry.js',
    needsCore: false,
  });
  expect(asked).toHaveBeenCalledWith('http://localhost:3202/release.json', expect.anything());
  expect(page.hashOf(`${BASE}entry.js`)).toBe(hash);
  expect(page.hashOf(`${BASE}nested/chunk.js`)).toBe(hash);
  for (const other of [
    `${BASE}picture.png`,
    `${BASE}old.js`,
    `${BASE}other.js`,
    'http://localhost:3203/1.0.0-mine/entry.js',
    'https://localhost:3202/1.0.0-mine/entry.js',
    'constructor',
  ])
    expect([other, page.hashOf(other)]).toEqual([other, undefined]);
  expect(banner()).toBe('Chat comes from localhost:3202, not from the registry.');
});

test('a release that names files elsewhere gets no hash for them', async () => {
  const page = start(
    says({
      ...release,
      version: '@evil.example/x',
      integrity: { '../../evil.js': hash, 'https://evil.example/e.js': hash, '//evil.example/f.js': hash },
    }),
  );
  await page.fillIn('chat', placed(), 0);
  for (const address of [
    'https://evil.example/e.js',
    'http://evil.example/x/evil.js',
    'http://evil.example/f.js',
  ])
    expect(page.hashOf(address)).toBeUndefined();
});

test('other remotes are left alone', async () => {
  const page = start(says(release));
  const candidate = { ...placed(), base: '/remotes/auth/1.0.0/' };
  await page.fillIn('auth', candidate, 0);
  await page.fillIn('constructor', candidate, 0);
  expect(candidate.base).toBe('/remotes/auth/1.0.0/');
});

test('an attempt asks once; the next one may find another build', async () => {
  const page = start(says(release), says({ ...release, version: '1.0.0-next' }));
  const [one, two, three] = [placed(), placed(), placed()];
  await page.fillIn('chat', one, 0);
  await page.fillIn('chat', two, 0);
  await page.fillIn('chat', three, 1);
  expect([one.base, two.base, three.base]).toEqual([BASE, BASE, 'http://localhost:3202/1.0.0-next/']);
});

const unfit: [string, () => Promise<unknown>, string, string][] = [
  ['nobody answers', silent, 'network', 'Nothing answers on localhost:3202, so Chat cannot be shown.'],
  [
    'there is no build yet',
    says({ message: 'The first build is not done yet.' }, false, 503),
    'network',
    'localhost:3202 has nothing to show for Chat: The first build is not done yet.',
  ],
  [
    'another remote answers',
    says({ ...release, name: 'auth' }),
    'evaluation',
    'localhost:3202 serves auth, not chat.',
  ],
  ['something else answers', says({}), 'evaluation', 'localhost:3202 serves something else, not chat.'],
  [
    'it was built for another host-api',
    says({ ...release, hostApi: '^2.0.0' }),
    'contract',
    'The build of Chat on localhost:3202 does not fit: it needs host-api ^2.0.0, and this shell has 1.4.0.',
  ],
];
test.each(unfit)(
  '%s: the banner says so, and it is a failure like any other',
  async (_what, answer, kind, text) => {
    const page = start(answer);
    expect(await failure(page)).toBe(kind);
    expect(banner()).toContain(text);
    // The loader's own words say less.
    page.reported([{ remote: 'chat', kind }]);
    expect(banner()).toContain(text);
  },
);

test('what the loader reports is for the banner, until a later attempt works', async () => {
  const page = start(says(release));
  await page.fillIn('chat', placed(), 0);
  page.reported([
    { remote: 'auth', kind: 'render' },
    { remote: 'chat', kind: 'loaded' },
  ]);
  expect(banner()).toContain('comes from');
  page.reported([{ remote: 'chat', kind: 'contract' }]);
  expect(banner()).toContain('it needs another version of React');
  await page.fillIn('chat', placed(), 1);
  expect(banner()).toContain('comes from');
  page.reported([{ remote: 'chat', kind: 'http', status: 404 }]);
  expect(banner()).toBe('The build of Chat on localhost:3202 cannot be loaded: http 404.');
});

test('which host-api fits is decided as the server decides it', async () => {
  for (const range of ['^1.4.0', '^1.3.9', '^1.0.0', '^1.4.1', '^1.5.0', '^0.9.0', '^2.0.0', '1.4.0', '*'])
    expect([range, (await failure(start(says({ ...release, hostApi: range })))) !== 'contract']).toEqual([
      range,
      /^\^/.test(range) && satisfies('1.4.0', range),
    ]);
});
