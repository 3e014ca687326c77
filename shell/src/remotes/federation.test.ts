import { classify } from './failure.ts';

type Copies = Record<string, { from: string; loaded?: boolean; loading?: Promise<unknown> }>;
const scope: Record<string, Copies> = {};
/** The entries that were loaded. */
const entries: string[] = [];
/** What becomes of the entry of a remote. By default, it runs. */
let comes: (address: string, remote: string) => string;
let current = '';
Object.assign(globalThis, {
  scriptIntegrity: (url: string) => `sha384-${url.length}`,
  __webpack_share_scopes__: { default: scope },
  __webpack_nonce__: 'n0nce',
  __webpack_require__: {
    l: (address: string, done: (event: Event) => void) => {
      entries.push(address);
      const remote = current;
      queueMicrotask(() => done(new Event(comes(address, remote))));
    },
  },
});
jest.mock('./runtime-core.ts', () => ({ provideRuntimeCore: jest.fn(async () => {}) }));
const { provideRuntimeCore } = jest.requireMock<typeof import('./runtime-core.ts')>('./runtime-core.ts');
const { loadFederated } = jest.requireActual<typeof import('./federation.ts')>('./federation.ts');

const release = { version: '1.0.0', base: '/remotes/auth/1.0.0/', entry: 'remoteEntry.js' };
const ORIGIN = 'http://localhost/remotes/auth/1.0.0/';

/** The containers that entries leave here, and what they were given. */
const given: unknown[] = [];
const container = (text: string) => ({
  init: (shareScope: unknown) => given.push(shareScope),
  get: async (module: string) => () => ({ default: `${text} ${module}` }),
});

const runs = (address: string, remote: string) => {
  Object.assign(globalThis, { [remote]: container(address) });
  return 'load';
};
const load = (remote: string, ...rest: [string, Parameters<typeof loadFederated>[2], number]) => {
  current = remote;
  return loadFederated(remote, ...rest);
};

beforeEach(() => {
  comes = runs;
  entries.length = 0;
  for (const name of Object.keys(scope)) delete scope[name];
  document.head.innerHTML = '';
});

test('an entry runs, and its container gets the share scope of the page', async () => {
  expect(await load('auth', 'SignIn', release, 0)).toEqual({ default: `${ORIGIN}remoteEntry.js ./SignIn` });
  expect(entries).toEqual([`${ORIGIN}remoteEntry.js`]);
  expect(given.at(-1)).toBe(scope);
});

test('a second screen of a remote takes the container that is there', async () => {
  await load('two', 'SignIn', release, 0);
  await load('two', 'SignUp', release, 0);
  expect(entries).toHaveLength(1);
});

test.each([
  ['timeout', { kind: 'timeout' }],
  ['error', { kind: 'network' }],
])('an entry that ends with "%s" is classified, and says which one it was', async (type, failed) => {
  comes = () => type;
  const error: unknown = await load(`ends-${type}`, 'SignIn', release, 0).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ request: `${ORIGIN}remoteEntry.js` });
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await classify(error, release)).toEqual(failed);
});

test('an entry that throws is not taken for the one before it', async () => {
  await load('throws', 'SignIn', release, 0);
  comes = () => 'load';
  await expect(load('throws', 'SignIn', release, 1)).rejects.toThrow('threw before it was a container');
});

test('only a release without a runtime of its own gets the core of the plugin’s', async () => {
  await load('new', 'SignIn', release, 0);
  expect(provideRuntimeCore).not.toHaveBeenCalled();
  await load('old', 'SignIn', { ...release, needsCore: true }, 0);
  expect(provideRuntimeCore).toHaveBeenCalledTimes(1);
});

test('a retry uses another address, and removes the scripts of the first attempt from the page', async () => {
  await load('retried', 'SignIn', release, 0);
  document.head.innerHTML =
    '<script data-webpack="retried@1.0.0:chunk-7"></script><script data-webpack="chat@1:chunk-7"></script>';
  expect(await load('retried', 'SignIn', release, 2)).toEqual({
    default: `${ORIGIN}~2/remoteEntry.js ./SignIn`,
  });
  const chunks = [...document.scripts].flatMap((script) => script.dataset.webpack ?? []);
  expect(chunks).toEqual(['chat@1:chunk-7']);
});

