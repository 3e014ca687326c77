import * as fc from 'fast-check';
import { straightRoute } from '../route/route.ts';
import { courseFrom, type CourseDay } from './course.ts';
import { courseDayProblem } from './course-day-problem.ts';
import { rideCourse } from './ride-course.ts';

const hour = { atS: 0, windMs: 3, windFromDeg: 200, temperatureC: 20, humidity: 0.5, seaLevelPa: 101300 };
const place = { atM: 0, heightM: 400, hours: [hour] };

test.each<[RegExp, unknown]>([
  [/wind/, { wind: { speedMs: -1, fromDeg: 0 } }],
  [/wind/, { wind: { speedMs: 3, fromDeg: NaN } }],
  [/land must be one of water/, { exposure: 'moon' }],
  [/places .* order/, { weather: [{ ...place, atM: 5 }, place] }],
  [/height/, { weather: [{ ...place, heightM: 9e9 }] }],
  [/at least one hour/, { weather: [{ ...place, hours: [] }] }],
  [/hours .* order/, { weather: [{ ...place, hours: [hour, hour] }] }],
  [/wind/, { weather: [{ ...place, hours: [{ ...hour, windMs: 200 }] }] }],
  [/hPa/, { weather: [{ ...place, hours: [{ ...hour, seaLevelPa: 1013 }] }] }],
  [/humidity/, { weather: [{ ...place, hours: [{ ...hour, humidity: 50 }] }] }],
  [/where it starts and where it ends/, { stretches: [{ fromM: 5, toM: NaN }] }],
  [/surface must be one of asphalt/, { stretches: [{ fromM: 0, toM: 5, surface: 'toString' }] }],
  [/draft must be/, { stretches: [{ fromM: 0, toM: 5, draft: 'car' }] }],
  [/rolling/, { stretches: [{ fromM: 0, toM: 5, crr: 4 }] }],
  [/share/, { stretches: [{ fromM: 0, toM: 5, draftShare: 50 }] }],
  [/drag area/, { stretches: [{ fromM: 0, toM: 5, cdaM2: 0 }] }],
  [
    /positions .* order/,
    {
      positions: [
        { fromSlope: 0.1, cdaM2: 0.3 },
        { fromSlope: 0, cdaM2: 0.3 },
      ],
    },
  ],
  [/highest speed/, { descending: { maxSpeedMs: 0 } }],
  [/cornering/, { descending: { corneringG: 35 } }],
])('%s is reported for %j', (said, day) => expect(courseDayProblem(day as CourseDay)).toMatch(said));

test('a good day has no problem', () => {
  expect(courseDayProblem({})).toBeNull();
  expect(
    courseDayProblem({
      wind: { speedMs: 5, fromDeg: 270 },
      weather: [place, { ...place, atM: 20000 }],
      stretches: [{ fromM: 0, toM: 900, surface: 'gravel', draft: 'group', draftShare: 0.5 }],
      positions: [{ fromSlope: -0.03, cdaM2: 0.3 }],
      descending: { maxSpeedMs: 20, corneringG: 0.5, coastAboveMs: 60 },
    }),
  ).toBeNull();
});

test('what has no problem is ridden to the end', () => {
  const value = fc.oneof(
    fc.double(),
    fc.integer({ min: -5, max: 50 }),
    fc.constant(undefined),
  ) as fc.Arbitrary<number>;
  const word = fc.constantFrom('gravel', 'wheel', 'forest', 'asphalt', undefined);
  const day = fc.record({
    wind: fc.record({ speedMs: value, fromDeg: value }),
    weather: fc.array(
      fc.record({
        atM: value,
        heightM: value,
        hours: fc.array(fc.record({ atS: value, windMs: value, windFromDeg: value, temperatureC: value }), {
          maxLength: 2,
        }),
      }),
      { maxLength: 2 },
    ),
    stretches: fc.array(
      fc.record({ fromM: value, toM: value, surface: word, draft: word, exposure: word, draftShare: value }),
      { maxLength: 2 },
    ),
    descending: fc.record({ maxSpeedMs: value, corneringG: value, brakingG: value, coastAboveMs: value }),
  });
  const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
  const route = straightRoute(300, 0.02);
  let fit = 0;
  fc.assert(
    fc.property(day, (any) => {
      // Parts on their own, so that many of them are valid.
      for (const part of Object.entries(any)) {
        const one = Object.fromEntries([part]) as CourseDay;
        if (courseDayProblem(one)) continue;
        fit++;
        const course = courseFrom(route, rider, one);
        const ride = rideCourse(course, new Float64Array(course.cells).fill(200));
        expect(ride.totalTimeS > 1 && ride.totalTimeS < 1000).toBe(true);
      }
    }),
    { seed: 11, numRuns: 300 },
  );
  expect(fit).toBeGreaterThan(100);
});
