import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { climbPower, climbTime } from '../ride/steady-ride.ts';
import { segmentRecord, type SegmentQuestion } from './segment.ts';
import { smallestChanges, type Levers, type SmallestChanges } from './smallest-change.ts';

const rider = (weight: number, ftp: number, height = 180) =>
  resolveAthlete({ bodyMatrix: { height, weight }, powerMatrix: { ftp } });
const athlete = rider(75, 280);
const climb: SegmentQuestion = { athlete, distanceM: 5000, slope: 0.07, timeS: 1025 };

function solved(question: SegmentQuestion): SmallestChanges {
  const answer = smallestChanges(question);
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
const change = (answer: SmallestChanges, lever: keyof Levers) =>
  answer.changes.find((one) => one.lever === lever)!;

/** The question with a change applied to the rider. */
function made(question: SegmentQuestion, levers: Partial<Levers>): number {
  const before = segmentRecord(question);
  if (!before.ok) throw new Error(before.message);
  const value = (key: string) => before.inputs.find((input) => input.key === key)!.value;
  const { cpW = 0, wPrimeJ = 0, massKg = 0, cdaM2 = 0, tailwindMs = 0 } = levers;
  const stronger = {
    ...athlete,
    cpW: { ...athlete.cpW!, value: athlete.cpW!.value + cpW },
    wPrimeJ: { ...athlete.wPrimeJ!, value: athlete.wPrimeJ!.value + wPrimeJ },
    peakPowerW: { ...athlete.peakPowerW!, value: athlete.peakPowerW!.value + cpW },
  };
  const after = segmentRecord({
    ...question,
    athlete: stronger,
    riderMassKg: value('riderMassKg') - massKg,
    bikeMassKg: value('bikeMassKg'),
    kitMassKg: value('kitMassKg'),
    cdaM2: value('cdaM2') - cdaM2,
    headwindMs: value('headwindMs') - tailwindMs,
  });
  if (!after.ok) throw new Error(after.message);
  return after.verdict!.reserveW;
}

test('each reported change makes it even odds, and so does the combination', () => {
  const answer = solved(climb);
  expect(answer.possible).toBe(false);
  expect(answer.changes.map(({ lever }) => lever)).toEqual([
    'cpW',
    'wPrimeJ',
    'massKg',
    'cdaM2',
    'tailwindMs',
  ]);
  const sized = answer.changes.filter(({ by }) => by !== null);
  expect(sized.length).toBeGreaterThanOrEqual(2);
  for (const { lever, by } of sized) expect(Math.abs(made(climb, { [lever]: by! }))).toBeLessThan(0.02);
  expect(Math.abs(made(climb, answer.together!.changes))).toBeLessThan(0.02);
});

test('on the flat it is the drag area and the wind that count', () => {
  const flat = { athlete, distanceM: 5000, slope: 0, timeS: 420 };
  const answer = solved(flat);
  for (const lever of ['cdaM2', 'tailwindMs'] as const) {
    const { by } = change(answer, lever);
    expect(Math.abs(made(flat, { [lever]: by! }))).toBeLessThan(0.02);
  }
  expect(Object.keys(answer.together!.changes)).not.toContain('massKg');
});

test('an insufficient change is reported with what would still be missing', () => {
  for (const { by, stillMissingW, words } of solved(climb).changes) {
    expect(by === null).toBe(stillMissingW > 0);
    expect(words).toMatch(by === null ? /^Even .* would leave \d+ W missing\.$/ : / would do\.$/);
  }
});

test('no change suffices for a record out of reach', () => {
  const answer = solved({ ...climb, timeS: 600 });
  expect(answer.changes.every(({ by }) => by === null)).toBe(true);
  expect(answer.together).toBeNull();
});

test('what is possible needs no change', () => {
  expect(solved({ ...climb, timeS: 1500 })).toMatchObject({ possible: true, changes: [], together: null });
});

test('the advice never includes an unhealthy weight, an illegally light bicycle or a tiny drag area', () => {
  const most = (question: SegmentQuestion) => change(solved(question), 'massKg').most;
  expect(most(climb)).toBeCloseTo(8 - 6.8 + 0.05 * 75, 9);
  const slim = rider(62, 230, 182);
  expect(most({ ...climb, athlete: slim })).toBeCloseTo(8 - 6.8 + (62 - 18.5 * 1.82 ** 2), 6);
  expect(solved({ ...climb, athlete: slim }).notes.join(' ')).toMatch(/healthy weight/);
  const thin = rider(55, 200, 185);
  expect(most({ ...climb, athlete: thin, bikeMassKg: 6.5 })).toBe(0);
  expect(change(solved({ ...climb, athlete: thin, bikeMassKg: 6.5 }), 'massKg').words).toBe(
    'Nothing is to be gained here.',
  );
  expect(change(solved({ ...climb, cdaM2: 0.17, timeS: 900 }), 'cdaM2').most).toBe(0);
});

test('without power or weight in the profile it asks for them', () => {
  expect(smallestChanges({ ...climb, athlete: null, riderMassKg: 70 })).toMatchObject({
    ok: false,
    missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
  });
  expect(smallestChanges({ ...climb, distanceM: NaN }).ok).toBe(false);
});

describe('more watts, less weight, less drag and more wind from behind', () => {
  const question = fc.record({
    distanceM: fc.double({ min: 300, max: 20000, noNaN: true }),
    slope: fc.double({ min: 0, max: 0.12, noNaN: true }),
    speedMs: fc.double({ min: 3, max: 12, noNaN: true }),
    headwindMs: fc.double({ min: -2, max: 6, noNaN: true }),
  });
  const base = { bikeMassKg: 8, kitMassKg: 2, riderMassKg: 75, cdaM2: 0.32 };
  const better = [{ riderMassKg: 73 }, { bikeMassKg: 7 }, { cdaM2: 0.3 }];

  test('never take longer', () => {
    fc.assert(
      fc.property(
        question,
        fc.double({ min: 80, max: 500, noNaN: true }),
        ({ distanceM, slope, headwindMs }, powerW) => {
          // Behind a wind faster than the rider the air pushes, and a smaller rider is pushed less.
          const ridden = climbTime({ ...base, distanceM, slope, headwindMs, powerW });
          fc.pre(ridden.ok && ridden.speedMs > 1 - headwindMs);
          const time = (changed: object) => {
            const ride = climbTime({ ...base, distanceM, slope, headwindMs, powerW, ...changed });
            return ride.ok ? ride.timeS : Infinity;
          };
          const before = time({}) * (1 + 1e-9);
          for (const changed of [...better, { headwindMs: headwindMs - 1 }, { powerW: powerW + 5 }])
            expect(time(changed)).toBeLessThanOrEqual(before);
        },
      ),
      { numRuns: 200, seed: 4 },
    );
  });

  test('never lower the chances', () => {
    fc.assert(
      fc.property(question, ({ distanceM, slope, speedMs, headwindMs }) => {
        const chance = (changed: object, by = athlete) => {
          const ride = climbPower({
            ...base,
            athlete: by,
            distanceM,
            slope,
            headwindMs,
            timeS: distanceM / speedMs,
            ...changed,
          });
          if (!ride.ok) throw new Error(ride.message);
          return ride.verdict!.probability;
        };
        const before = chance({}) - 1e-6;
        for (const changed of [...better, { headwindMs: headwindMs - 1 }])
          expect(chance(changed)).toBeGreaterThanOrEqual(before);
        expect(chance({}, rider(75, 285))).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 300, seed: 6 },
    );
  });

  test('and the reported changes grow with what is missing', () => {
    const needed = (timeS: number) => change(solved({ ...climb, timeS }), 'cpW').by ?? Infinity;
    const rising = [1050, 1040, 1030, 1020].map(needed);
    for (let i = 1; i < rising.length; i++) expect(rising[i]!).toBeGreaterThan(rising[i - 1]!);
  });
});

test('wind from the side stays while the other things change', () => {
  const slower = { ...climb, timeS: 1060 };
  const answer = solved({ ...slower, wind: { speedMs: 4, fromDeg: 90, headingDeg: 0 } });
  expect(answer.reserveW).toBeLessThan(solved(slower).reserveW - 1);
  expect(Math.abs(change(answer, 'cpW').by! + answer.reserveW)).toBeLessThan(0.5);
});
