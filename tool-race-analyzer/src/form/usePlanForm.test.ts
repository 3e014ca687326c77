import { act, renderHook } from '@testing-library/react';
import { startFuel } from '../fuel/fuel-form.ts';
import { noFuel } from '../fuel/kept-fuel.ts';
import { startRoad } from './road-form.ts';
import { usePlanForm } from './usePlanForm.ts';

test('what lies at places of a course goes with its file, and stays where that is ridden otherwise', () => {
  const { result } = renderHook(usePlanForm);
  const stations = [{ km: '40', has: 'all' as const }];
  const stops = [{ km: '30', minutes: '5', name: 'Lunch' }];
  const places = () => {
    const { fuel, road } = result.current.form;
    return [fuel.stations, road.stops, fuel.stock];
  };
  act(() =>
    result.current.change({
      bike: 'tt',
      fuel: { ...startFuel, bottles: '2', stations, moves: [{ name: 'Gel', fromS: 600, toS: 900 }] },
      road: { ...startRoad, draft: 'group', stops, lights: '12' },
      locked: [{ fromM: 0, toM: 1000, powerW: 200 }],
    }),
  );
  act(() => result.current.stock(noFuel));
  act(() => result.current.otherRoad({ from: 'as in the file', to: 'reversed' }));
  expect(places()).toEqual([stations, stops, noFuel]);
  act(() => result.current.otherRoad('file'));
  expect(places()).toEqual([[], [], null]);
  expect(result.current.form.otherWays).toEqual([]);
  expect(result.current.form.road.lights).toBe('');
  // The rider, the bike and what is carried are the same.
  expect(result.current.form).toMatchObject({
    bike: 'tt',
    fuel: { bottles: '2' },
    road: { draft: 'group' },
  });
});

test('locks and moved food stay behind with the way that they are of, and come back with it', () => {
  const { result } = renderHook(usePlanForm);
  const locked = [{ fromM: 0, toM: 1000, powerW: 200 }];
  const moves = [{ name: 'Gel', fromS: 600, toS: 900 }];
  const backwards = [{ fromM: 2000, toM: 3000, powerW: 250 }];
  const decided = () => [result.current.form.locked, result.current.form.fuel.moves];
  act(() => result.current.change({ locked, fuel: { ...startFuel, moves } }));
  act(() => result.current.otherRoad({ from: 'as in the file', to: 'reversed' }));
  expect(decided()).toEqual([[], []]);
  act(() => result.current.lock(backwards));
  act(() => result.current.otherRoad({ from: 'reversed', to: 'as in the file' }));
  expect(decided()).toEqual([locked, moves]);
  act(() => result.current.otherRoad({ from: 'as in the file', to: 'reversed' }));
  expect(decided()).toEqual([backwards, []]);
  // What was unlocked is not there again.
  act(() => result.current.lock([]));
  act(() => result.current.otherRoad({ from: 'reversed', to: 'two laps' }));
  act(() => result.current.otherRoad({ from: 'two laps', to: 'reversed' }));
  expect(decided()).toEqual([[], []]);
  expect(result.current.form.otherWays).toEqual([{ way: 'as in the file', locked, moves }]);
});
