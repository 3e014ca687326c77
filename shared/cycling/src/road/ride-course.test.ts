import * as fc from 'fast-check';
import { straightRoute, type Route } from '../route/route.ts';
import { courseFrom, type Course, type CourseDay } from './course.ts';
import { fineRideS } from './testing.ts';
import { rideCourse } from './ride-course.ts';
import { speedAtPower, type RiderOnBike } from './road-power.ts';

const amateur: RiderOnBike = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const unheld = { maxSpeedMs: 100, coastAboveMs: 100 };

type Made = { slopes: number[]; turns: number[]; radii: number[] };

const made: fc.Arbitrary<Made> = fc.record({
  slopes: fc.array(fc.double({ min: -0.14, max: 0.15, noNaN: true }), { minLength: 2, maxLength: 7 }),
  turns: fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 3, maxLength: 9 }),
  radii: fc.array(fc.oneof(fc.constant(Infinity), fc.double({ min: 5, max: 80, noNaN: true })), {
    minLength: 3,
    maxLength: 9,
  }),
});

/** A road of 250 m a slope, turning all the time, each with a bend of 40 m before the next. */
function roadOf({ slopes, turns, radii }: Made): Route {
  const route = straightRoute(250 * slopes.length, 0);
  let heading = 0;
  route.slope = route.slope.map((_, i) => slopes[Math.min(slopes.length - 1, Math.floor(i / 25))]!);
  route.headingDeg = route.headingDeg.map((_, i) => (heading += turns[i % turns.length]!));
  route.radiusM = route.radiusM.map((_, i) =>
    i % 25 > 20 ? radii[Math.floor(i / 25) % radii.length]! : Infinity,
  );
  return route;
}

const rider: fc.Arbitrary<RiderOnBike> = fc.record({
  massKg: fc.double({ min: 45, max: 130, noNaN: true }),
  cdaM2: fc.double({ min: 0.18, max: 0.6, noNaN: true }),
  crr: fc.double({ min: 0.002, max: 0.015, noNaN: true }),
  airDensityKgM3: fc.double({ min: 0.85, max: 1.35, noNaN: true }),
});
const watts = fc.double({ min: 40, max: 500, noNaN: true });
const wind = fc.record({
  speedMs: fc.double({ min: 0, max: 12, noNaN: true }),
  fromDeg: fc.double({ min: 0, max: 360, noNaN: true }),
});
const descending = fc.constantFrom({}, unheld, { wet: true }, { corneringG: 0.6, coastAboveMs: 9 });

const even = (course: Course, powerW: number) => new Float64Array(course.cells).fill(powerW);
const timeS = (course: Course, powerW: number) => rideCourse(course, even(course, powerW)).totalTimeS;
/** Not slower, to the rounding of a sum of numbers. */
const notSlower = (better: number, base: number) => expect(better).toBeLessThanOrEqual(base * (1 + 1e-9));
const random = { seed: 5, numRuns: 150 };

describe('never takes longer', () => {
  const anything = [made, rider, watts, wind, descending] as const;

  test('with more watts: on any course, in any wind, with limits and coasting', () => {
    fc.assert(
      fc.property(...anything, (road, who, powerW, wind, descending) => {
        const course = courseFrom(roadOf(road), who, { wind, descending });
        const base = rideCourse(course, even(course, powerW));
        notSlower(timeS(course, powerW + 5), base.totalTimeS);
        // More watts on a part of the course, too, and then no node is reached later.
        const part = even(course, powerW).map((watts, i) => (i % 40 < 15 ? watts + 60 : watts));
        const ride = rideCourse(course, part);
        const later = ride.timeS.findIndex((seconds, i) => seconds > base.timeS[i]! * (1 + 1e-9));
        expect(later).toBe(-1);
      }),
      random,
    );
  });
  test('with more tailwind along the road: on any course, with limits and coasting', () => {
    fc.assert(
      fc.property(...anything, (road, who, powerW, wind, descending) => {
        const course = courseFrom(roadOf(road), who, { wind, descending });
        const pushed = { ...course, headwindMs: course.headwindMs.map((wind) => wind - 1) };
        notSlower(timeS(pushed, powerW), timeS(course, powerW));
      }),
      random,
    );
  });
  test('with less drag area: on any course where no wind from behind is faster than the rider', () => {
    fc.assert(
      fc.property(...anything, (road, who, powerW, wind, descending) => {
        const route = roadOf(road);
        for (const day of [{ wind, descending }, { descending }]) {
          const course = courseFrom(route, who, day);
          const base = rideCourse(course, even(course, powerW));
          const pushed = course.headwindMs.some((wind, i) => base.speedMs[i]! + wind < 1);
          if (pushed) continue;
          notSlower(
            timeS(courseFrom(route, { ...who, cdaM2: who.cdaM2 * 0.9 }, day), powerW),
            base.totalTimeS,
          );
        }
      }),
      random,
    );
  });
  test('with less weight: where the road does not fall', () => {
    fc.assert(
      fc.property(...anything, (road, who, powerW, wind, descending) => {
        const route = roadOf({ ...road, slopes: road.slopes.map(Math.abs) });
        const light = { ...who, massKg: who.massKg - 3 };
        for (const day of [{ wind, descending }, { descending }])
          notSlower(timeS(courseFrom(route, light, day), powerW), timeS(courseFrom(route, who, day), powerW));
      }),
      random,
    );
  });
  test('with less weight: in still air from any place back to it, unless the rider is down to a crawl', () => {
    fc.assert(
      fc.property(made, rider, watts, descending, (road, who, powerW, descending) => {
        const mean = road.slopes.reduce((sum, slope) => sum + slope, 0) / road.slopes.length;
        const route = roadOf({ ...road, slopes: road.slopes.map((slope) => slope - mean) });
        const course = courseFrom(route, who, { descending });
        const base = rideCourse(course, even(course, powerW));
        if (base.speedMs.some((speed) => speed < 0.701)) return;
        const light = { ...who, massKg: who.massKg - 3 };
        notSlower(timeS(courseFrom(route, light, { descending }), powerW), base.totalTimeS);
      }),
      random,
    );
  });
  test('it does take longer with less weight downhill, and with less drag area before a gale: that is so on the road', () => {
    const down = straightRoute(5000, -0.04);
    const light = { ...amateur, massKg: 73 };
    const day: CourseDay = { descending: unheld };
    expect(timeS(courseFrom(down, light, day), 150)).toBeGreaterThan(
      timeS(courseFrom(down, amateur, day), 150),
    );
    const gale = { wind: { speedMs: 15, fromDeg: 180 }, descending: unheld };
    const sail = { ...amateur, cdaM2: 0.6 };
    const up = straightRoute(5000, 0.03);
    expect(timeS(courseFrom(up, sail, gale), 150)).toBeLessThan(timeS(courseFrom(up, amateur, gale), 150));
  });
});

