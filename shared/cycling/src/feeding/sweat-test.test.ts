import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';
import { sweatRateMlH, type SweatTest } from './sweat-test.ts';

const athlete = resolveAthlete({
  bodyMatrix: { weight: 70, height: 178 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 60 },
});
const test60: SweatTest = {
  beforeKg: 70.2,
  afterKg: 69.4,
  drunkMl: 500,
  urineMl: 100,
  durationS: 3600,
  temperatureC: 22,
  powerW: 190,
};

function planOf(sweatTest?: SweatTest, temperatureC = 22) {
  return feedingPlan({
    athlete,
    minutes: steadyMinutes(3 * 3600, 190),
    weather: { temperatureC, relativeHumidity: 0.5 },
    ...(sweatTest ? { sweatTest } : {}),
  });
}
function sweatMlH(plan: ReturnType<typeof planOf>): number {
  if (!plan.ok) throw new Error(plan.message);
  return plan.totals.sweatMl / 3;
}

test('a ride like that of the test sweats as the scales said', () => {
  expect(sweatRateMlH(test60)).toBeCloseTo(1200, 9);
  expect(sweatMlH(planOf(test60))).toBeCloseTo(1200, 0);
  expect(sweatMlH(planOf())).toBeLessThan(900);
});

test('on a warmer day the same rider sweats more, and the estimate is less sure', () => {
  const [same, warm] = [planOf(test60), planOf(test60, 32)];
  expect(sweatMlH(warm)).toBeGreaterThan(1.3 * sweatMlH(same));
  const sdOf = (plan: typeof same) =>
    plan.ok ? (plan.inputs.find(({ key }) => key === 'sweatFactor')?.sd ?? 0) : 0;
  expect(sdOf(warm)).toBeGreaterThan(sdOf(same));
  expect(same).toMatchObject({
    inputs: expect.arrayContaining([
      expect.objectContaining({
        key: 'sweatFactor',
        source: 'asked',
        how: 'from your sweat test: 1.2 l/h at 22 °C',
      }),
    ]),
    notes: expect.arrayContaining([expect.stringMatching(/^Your sweat is from your test/)]),
  });
});

test.each([5000, -900, NaN])('a test that nobody can have is refused: %d ml drunk', (drunkMl) => {
  expect(planOf({ ...test60, drunkMl })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^The sweat test gives/),
  });
});
