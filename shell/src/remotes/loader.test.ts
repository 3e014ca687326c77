import '@breakaway/host-api/testing';
import type { ComponentType } from 'react';
import { expectLogged, logged } from '../../../jest.console.ts';
import { RemoteFailure } from './failure.ts';
import type { LoadModule } from './federation.ts';
import { RemoteLoader } from './loader.ts';
import type { PageRegistry } from './page-registry.ts';

const Screen: ComponentType = () => null;
const registry: PageRegistry = {
  auth: [
    { version: '2.0.0', base: '/remotes/auth/2.0.0/', entry: 'e2.js' },
    { version: '1.0.0', base: '/remotes/auth/1.0.0/', entry: 'e1.js' },
  ],
  chat: [],
};
const network = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const timeout = () => Object.assign(new Error('timeout'), { name: 'ChunkLoadError', type: 'timeout' });

function loader(load: LoadModule, failureKeptMs = -1) {
  const calls: { version: string; attempt: number }[] = [];
  const spy: LoadModule = (remote, module, release, attempt) => {
    calls.push({ version: release.version, attempt });
    return load(remote, module, release, attempt);
  };
  return { calls, remotes: new RemoteLoader(registry, spy, { pauses: [0, 0], failureKeptMs }) };
}

test('a screen is loaded once, however often it is requested', async () => {
  const { remotes, calls } = loader(async () => ({ default: Screen }));
  const [first, second] = await Promise.all([remotes.screen('auth/SignIn'), remotes.screen('auth/SignIn')]);
  expect(first).toEqual(second);
  expect(calls).toHaveLength(1);
  expect(remotes.ready('auth/SignIn')).toEqual({ Screen, version: '2.0.0' });
});

test('a transient failure is retried twice, each time under another address', async () => {
  let fails = 2;
  const { remotes, calls } = loader(async () => {
    if (fails-- > 0) throw network();
    return { default: Screen };
  });
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ Screen });
  expect(calls.map(({ attempt }) => attempt)).toEqual([0, 1, 2]);
});

test('after the retries it gives up, and does not try an older release over the same broken connection', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: timeout/);
  const { remotes, calls } = loader(async () => {
    throw timeout();
  });
  await expect(remotes.screen('auth/SignIn')).rejects.toMatchObject({ kind: 'timeout', version: '2.0.0' });
  expect(calls.map(({ version }) => version)).toEqual(['2.0.0', '2.0.0', '2.0.0']);
});

test('a release that cannot run is not retried; the previous one is loaded instead', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: evaluation/);
  const { remotes, calls } = loader(async (_remote, _module, { version }) => {
    if (version === '2.0.0') throw new TypeError('x is not a function');
    return { default: Screen };
  });
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ Screen });
  expect(calls.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
});

test('a retry after a failure makes a new request under a new address', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: network/);
  let broken = true;
  const { remotes, calls } = loader(async () => {
    if (broken) throw network();
    return { default: Screen };
  });
  await expect(remotes.screen('auth/SignIn')).rejects.toBeInstanceOf(RemoteFailure);
  broken = false;
  await expect(remotes.again('auth/SignIn')).resolves.toMatchObject({ Screen });
  expect(calls.at(-1)!.attempt).toBeGreaterThan(calls[0]!.attempt);
});

test('a retry does not wait for a hanging request', async () => {
  const { remotes } = loader((_remote, _module, _release, attempt) =>
    attempt === 0 ? new Promise(() => {}) : Promise.resolve({ default: Screen }),
  );
  void remotes.screen('auth/SignIn');
  await expect(remotes.again('auth/SignIn')).resolves.toMatchObject({ Screen });
});

test.each([
  ['a remote that the registry does not know', 'billing/Subscription', 'unknown'],
  ['a remote without a release that fits', 'chat/Consultant', 'contract'],
] as const)('%s fails as %s', async (_, id, kind) => {
  expectLogged(new RegExp(`^Remote ${id.split('/')[0]} - failed: ${kind}`));
  const { remotes } = loader(async () => ({ default: Screen }));
  await expect(remotes.screen(id)).rejects.toMatchObject({ kind });
});

test('a module that exposes no component counts as a failure of the release', async () => {
  expectLogged(/^Remote auth .* failed: evaluation/);
  const { remotes } = loader(async () => ({}));
  await expect(remotes.screen('auth/SignIn')).rejects.toMatchObject({ kind: 'evaluation' });
});

/** What browsers know of a script that was not run: its address and the status of the response. Safari has no status. */
function answered(status?: number): void {
  const known = { name: 'http://localhost/x/7.js', ...(status !== undefined && { responseStatus: status }) };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([known as PerformanceResourceTiming]);
}
/** With what the server answers the same request now. */
function answersNow(status: number): jest.Mock {
  const fetched = jest.fn(async () => {
    if (!status) throw new TypeError('Load failed');
    return { status };
  });
  return Object.assign(globalThis, { fetch: fetched }).fetch;
}
const notLoaded = () => Object.assign(network(), { request: 'http://localhost/x/7.js' });
beforeAll(() => {
  performance.getEntriesByType ??= () => [];
});
const { fetch } = globalThis;
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch });
});

