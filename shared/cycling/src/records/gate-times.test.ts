import { findSegmentEfforts } from './segment-match.ts';
import {
  even,
  inWaves,
  lineOver,
  recorded,
  road,
  speedingUp,
  stopping,
  whenAt,
  type Motion,
  type Path,
  type Recording,
} from './testing.ts';

/**
 * How well a segment is timed by rides whose true time is known. Without errors of position 0.1 s is reached wherever
 * something says enough: with a record each second; at even speed on a road that hardly bends; in bends with the device's
 * speed and distance, or where the road beyond the gate is known, as that of a segment that was cut out of a ride is. From
 * sparse positions of a road that is not known a bend at the gate cannot be timed to 0.1 s.
 */
type Course = { path: Path; fromM: number; toM: number };

const straight: Course = { path: road({ m: 6000 }), fromM: 1000, toM: 2500 };
const gentle: Course = {
  path: road({ m: 900 }, { m: 200, turn: 30 }, { m: 800 }, { m: 300, turn: -40 }, { m: 300 }, { m: 9000 }),
  fromM: 1000,
  toM: 2450,
};
const bendAtStart: Course = {
  path: road({ m: 950 }, { m: 100, turn: 90 }, { m: 9000 }),
  fromM: 1000,
  toM: 2500,
};
const bendsAtBoth: Course = {
  path: road({ m: 960 }, { m: 80, turn: -90 }, { m: 1420 }, { m: 80, turn: 70 }, { m: 9000 }),
  fromM: 1000,
  toM: 2500,
};
const corner: Course = {
  path: road({ m: 1000 }, { m: 1, turn: 90 }, { m: 9000 }),
  fromM: 1001,
  toM: 2500,
};
const hairpins: Course = {
  path: road(
    { m: 1000 },
    ...Array.from({ length: 6 }, (_, i) => [{ m: 180 }, { m: 40, turn: i % 2 ? 180 : -180 }]).flat(),
    { m: 9000 },
  ),
  fromM: 1100,
  toM: 2100,
};

const SPEEDS = [3, 5, 8, 12, 16, 20].map((speed) => even(speed));
/** What riders do in hairpins. */
const SLOW = [3, 5, 8].map((speed) => even(speed));
const CHANGING = [inWaves(10, 0.3, 60), inWaves(6, 0.25, 40), speedingUp(2, 0.02), speedingUp(4, 0.05)];
/** As a recorder writes that is silent while little changes. */
const SMART = [1, 4, 7, 2, 9, 5, 12, 3];

/** Errors of the times, s, with records at other moments each run; a ride that is not found is an error without end. */
function errors(
  { path, fromM, toM }: Course,
  motions: readonly Motion[],
  how: Omit<Recording, 'shiftS' | 'seed'>,
  { runs = 7, leads = false } = {},
) {
  const line = lineOver(path, fromM, toM);
  const options = leads
    ? {
        leads: {
          start: lineOver(path, fromM - 250, fromM).toReversed(),
          finish: lineOver(path, toM, toM + 250),
        },
      }
    : {};
  return motions.flatMap((motion) => {
    const trueS = whenAt(motion, toM) - whenAt(motion, fromM);
    return Array.from({ length: runs }, (_, run) => {
      const shiftS = (1.37 * run) % 8;
      const efforts = findSegmentEfforts(
        line,
        recorded(path, motion, toM + 900, { ...how, shiftS, seed: run + 1 }),
        options,
      );
      const [effort] = efforts;
      return efforts.length === 1
        ? { offS: effort!.timeS - trueS, sdS: effort!.timeSdS }
        : { offS: Infinity, sdS: 1 };
    });
  });
}

const worst = (found: ReturnType<typeof errors>) => Math.max(...found.map(({ offS }) => Math.abs(offS)));

