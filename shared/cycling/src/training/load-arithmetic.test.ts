import * as fc from 'fast-check';
import { fallingShares, loadAfter, restOutcome, taperOutcome, tssForRamp } from './load-arithmetic.ts';

test('the published recurrence: CTL += (TSS - CTL) / 42, ATL += (TSS - ATL) / 7, TSB of the morning after', () => {
  const { ctl, atl, tsb, days } = loadAfter({ ctl: 50, atl: 60, dailyTss: [100, 0] });
  expect(days[0]).toEqual({ ctl: 50 + 50 / 42, atl: 60 + 40 / 7, tsb: 50 + 50 / 42 - (60 + 40 / 7) });
  expect(ctl).toBeCloseTo((50 + 50 / 42) * (41 / 42), 9);
  expect(tsb).toBeCloseTo(ctl - atl, 9);
  expect(loadAfter({ ctl: 50, atl: 60, dailyTss: [] })).toMatchObject({ ctl: 50, atl: 60, tsb: -10 });
});

test('5 points a week take 32 TSS a day more than CTL, 225 a week', () => {
  expect(tssForRamp({ ctl: 60, perWeek: 5 }).perDay - 60).toBeCloseTo(32, 0);
  expect(tssForRamp({ ctl: 60, perWeek: 1 }).perDay - 60).toBeCloseTo(6.4, 1);
  expect(tssForRamp({ ctl: 0, perWeek: 5 }).perWeek).toBeCloseTo(225, 0);
  expect(tssForRamp({ ctl: 3, perWeek: -5 })).toEqual({ perDay: 0, perWeek: 0 });
});

test('CTL 60 is 51, 43 and 31 after one, two and four weeks without riding', () => {
  const after = [7, 14, 28].map((days) => Math.round(restOutcome({ ctl: 60, days }).ctl));
  expect(after).toEqual([51, 43, 31]);
  expect(restOutcome({ ctl: 60, days: 0 })).toEqual({ ctl: 60, atl: 60, tsb: 0, lost: 0 });
});

test('two weeks at half load take TSB from -6 to +20, one week to +15', () => {
  expect(taperOutcome({ ctl: 68, atl: 74, days: 14 }).tsb).toBeCloseTo(20, 0);
  expect(taperOutcome({ ctl: 68, atl: 74, days: 7 }).tsb).toBeCloseTo(15, 0);
});

test('a falling taper ends fresher than an even one of the same volume', () => {
  const falling = taperOutcome({ ctl: 68, atl: 74, days: 14, shape: 'falling' });
  expect(falling.tsb).toBeGreaterThan(taperOutcome({ ctl: 68, atl: 74, days: 14 }).tsb);
});

test('shares of a taper fall every day by the same factor and have the mean that is asked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 21 }),
      fc.double({ min: 0.3, max: 0.7, noNaN: true }),
      (days, mean) => {
        const shares = fallingShares(days, mean);
        expect(shares.reduce((sum, share) => sum + share, 0) / days).toBeCloseTo(mean, 9);
        const factor = shares[1]! / shares[0]!;
        expect(factor).toBeLessThan(1);
        shares.slice(1).forEach((share, i) => expect(share / shares[i]!).toBeCloseTo(factor, 6));
      },
    ),
    { seed: 41, numRuns: 60 },
  );
});

test('riding the ramp for a week raises CTL by it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 8 }), (ctl, perWeek) => {
      const { perDay } = tssForRamp({ ctl, perWeek });
      const week = loadAfter({ ctl, atl: ctl, dailyTss: Array<number>(7).fill(perDay) });
      expect(week.ctl - ctl).toBeCloseTo(perWeek, 6);
    }),
    { seed: 42, numRuns: 50 },
  );
});
