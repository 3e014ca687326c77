import { ModuleFederation } from '@module-federation/runtime-core';
import { expectLogged } from '../../../../jest.console.ts';
import container from './container.ts';
import page from './page.ts';

const { initContainerEntry, consumes } = container.bundlerRuntime;
type WebpackRequire = Parameters<typeof consumes>[0]['webpackRequire'];
type Shared = WebpackRequire['federation']['initOptions']['shared'];

const range = (requiredVersion: string) => ({ requiredVersion, singleton: false, eager: false });
const packageOf = (
  version: string,
  get: () => never | (() => unknown) | Promise<() => unknown>,
  eager = false,
) => ({
  version,
  get,
  from: '',
  scope: ['default'],
  shareConfig: { ...range(`^${version}`), eager },
});

/** What webpack makes of a build: `wanted` are the shared packages of its chunk 1. */
function build(
  name: string,
  shared: Shared,
  wanted: Record<string, { requiredVersion: string; strictVersion?: boolean }> = {},
) {
  const entries = Object.entries(wanted);
  const webpackRequire: WebpackRequire = {
    p: '',
    m: {},
    c: {},
    S: {},
    federation: { initOptions: { name, shared } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: Object.fromEntries(
        entries.map(([shareKey, one]) => [shareKey, { shareKey, strictVersion: false, ...one }]),
      ),
    },
  };
  const installedModules = {};
  return {
    webpackRequire,
    /** Runs the module in whose place a shared package is. */
    run: (id: string) => {
      const module = { exports: undefined as unknown };
      webpackRequire.m[id]!(module);
      return module.exports;
    },
    async loadChunk() {
      const promises: Promise<unknown>[] = [];
      const chunkMapping = { 1: entries.map(([id]) => id) };
      consumes({ webpackRequire, installedModules, chunkMapping, chunkId: '1', promises });
      await Promise.all(promises);
      return promises.length;
    },
  };
}
const react = { id: 'the React of the page' };
/** The share scope of a page with React. */
function scopeOfPage(): WebpackRequire['S'][string] {
  const { webpackRequire } = build('shell', { react: [packageOf('19.3.1', () => () => react, true)] });
  page.bundlerRuntime.init({ webpackRequire });
  return webpackRequire.S.default!;
}
const inPage = (scope: object, ...remote: Parameters<typeof build>) => {
  const built = build(...remote);
  initContainerEntry({ webpackRequire: built.webpackRequire, shareScope: scope as never });
  return built;
};

test('a remote loads its chunks from where its entry is', () => {
  const { webpackRequire } = build('auth', {});
  const src = 'http://localhost/remotes/auth/1.0.0/~1/remoteEntry.js';
  Object.assign(globalThis, { document: { currentScript: { src } } });
  container.bundlerRuntime.init({ webpackRequire });
  expect(webpackRequire.p).toBe('http://localhost/remotes/auth/1.0.0/~1/');
});

test('a remote gets the copy of the page, without waiting', async () => {
  const remote = inPage(scopeOfPage(), 'auth', {}, { react: { requiredVersion: '^19.1.0' } });
  expect(await remote.loadChunk()).toBe(0);
  expect(remote.run('react')).toBe(react);
});

test('a remote that needs another version throws where it uses it, and says which', async () => {
  const wanted = { react: { requiredVersion: '^20.0.0', strictVersion: true } };
  const remote = inPage(scopeOfPage(), 'auth', {}, wanted);
  await remote.loadChunk();
  expect(() => remote.run('react')).toThrow('The page has 19.3.1 of react, which does not satisfy ^20.0.0.');
  const without = inPage({}, 'auth', {}, wanted);
  await without.loadChunk();
  expect(() => without.run('react')).toThrow('The page has no version of react');
});

test('a version that need not be exact is used, with a warning', async () => {
  expectLogged(/The page has 19.3.1 of react, which does not satisfy \^20.0.0/);
  const wanted = { react: { requiredVersion: '^20.0.0', strictVersion: false } };
  const remote = inPage(scopeOfPage(), 'auth', {}, wanted);
  await remote.loadChunk();
  expect(remote.run('react')).toBe(react);
});

