import { nothingLive, KEPT, type RemoteState } from '@breakaway/releases/protocol';
import { withDeployed, withRolledBack } from './live.ts';

const deployed = (...versions: string[]) => versions.reduce<RemoteState>(withDeployed, nothingLive);

test('a deployment keeps what was live before, newest first, up to a limit', () => {
  expect(deployed('a', 'b', 'c')).toEqual({ live: 'c', previous: ['b', 'a'], withdrawn: [] });
  const many = deployed(...Array.from({ length: 12 }, (_, at) => `v${at}`));
  expect(many.previous).toEqual(['v10', 'v9', 'v8', 'v7', 'v6']);
  expect(many.previous).toHaveLength(KEPT);
});

test('deploying the live release changes nothing, an earlier one moves it to the front', () => {
  const state = deployed('a', 'b');
  expect(withDeployed(state, 'b')).toBe(state);
  expect(withDeployed(state, 'a')).toEqual({ live: 'a', previous: ['b'], withdrawn: [] });
});

test('a rollback withdraws what was live, and a deployment by name takes that back', () => {
  const back = withRolledBack(deployed('a', 'b', 'c'), 'b');
  expect(back).toEqual({ live: 'b', previous: ['a'], withdrawn: ['c'] });
  expect(withDeployed(back, 'c')).toEqual({ live: 'c', previous: ['b', 'a'], withdrawn: [] });
});

test('a rollback may pass over releases', () => {
  expect(withRolledBack(deployed('a', 'b', 'c'), 'a')).toEqual({ live: 'a', previous: [], withdrawn: ['c'] });
});

test('what a newer registry has written stays', () => {
  const state = { ...deployed('a', 'b'), canary: { version: 'c' } };
  expect(withRolledBack(withDeployed(state, 'c'), 'b')).toMatchObject({ canary: { version: 'c' } });
});
