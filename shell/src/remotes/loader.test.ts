import '@breakaway/host-api/testing';
import type { ComponentType } from 'react';
import { expectLogged } from '../../../jest.console.ts';
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

function loader(load: LoadModule) {
  const calls: { version: string; attempt: number }[] = [];
  const spy: LoadModule = (remote, module, release, attempt) => {
    calls.push({ version: release.version, attempt });
    return load(remote, module, release, attempt);
  };
  return { calls, remotes: new RemoteLoader(registry, spy, [0, 0]) };
}

test('a screen is loaded once, however often it is requested', async () => {
  const { remotes, calls } = loader(async () => ({ default: Screen }));
  const [first, second] = await Promise.all([remotes.screen('auth/SignIn'), remotes.screen('auth/SignIn')]);
  expect(first).toBe(second);
  expect(calls).toHaveLength(1);
  expect(remotes.ready('auth/SignIn')).toBe(Screen);
});

test('a transient failure is retried twice, each time under another address', async () => {
  let fails = 2;
  const { remotes, calls } = loader(async () => {
    if (fails-- > 0) throw network();
    return { default: Screen };
  });
  await expect(remotes.screen('auth/SignIn')).resolves.toBe(Screen);
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
  await expect(remotes.screen('auth/SignIn')).resolves.toBe(Screen);
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
  await expect(remotes.again('auth/SignIn')).resolves.toBe(Screen);
  expect(calls.at(-1)!.attempt).toBeGreaterThan(calls[0]!.attempt);
});

test('a retry does not wait for a hanging request', async () => {
  const { remotes } = loader((_remote, _module, _release, attempt) =>
    attempt === 0 ? new Promise(() => {}) : Promise.resolve({ default: Screen }),
  );
  void remotes.screen('auth/SignIn');
  await expect(remotes.again('auth/SignIn')).resolves.toBe(Screen);
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
