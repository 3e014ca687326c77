import * as fc from 'fast-check';
import { wPrimeRecovered, type WPrimeRecovery } from './w-recovery.ts';

const rider = { cpW: 248, wPrimeJ: 18200 };
const back = (question: object): WPrimeRecovery => {
  const answer = wPrimeRecovered({ ...rider, durationS: 240, powerW: 81, ...question });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
};

test('four minutes at 81 W give back 58 % (observed 61 %), with one standard deviation above 15 points', () => {
  const { share, sd } = back({});
  expect(100 * share).toBeCloseTo(58.4, 0);
  expect(sd / 18200).toBeGreaterThan(0.15);
  expect(Math.abs(100 * share - 61)).toBeLessThan((100 * sd) / 18200);
});

test('with CP and W′ known exactly, what is left is how far the model missed the observations', () => {
  expect(back({ cpSdW: 0, wPrimeSdJ: 0 }).sd / 18200).toBeCloseTo(0.17, 9);
  const moment = back({ cpSdW: 0, wPrimeSdJ: 0, durationS: 5 });
  expect(moment.sd).toBeCloseTo(moment.backJ, 9);
  expect(back({ cpSdW: 0, wPrimeSdJ: 0, durationS: 0 }).sd).toBe(0);
});

test('the models are reported side by side', () => {
  const { byModel, backJ } = back({ model: 'bartram' });
  expect(byModel.bartram).toBe(backJ);
  expect(byModel.bartram).toBeGreaterThan(byModel.froncioni);
  expect(byModel.froncioni).toBeGreaterThan(byModel.weigend);
});

test('above critical power W′ is spent, and that is reported', () => {
  expect(back({ powerW: 300, durationS: 10, leftJ: 9000 })).toMatchObject({
    backJ: -520,
    leftJ: 8480,
    notes: ['At or above critical power nothing comes back.'],
  });
  expect(back({ powerW: 248 }).backJ).toBe(0);
});

test('longer and easier give back more, never more than was missing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7200 }),
      fc.integer({ min: 0, max: 247 }),
      fc.integer({ min: -18200, max: 18200 }),
      (durationS, powerW, leftJ) => {
        const now = back({ durationS, powerW, leftJ });
        expect(now.leftJ).toBeLessThanOrEqual(18200 + 1e-9);
        expect(back({ durationS: durationS + 60, powerW, leftJ }).backJ).toBeGreaterThanOrEqual(now.backJ);
        expect(back({ durationS, powerW: Math.max(0, powerW - 20), leftJ }).backJ).toBeGreaterThanOrEqual(
          now.backJ - 1e-9,
        );
        expect(now.sd).toBeGreaterThanOrEqual(0);
      },
    ),
    { seed: 11, numRuns: 100 },
  );
});

test.each([
  [{ wPrimeJ: 18.2 }, /kJ/],
  [{ cpW: NaN }, /can't be right/],
  [{ durationS: -1 }, /time/],
  [{ durationS: Infinity }, /time/],
  [{ powerW: NaN }, /power/],
  [{ leftJ: 30000 }, /cannot be more than all/],
  [{ leftJ: NaN }, /cannot be more than all/],
])('%o is rejected with a sentence', (change, message) =>
  expect(wPrimeRecovered({ ...rider, durationS: 60, powerW: 100, ...change })).toEqual({
    ok: false,
    message: expect.stringMatching(message),
  }),
);
