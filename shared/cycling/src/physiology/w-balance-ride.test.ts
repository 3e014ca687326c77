import * as fc from 'fast-check';
import { RECOVERY, wBalance } from './w-balance.ts';
import { wBalanceOfRide, type RideWBalance, type RideWBalanceQuestion } from './w-balance-ride.ts';
import { wPrimeRecovered } from './w-recovery.ts';

const MODELS = ['weigend', 'bartram', 'froncioni', 'skiba2012'] as const;
const rider = { cpW: 250, wPrimeJ: 20000 };
const ridden = (question: Partial<RideWBalanceQuestion>): RideWBalance => {
  const answer = wBalanceOfRide({ timeS: [], powerW: [], ...rider, ...question });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
};

test('one sample a second is the plain balance', () => {
  const powerW = Array.from({ length: 600 }, (_, i) => (i % 90 < 40 ? 420 : 120));
  const { balanceJ, lowestJ } = ridden({ timeS: powerW.map((_, i) => i), powerW });
  const plain = wBalance(powerW, rider, RECOVERY.weigend)!;
  expect([...balanceJ]).toEqual([...plain]);
  expect(lowestJ).toBe(Math.min(...plain));
});

test('a pause is rest at 0 W, and is reported', () => {
  const { balanceJ, pauses, notes } = ridden({ timeS: [0, 10, 20, 621], powerW: [450, 450, 450, 250] });
  const before = balanceJ[2]!;
  const rested = wBalance([0], { ...rider, wPrimeJ: 20000 }, RECOVERY.weigend, 600)!;
  expect(rested[0]).toBe(20000);
  expect(pauses).toMatchObject([{ fromS: 20, toS: 620 }]);
  const back = (20000 - before) * (1 - Math.exp(-600 / RECOVERY.weigend(250, 20000)));
  expect(pauses[0]!.backJ).toBeCloseTo(back, 6);
  expect(balanceJ[3]).toBeCloseTo(before + back, 6);
  expect(notes).toEqual(['1 pause counted as rest at 0 W.']);
});

test('seconds without power leave W′ as it is, and are counted', () => {
  const { balanceJ, unknownS, notes } = ridden({ timeS: [0, 1, 2, 5], powerW: [350, null, NaN, 350] });
  expect([...balanceJ]).toEqual([19900, 19900, 19900, 19600]);
  expect(unknownS).toBe(2);
  expect(notes).toEqual(['2 s without power neither cost nor gave back W′.']);
});

test('times that go back are passed over', () => {
  const { balanceJ } = ridden({ timeS: [5, 3, NaN, 6], powerW: [350, 900, 900, 350] });
  expect([...balanceJ]).toEqual([19900, 19900, 19900, 19800]);
});

test.each(MODELS)('%s below zero: the CP or the W′ that it takes just reach zero', (model) => {
  const powerW = Array.from({ length: 600 }, (_, i) => (i % 300 < 200 ? 380 : 150));
  const question = { timeS: powerW.map((_, i) => i), powerW, model };
  const { lowestJ, belowZeroS, needed, notes } = ridden(question);
  expect(lowestJ).toBeLessThan(0);
  expect(belowZeroS).toBeGreaterThan(0);
  expect(notes[0]).toMatch(/below zero, so critical power or W′ is set too low/);
  for (const raised of [{ cpW: needed!.cpW }, { wPrimeJ: needed!.wPrimeJ }]) {
    const lowest = ridden({ ...question, ...raised }).lowestJ;
    expect(lowest).toBeGreaterThanOrEqual(0);
    expect(lowest).toBeLessThan(1);
  }
});

test('a W′ that no rider has is not advised', () => {
  const powerW = Array<number>(1200).fill(320);
  expect(ridden({ timeS: powerW.map((_, i) => i), powerW }).notes[0]).toMatch(
    /no rider has a W′ that would do/,
  );
});

test('more unsure CP and W′ make the lowest point more unsure', () => {
  const powerW = Array<number>(120).fill(300);
  const sure = (cpSdW: number, wPrimeSdJ: number) =>
    ridden({ timeS: powerW.map((_, i) => i), powerW, cpSdW, wPrimeSdJ }).sd;
  expect(sure(5, 2000)).toBeCloseTo(Math.hypot(5 * 120, 2000), 6);
  expect(sure(10, 2000)).toBeGreaterThan(sure(5, 2000));
});

test.each([
  [{ wPrimeJ: 20 }, /looks like kJ\. Give it in J, such as 20000/],
  [{ wPrimeJ: NaN }, /can't be right/],
  [{ cpW: -5 }, /can't be right/],
  [{ powerW: [1] }, /one power for each time/],
  [{ timeS: [2, 1], powerW: [100, 100] }, /never move forward/],
])('%o is rejected with a sentence', (change, message) => {
  const answer = wBalanceOfRide({ timeS: [0, 1], powerW: [100, 100], ...rider, ...change });
  expect(answer).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test('hostile rides give finite numbers or a refusal', () => {
  const any = fc.oneof(fc.double(), fc.constant(null), fc.integer({ min: 0, max: 900 }));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(fc.double(), fc.integer({ min: 0, max: 5000 })), any), { maxLength: 40 }),
      fc.constantFrom(...MODELS),
      (samples, model) => {
        const answer = wBalanceOfRide({
          timeS: samples.map(([time]) => time),
          powerW: samples.map(([, power]) => power),
          ...rider,
          model,
        });
        if (answer.ok) {
          expect(answer.balanceJ.some(Number.isNaN)).toBe(false);
          expect(Number.isNaN(answer.lowestJ + answer.sd)).toBe(false);
        }
      },
    ),
    { seed: 10, numRuns: 200 },
  );
});

test('a reading that no rider can have is taken as none', () => {
  const ride = { timeS: [1, 2, 3], powerW: [200, 1e308, 200], cpW: 250, wPrimeJ: 20000 };
  expect(wBalanceOfRide(ride)).toMatchObject({ ok: true, lowestJ: 20000, unknownS: 1 });
  expect(wBalanceOfRide({ ...ride, cpSdW: NaN }).ok).toBe(false);
});

test('an unknown model is rejected, not replaced by another', () => {
  const model = 'newton' as 'weigend';
  const ride = { timeS: [1, 2, 3], powerW: [200, 300, 200], cpW: 250, wPrimeJ: 20000, model };
  expect(wBalanceOfRide(ride)).toMatchObject({ ok: false, message: expect.stringContaining('weigend') });
  expect(wPrimeRecovered({ cpW: 250, wPrimeJ: 20000, durationS: 60, powerW: 100, model }).ok).toBe(false);
});
