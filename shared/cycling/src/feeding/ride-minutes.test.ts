import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { courseFrom } from '../road/course.ts';
import { rideCourse } from '../road/ride-course.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { feedingPlan } from './plan.ts';
import { minutesOf, steadyMinutes } from './ride-minutes.ts';

const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };

/** 6 km up at 6 %, 6 km down at 7 % with bends, 8 km flat, five times over. */
function hills(): Route {
  const flat = straightRoute(100_000, 0);
  const along = (at: number) => (at * flat.stepM) % 20_000;
  const slope = flat.slope.map((_, i) => (along(i) < 6000 ? 0.06 : along(i) < 12_000 ? -0.07 : 0));
  const radiusM = flat.radiusM.map((_, i) => (along(i) > 14_000 && along(i) < 15_500 ? 12 : Infinity));
  const elevationM = slope.map(() => 0);
  for (let i = 1; i < elevationM.length; i++) elevationM[i] = elevationM[i - 1]! + slope[i - 1]! * flat.stepM;
  return { ...flat, slope, radiusM, elevationM };
}

const route = hills();
const course = courseFrom(route, rider);
const ride = rideCourse(
  course,
  Array.from({ length: course.cells }, (_, i) => (route.slope[i]! > 0 ? 250 : 190)),
);
const minutes = minutesOf(route, ride, course.limitMs);

test('the minutes hold the time, the work and the way of the ride', () => {
  const last = minutes.at(-1)!;
  expect(last.startS + last.seconds).toBeCloseTo(ride.totalTimeS, 6);
  const workJ = minutes.reduce((sum, { powerW, seconds }) => sum + powerW * seconds, 0);
  expect(workJ / ride.workJ).toBeCloseTo(1, 6);
  expect(last.startM + last.speedMs * last.seconds).toBeCloseTo(route.distanceM, 3);
  for (const { startS, seconds, eatS, startM, eatM, speedMs } of minutes) {
    expect(eatS >= startS && eatS <= startS + seconds).toBe(true);
    expect(eatM >= startM && eatM <= startM + speedMs * seconds + 1e-6).toBe(true);
  }
});

test('steep descents and bends have no place to eat, climbs and flats have', () => {
  for (const { slope, limited, eatM } of minutes) {
    const at = eatM % 20_000;
    if (at > 100 && at < 5900) expect(slope).toBeCloseTo(0.06, 6);
    if (at > 6500 && at < 11_500) expect(slope).toBeLessThan(-0.05);
    if (at > 14_300 && at < 15_200) expect(limited).toBe(true);
  }
});

test('on this course everything is eaten where the road is easy', () => {
  const athlete = resolveAthlete({
    bodyMatrix: { height: 180, weight: 75 },
    powerMatrix: { ftp: 270 },
    feedingData: { choTolerance: 80 },
  });
  const plan = feedingPlan({ athlete, minutes });
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.items.length).toBeGreaterThan(15);
  for (const { atM } of plan.items) {
    const at = atM % 20_000;
    expect(at > 6050 && at < 11_950).toBe(false);
    expect(at > 14_050 && at < 15_450).toBe(false);
    expect(Math.abs(course.slope[Math.floor(atM / course.stepM)]!)).toBeLessThan(0.07);
  }
  const reasons = new Set(plan.items.map(({ why }) => why));
  expect(reasons).toContain('as soon as there is a hand for it');
  expect(plan.totals.carbohydrateG).toBeGreaterThan(
    0.8 * plan.target.intakeGH * (plan.durationS / 3600 - 0.42),
  );
});

test('a ride of part of a minute', () => {
  expect(steadyMinutes(10, 100)).toHaveLength(1);
  const short = straightRoute(60, 0);
  const ridden = rideCourse(courseFrom(short, rider), [200, 200, 200, 200, 200, 200]);
  const one = minutesOf(short, ridden);
  expect(one).toHaveLength(1);
  expect(one[0]!.seconds).toBeCloseTo(ridden.totalTimeS, 9);
});
