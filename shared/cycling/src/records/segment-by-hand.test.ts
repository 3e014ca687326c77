import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { climbPower } from '../ride/steady-ride.ts';
import { straightRoute } from '../route/route.ts';
import { segmentByHand, withGain, type SegmentByHand } from './segment-by-hand.ts';
import { segmentRecordOn } from './segment-on-road.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });

const warned = (segment: SegmentByHand) => {
  const road = segmentByHand(segment);
  if (!road.ok) throw new Error(road.message);
  return road.warnings.length > 0;
};

test('a climb, a flat sprint and a long climb are roads without a warning', () => {
  for (const segment of [
    { distanceM: 5000, gainM: 350 },
    { distanceM: 400, slope: 0 },
    { distanceM: 21_000, gainM: 1570 },
  ])
    expect(warned(segment)).toBe(false);
});

test('a loop, a long flat and a fall are warned of; a descent is refused with what would do', () => {
  expect(warned({ distanceM: 135_000, gainM: 0 })).toBe(true);
  expect(warned({ distanceM: 20_000, slope: 0.005 })).toBe(true);
  expect(warned({ distanceM: 2000, slope: -0.02 })).toBe(true);
  expect(segmentByHand({ distanceM: 4000, gainM: -250 })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/Open a file of this road/),
  });
});

test.each([
  [13_800, 1118],
  [1000, 190],
  [400, 12],
])('%d m with %d m of gain have this gain, and the watts of the formula', (distanceM, gainM) => {
  const made = segmentByHand({ distanceM, gainM });
  if (!made.ok) throw new Error(made.message);
  const { route } = made;
  const withFile = withGain({ ...straightRoute(distanceM, 0), hasElevation: false }, gainM);
  if (!withFile.ok) throw new Error(withFile.message);
  for (const { elevationM, ascentM } of [route, withFile]) {
    expect(elevationM.at(-1)! - elevationM[0]!).toBeCloseTo(gainM, 6);
    expect(ascentM).toBeCloseTo(gainM, 6);
  }
  const timeS = distanceM / 4;
  const record = segmentRecordOn({ athlete, route, timeS, entrySpeedMs: 4 });
  const formula = climbPower({ athlete, distanceM, gainM, timeS });
  if (!record.ok || !formula.ok) throw new Error('There is an answer.');
  expect(Math.abs(record.powerW / formula.powerW - 1)).toBeLessThan(0.002);
});

test('the gain is that of the road, and any numbers give a road or one sentence', () => {
  const road = segmentByHand({ distanceM: 13_800, gainM: 1118 });
  expect(road.ok && road.route.elevationM.at(-1)).toBeCloseTo(1118, -1);
  const any = fc.oneof(fc.double(), fc.double({ min: -1000, max: 1e5, noNaN: true }));
  fc.assert(
    fc.property(any, any, (distanceM, gainM) => {
      const answer = segmentByHand({ distanceM, gainM });
      if (answer.ok) expect(answer.route.distanceM).toBe(distanceM);
      else expect(answer.message).toMatch(/^[A-Z].*\.$/);
    }),
    { numRuns: 200, seed: 3 },
  );
});

test('a file without heights gets an even slope along its own bends and bearings', () => {
  const hook = straightRoute(3000, 0);
  const blind = {
    ...hook,
    hasElevation: false,
    headingDeg: hook.headingDeg.map((_, i) => (i < 150 ? 40 : 90)),
  };
  const road = withGain(blind, 210);
  if (!road.ok) throw new Error(road.message);
  expect(road.headingDeg).toEqual(blind.headingDeg);
  const ridden = (route: typeof hook) => {
    const record = segmentRecordOn({ athlete, route, timeS: 700 });
    if (!record.ok) throw new Error(record.message);
    return record;
  };
  const byHand = segmentByHand({ distanceM: 3000, gainM: 210 });
  if (!byHand.ok) throw new Error(byHand.message);
  expect(Math.abs(ridden(road).powerW - ridden(byHand.route).powerW)).toBeLessThan(0.5);
  expect(ridden(road).notes.join(' ')).not.toMatch(/no elevation/);
  expect(withGain(blind, -300).ok).toBe(false);
});
