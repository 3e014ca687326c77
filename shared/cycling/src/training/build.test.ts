import * as fc from 'fast-check';
import { buildSession, type SessionLevel } from './build.ts';
import { sessionLoad, sessionSeconds } from './load.ts';
import type { SessionTypeId } from './session.ts';
import { SESSION_TYPES } from './types/index.ts';

const TYPES = Object.keys(SESSION_TYPES) as SessionTypeId[];
const LEVELS: SessionLevel[] = ['new', 'regular', 'trained'];
const question = fc.record({
  aim: fc.constantFrom(...TYPES),
  minutes: fc.integer({ min: 20, max: 360 }),
  level: fc.constantFrom(...LEVELS),
  indoor: fc.boolean(),
  noPowerMeter: fc.boolean(),
});

test('a session lasts exactly the minutes that were asked, in whole seconds without empty steps', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const session = buildSession(asked)!;
      expect(session.type).toBe(asked.aim);
      expect(sessionSeconds(session)).toBe(60 * asked.minutes);
      for (const { seconds } of session.steps) {
        expect(Number.isInteger(seconds)).toBe(true);
        expect(seconds).toBeGreaterThan(0);
      }
    }),
    { seed: 21, numRuns: 500 },
  );
});

test('targets of the work lie in the range of the type', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { intensity } = SESSION_TYPES[asked.aim];
      for (const ridden of buildSession(asked)!.steps) {
        if (ridden.kind !== 'work' || ridden.maximal || ridden.label === 'burst' || asked.aim === 'test')
          continue;
        if (/sprint/.test(ridden.label ?? '')) continue;
        expect(ridden.from).toBeGreaterThanOrEqual(intensity![0] - 1e-9);
        expect(ridden.from).toBeLessThanOrEqual(intensity![1] + 1e-9);
      }
    }),
    { seed: 22, numRuns: 300 },
  );
});

test('the work is never more than the type holds, and more time is never less work', () => {
  const most: Partial<Record<SessionTypeId, number>> = {
    vo2max: 25,
    threshold: 60,
    sweetSpot: 80,
    longVo2: 40,
    anaerobic: 10,
    sprintIntervals: 4,
    hourOfPower: 60,
  };
  for (const [aim, minutes] of Object.entries(most)) {
    for (const level of LEVELS) {
      let before = 0;
      for (let asked = 20; asked <= 360; asked += 5) {
        const { workS } = sessionLoad(buildSession({ aim: aim as SessionTypeId, minutes: asked, level })!);
        expect(workS).toBeLessThanOrEqual(60 * minutes);
        expect(workS).toBeGreaterThanOrEqual(before);
        before = workS;
      }
    }
  }
});

test.each([
  ['threshold', 30, 'regular', '2x8 min at threshold'],
  ['threshold', 60, 'regular', '4x8 min at threshold'],
  ['threshold', 75, 'regular', '2x20 min at threshold'],
  ['threshold', 120, 'trained', '3x20 min at threshold'],
  ['sweetSpot', 60, 'regular', '3x10 min sweet spot'],
  ['sweetSpot', 90, 'regular', '3x15 min sweet spot'],
  ['longVo2', 60, 'regular', '4x8 min hard'],
  ['vo2max', 75, 'trained', '5x5 min VO2max'],
  ['thirtyFifteen', 60, 'regular', '3x(11x30/15) on and off'],
  ['tabata', 30, 'trained', '2x(8x20/10) Tabata'],
  ['pyramid', 75, 'trained', '1-2-3-4-5-4-3-2-1 pyramid'],
  ['long', 240, 'regular', '4 h long ride'],
  ['recovery', 45, 'regular', '45 min recovery'],
  ['hourOfPower', 90, 'trained', 'Hour of power'],
  ['test', 60, 'regular', '20 min test'],
  ['test', 40, 'regular', 'Ramp test'],
  ['sprints', 60, 'regular', '8x10 s sprints'],
] as const)('%s in %i min for %s riders is %s', (aim, minutes, level, name) => {
  expect(buildSession({ aim, minutes, level })!.name).toBe(name);
});

test('work on tired legs comes at the end, other work at the beginning', () => {
  const kinds = (aim: SessionTypeId) =>
    buildSession({ aim, minutes: 240 })!
      .steps.map(({ kind }) => kind)
      .filter((kind, i, all) => kind !== all[i - 1]);
  expect(kinds('fatigued').slice(0, 3)).toEqual(['warmUp', 'steady', 'work']);
  expect(kinds('threshold').slice(0, 2)).toEqual(['warmUp', 'work']);
});

test('without a power meter every step says how it should feel; indoors there are regular changes of position', () => {
  const byFeel = buildSession({ aim: 'threshold', minutes: 60, noPowerMeter: true })!;
  expect(byFeel.steps.every(({ rpe }) => rpe !== undefined)).toBe(true);
  expect(byFeel.steps.find(({ kind }) => kind === 'work')!.rpe).toEqual({ from: 7, to: 7 });
  const indoor = buildSession({ aim: 'endurance', minutes: 120, indoor: true })!;
  expect(Math.max(...indoor.steps.map(({ seconds }) => seconds))).toBeLessThan(1800);
});

test('lengths outside 20 to 360 min are none', () => {
  for (const minutes of [0, 19.9, 361, NaN, -5]) expect(buildSession({ aim: 'tempo', minutes })).toBeNull();
});

test('each type says all there is to say, in whole sentences', () => {
  for (const type of TYPES) {
    const { purpose, feel, mistake, notWhen, progress, fuel, sources, intensity, target } =
      SESSION_TYPES[type];
    for (const sentence of [purpose, feel, mistake, notWhen, progress, fuel])
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(sources.length).toBeGreaterThan(0);
    if (intensity) {
      expect(target).toBeGreaterThanOrEqual(intensity[0]);
      expect(target).toBeLessThanOrEqual(intensity[1]);
    }
  }
});