test('what remotes shared is forgotten with a new address: it may be bound to a release that was given up', async () => {
  const loaded = { from: 'shell', loaded: true };
  await load('bound', 'SignIn', release, 2);
  Object.assign(scope, {
    react: { '19.0.0': loaded, '18.0.0': { ...loaded, from: 'auth' } },
    formik: { '2.4.9': { ...loaded, from: 'auth' } },
    yup: { '1.7.1': { from: 'billing', loading: new Promise(() => {}) } },
  });
  await load('bound', 'SignIn', release, 2);
  expect(Object.keys(scope.formik!)).toEqual(['2.4.9']);
  await load('bound', 'SignIn', { ...release, base: '/remotes/auth/0.9.0/' }, 3);
  expect(scope).toEqual({ react: { '19.0.0': loaded }, formik: {}, yup: {} });
});

describe('beside the entry, a page loads', () => {
  const first = {
    ...release,
    base: '/remotes/profile/1.0.0/',
    screens: { Settings: ['settings.js', 'formik.js', 'yup.js'], Public: ['public.js'] },
    shared: { 'formik.js': 'formik', 'yup.js': 'yup' },
  };
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const files = () => scripts().map(({ src }) => src.replace('http://localhost/remotes/profile/1.0.0/', ''));
  let count = 0;
  /** Each under a name of its own: a page does it once for a remote. */
  const open = (module: string, candidate: typeof first | typeof release, attempt = 0) =>
    load(`profile${(count += 1)}`, module, candidate, attempt);

  test('the scripts that the screen begins with, with hash and nonce', async () => {
    await open('Public', first);
    expect(files()).toEqual(['public.js']);
    expect(scripts()[0]).toMatchObject({ async: true, integrity: 'sha384-48', nonce: 'n0nce' });
    expect(scripts()[0]!.crossOrigin).toBeNull();
    await open('Public', { ...first, base: 'http://x.test/' });
    expect(scripts()[1]!.crossOrigin).toBe('anonymous');
  });

  test('nothing that webpack would wait for in vain', async () => {
    await open('Public', first);
    document.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(files()).toEqual([]);
  });

  test('no shared package that the page has or that is on its way', async () => {
    scope.formik = { '2.4.9': { from: 'auth', loaded: true } };
    scope.yup = { '1.7.1': { from: 'auth' } };
    await open('Settings', first);
    expect(files()).toEqual(['settings.js', 'yup.js']);
    scope.yup = { '1.7.1': { from: 'auth', loading: Promise.resolve() } };
    document.head.innerHTML = '';
    await open('Settings', first);
    expect(files()).toEqual(['settings.js']);
  });

  test('nothing that the page began with', async () => {
    document.head.innerHTML = `<script src="${new URL(`${first.base}public.js`, location.href).href}"></script>`;
    await open('Public', first);
    // That one alone.
    expect(files()).toEqual(['public.js']);
  });

  test('nothing for a retry, for a release that does not say what it needs, or for an unknown screen', async () => {
    await open('Public', first, 1);
    await open('Public', release);
    await open('Other', first);
    expect(files()).toEqual([]);
  });
});

test('an overridden remote is loaded from where its machine says, and asked anew by the next attempt', async () => {
  const overridden = { version: 'localhost:3202', base: 'http://localhost:3202/', entry: 'release.json' };
  globalThis.pageOverrides = {
    async fillIn(_remote, candidate, attempt) {
      Object.assign(candidate, { base: `http://localhost:3202/1.0.${attempt}/`, entry: 'entry.js' });
    },
    reported: () => {},
  };
  await load('chat', 'Consultant', overridden, 0);
  expect(entries.at(-1)).toBe('http://localhost:3202/1.0.0/entry.js');
  await load('chat', 'Consultant', overridden, 1);
  expect(entries.at(-1)).toBe('http://localhost:3202/1.0.1/~1/entry.js');
  globalThis.pageOverrides = undefined;
});
