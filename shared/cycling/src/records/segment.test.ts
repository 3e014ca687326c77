import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { Bike } from '../athlete/athlete.ts';
import { positionFor } from '../ride/drag-areas.ts';
import { climbPower } from '../ride/steady-ride.ts';
import { segmentRecord, type SegmentQuestion, type SegmentRecord } from './segment.ts';

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

test('without a profile the power is still reported, without a verdict', () => {
  const record = solved({ ...blog, athlete: null });
  expect(record.verdict).toBeNull();
  expect(record.ownTimeS).toBeNull();
});

test('invalid questions are rejected', () => {
  expect(segmentRecord({ ...blog, timeS: 0 }).ok).toBe(false);
  expect(segmentRecord({ ...blog, distanceM: -5 }).ok).toBe(false);
  expect(segmentRecord({ distanceM: 1000, timeS: 100 }).ok).toBe(false);
});

test('positions', () => {
  const slopes = [0.08, 0.051, 0.05, 0, -0.02, -0.05];
  const on = (bike: Bike) => slopes.map((slope) => positionFor(bike, slope)).join(' ');
  expect(on('road')).toBe('climb climb drop drop drop drop');
  expect(on('tt')).toBe('climb climb tt tt tt tt');
  expect(on('gravel')).toBe('climb climb climb climb climb drop');
  expect(on('mtb')).toBe('climb climb climb climb climb climb');
});

test('it is the same number as for the climb, whatever is left out', () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        distanceM: number(100, 40000),
        slope: number(-0.08, 0.15),
        speedMs: number(2, 15),
        headwindMs: maybe(number(-6, 6)),
        altitudeM: maybe(number(0, 2500)),
        temperatureC: maybe(number(0, 35)),
        riderMassKg: maybe(number(50, 100)),
        bikeMassKg: maybe(number(6, 12)),
        cdaM2: maybe(number(0.2, 0.5)),
        bike: maybe(fc.constantFrom('road', 'tt', 'gravel', 'mtb')),
        byGain: fc.boolean(),
      }),
      ({ speedMs, slope, byGain, ...rest }) => {
        const question = {
          ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
          athlete,
          distanceM: rest.distanceM,
          ...(byGain ? { gainM: slope * rest.distanceM } : { slope }),
          timeS: rest.distanceM / speedMs,
        };
        const record = segmentRecord(question);
        const climb = climbPower(question);
        if (!record.ok || !climb.ok) throw new Error('refused');
        expect(Math.abs(record.powerW - climb.powerW)).toBeLessThan(0.1);
        expect(record.verdict).toEqual(climb.verdict);
      },
    ),
    { numRuns: 200, seed: 7 },
  );
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
    { numRuns: 300, seed: 11 },
  );
});