const failures = [
  [404, 'http', 'the previous release'],
  [410, 'http', 'the previous release'],
  [200, 'integrity', 'the previous release'],
  [500, 'http', 'nothing'],
  [503, 'http', 'nothing'],
  [403, 'http', 'nothing'],
  [0, 'network', 'nothing'],
] as const;
async function failsAs(kind: string, then: string): Promise<void> {
  expectLogged(new RegExp(`^Remote auth 2\\.0\\.0 failed: ${kind}`));
  const { remotes, calls } = loader(async (_remote, _module, { version }) => {
    if (version === '2.0.0') throw notLoaded();
    return { default: Screen };
  });
  const load = remotes.screen('auth/SignIn');
  if (then === 'nothing') await expect(load).rejects.toMatchObject({ kind });
  else await expect(load).resolves.toEqual({ Screen, version: '1.0.0' });
  expect(calls.filter(({ version }) => version === '2.0.0')).toHaveLength(3);
}

test.each(failures)(
  'a script that came with status %i fails as %s; after the retries comes %s',
  async (status, kind, then) => {
    answered(status);
    const fetched = answersNow(200);
    await failsAs(kind, then);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each(failures)(
  'where browsers do not tell the status, the server is asked: %i fails as %s; after the retries comes %s',
  async (status, kind, then) => {
    answered();
    const fetched = answersNow(status);
    await failsAs(kind, then);
    expect(fetched).toHaveBeenCalledWith(
      'http://localhost/x/7.js',
      expect.objectContaining({ cache: 'no-store' }),
    );
  },
);

test('once a release was given up, all screens of the remote come from the previous one, until Try again', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: evaluation/);
  let broken = true;
  const { remotes, calls } = loader(async (_remote, module, { version }) => {
    if (broken && version === '2.0.0' && module === 'SignUp') throw new TypeError('x is not a function');
    return { default: Screen };
  });
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ version: '2.0.0' });
  await expect(remotes.screen('auth/SignUp')).resolves.toMatchObject({ version: '1.0.0' });
  expect(remotes.version('auth/SignIn')).toBe('1.0.0');
  expect(remotes.ready('auth/SignIn')).toBeUndefined();
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ version: '1.0.0' });
  // Both under the address that the first of them had.
  expect(new Set(calls.slice(2).map(({ attempt }) => attempt)).size).toBe(1);

  broken = false;
  await expect(remotes.again('auth/SignUp')).resolves.toMatchObject({ version: '2.0.0' });
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ version: '2.0.0' });
});

test('a screen that was still on its way when its release was given up comes from the previous one', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: evaluation/);
  let arrive: () => void = () => {};
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const { remotes } = loader(async (_remote, module, { version }) => {
    if (version === '1.0.0') return { default: Screen };
    if (module === 'SignUp') throw new TypeError('x is not a function');
    await onItsWay;
    return { default: Screen };
  });
  const signIn = remotes.screen('auth/SignIn');
  await remotes.screen('auth/SignUp');
  arrive();
  await expect(signIn).resolves.toMatchObject({ version: '1.0.0' });
});

test('a screen that threw is loaded from the previous release; if that throws as well, there is nothing else', async () => {
  const { remotes, calls } = loader(async () => ({ default: Screen }));
  await remotes.screen('auth/SignIn');
  expect(remotes.giveUp('auth/SignIn', '2.0.0')).toBe(true);
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ version: '1.0.0' });
  // A screen that was on the page all the time throws later: its release was given up already.
  expect(remotes.giveUp('auth/SignUp', '2.0.0')).toBe(true);
  expect(remotes.giveUp('auth/SignIn', '1.0.0')).toBe(false);
  expect(remotes.version('auth/SignIn')).toBe('1.0.0');
  expect(calls.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
});

test('two screens that fail together try again under one address', async () => {
  let fails = 2;
  const { remotes, calls } = loader(async () => {
    if (fails-- > 0) throw network();
    return { default: Screen };
  });
  await Promise.all([remotes.screen('auth/SignIn'), remotes.screen('auth/SignUp')]);
  expect(calls.map(({ attempt }) => attempt)).toEqual([0, 0, 1, 1]);
});

test('when no release can be loaded, the next request starts from the live one', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: evaluation/, /^Remote auth 1\.0\.0 failed: evaluation/);
  let broken = true;
  const { remotes } = loader(async () => {
    if (broken) throw new TypeError('x is not a function');
    return { default: Screen };
  });
  await expect(remotes.screen('auth/SignIn')).rejects.toMatchObject({ version: '1.0.0' });
  broken = false;
  await expect(remotes.screen('auth/SignIn')).resolves.toMatchObject({ version: '2.0.0' });
});

test('a wait is reported once; a request that was replaced reports and retries nothing', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: timeout/);
  let end: (error: Error) => void = () => {};
  const { remotes, calls } = loader((_remote, _module, _release, attempt) =>
    attempt === 0 ? new Promise((_resolve, reject) => (end = reject)) : Promise.resolve({ default: Screen }),
  );
  const first = remotes.screen('auth/SignIn');
  remotes.reportWait('auth/SignIn');
  remotes.reportWait('auth/SignIn');
  await remotes.again('auth/SignIn');
  end(timeout());
  await expect(first).rejects.toMatchObject({ kind: 'timeout' });
  expect(calls).toHaveLength(2);
});

test('a failure is the answer to a second request a moment later, and is reported once', async () => {
  expectLogged(/^Remote auth 2\.0\.0 failed: evaluation/, /^Remote auth 1\.0\.0 failed: evaluation/);
  const { remotes, calls } = loader(async () => {
    throw new TypeError('x is not a function');
  }, 60_000);
  const ahead = remotes.screen('auth/SignIn');
  await expect(ahead).rejects.toMatchObject({ kind: 'evaluation' });
  await expect(remotes.screen('auth/SignIn')).rejects.toMatchObject({ kind: 'evaluation' });
  expect(calls).toHaveLength(2);
  expect(logged()).toHaveLength(2);
});