describe('gate times without errors of position', () => {
  test.each([1, 5, 8])('at even speed on a road with gentle bends, every %d s: 0.1 s', (everyS) => {
    for (const course of [straight, gentle])
      expect(worst(errors(course, SPEEDS, { everyS: [everyS] }))).toBeLessThan(0.1);
  });

  test('every second: 0.1 s whatever the road and the speed', () => {
    for (const course of [straight, gentle, bendAtStart, bendsAtBoth])
      expect(worst(errors(course, [...SPEEDS, ...CHANGING], { everyS: [1] }))).toBeLessThan(0.1);
    for (const course of [corner, hairpins])
      expect(worst(errors(course, [...SLOW, ...CHANGING], { everyS: [1] }))).toBeLessThan(0.12);
  });

  test.each([[[5]], [[8]], [SMART]])(
    'with the speed and the distance of the device, every %p s: 0.1 s in bends and while the speed changes',
    (everyS) => {
      const device = { everyS, deviceSpeed: true, deviceDistance: true };
      for (const course of [straight, gentle, bendAtStart, bendsAtBoth])
        expect(worst(errors(course, [...SPEEDS, ...CHANGING], device))).toBeLessThan(0.1);
      expect(worst(errors(corner, SLOW, device))).toBeLessThan(0.12);
    },
  );

  test.each([
    [5, 0.05],
    [8, 0.1],
  ])('while the speed changes, from positions alone every %d s on a straight: %d s', (everyS, within) => {
    for (const course of [straight, gentle])
      expect(worst(errors(course, CHANGING, { everyS: [everyS] }))).toBeLessThan(within);
  });

  test.each([
    [5, 0.3],
    [8, 0.4],
  ])(
    'from positions alone every %d s in bends at the gates: %d s, which they cannot say better',
    (everyS, within) => {
      for (const course of [bendAtStart, bendsAtBoth])
        expect(worst(errors(course, [...SLOW, ...CHANGING], { everyS: [everyS] }))).toBeLessThan(within);
      expect(worst(errors(hairpins, SLOW, { everyS: [everyS] }))).toBeLessThan(within);
    },
  );

  test.each([5, 8])(
    'from positions alone every %d s, where the road beyond the gates is known: 0.1 s in bends and hairpins',
    (everyS) => {
      const led = { leads: true };
      for (const course of [straight, gentle, bendAtStart, bendsAtBoth])
        expect(worst(errors(course, [...SLOW, ...CHANGING], { everyS: [everyS] }, led))).toBeLessThan(0.1);
      for (const course of [corner, hairpins])
        expect(worst(errors(course, SLOW, { everyS: [everyS] }, led))).toBeLessThan(0.1);
    },
  );

  test('a recorder that is silent through hairpins may be far off, and says so', () => {
    for (const { offS, sdS } of errors(hairpins, SLOW, { everyS: SMART }))
      if (offS < Infinity) expect(Math.abs(offS) / sdS).toBeLessThan(3.5);
  });
});

describe('gate times with 3 m of noise', () => {
  const FAST = [8, 10, 14, 18].map((speed) => even(speed));
  test.each([
    [1, false],
    [1, true],
    [5, true],
    [8, true],
  ])(
    'every %d s (lasting errors: %p): from 8 m/s on nine of ten within 1 s, and not biased',
    (everyS, drifts) => {
      for (const course of [straight, bendsAtBoth]) {
        const found = errors(course, FAST, { everyS: [everyS], noiseM: 3, drifts }, { runs: 40 });
        const within = found.filter(({ offS }) => Math.abs(offS) < 1).length;
        expect(within / found.length).toBeGreaterThan(0.93);
        expect(Math.abs(found.reduce((sum, { offS }) => sum + offS, 0) / found.length)).toBeLessThan(0.1);
      }
    },
  );

  test.each([
    [1, 3, 0.93],
    [1, 4.5, 0.97],
    [1, 8, 0.99],
    [5, 4.5, 0.85],
    [5, 8, 0.97],
  ])('every %d s, errors from record to record, at %d m/s: so many within 1 s', (everyS, speedMs, share) => {
    for (const course of [straight, bendsAtBoth]) {
      const noisy = { everyS: [everyS], noiseM: 3 };
      const found = errors(course, [even(speedMs)], noisy, { runs: 100, leads: true });
      const within = found.filter(({ offS }) => Math.abs(offS) < 1).length;
      expect(within / found.length).toBeGreaterThan(share);
    }
  });

  test.each([
    ['straight', straight],
    ['bends', bendsAtBoth],
    ['hairpins', hairpins],
    ['corner', corner],
  ])('the uncertainty that is stated is the true one: %s', (_, course) => {
    for (const everyS of [1, 5, 8])
      for (const drifts of [false, true]) {
        for (const leads of [false, true]) {
          const noisy = { everyS: [everyS], noiseM: 3, drifts };
          const found = errors(course, SLOW, noisy, { runs: 30, leads });
          const seen = found.filter(({ offS }) => offS < Infinity);
          expect(seen.length / found.length).toBeGreaterThan(0.95);
          const size = Math.sqrt(
            seen.reduce((sum, { offS, sdS }) => sum + (offS / sdS) ** 2, 0) / seen.length,
          );
          expect(size).toBeGreaterThan(0.5);
          expect(size).toBeLessThan(1.5);
        }
      }
  });
});

