import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/athlete.ts';
import { segmentRecord, positionFor, type SegmentQuestion, type SegmentRecord } from './segment.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 280 },
  feedingData: { choTolerance: 90 },
});
const blog: SegmentQuestion = {
  distanceM: 1320,
  slope: 0.025,
  timeS: 113,
  riderMassKg: 75,
  bikeMassKg: 8,
  cdaM2: 0.32,
  crr: 0.004,
  airDensityKgM3: 1.225,
  athlete,
};

function solved(question: SegmentQuestion): SegmentRecord {
  const record = segmentRecord(question);
  if (!record.ok) throw new Error(record.message);
  return record;
}

test('1.32 km at 2.5 % in 1:53 takes 605 W, too much for 280 W FTP without wind', () => {
  const record = solved(blog);
  expect(Math.abs(record.powerW - 605)).toBeLessThan(1);
  expect(record.wattsPerKg).toBeCloseTo(record.powerW / 75, 9);
  expect(record.verdict!.level).toBe('beyond');
  expect(record.ownTimeS!).toBeGreaterThan(113);
  const helped = solved({ ...blog, headwindMs: -record.tailwindNeededMs! });
  expect(helped.powerW).toBeCloseTo(helped.verdict!.bestW, 1);
});

test('the own time is the time at which the curve is met', () => {
  const own = solved({ ...blog, timeS: solved(blog).ownTimeS! });
  expect(own.verdict!.reserveW).toBeCloseTo(0, 1);
  expect(own.verdict!.level).toBe('at-limit');
});

test('a slow record is within, needs no wind and may be beaten', () => {
  const record = solved({ ...blog, timeS: 240 });
  expect(record.verdict!.level).toBe('within');
  expect(record.tailwindNeededMs).toBeNull();
  expect(record.ownTimeS!).toBeLessThan(240);
});

test('a record that no one can ride is doubted', () => {
  expect(solved({ ...blog, timeS: 85 }).implausible).toMatch(/W\/kg/);
  expect(solved(blog).implausible).toBeNull();
});

test('without a profile the power is still told, without a verdict', () => {
  const record = solved({ ...blog, athlete: null });
  expect(record.verdict).toBeNull();
  expect(record.ownTimeS).toBeNull();
});

test('bad questions are refused', () => {
  expect(segmentRecord({ ...blog, timeS: 0 }).ok).toBe(false);
  expect(segmentRecord({ ...blog, distanceM: -5 }).ok).toBe(false);
  expect(segmentRecord({ distanceM: 1000, timeS: 100 }).ok).toBe(false);
});

test('positions', () => {
  expect([positionFor(0.08, 4), positionFor(0, 11), positionFor(0, 13), positionFor(-0.05, 9)]).toEqual([
    'climb',
    'aero',
    'drop',
    'drop',
  ]);
});

test('any finite question gives finite numbers or a refusal', () => {
  const any = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(
      any,
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      any,
      fc.double({ min: -40, max: 40, noNaN: true }),
      (distanceM, slope, timeS, headwindMs) => {
        const record = segmentRecord({ athlete, distanceM, slope, timeS, headwindMs });
        if (!record.ok) return;
        for (const value of [
          record.powerW,
          record.sd,
          record.wattsPerKg,
          record.ownTimeS ?? 0,
          record.tailwindNeededMs ?? 0,
        ]) {
          expect(Number.isFinite(value)).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
