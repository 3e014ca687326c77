import * as fc from 'fast-check';
import { secondsOf } from './load.ts';
import type { Session } from './session.ts';
import { sessionFrom } from './session-from.ts';
import type { SessionSpec } from './spec.ts';
import { resolveTarget } from './targets.ts';
import { typeOf } from './type-of.ts';
import { SESSION_TYPES } from './types/index.ts';

function sessionOf(spec: SessionSpec, rider = {}): Session {
  const built = sessionFrom(spec, rider);
  if (!built.ok) throw new Error(built.message);
  return built.session;
}
const ftp = (from: number, to = from) => ({ of: 'ftp' as const, from, to });

test('the whole is reps x work + (reps - 1) x rest + warm-up + cool-down', () => {
  const spec = fc.record({
    reps: fc.integer({ min: 1, max: 12 }),
    seconds: fc.integer({ min: 61, max: 2400 }),
    restS: fc.integer({ min: 0, max: 900 }),
    warmUpS: fc.integer({ min: 0, max: 1800 }),
    coolDownS: fc.integer({ min: 0, max: 900 }),
  });
  fc.assert(
    fc.property(spec, ({ reps, seconds, restS, warmUpS, coolDownS }) => {
      const session = sessionOf({ type: 'threshold', reps, work: [{ seconds }], restS, warmUpS, coolDownS });
      expect(secondsOf(session.steps)).toBe(reps * seconds + (reps - 1) * restS + warmUpS + coolDownS);
      expect(session.steps.filter(({ kind }) => kind === 'work')).toHaveLength(reps);
    }),
    { seed: 41, numRuns: 200 },
  );
});

test('in sets of on and off the last short rest counts, the last rest between sets does not', () => {
  const { steps, name } = sessionOf({
    type: 'fortyTwenty',
    sets: 3,
    reps: 10,
    work: [{ seconds: 40 }],
    setRestS: 300,
    warmUpS: 0,
    coolDownS: 0,
  });
  expect(secondsOf(steps)).toBe(3 * 10 * 60 + 2 * 300);
  expect(name).toBe('3x(10x40/20) on and off');
});

test('any description and length give a session of that length', () => {
  const spec = fc.record({
    type: fc.constantFrom(
      'threshold' as const,
      'vo2max' as const,
      'thirtyFifteen' as const,
      'overUnder' as const,
      'sprints' as const,
      'tempo' as const,
    ),
    sets: fc.integer({ min: 1, max: 4 }),
    reps: fc.integer({ min: 1, max: 15 }),
    seconds: fc.integer({ min: 10, max: 1800 }),
    minutes: fc.integer({ min: 20, max: 240 }),
  });
  fc.assert(
    fc.property(spec, ({ type, sets, reps, seconds, minutes }) => {
      const session = sessionOf({ type, sets, reps, work: [{ seconds }], totalS: 60 * minutes });
      expect(secondsOf(session.steps)).toBe(60 * minutes);
      expect(session.steps.some(({ kind }) => kind === 'work')).toBe(true);
    }),
    { seed: 42, numRuns: 300 },
  );
});

test('the same description gives the same session, also through JSON', () => {
  const spec: SessionSpec = {
    reps: 3,
    work: [
      { seconds: 300, target: ftp(1.1) },
      { seconds: 60, rest: true },
    ],
    then: [{ work: [{ seconds: 600 }] }],
  };
  expect(sessionOf(JSON.parse(JSON.stringify(spec)) as SessionSpec)).toEqual(sessionOf(spec));
});

test.each([
  [20, 'sweetSpot'],
  [15, 'sweetSpot'],
  [8, 'threshold'],
  [4, 'vo2max'],
  [1, 'anaerobic'],
  [0.2, 'sprints'],
])('%f min without a target are %s', (minutes, type) => {
  expect(typeOf({ work: [{ seconds: 60 * minutes }] })).toBe(type);
});

test.each([
  [0.5, 600, 'recovery'],
  [0.65, 600, 'endurance'],
  [0.8, 600, 'tempo'],
  [0.9, 600, 'sweetSpot'],
  [0.98, 600, 'threshold'],
  [1.05, 480, 'longVo2'],
  [1.15, 300, 'vo2max'],
  [1.4, 60, 'anaerobic'],
])('%f of FTP for %i s is %s', (share, seconds, type) => {
  expect(typeOf({ work: [{ seconds }], target: ftp(share) })).toBe(type);
});