describe('which passages are timed', () => {
  test.each([1, 5, 8])('a loop ridden three times, every %d s', (everyS) => {
    const lap = 2400;
    const side = { m: 500 };
    const bend = { m: 100, turn: 90 };
    const once = [side, bend, side, bend, side, bend, side, bend];
    const path = road(...once, ...once, ...once, ...once);
    const line = lineOver(path, 300, 1500);
    const found = findSegmentEfforts(line, recorded(path, even(9), 3 * lap, { everyS: [everyS] }));
    expect(found).toHaveLength(3);
    for (const { timeS } of found) expect(Math.abs(timeS - 1200 / 9)).toBeLessThan(0.1);
  });

  test.each([1, 5, 8])('out and back on the same road: the way back does not count, every %d s', (everyS) => {
    const out = road({ m: 3000 });
    const path: Path = (at) => out(at < 3000 ? at : 6000 - at);
    const ride = recorded(path, even(9), 5900, { everyS: [everyS], noiseM: 1 });
    expect(findSegmentEfforts(lineOver(out, 1000, 2500), ride)).toHaveLength(1);
    expect(findSegmentEfforts([...lineOver(out, 1000, 2500)].reverse(), ride)).toHaveLength(1);
    expect(
      findSegmentEfforts(lineOver(out, 1000, 2500), ride.slice(0, Math.floor(ride.length / 2))),
    ).toHaveLength(1);
  });

  test.each([1, 5, 8])(
    'a road 30 m beside does not count; one 20 m beside only without narrow gates, every %d s',
    (everyS) => {
      const line = lineOver(straight.path, 1000, 2500);
      const beside =
        (asideM: number): Path =>
        (at) => [asideM, at];
      const found = (asideM: number, gateHalfWidthM?: number) =>
        findSegmentEfforts(
          line,
          recorded(beside(asideM), even(9), 4000, { everyS: [everyS] }),
          gateHalfWidthM === undefined ? {} : { gateHalfWidthM },
        ).length;
      expect([found(30), found(20), found(20, 15)]).toEqual([0, 1, 0]);
    },
  );

  test.each([1, 5, 8])('a stop before, over and at the line, every %d s', (everyS) => {
    const line = lineOver(straight.path, 1000, 2500);
    for (const stopM of [990, 999, 1200]) {
      const motion = stopping(8, stopM, 90);
      const trueS = whenAt(motion, 2500) - whenAt(motion, 1000);
      for (const how of [{}, { deviceSpeed: true, deviceDistance: true }]) {
        const [effort] = findSegmentEfforts(
          line,
          recorded(straight.path, motion, 4000, { everyS: [everyS], ...how }),
        );
        // Between two records nobody knows when the rider set off.
        expect(Math.abs(effort!.timeS - trueS)).toBeLessThan(stopM === 1200 ? 0.1 : everyS);
      }
    }
  });
});
