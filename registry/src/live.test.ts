import { nothingLive, KEPT, type RemoteState } from '@breakaway/releases/protocol';
import { withCanary, withDeployed, withoutCanary, withRolledBack } from './live.ts';

const deployed = (...versions: string[]) => versions.reduce<RemoteState>(withDeployed, nothingLive);

test('a deployment keeps what was live before, newest first, up to a limit', () => {
  expect(deployed('a', 'b', 'c')).toEqual({ live: 'c', previous: ['b', 'a'], withdrawn: [], canary: null });
  const many = deployed(...Array.from({ length: 12 }, (_, at) => `v${at}`));
  expect(many.previous).toEqual(['v10', 'v9', 'v8', 'v7', 'v6']);
  expect(many.previous).toHaveLength(KEPT);
});

test('deploying the live release changes nothing, an earlier one moves it to the front', () => {
  const state = deployed('a', 'b');
  expect(withDeployed(state, 'b')).toBe(state);
  expect(withDeployed(state, 'a')).toEqual({ live: 'a', previous: ['b'], withdrawn: [], canary: null });
});

test('a rollback withdraws what was live, and a deployment by name takes that back', () => {
  const back = withRolledBack(deployed('a', 'b', 'c'), 'b');
  expect(back).toEqual({ live: 'b', previous: ['a'], withdrawn: ['c'], canary: null });
  expect(withDeployed(back, 'c')).toEqual({ live: 'c', previous: ['b', 'a'], withdrawn: [], canary: null });
});

test('a rollback may pass over releases', () => {
  expect(withRolledBack(deployed('a', 'b', 'c'), 'a')).toEqual({
    live: 'a',
    previous: [],
    withdrawn: ['c'],
    canary: null,
  });
});

test('what a newer registry has written stays', () => {
  const state = { ...deployed('a', 'b'), later: { version: 'c' } };
  expect(withRolledBack(withDeployed(state, 'c'), 'b')).toMatchObject({ later: { version: 'c' } });
});

const canary = { version: 'c', percent: 10, members: [], staff: false, salt: 's' };

test('a canary leaves the live release as it is, and is withdrawn like one', () => {
  const state = withCanary(deployed('a', 'b'), canary);
  expect(state).toEqual({ live: 'b', previous: ['a'], withdrawn: [], canary });
  const withdrawn = withoutCanary(state);
  expect(withdrawn).toEqual({ live: 'b', previous: ['a'], withdrawn: ['c'], canary: null });
  expect(withCanary(withdrawn, canary)).toEqual(state);
});

test('a change of what is live ends the canary, also when it is what becomes live', () => {
  const state = withCanary(deployed('a', 'b'), canary);
  expect(withDeployed(state, 'c')).toEqual({ live: 'c', previous: ['b', 'a'], withdrawn: [], canary: null });
  expect(withDeployed(state, 'd').canary).toBeNull();
  expect(withRolledBack(state, 'a').canary).toBeNull();
});