test('an independent fine simulation in time finds the same time within 0.3 %, on average within 0.1 %', () => {
  const off: number[] = [];
  fc.assert(
    fc.property(made, watts, wind, descending, (road, powerW, wind, descending) => {
      const course = courseFrom(roadOf(road), amateur, { wind, descending });
      const power = even(course, powerW).map((watts, i) => watts * (1 + 0.4 * Math.sin(i / 11)));
      const difference = Math.abs(rideCourse(course, power).totalTimeS / fineRideS(course, power) - 1);
      expect(difference).toBeLessThan(0.003);
      off.push(difference);
    }),
    { seed: 6, numRuns: 40 },
  );
  expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(0.001);
});

test('a long even road is ridden at the steady speed, also pushed by a gale', () => {
  for (const slope of [-0.02, 0, 0.04, 0.12])
    for (const headwindMs of [-14, 0, 6]) {
      const steady = speedAtPower(amateur, { slope, headwindMs }, 250);
      const day = { wind: { speedMs: headwindMs, fromDeg: 0 }, descending: unheld };
      const course = courseFrom(straightRoute(3000, slope), amateur, day);
      const ride = rideCourse(course, even(course, 250), { entrySpeedMs: steady });
      expect(Math.abs(ride.totalTimeS / (3000 / steady) - 1)).toBeLessThan(1e-6);
    }
});

test('energy is kept to 0.3 %: work is air, rolling, bearings, height, speed and brakes', () => {
  fc.assert(
    fc.property(made, fc.double({ min: 150, max: 400, noNaN: true }), (road, powerW) => {
      const route = roadOf({ ...road, slopes: road.slopes.map((slope) => slope / 2) });
      const course = courseFrom(route, amateur, { wind: { speedMs: 3, fromDeg: 120 } });
      const ride = rideCourse(course, even(course, powerW));
      const kinetic = (speed: number) => (course.inertiaKg * speed ** 2) / 2;
      let spent = ride.brakingJ + kinetic(ride.speedMs.at(-1)!) - kinetic(ride.speedMs[0]!);
      let turned = ride.brakingJ;
      for (let i = 0; i < course.cells; i++) {
        const speed = Math.sqrt((ride.speedMs[i]! ** 2 + ride.speedMs[i + 1]! ** 2) / 2);
        const along = speed + course.headwindMs[i]!;
        const air = course.dragKgM[i]! * Math.hypot(along, course.crosswindMs[i]!) * along;
        const forceN = course.steadyN[i]! + course.bearingNsM * speed + air;
        spent += forceN * course.stepM;
        turned += Math.abs(forceN) * course.stepM;
      }
      expect(Math.abs(ride.workJ * course.efficiency - spent)).toBeLessThan(0.01 * turned + 300);
    }),
    { seed: 7, numRuns: 40 },
  );
});

test('no limit is broken, and there is no pedalling while braking', () => {
  fc.assert(
    fc.property(made, rider, watts, wind, descending, (road, who, powerW, wind, descending) => {
      const course = courseFrom(roadOf(road), who, { wind, descending });
      const ride = rideCourse(course, even(course, powerW), { entrySpeedMs: 30 });
      expect(ride.speedMs.every((speed, i) => speed <= course.limitMs[i]! + 1e-9)).toBe(true);
      const idle = ride.powerW.findIndex((watts, i) => {
        const held = Math.min(course.limitMs[i + 1]!, course.coastAboveMs[i]!);
        return watts < powerW && ride.speedMs[i + 1]! < held - 1e-9;
      });
      expect(idle).toBe(-1);
    }),
    { seed: 8, numRuns: 40 },
  );
});

test('an old ride lent for its arrays changes nothing in the result', () => {
  const course = courseFrom(roadOf({ slopes: [0.05, -0.08], turns: [3], radii: [9] }), amateur);
  const lent = rideCourse(course, even(course, 90));
  const fresh = rideCourse(course, even(course, 260));
  expect(rideCourse(course, even(course, 260), { into: lent })).toEqual(fresh);
});

test('whatever power is asked, the rider arrives', () => {
  const course = courseFrom(straightRoute(1000, 0.2), amateur);
  for (const powerW of [NaN, -50, 0, 1e-9, 1e9, Infinity]) {
    const ride = rideCourse(course, even(course, powerW), { entrySpeedMs: NaN });
    expect(Number.isFinite(ride.totalTimeS)).toBe(true);
    expect(ride.totalTimeS).toBeLessThan(1000 / 0.69);
    expect(ride.powerW.every(Number.isFinite)).toBe(true);
  }
});
