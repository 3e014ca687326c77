import { CHUNK_TIMEOUT_MS } from './limits.ts';

interface ScriptPlugin {
  createScript: (asked: { url: string; attrs?: Record<string, unknown> }) => {
    script: HTMLScriptElement;
    timeout: number;
  };
}
const mockPlugins: ScriptPlugin[] = [];
const mockShares: Record<string, Record<string, unknown>> = {};
const mockRegistered: { name: string; entry: string }[] = [];
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerPlugins: (plugins: ScriptPlugin[]) => mockPlugins.push(...plugins),
    options: { shared: { react: [{ version: '19.0.0' }] } },
    shareScopeMap: { default: mockShares },
  }),
  registerRemotes: (remotes: { name: string; entry: string }[]) => mockRegistered.push(...remotes),
  loadRemote: async (id: string) => ({ default: id }),
}));
Object.assign(globalThis, { scriptIntegrity: (url: string) => `sha384-${url.length}` });
const { loadFederated } = jest.requireActual<typeof import('./federation.ts')>('./federation.ts');

const release = { version: '1.0.0', base: '/remotes/auth/1.0.0/', entry: 'remoteEntry.js' };

test('every script of a remote has 120000 ms, and the nonce of the page @9.chunk-timeout', async () => {
  document.head.innerHTML = '<script nonce="n0nce"></script>';
  document.querySelector('script')!.nonce = 'n0nce';
  await loadFederated('auth', 'SignIn', release, 0);
  const { script, timeout } = mockPlugins[0]!.createScript({
    url: 'http://x.test/e.js',
    attrs: { type: 'module' },
  });
  expect(timeout).toBe(120_000);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  expect([script.src, script.nonce, script.type]).toEqual(['http://x.test/e.js', 'n0nce', 'module']);
  expect([script.integrity, script.crossOrigin]).toEqual(['sha384-18', 'anonymous']);
  const own = mockPlugins[0]!.createScript({ url: `${location.origin}/e.js` });
  expect(own.script.crossOrigin).toBeNull();
});

test('a retry uses another address, and removes the scripts of the first attempt from the page', async () => {
  document.head.innerHTML =
    '<script data-webpack="auth@1.0.0:chunk-7"></script><script data-webpack="chat@1:chunk-7"></script>';
  expect(await loadFederated('auth', 'SignIn', release, 2)).toEqual({ default: 'auth/SignIn' });
  expect(mockRegistered.at(-1)?.entry).toBe('http://localhost/remotes/auth/1.0.0/~2/remoteEntry.js');
  expect([...document.scripts].map((script) => script.dataset.webpack)).toEqual(['chat@1:chunk-7']);
});

test('what remotes shared is forgotten with a new address: it may be bound to a release that was given up', async () => {
  const loaded = { loaded: true, lib: () => ({}) };
  Object.assign(mockShares, {
    react: { '19.0.0': loaded, '18.0.0': loaded },
    formik: { '2.4.9': loaded },
    yup: { '1.7.1': { loading: new Promise(() => {}) } },
  });
  await loadFederated('auth', 'SignIn', release, 2);
  expect(Object.keys(mockShares.formik!)).toEqual(['2.4.9']);
  await loadFederated('auth', 'SignIn', { ...release, base: '/remotes/auth/0.9.0/' }, 3);
  expect(mockShares).toEqual({ react: { '19.0.0': loaded }, formik: {}, yup: {} });
});

describe('beside the entry, a page fetches', () => {
  const first = {
    ...release,
    base: '/remotes/profile/1.0.0/',
    screens: { Settings: ['settings.js', 'formik.js', 'yup.js'], Public: ['public.js'] },
    shared: { 'formik.js': 'formik', 'yup.js': 'yup' },
  };
  const fetched = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => ({
      file: link.href.replace('http://localhost/remotes/profile/1.0.0/', ''),
      is: `${link.getAttribute('as')} ${link.integrity} ${link.nonce}`,
    }));
  const files = () => fetched().map(({ file }) => file);
  let count = 0;
  /** Each under a name of its own: a page does it once for a remote. */
  const open = (module: string, candidate: typeof first | typeof release, attempt = 0) =>
    loadFederated(`profile${(count += 1)}`, module, candidate, attempt);
  beforeEach(() => {
    document.head.innerHTML = '<script nonce="n0nce"></script>';
    document.querySelector('script')!.nonce = 'n0nce';
    for (const name of Object.keys(mockShares)) delete mockShares[name];
  });

  test('the scripts that the screen begins with, with hash and nonce', async () => {
    await open('Public', first);
    expect(fetched()).toEqual(
      ['remoteEntry.js', 'public.js'].map((file) => ({
        file,
        is: `script sha384-${`http://localhost/remotes/profile/1.0.0/${file}`.length} n0nce`,
      })),
    );
  });

  test('no shared package that the page has', async () => {
    mockShares.formik = { '2.4.9': {} };
    mockShares.yup = {};
    await open('Settings', first);
    expect(files()).toEqual(['remoteEntry.js', 'settings.js', 'yup.js']);
  });

  test('nothing that the page began with', async () => {
    document.head.innerHTML = `<link href="${first.base}remoteEntry.js"><link href="${first.base}public.js">`;
    await open('Public', first);
    expect(files()).toEqual([]);
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
  await loadFederated('chat', 'Consultant', overridden, 0);
  expect(mockRegistered.at(-1)?.entry).toBe('http://localhost:3202/1.0.0/entry.js');
  await loadFederated('chat', 'Consultant', overridden, 1);
  expect(mockRegistered.at(-1)?.entry).toBe('http://localhost:3202/1.0.1/~1/entry.js');
  globalThis.pageOverrides = undefined;
});
