import { alternativeSessions } from './alternatives.ts';
import type { SessionConstraint } from './alternative.ts';
import { buildSession } from './build.ts';
import { sessionLoad, sessionSeconds } from './load.ts';
import type { SessionTypeId } from './session.ts';
import { SWAPS } from './swaps.ts';
import { SESSION_TYPES } from './types/index.ts';

const KINDS = Object.keys(SWAPS) as SessionConstraint['kind'][];
const build = (aim: SessionTypeId, minutes: number) => buildSession({ aim, minutes })!;

test('each constraint gives one to three options with what they keep and lose', () => {
  for (const kind of KINDS) {
    for (const aim of Object.keys(SESSION_TYPES) as SessionTypeId[]) {
      for (const minutes of [30, 60, 180]) {
        const session = build(aim, minutes);
        const { options, doNotSwap } = alternativeSessions(session, { kind });
        expect(options.length).toBeGreaterThanOrEqual(1);
        expect(options.length).toBeLessThanOrEqual(3);
        if (doNotSwap !== null) expect(doNotSwap).toMatch(/\.$/);
        for (const option of options) {
          for (const words of [option.title, option.kept, option.lost]) expect(words).toMatch(/[^.]$/);
          const tss = option.session ? sessionLoad(option.session).tss : 0;
          expect(option.loadChangeTss).toBe(Math.round(tss - sessionLoad(session).tss));
          if (option.session) expect(option.session.steps.every(({ seconds }) => seconds > 0)).toBe(true);
        }
      }
    }
  }
});

test('less time: a session that fits, never VO2max for an easy ride', () => {
  for (const minutes of [20, 30, 45, 60, 90]) {
    for (const aim of ['endurance', 'threshold', 'sweetSpot', 'vo2max', 'long'] as const) {
      for (const { session } of alternativeSessions(build(aim, 150), { kind: 'lessTime', minutes }).options) {
        expect(sessionSeconds(session!)).toBe(60 * minutes);
        if (aim === 'endurance' || aim === 'long')
          expect(['endurance', 'sweetSpot']).toContain(session!.type);
      }
    }
  }
  const [first] = alternativeSessions(build('sweetSpot', 100), { kind: 'lessTime', minutes: 60 }).options;
  expect(first).toMatchObject({ title: '3x10 min sweet spot in 1 h', kept: '50 % of the work' });
  expect(
    alternativeSessions(build('tempo', 60), { kind: 'lessTime', minutes: 10 }).options[0]!.session,
  ).toBeNull();
  expect(
    sessionSeconds(alternativeSessions(build('endurance', 120), { kind: 'lessTime' }).options[0]!.session!),
  ).toBe(3600);
});

test('tired: half the repetitions, then easy, then off; each costs less', () => {
  const { options, doNotSwap } = alternativeSessions(build('vo2max', 75), { kind: 'tired' });
  expect(options.map(({ session }) => session?.type ?? null)).toEqual(['vo2max', 'recovery', null]);
  const changes = options.map(({ loadChangeTss }) => loadChangeTss);
  expect(changes).toEqual([...changes].sort((a, b) => b - a));
  expect(changes[0]).toBeLessThan(0);
  expect(doNotSwap).toMatch(/two hard sessions/);
});

test('ill riders are sent to rest, and never to intensity', () => {
  expect(alternativeSessions(build('vo2max', 60), { kind: 'fever' }).options).toMatchObject([
    { session: null },
  ]);
  for (const { session } of alternativeSessions(build('vo2max', 60), { kind: 'illCold' }).options) {
    if (session) expect(session.type).toBe('recovery');
  }
});

test('a group ride stands for a hard day and leaves an easy one easy', () => {
  expect(alternativeSessions(build('vo2max', 75), { kind: 'groupRide' }).options[0]!.session!.type).toBe(
    'groupRide',
  );
  expect(alternativeSessions(build('endurance', 90), { kind: 'groupRide' }).options[0]!.session!.type).toBe(
    'endurance',
  );
});

test('indoors an easy ride is shorter and never over 90 min; heat lowers the targets', () => {
  const inside = alternativeSessions(build('endurance', 240), { kind: 'indoor' }).options[0]!.session!;
  expect(sessionSeconds(inside)).toBeLessThanOrEqual(90 * 60);
  const planned = build('threshold', 60);
  const hot = alternativeSessions(planned, { kind: 'hot' }).options[0]!.session!;
  const work = (session: typeof hot) => session.steps.find(({ kind }) => kind === 'work')!.from;
  expect(work(hot) / work(planned)).toBeCloseTo(0.93, 6);
});

test('without a power meter every step has an effort', () => {
  const [first] = alternativeSessions(build('threshold', 60), { kind: 'noPowerMeter' }).options;
  expect(first!.title).toBe('By feel: effort 7 of 10 in the work');
  expect(first!.session!.steps.every(({ rpe }) => rpe !== undefined)).toBe(true);
});
