import * as fc from 'fast-check';
import { sessionLoad } from './load.ts';
import type { Session, SessionStep, SessionTypeId } from './session.ts';
import { sessionFrom } from './session-from.ts';
import type { SessionSpec } from './spec.ts';
import { step } from './steps.ts';

const sessionOf = (steps: SessionStep[], type: SessionTypeId = 'endurance'): Session => ({
  name: '',
  type,
  steps,
});

test('zone seconds add up to the duration, whatever the steps', () => {
  const steps = fc.array(
    fc.record({
      seconds: fc.integer({ min: 1, max: 2000 }),
      kind: fc.constantFrom('warmUp' as const, 'work' as const, 'rest' as const),
      from: fc.double({ min: 0, max: 4, noNaN: true }),
      to: fc.double({ min: 0, max: 4, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, (parts) => {
      const load = sessionLoad(sessionOf(parts), 250);
      expect(load.zoneS.reduce((sum, seconds) => sum + seconds, 0)).toBe(load.durationS);
      expect(load.durationS).toBe(parts.reduce((sum, { seconds }) => sum + seconds, 0));
      expect(load.intensityFactor).toBeGreaterThanOrEqual(load.meanShare - 0.5);
      const workKj = parts.reduce(
        (sum, { seconds, from, to }) => sum + (seconds * 250 * (from + to)) / 2000,
        0,
      );
      expect(load.workKj).toBeCloseTo(workKj, 6);
    }),
    { seed: 23, numRuns: 100 },
  );
});

test('steps of broken seconds are rounded at their ends, so the sum stays', () => {
  const thirds = Array.from({ length: 30 }, () => step('work', 10.4, 1));
  expect(sessionLoad(sessionOf(thirds)).durationS).toBe(312);
});

/**
 * Published with the types: IF and TSS of one session each. They stand for 15 + 8 min around the work, but their own
 * ratio of TSS to IF² is that of 26 min: 15 min rising to 80 %, 3 min easy before the first repetition, 8 min at 50 %.
 */
const FRAME = {
  before: [{ ...step('warmUp', 900, 0.5), to: 0.8 }, step('rest', 180, 0.5)],
  after: [step('coolDown', 480, 0.5)],
};
const published = (spec: SessionSpec): { intensityFactor: number; tss: number } => {
  const built = sessionFrom({ ...spec, warmUpS: 0, coolDownS: 0 });
  if (!built.ok) throw new Error(built.message);
  return sessionLoad(sessionOf([...FRAME.before, ...built.session.steps, ...FRAME.after]));
};
const at = (from: number) => ({ target: { of: 'ftp' as const, from, to: from } });
const minutes = (length: number) => [{ seconds: 60 * length }];

test.each<[string, SessionSpec, number, number]>([
  ['2x30 tempo', { type: 'tempo', reps: 2, work: minutes(30), restS: 300 }, 0.76, 89],
  ['3x20 sweet spot', { type: 'sweetSpot', reps: 3, work: minutes(20) }, 0.82, 108],
  ['2x20 at 97 %', { type: 'threshold', reps: 2, work: minutes(20), restS: 300, ...at(0.97) }, 0.86, 88],
  ['5x5 at 110 %', { type: 'vo2max', reps: 5, work: minutes(5) }, 0.87, 89],
  ['3x13x30/15', { type: 'thirtyFifteen', sets: 3, reps: 13, work: [{ seconds: 30 }], restS: 15 }, 0.87, 77],
  ['hour of power at 88 %', { type: 'hourOfPower', work: minutes(60), ...at(0.88) }, 0.82, 97],
])('%s has the published IF and TSS', (_, spec, intensityFactor, tss) => {
  const load = published(spec);
  expect(Math.abs(load.intensityFactor - intensityFactor)).toBeLessThan(0.0055);
  expect(Math.abs(load.tss - tss)).toBeLessThan(0.55);
});

/** In these the published row leaves the power, the rest or the sets open, so only the neighbourhood can be checked. */
test.each<[string, SessionSpec, number, number]>([
  ['4x8 at 104 %', { type: 'longVo2', reps: 4, work: minutes(8), ...at(1.04) }, 0.89, 90],
  ['6x4 at 108 %', { type: 'hillReps', reps: 6, work: minutes(4), restS: 300, ...at(1.08) }, 0.83, 86],
  ['3x12 over-unders', { type: 'overUnder', reps: 3, work: minutes(12) }, 0.86, 89],
  ['3x10x40/20', { type: 'fortyTwenty', sets: 3, reps: 10, work: [{ seconds: 40 }] }, 0.86, 82],
  ['3x10x30/30', { type: 'thirtyThirty', sets: 3, reps: 10, work: [{ seconds: 30 }] }, 0.81, 72],
  ['2x10 min 15/15', { type: 'microbursts', sets: 2, reps: 20, work: [{ seconds: 15 }] }, 0.83, 58],
  ['Tabata', { type: 'tabata', reps: 8, work: [{ seconds: 20 }] }, 0.81, 33],
  ['8x30 s all out', { type: 'sprintIntervals', reps: 8, work: [{ seconds: 30 }], restS: 270 }, 0.89, 81],
])('%s is within 0.03 and 6 of the published IF and TSS', (_, spec, intensityFactor, tss) => {
  const load = published(spec);
  expect(Math.abs(load.intensityFactor - intensityFactor)).toBeLessThan(0.03);
  expect(Math.abs(load.tss - tss)).toBeLessThan(6);
});

test('rides without a frame: 45 min recovery, 2 h endurance, 3 h long', () => {
  const flat = (share: number, length: number) =>
    sessionLoad(sessionOf([step('steady', 60 * length, share)]));
  expect(flat(0.5, 45).tss).toBeCloseTo(18.75, 6);
  expect(flat(0.65, 120).tss).toBeCloseTo(84.5, 6);
  expect(flat(0.68, 180).tss).toBeCloseTo(138.7, 1);
});
