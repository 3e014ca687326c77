import * as fs from 'node:fs';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { findClimbs } from './climbs.ts';
import { along, made, north } from './testing.ts';
import { waypointsOnRoute } from './waypoints.ts';

/** Heights every 10 m from pieces of [length m, slope]. */
function profile(...pieces: readonly (readonly [number, number])[]): Float64Array {
  const heights = [100];
  for (const [lengthM, slope] of pieces)
    for (let at = 0; at < lengthM; at += 10) heights.push(heights.at(-1)! + 10 * slope);
  return Float64Array.from(heights);
}

test('length, gain, steepest part, category and kilometres of a climb', () => {
  const climbs = findClimbs(profile([1000, 0], [1000, 0.05], [1000, 0.1], [600, 0.06], [2000, -0.05]), 10);
  expect(climbs).toHaveLength(1);
  const climb = climbs[0]!;
  expect(Math.abs(climb.startM - 1000)).toBeLessThanOrEqual(10);
  expect(Math.abs(climb.lengthM - 2600)).toBeLessThanOrEqual(20);
  expect(climb.gainM).toBeCloseTo(186, -1);
  expect(climb.steepestSlope).toBeCloseTo(0.1, 6);
  expect(climb.category).toBe('3');
  expect(climb.sections.map(({ slope }) => Math.round(slope * 1000) / 1000)).toEqual([0.051, 0.1, 0.06]);
  expect(climb.sections.reduce((sum, { gainM }) => sum + gainM, 0)).toBeCloseTo(climb.gainM, 9);
  expect(climb.sections.at(-1)!.toM).toBe(climb.endM);
});

test.each([
  [70, null],
  [90, '4'],
  [170, '3'],
  [330, '2'],
  [650, '1'],
  [810, 'HC'],
] as const)('a gain of %d m is of category %s', (gainM, category) => {
  expect(findClimbs(profile([gainM / 0.07, 0.07]), 10)[0]!.category).toBe(category);
});

test('a flat road, a descent and a bump of 300 m have no climb', () => {
  expect(findClimbs(profile([5000, 0]), 10)).toEqual([]);
  expect(findClimbs(profile([5000, -0.06]), 10)).toEqual([]);
  expect(findClimbs(profile([1000, 0], [300, 0.06], [1000, -0.03]), 10)).toEqual([]);
  expect(findClimbs([], 10)).toEqual([]);
  expect(findClimbs([1, 2], 0)).toEqual([]);
});

test('150 000 heights with a plateau between two climbs do not break it', () => {
  const climbs = findClimbs(profile([5000, 0.06], [1_490_000, 0], [5000, 0.06]), 10);
  expect(climbs).toHaveLength(2);
});

test('waypoints come where the route passes them, in its order and as often as it does', () => {
  const out = Array.from({ length: 301 }, (_, i) => [0, i * 10] as const);
  const route = made(along([...out, ...out.slice(0, -1).toReversed()], () => ({ elevationM: 1 })));
  const place = (north: number, east = 0) => {
    const { latDeg, lonDeg } = along([[east, north]])[0]!;
    return { latDeg, lonDeg, kind: null, distanceM: null };
  };
  const marks = waypointsOnRoute(route, [
    { name: 'turn', ...place(3000) },
    { name: 'feed', ...place(1000, 40) },
    { name: 'elsewhere', ...place(1000, 900) },
    { name: 'by distance', kind: 'food', latDeg: null, lonDeg: null, distanceM: 4000 },
    { name: 'beyond', kind: null, latDeg: null, lonDeg: null, distanceM: 9000 },
  ]);
  expect(marks.map(({ name, atM }) => [name, Math.round(atM / 10) * 10])).toEqual([
    ['feed', 1000],
    ['turn', 3000],
    ['by distance', 4000],
    ['feed', 5000],
  ]);
  expect(marks[0]!.asideM).toBeCloseTo(40, 0);
});

test('noise on a climb does not part it', () => {
  let seed = 9;
  const noise = () => ((seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5) * 6;
  const { climbs } = made(north(8000, (at) => 100 + 0.06 * at + noise()));
  expect(climbs).toHaveLength(1);
  expect(climbs[0]!.gainM / 480).toBeCloseTo(1, 1);
});

const rides = openRides(fs);
(rides ? test : test.skip)('three ascents of Ventoux, all beyond category', async () => {
  const parsed = await readActivityOrRoute(rides!.read('gpx/optiride-cingle-du-ventoux.gpx'));
  if (!parsed.ok) throw new Error(parsed.message);
  const ventoux = made(parsed.track.points).climbs.filter((climb) => climb.topElevationM > 1850);
  expect(ventoux.map((climb) => climb.category)).toEqual(['HC', 'HC', 'HC']);
  expect(ventoux.map((climb) => climb.sections.length)).toEqual([21, 20, 24]);
  for (const climb of ventoux) expect(climb.steepestSlope).toBeGreaterThan(climb.slope);
});
