import * as fc from 'fast-check';
import { valuesOf } from '../answer/input.ts';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { Course } from '../road/course.ts';
import { rideCourse } from '../road/ride-course.ts';
import { fineRideS } from '../road/testing.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { segmentByHand } from './segment-by-hand.ts';
import { segmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { segmentRecordOn } from './segment-on-road.ts';
import { segmentPacing, type SegmentPacing } from './segment-pacing.ts';

const rider = (ftp: number) =>
  resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp } });
const stated = { riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 };
const athlete = rider(280);

function roadOf(slopes: readonly number[], partM: number): Route {
  const even = straightRoute(slopes.length * partM, 0);
  const slope = even.slope.map((_, i) => slopes[Math.min(slopes.length - 1, Math.floor((10 * i) / partM))]!);
  let heightM = 200;
  const elevationM = slope.map((grade) => (heightM += 10 * grade) - 10 * grade);
  return {
    ...even,
    slope,
    elevationM,
    minElevationM: Math.min(...elevationM),
    maxElevationM: Math.max(...elevationM),
  };
}
/** A road that climbs 5 % in the mean, by turns 0 and 10 %. */
const ramps = roadOf(
  Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? 0 : 0.1)),
  500,
);
/** 4 km north and back. */
const outAndBack: Route = {
  ...straightRoute(8000, 0),
  headingDeg: straightRoute(8000, 0).headingDeg.map((_, i) => (i < 400 ? 0 : 180)),
};

function paced(question: SegmentQuestion): SegmentPacing {
  const pacing = segmentPacing(question);
  if (!pacing.ok) throw new Error(pacing.message);
  return pacing;
}
function courseOf(question: SegmentQuestion): Course {
  const segment = segmentOnCourse(question);
  if (!segment.ok) throw new Error(segment.message);
  return segment.courseOf(valuesOf(segment.inputs));
}
/** How long a road takes at one power, s. */
function timeAt(day: Omit<SegmentQuestion, 'timeS'> & { entrySpeedMs: number }, powerW: number): number {
  const course = courseOf({ ...day, timeS: day.route.distanceM / 7 });
  return rideCourse(course, new Float64Array(course.cells).fill(powerW), day).totalTimeS;
}
const wattsOf = ({ sections }: SegmentPacing) => sections.map(({ powerW }) => powerW);
/** Watts at a distance. */
const at = ({ sections }: SegmentPacing, atM: number) => sections.find(({ toM }) => toM > atM)!.powerW;

test('whatever the road and the wind: in time, in few sections, no dearer than even power, as another simulation rides it', () => {
  let [reached, beyond] = [0, 0];
  let cheaper = 0;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -2, max: 9 }), { minLength: 2, maxLength: 9 }),
      fc.integer({ min: 30, max: 90 }),
      fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
      (percents, partCells, share, speedMs, fromDeg) => {
        const road = percents.map((percent) => percent / 100);
        const route = roadOf(road, 10 * partCells);
        const day = { athlete, ...stated, route, wind: { speedMs, fromDeg }, entrySpeedMs: 6 };
        const timeS = timeAt(day, share * 288);
        const pacing = segmentPacing({ ...day, timeS });
        if (!pacing.ok) return;
        const { sections, even, usedJ, wPrimeJ } = pacing;
        if (pacing.inReach) {
          reached++;
          expect(pacing.timeS).toBeLessThanOrEqual(timeS);
          expect(pacing.timeS).toBeGreaterThanOrEqual(timeS - 0.5);
        } else {
          beyond++;
          expect(pacing.timeS).toBeGreaterThan(timeS);
        }
        expect(usedJ).toBeLessThanOrEqual(wPrimeJ);
        // Whole watts of one power are up to a watt dearer than the power itself.
        const [low, high] = [Math.min(...wattsOf(pacing)), Math.max(...wattsOf(pacing))];
        expect(usedJ).toBeLessThanOrEqual(even!.usedJ + (high - low <= 1 ? timeS : 1));
        if (usedJ < 0.95 * even!.usedJ || pacing.normalizedW < even!.normalizedW - 1) cheaper++;
        expect(wattsOf(pacing).every(Number.isInteger)).toBe(true);
        expect(sections.length).toBeLessThanOrEqual(Math.max(11, (12 * timeS) / 1800));
        if (sections.length > 1)
          for (const { timeS: seconds } of sections) expect(seconds).toBeGreaterThan(19);
        expect(sections[0]!.fromM).toBe(0);
        expect(sections.at(-1)!.toM).toBeCloseTo(route.distanceM, 6);
        // Runge-Kutta in time, which shares no code with the simulation that the plan is made with.
        const course = courseOf({ ...day, timeS: pacing.inReach ? timeS : pacing.timeS });
        const again = fineRideS(course, pacing.askedW, { entrySpeedMs: pacing.entrySpeedMs });
        expect(Math.abs(again / pacing.timeS - 1)).toBeLessThan(0.002);
      },
    ),
    { numRuns: 24, seed: 5 },
  );
  expect(reached).toBeGreaterThan(10);
  expect(beyond).toBeGreaterThan(2);
  expect(cheaper).toBeGreaterThan(6);
});