describe('a package that remotes bring', () => {
  const wanted = { yup: { requiredVersion: '^1.7.0' } };
  const bringing = (scope: object, name: string, get: () => Promise<() => unknown>, version = '1.7.1') =>
    inPage(scope, name, { yup: [packageOf(version, get)] }, wanted);

  test('is loaded by the first one that needs it, also for those that need it meanwhile', async () => {
    const scope = scopeOfPage();
    let arrive: (factory: () => unknown) => void;
    const first = bringing(scope, 'auth', () => new Promise((resolve) => (arrive = resolve)));
    const own = jest.fn();
    const second = bringing(scope, 'billing', own);
    const loading = Promise.all([first.loadChunk(), second.loadChunk()]);
    arrive!(() => 'the yup of auth');
    await loading;
    expect([first.run('yup'), second.run('yup')]).toEqual(['the yup of auth', 'the yup of auth']);
    const third = bringing(scope, 'profile', own);
    expect(await third.loadChunk()).toBe(0);
    expect(own).not.toHaveBeenCalled();
    expect(scope.yup!['1.7.1']).toMatchObject({ from: 'auth', loaded: true });
  });

  test('is not taken from a remote when it does not fit, or is not loaded', async () => {
    const scope = scopeOfPage();
    const older = bringing(scope, 'auth', async () => () => 'old', '1.6.0');
    await older.loadChunk();
    Object.assign(scope.yup!, { '1.9.0': { version: '1.9.0', from: 'chat', get: () => 'not loaded' } });
    const remote = bringing(scope, 'billing', async () => () => 'own');
    await remote.loadChunk();
    expect(remote.run('yup')).toBe('own');
  });

  test('that does not load is tried again, and throws until then', async () => {
    const scope = scopeOfPage();
    const get = jest
      .fn<Promise<() => unknown>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const remote = bringing(scope, 'auth', get);
    await remote.loadChunk();
    expect(() => remote.run('yup')).toThrow('Loading chunk 7 failed.');
    expect(scope.yup).toEqual({});
    get.mockResolvedValue(() => 'yup');
    await remote.loadChunk();
    expect(remote.run('yup')).toBe('yup');
  });
});

describe('with the runtime of the federation plugin', () => {
  const libOf = (factory: unknown) => (factory as () => unknown)();
  const custom = (requiredVersion: string) => ({
    customShareInfo: { shareConfig: { ...range(requiredVersion), singleton: true, strictVersion: true } },
  });
  /** A remote or a page that contains the plugin's own runtime. */
  const plugins = (name: string, shared: object) =>
    new ModuleFederation({ name, remotes: [], shareStrategy: 'loaded-first', shared: shared as never });

  test('a remote gets the copy of our page, and ours gets what it has loaded', async () => {
    const scope = scopeOfPage();
    const remote = plugins('older', { yup: [packageOf('1.7.1', async () => () => 'the yup of older')] });
    remote.initShareScopeMap('default', scope as never);
    await Promise.all(remote.initializeSharing('default', { strategy: 'loaded-first', from: 'build' }));
    expect(libOf(await remote.loadShare('react', custom('^19.0.0') as never))).toBe(react);
    await expect(remote.loadShare('react', custom('^20.0.0') as never)).rejects.toThrow('does not satisfy');
    expect(libOf(await remote.loadShare('yup'))).toBe('the yup of older');
    const ours = inPage(
      scope,
      'auth',
      { yup: [packageOf('1.7.1', () => assertNever())] },
      {
        yup: { requiredVersion: '^1.7.0' },
      },
    );
    await ours.loadChunk();
    expect(ours.run('yup')).toBe('the yup of older');
  });

  test('a remote gets what one of ours has loaded', async () => {
    const scope = scopeOfPage();
    const ours = inPage(
      scope,
      'auth',
      { yup: [packageOf('1.7.1', async () => () => 'our yup')] },
      {
        yup: { requiredVersion: '^1.7.0' },
      },
    );
    await ours.loadChunk();
    const remote = plugins('older', { yup: [packageOf('1.7.1', () => assertNever())] });
    remote.initShareScopeMap('default', scope as never);
    expect(libOf(await remote.loadShare('yup'))).toBe('our yup');
  });

  test('our remote gets the copy of a page', async () => {
    const shell = plugins('shell-before', { react: [packageOf('19.3.1', () => () => react, true)] });
    shell.loadShareSync('react');
    const remote = inPage(
      shell.shareScopeMap.default!,
      'auth',
      {},
      {
        react: { requiredVersion: '^19.0.0', strictVersion: true },
      },
    );
    expect(await remote.loadChunk()).toBe(0);
    expect(remote.run('react')).toBe(react);
  });
});

function assertNever(): never {
  throw new Error('A copy was loaded that nobody needs.');
}