test('targets of every kind, and what is missing for them', () => {
  const rider = { ftpW: 250, massKg: 70, thresholdHrBpm: 170, maxHrBpm: 188 };
  const share = (target: Parameters<typeof resolveTarget>[0], known: object = rider) => {
    const found = resolveTarget(target, known);
    return found.ok ? found.step.from : found.missing;
  };
  expect(share({ of: 'watts', from: 250, to: 260 })).toBeCloseTo(1.02, 6);
  expect(share({ of: 'wattsPerKg', from: 4, to: 4 })).toBeCloseTo(1.12, 6);
  expect(share({ of: 'map', from: 0.8, to: 0.8 })).toBeCloseTo(1, 6);
  expect(share({ of: 'bpm', from: 170, to: 170 })).toBeCloseTo(1, 6);
  expect(share({ of: 'maxHr', from: 170 / 188, to: 170 / 188 })).toBeCloseTo(1, 3);
  expect(share({ of: 'rpe', from: 7, to: 7 })).toBeCloseTo(0.98, 6);
  expect(share({ of: 'watts', from: 250, to: 250 }, {})).toBe('ftp');
  expect(share({ of: 'wattsPerKg', from: 4, to: 4 }, { ftpW: 250 })).toBe('weight');
  expect(share({ of: 'bpm', from: 170, to: 170 }, {})).toBe('thresholdHeartRate');
  expect(sessionFrom({ work: [{ seconds: 600 }], target: { of: 'bpm', from: 170, to: 170 } })).toMatchObject({
    ok: false,
    missing: ['heartRateMatrix.thresholdHr'],
  });
});

test('higher heart rates and efforts never mean less power', () => {
  for (const kind of ['thresholdHr', 'rpe'] as const) {
    let before = 0;
    for (let i = 0; i <= 100; i++) {
      const value = kind === 'rpe' ? 1 + (9 * i) / 100 : 0.5 + (0.7 * i) / 100;
      const found = resolveTarget({ of: kind, from: value, to: value });
      const now = found.ok ? found.step.from : NaN;
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  }
});

test('over-unders, hard starts and race-winning repetitions have their pieces', () => {
  const labels = (spec: SessionSpec) =>
    sessionOf(spec)
      .steps.filter(({ kind }) => kind === 'work')
      .map(({ label, seconds }) => `${label} ${seconds}`);
  expect(labels({ type: 'overUnder', work: [{ seconds: 360 }] })).toEqual([
    'under 120',
    'over 60',
    'under 120',
    'over 60',
  ]);
  expect(labels({ type: 'hardStart', work: [{ seconds: 300 }] })).toEqual(['hard start 45', 'hold 255']);
  expect(labels({ type: 'raceWinning', work: [{ seconds: 220 }] })).toEqual([
    'attack 30',
    'hold 180',
    'sprint 10',
  ]);
  // All of it 3 % harder is still over and under.
  const shares = sessionOf({ type: 'overUnder', work: [{ seconds: 360 }], scale: 1.03 })
    .steps.filter(({ kind }) => kind === 'work')
    .map(({ from }) => from);
  expect(shares[1]! / shares[0]!).toBeCloseTo(1.05 / 0.95, 6);
});

test('all out counts with what its length suggests, and says so', () => {
  for (const [seconds, share] of [
    [10, 2.5],
    [30, 2],
    [300, 1.15],
  ] as const) {
    const step = sessionOf({ work: [{ seconds }], target: { of: 'maximal' } }).steps.find(
      ({ kind }) => kind === 'work',
    )!;
    expect(step).toMatchObject({ maximal: true });
    expect(Math.abs(step.from - share)).toBeLessThan(0.3);
  }
  expect(SESSION_TYPES.tabata.maximal).toBe(true);
});

test('repetitions inside a ride keep its length; skipped ones are ridden easily', () => {
  const ride = sessionOf({ type: 'tempo', reps: 3, work: [{ seconds: 1200 }], within: { seconds: 10_800 } });
  expect(secondsOf(ride.steps)).toBe(10_800);
  const skipped = sessionOf({ type: 'threshold', reps: 4, work: [{ seconds: 480 }], skip: [3] });
  expect(skipped.steps[5]).toMatchObject({ kind: 'rest', seconds: 480, label: 'left out' });
});

test.each<[string, SessionSpec]>([
  ['no work', { work: [] }],
  ['work without length', { work: [{ seconds: 0 }] }],
  ['work that is no number', { work: [{ seconds: NaN }] }],
  ['no repetition', { reps: 0, work: [{ seconds: 60 }] }],
  ['hundreds of them', { reps: 999, work: [{ seconds: 60 }] }],
])('%s is not a session', (_, spec) => {
  expect(sessionFrom(spec)).toMatchObject({ ok: false });
});