test('where the road changes it is harder on the steep parts and spares W′', () => {
  const pacing = paced({ ...stated, athlete, route: ramps, timeS: 560 });
  expect(pacing.inReach).toBe(true);
  expect(at(pacing, 750)).toBeGreaterThan(at(pacing, 1250) + 20);
  expect(pacing.usedJ).toBeLessThan(0.9 * pacing.even!.usedJ);
  expect(pacing.even!.laterS).toBeGreaterThan(1);
});

test('it is harder into the wind, and turns with it', () => {
  const day = (fromDeg: number) =>
    paced({ ...stated, athlete: rider(300), route: outAndBack, timeS: 800, wind: { speedMs: 5, fromDeg } });
  const [north, south] = [day(0), day(180)];
  expect(at(north, 1000)).toBeGreaterThan(at(north, 7000) + 10);
  expect(at(south, 7000)).toBeGreaterThan(at(south, 1000) + 10);
  expect(north.sections[0]!.cue).toMatch(/^Start: \d+ W for the first 4\.\d km\. Into the wind, \d+ km\/h/);
});

test('on an even slope it is even power', () => {
  const pacing = paced({ ...stated, athlete, route: straightRoute(3000, 0.06), timeS: 590 });
  const steady = segmentRecordOn({ ...stated, athlete, route: straightRoute(3000, 0.06), timeS: 590 });
  if (!steady.ok) throw new Error(steady.message);
  for (const watts of wattsOf(pacing)) expect(Math.abs(watts - steady.powerW)).toBeLessThanOrEqual(1);
  expect(pacing.notes).toContain('On this road and day one even power is as good as any other way.');
  const wind = { speedMs: 6, fromDeg: 0 };
  const beyond = paced({ ...stated, athlete, route: straightRoute(1800, 0), timeS: 180, wind });
  expect([beyond.inReach, beyond.sections.length]).toEqual([false, 1]);
});

test('below critical power no W′ is spent, and the strain is less', () => {
  const pacing = paced({ ...stated, athlete: rider(360), route: ramps, timeS: 640 });
  expect(pacing.even!.powerW).toBeLessThan(pacing.cpW);
  expect(pacing.usedJ).toBe(0);
  expect(pacing.normalizedW).toBeLessThan(pacing.even!.normalizedW - 1);
});

test('out of reach it is the fastest ride there is, no slower than the best even power', () => {
  const question = { ...stated, athlete, route: ramps, timeS: 500 };
  const record = segmentRecordOn(question);
  const pacing = paced(question);
  if (!record.ok) throw new Error(record.message);
  expect(pacing.inReach).toBe(false);
  expect(pacing.recordS).toBe(500);
  expect(pacing.timeS).toBeLessThan(record.ownTimeS! - 1);
  expect(pacing.timeS).toBeGreaterThan(0.9 * record.ownTimeS!);
  expect(pacing.usedJ).toBeGreaterThan(0.9 * pacing.wPrimeJ);
  expect(pacing.notes[0]).toMatch(/out of your reach .* The fastest that you can ride is 8:\d\d, \d+ s more/);
});

test('a segment by hand is paced too; without FTP, or where watts do not decide, there is one sentence', () => {
  const road = segmentByHand({ distanceM: 4000, slope: 0.05 });
  if (!road.ok) throw new Error(road.message);
  expect(paced({ athlete, route: road.route, timeS: 760 }).sections.length).toBeGreaterThan(0);
  expect(segmentPacing({ athlete: null, riderMassKg: 75, route: ramps, timeS: 600 })).toMatchObject({
    ok: false,
    missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
  });
  expect(segmentPacing({ athlete, route: straightRoute(2000, -0.06), timeS: 200 })).toHaveProperty(
    'rollingS',
  );
});
