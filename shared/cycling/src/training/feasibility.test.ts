import { buildSession } from './build.ts';
import { sessionFeasibility, type SessionFeasibility } from './feasibility.ts';
import type { FeasibilityRider } from './verdict.ts';
import { sessionLoad, sessionSeconds } from './load.ts';
import type { Session, SessionTypeId } from './session.ts';
import { sessionFrom } from './session-from.ts';
import type { SessionSpec } from './spec.ts';
import { SESSION_TYPES } from './types/index.ts';

/** FTP 250 W, and CP 3 % above it, as in the published figures. */
const RIDER = { cpW: 257.5, wPrimeJ: 20_000, ftpW: 250, wPrimeMeasured: true };

function sessionOf(spec: SessionSpec): Session {
  const built = sessionFrom(spec);
  if (!built.ok) throw new Error(built.message);
  return built.session;
}
function feasible(spec: SessionSpec, changes: Partial<FeasibilityRider> = {}): SessionFeasibility {
  const answer = sessionFeasibility(sessionOf(spec), { ...RIDER, ...changes });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
const at = (share: number) => ({ target: { of: 'ftp' as const, from: share, to: share } });
const reps = (count: number, minutes: number, share: number, restMin: number): SessionSpec => ({
  reps: count,
  work: [{ seconds: 60 * minutes }],
  restS: 60 * restMin,
  ...at(share),
});

/** Low point of W' in percent, by the differential law and by the slower one: within a point of the published figures. */
test.each<[string, SessionSpec, Partial<FeasibilityRider>, number, number, string]>([
  ['5x5 at 115 %', reps(5, 5, 1.15, 5), {}, 48, 31, 'green'],
  ['5x5 at 115 %, W′ 14 kJ', reps(5, 5, 1.15, 5), { wPrimeJ: 14_000 }, 32, 1, 'amber'],
  ['5x5 at 115 %, rest 2.5 min', reps(5, 5, 1.15, 2.5), {}, 29, -3, 'red'],
  ['5x5 at 115 %, CP 250', reps(5, 5, 1.15, 5), { cpW: 250 }, 34, 13, 'amber'],
  ['4x8 at 105 %, rest 2 min', reps(4, 8, 1.05, 2), {}, 79, 71, 'green'],
  ['4x8 at 105 %, CP 250', reps(4, 8, 1.05, 2), { cpW: 250 }, 46, 28, 'green'],
  ['6x3 at 118 %', reps(6, 3, 1.18, 3), {}, 52, 29, 'green'],
  ['5x4 at 112 %', reps(5, 4, 1.12, 4), {}, 66, 53, 'green'],
  [
    '3x13x30/15 at 120/60 %',
    { type: 'thirtyFifteen', sets: 3, reps: 13, work: [{ seconds: 30 }], restS: 15, setRestS: 180 },
    {},
    40,
    13,
    'amber',
  ],
])('%s', (_, spec, changes, differential, cautious, colour) => {
  const { lowest, colour: found } = feasible(spec, changes);
  expect(Math.abs(100 * lowest.differential - differential)).toBeLessThanOrEqual(1.05);
  expect(Math.abs(100 * lowest.cautious - cautious)).toBeLessThanOrEqual(1.6);
  expect(found).toBe(colour);
});

test('15/15 at 150 % would go far below zero: warned of, not forbidden', () => {
  const micro = feasible({ type: 'microbursts', sets: 2, reps: 20, work: [{ seconds: 15 }], ...at(1.5) });
  expect(100 * micro.lowest.cautious).toBeCloseTo(-26, 0);
  expect(micro.colour).toBe('amber');
  expect(micro.limits[0]).toMatch(/30 s or less the model takes too much/);
});

test('each change leaves a tenth of W′ and changes one thing', () => {
  const spec = reps(5, 5, 1.15, 2.5);
  const { changes } = feasible(spec);
  expect(changes.map(({ kind, text }) => [kind, text])).toEqual([
    ['lowerTarget', 'Ride the work at 113 % of FTP instead of 115 %.'],
    ['longerRests', 'Rest 4 min instead of 2:30 min.'],
    ['fewerReps', 'Ride 3 repetitions instead of 5.'],
  ]);
  const planned = sessionLoad(sessionOf(spec));
  for (const { kind, session } of changes) {
    const answer = sessionFeasibility(session, RIDER);
    expect(answer.ok && answer.lowest.cautious).toBeGreaterThanOrEqual(0.1);
    const { workS, tss } = sessionLoad(session);
    if (kind === 'fewerReps') expect(workS).toBeLessThan(planned.workS);
    else expect(workS).toBe(planned.workS);
    if (kind === 'lowerTarget') expect(tss).toBeLessThan(planned.tss);
    if (kind === 'longerRests') expect(sessionSeconds(session)).toBeGreaterThan(planned.durationS);
  }
});

test('a W′ that was not measured is shown as a range', () => {
  const { range, limits, lowest } = feasible(reps(5, 5, 1.15, 5), { wPrimeMeasured: false });
  expect(range!.from).toBeLessThan(lowest.cautious);
  expect(range!.to).toBeGreaterThan(lowest.cautious);
  expect(limits).toContain('Your W′ is an estimate that may be 30 % off.');
  expect(feasible(reps(5, 5, 1.15, 5)).range).toBeNull();
});

test('near critical power its estimate decides, and that is stated', () => {
  expect(feasible(reps(4, 8, 1.05, 2)).limits).toContain(
    'The targets lie close to critical power, so the figure for it decides, not the model.',
  );
  expect(feasible(reps(5, 4, 1.2, 4)).limits).toEqual([]);
});

test.each([
  [reps(3, 20, 0.98, 5), 'green'],
  [reps(4, 20, 0.98, 5), 'amber'],
  [reps(1, 75, 0.98, 0), 'red'],
  [reps(3, 20, 0.9, 5), 'green'],
  [reps(2, 80, 0.9, 5), 'red'],
  [reps(1, 300, 0.65, 0), 'green'],
])('below critical power the time at FTP decides: %#', (spec, colour) => {
  const answer = feasible(spec, { cpW: 270 });
  expect(answer.colour).toBe(colour);
  expect(answer.changes.length > 0).toBe(colour !== 'green');
});

test('a session with a type’s defaults is never red for a typical rider', () => {
  for (const aim of Object.keys(SESSION_TYPES) as SessionTypeId[]) {
    for (const minutes of [30, 60, 90]) {
      const answer = sessionFeasibility(buildSession({ aim, minutes })!, RIDER);
      expect(answer.ok && answer.colour).not.toBe('red');
    }
  }
});

test('impossible figures are rejected', () => {
  const session = sessionOf(reps(4, 8, 1.05, 2));
  expect(sessionFeasibility(session, { ...RIDER, wPrimeJ: 20 })).toMatchObject({ ok: false });
  expect(sessionFeasibility(session, { ...RIDER, cpW: NaN })).toMatchObject({ ok: false });
  expect(sessionFeasibility(session, { ...RIDER, ftpW: 0 })).toMatchObject({ ok: false });
});
