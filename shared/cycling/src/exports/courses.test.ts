import { straightRoute } from '../route/route.ts';
import { exportPlan } from './export-plan.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
import { hillRide } from './testing/planned.ts';
import { fileOf, textOf, xmlErrors } from './testing/read-back.ts';
import { tcxOf } from './testing/read-courses.ts';
import { GPX_SCHEMA, TCX_COURSE_SCHEMA } from './testing/schemas.ts';

const ride = hillRide();
const { route } = ride;

test('without heights the files say nothing of them', () => {
  const flat = { ...ride, route: { ...route, hasElevation: false } };
  expect(textOf(flat, 'tcx')).not.toContain('Altitude');
  expect(textOf(flat, 'gpx')).not.toContain('<ele>');
});

test('a plan without positions is not a course', () => {
  const nowhere = straightRoute(2000, 0.02);
  const plan = {
    ...ride,
    route: nowhere,
    timeS: nowhere.slope.map((_, i) => 2 * i),
    segments: [{ ...ride.segments[0]!, fromM: 0, toM: 2000, timeS: 400 }],
  };
  for (const format of ['tcx', 'gpx', 'fitCourse'] as const) {
    expect(exportPlan(plan, format)).toEqual({
      ok: false,
      message: 'This plan has no places on the map, so it cannot be followed as a course. Take a workout.',
    });
  }
  expect(exportPlan(plan, 'fitWorkout').ok).toBe(true);
  const broken = {
    ...ride,
    route: { ...route, latDeg: route.latDeg.map((lat, i) => (i === 7 ? NaN : lat)) },
  };
  expect(exportPlan(broken, 'tcx').ok).toBe(false);
});

test('a long course is thinned to device limits, and of too many points the changes of power are dropped first', async () => {
  const cells = 30_000;
  const along = <T>(of: (i: number) => T) => Array.from({ length: cells + 1 }, (_, i) => of(i));
  const long = {
    ...route,
    stepM: 10,
    distanceM: cells * 10,
    latDeg: along((i) => 45 + i * 5e-5),
    lonDeg: along((i) => 6 + 0.001 * Math.sin(i / 3)),
    elevationM: along((i) => 500 + 100 * Math.sin(i / 500)),
    slope: along(() => 0),
    headingDeg: along((i) => 90 * Math.sin(i / 3) + 90),
  };
  const segments = Array.from({ length: 300 }, (_, i) => ({
    ...ride.segments[0]!,
    fromM: i * 1000,
    toM: (i + 1) * 1000,
    timeS: 100,
  }));
  const file = fileOf({ ...ride, route: long, timeS: along((i) => i), segments }, 'tcx');
  const course = tcxOf(String(file.content));
  expect(course.Track.Trackpoint.length).toBeLessThanOrEqual(8000);
  expect(course.Track.Trackpoint.length).toBeGreaterThan(3000);
  expect(course.CoursePoint).toHaveLength(200);
  expect(course.CoursePoint.filter(({ PointType }) => PointType !== 'Generic')).toHaveLength(5);
  expect(file.notes).toEqual(['Head units show 200 points. The last changes of power were left out.']);
  expect(String(file.content).length).toBeLessThan(4e6);
});

test('hostile names leave both valid and every point with a name of its own', async () => {
  // Every eighth node is enough of a road here.
  const thin = <T>(values: ArrayLike<T>) => Array.from(values).filter((_, i) => i % 8 === 0);
  const short = {
    ...ride,
    timeS: thin(ride.timeS),
    route: {
      ...route,
      stepM: route.stepM * 8,
      latDeg: thin(route.latDeg),
      lonDeg: thin(route.lonDeg),
      elevationM: thin(route.elevationM),
      headingDeg: thin(route.headingDeg),
    },
  };
  const plans = HOSTILE_NAMES.map((name) => ({
    ...short,
    name,
    segments: ride.segments.map((part) => ({ ...part, cue: name })),
    feeds: ride.feeds.map((feed) => ({ ...feed, name })),
    points: ride.points.map((point) => ({ ...point, name })),
  }));
  const files = plans.map((plan) => textOf(plan, 'tcx'));
  expect(await xmlErrors(files, TCX_COURSE_SCHEMA)).toEqual([]);
  expect(
    await xmlErrors(
      plans.map((plan) => textOf(plan, 'gpx')),
      GPX_SCHEMA,
    ),
  ).toEqual([]);
  for (const tcx of files) {
    const names = tcxOf(tcx).CoursePoint.map(({ Name }) => Name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[ -~]{1,10}$/.test(name))).toBe(true);
    expect(tcx.length).toBeLessThan(200_000);
  }
});
