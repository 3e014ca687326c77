import { resolveAthlete } from '@breakaway/cycling';
import { doCourseJob } from './course-work.ts';
import { hilly } from './testing.ts';

test('a plan is no larger than what an answer says of it', () => {
  const athlete = resolveAthlete({
    bodyMatrix: { height: 180, weight: 75 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance: 70 },
  });
  const toleranceGh = athlete.choToleranceGh!;
  const question = {
    athlete,
    bike: 'road',
    temperatureC: 20,
    goal: { kind: 'fastest' },
    toleranceGh,
  } as const;
  const planned = doCourseJob({ kind: 'plan', course: hilly.text, question });
  if (!planned.ok) throw new Error(planned.message);
  expect(planned.food?.feeding.items.length).toBeGreaterThan(5);
  expect(JSON.stringify(planned).length).toBeLessThan(15_000);
});
