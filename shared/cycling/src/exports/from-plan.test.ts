import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { feedingPlan } from '../feeding/plan.ts';
import { foodsOf } from '../feeding/foods.ts';
import { minutesOf } from '../feeding/ride-minutes.ts';
import { racePlan } from '../pacing/plan/plan.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import { EXPORT_FORMATS } from './export-plan.ts';
import { plannedRide } from './from-plan.ts';
import { hillRide } from './testing/planned.ts';
import { bytesOf, fileOf, readByGarmin, textOf, xmlErrors } from './testing/read-back.ts';
import { TCX_COURSE_SCHEMA } from './testing/schemas.ts';

const record = {
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90, favoriteGel: 'Citron 25 g' },
};
const athlete = resolveAthlete(record);
const { route } = hillRide();
const plan = racePlan({
  route,
  athlete,
  goal: { kind: 'fastest' },
  startTimeMs: Date.UTC(2026, 5, 21, 8, 30),
}) as RacePlan;

test('a race plan goes into every format and keeps its time, distance and watts', async () => {
  expect(plan.ok).toBe(true);
  const ride = plannedRide(plan, { name: 'Col' });
  for (const { format } of EXPORT_FORMATS) expect(fileOf(ride, format).content.length).toBeGreaterThan(250);
  const steps = readByGarmin(bytesOf(ride, 'fitWorkout', { steps: 'time' }))['workoutStepMesgs']!;
  const sumS = steps.reduce((sum, step) => sum + Number(step['durationTime']), 0);
  expect(sumS).toBeCloseTo(plan.totalTimeS, 1);
  expect(steps.map((step) => step['customTargetValueLow'])).toEqual(
    plan.segments.map(({ lowW }) => 1000 + Math.round(lowW)),
  );
  const [lap] = readByGarmin(bytesOf(ride, 'fitCourse'))['lapMesgs']!;
  expect(lap!['totalElapsedTime']).toBeCloseTo(plan.totalTimeS, 2);
  expect(lap!['startTime']).toEqual(new Date(Date.UTC(2026, 5, 21, 8, 30)));
  expect(await xmlErrors(textOf(ride, 'tcx'), TCX_COURSE_SCHEMA)).toEqual([]);
});

test('climbs, stations and what is eaten become points; sips do not', () => {
  const minutes = minutesOf(route, plan);
  const feeding = feedingPlan({ athlete, minutes, foods: foodsOf(record) });
  if (!feeding.ok) throw new Error(feeding.message);
  const stations = [
    { distanceM: 3000, water: true },
    { distanceM: 7000, food: true, name: 'Village' },
  ];
  const ride = plannedRide(plan, { name: 'Col', feeding, stations });
  expect(ride.points).toEqual([
    { distanceM: 3000, kind: 'water', name: 'Water' },
    { distanceM: 7000, kind: 'food', name: 'Village' },
    {
      distanceM: route.climbs[0]!.startM,
      kind: 'generic',
      name: expect.stringMatching(/^Climb [\d.]+km \d+%$/),
    },
    { distanceM: route.climbs[0]!.endM, kind: 'summit', name: 'Top' },
  ]);
  expect(ride.feeds).toEqual(
    feeding.items
      .filter(({ kind }) => kind !== 'water' && kind !== 'drink')
      .map(({ atM, atS, carbohydrateG }) => ({
        distanceM: atM,
        timeS: atS,
        carbohydrateG,
        name: expect.any(String),
      })),
  );
});
