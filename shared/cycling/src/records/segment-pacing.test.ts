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

test('whatever the road and the wind: in time, in few sections, no harder than even power, as another simulation rides it', () => {
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
        expect(pacing.share).toBeLessThan(1.001);
        // Whole watts of one power are up to a watt dearer than the power itself.
        const [low, high] = [Math.min(...wattsOf(pacing)), Math.max(...wattsOf(pacing))];
        const watt = high - low <= 1 ? 1 / low : 0;
        expect(pacing.share).toBeLessThanOrEqual((1 + watt) * even!.share);
        // Who gives all has the whole of W' in mind.
        if (!pacing.inReach && watt === 0) expect(usedJ).toBeLessThan(even!.usedJ);
        if (pacing.share < 0.995 * even!.share) cheaper++;
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

test('where the road changes it is harder on the steep parts and has more in reserve', () => {
  const pacing = paced({ ...stated, athlete, route: ramps, timeS: 560 });
  expect(pacing.inReach).toBe(true);
  expect(at(pacing, 750)).toBeGreaterThan(at(pacing, 1250) + 15);
  expect(pacing.share).toBeLessThan(0.99 * pacing.even!.share);
  expect(pacing.even!.laterS).toBeGreaterThan(1);
});

test('it is harder into the wind, and turns with it', () => {
  const day = (fromDeg: number) =>
    paced({ ...stated, athlete: rider(300), route: outAndBack, timeS: 800, wind: { speedMs: 5, fromDeg } });
  const [north, south] = [day(0), day(180)];
  expect(at(north, 1000)).toBeGreaterThan(at(north, 7000) + 10);
  expect(at(south, 6000)).toBeGreaterThan(at(south, 1000) + 10);
  expect(north.sections[0]!.cue).toMatch(
    /^Start: \d+ W for the first (3\.[89]|4\.\d) km\. Into the wind, \d+ km\/h/,
  );
});

test.each([
  [3000, 590],
  [2000, 400],
  [5000, 1050],
  [5000, 1100],
])(
  'on an even slope of %d m in %d s it is even power, of which the verdict says how much',
  (metres, timeS) => {
    const question = { ...stated, athlete, route: straightRoute(metres, 0.06), timeS };
    const pacing = paced(question);
    const steady = segmentRecordOn({ ...question, timeS: pacing.inReach ? timeS : pacing.timeS });
    if (!steady.ok) throw new Error(steady.message);
    for (const watts of wattsOf(pacing)) expect(Math.abs(watts - steady.powerW)).toBeLessThanOrEqual(1);
    expect(Math.abs(pacing.share - steady.powerW / steady.verdict!.bestW)).toBeLessThan(0.004);
    expect(pacing.notes).toContain('On this road and day one even power is as good as any other way.');
  },
);

test.each([545, 560, 580, 600, 640, 700])(
  'in %d s, above and below critical power alike, it is harder where the road is slow, with more in reserve',
  (timeS) => {
    const pacing = paced({ ...stated, athlete: rider(300), route: ramps, timeS });
    expect(pacing.inReach).toBe(true);
    for (const atM of [750, 1750]) expect(at(pacing, atM)).toBeGreaterThan(at(pacing, 1250) + 15);
    expect(pacing.share).toBeLessThan(0.993 * pacing.even!.share);
  },
);

test.each([900, 930, 1000])('in %d s the same hill has about the same power wherever it comes', (timeS) => {
  const hills = roadOf([0.05, 0.05, 0.05, -0.005, -0.005, 0, 0.05, 0.05, 0.05, -0.005, 0], 600);
  const pacing = paced({ ...stated, athlete: rider(330), route: hills, timeS });
  expect(at(pacing, 900)).toBeGreaterThan(at(pacing, 2700) + 15);
  expect(Math.abs(at(pacing, 900) - at(pacing, 4500))).toBeLessThan(10);
});

test('for less than a watt of even power nobody is asked to change their own', () => {
  const nearly = roadOf([0.066, 0.054, 0.066, 0.054, 0.066, 0.054], 400);
  const watts = wattsOf(paced({ ...stated, athlete, route: nearly, timeS: 530 }));
  expect(Math.max(...watts) - Math.min(...watts)).toBeLessThanOrEqual(1);
});

test('a faster time asks for more of the rider, up to all', () => {
  const shares = [640, 600, 560, 530, 500].map(
    (timeS) => paced({ ...stated, athlete: rider(300), route: ramps, timeS }).share,
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.9);
  expect(shares.at(-1)).toBeGreaterThan(0.97);
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
  expect(pacing.usedJ).toBeGreaterThan(0.7 * pacing.wPrimeJ);
  expect(pacing.notes[0]).toMatch(
    /does not reach this time\. The fastest that it allows is 8:\d\d, \d+ s more/,
  );
});

test('the fastest of a long climb is what the verdict says that the rider can do', () => {
  const question = { ...stated, athlete, route: straightRoute(9000, 0.07), timeS: 1600 };
  const record = segmentRecordOn(question);
  if (!record.ok) throw new Error(record.message);
  expect(record.ownTimeS).toBeGreaterThan(1900);
  expect(Math.abs(paced(question).timeS - record.ownTimeS!)).toBeLessThan(6);
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
