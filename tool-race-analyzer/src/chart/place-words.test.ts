import { unitFormat } from '@breakaway/contract/units';
import { straightRoute, type Route } from '@breakaway/cycling';
import { factsAt } from './place-words.ts';

test('places of a very short course are told apart', () => {
  const units = unitFormat({ distance: 'km', mass: 'kg', temperature: 'C' });
  const at = (route: Route, atM: number) =>
    factsAt(Math.round(atM / route.stepM), route, null, null, null, units)[0]?.value;
  expect(at(straightRoute(120, 0), 60)).toBe('km 0.06');
  expect(at(straightRoute(12_000, 0), 6000)).toBe('km 6.0');
});
