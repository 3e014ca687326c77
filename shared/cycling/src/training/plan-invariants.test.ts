import * as fc from 'fast-check';
import { blockPlan } from './block-plan.ts';
import { planInvariants, type InvariantRule } from './plan-invariants.ts';
import { questions } from './testing.ts';
import type { PlanDay, PlanWeek, TrainingPlan, TrainingQuestion } from './plan-types.ts';
import { rideDay } from './week-days.ts';
import { sessionFor } from './week-keys.ts';
import type { SessionTypeId } from './session.ts';

const planned = (question: Partial<TrainingQuestion> = {}): TrainingPlan =>
  blockPlan({ event: { kind: 'roadRace' }, weeks: 14, hours: 8, ...question }) as TrainingPlan;

test('no plan breaks a rule, whatever is asked', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const plan = blockPlan(question);
      if (!plan.ok) throw new Error(plan.message);
      expect(planInvariants(plan)).toEqual([]);
    }),
    { seed: 31, numRuns: Number(process.env['FUZZ_RUNS'] ?? 100) },
  );
}, 120_000);

const ridden = (type: SessionTypeId, minutes: number) => (day: PlanDay) => ({
  weekday: day.weekday,
  ...rideDay(sessionFor(type, minutes, 0.5, { level: 'regular' }), '', true),
});
/** The plan with a week edited, sums and all. */
const withWeek = (
  plan: TrainingPlan,
  index: number,
  edit: (week: PlanWeek) => Partial<PlanWeek>,
): TrainingPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) => {
    if (week.index !== index) return week;
    const next = { ...week, ...edit(week) };
    const hours = next.days.reduce((sum, { minutes, event }) => sum + (event ? 0 : minutes), 0) / 60;
    return { ...next, hours, targetHours: edit(week).targetHours ?? hours };
  }),
});
const withDays = (
  plan: TrainingPlan,
  week: number,
  edits: Record<number, (day: PlanDay) => PlanDay>,
): TrainingPlan =>
  withWeek(plan, week, ({ days }) => ({ days: days.map((day, at) => edits[at]?.(day) ?? day) }));

const plan = planned();
const all = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((at) => [at, ridden('endurance', 60)]));

test.each([
  ['restDays', withDays(plan, 3, all)],
  ['hardInARow', withDays(plan, 2, { 1: ridden('threshold', 60), 2: ridden('threshold', 60) })],
  ['vo2Apart', withDays(plan, 2, { 1: ridden('vo2max', 60), 2: ridden('vo2max', 60) })],
  [
    'hardShare',
    withDays(plan, 2, { 1: ridden('threshold', 60), 3: ridden('threshold', 60), 5: ridden('threshold', 60) }),
  ],
  ['excluded', { ...plan, question: { ...plan.question, excludedDays: ['Sun'] } }],
  ['hours', withWeek(plan, 2, ({ targetHours }) => ({ targetHours: 1.2 * targetHours }))],
  ['longest', withDays(plan, 2, { 6: ridden('endurance', 300) })],
  ['growth', withDays({ ...plan, origin: { ...plan.origin, hours: 4 } }, 1, {})],
  ['ramp', { ...plan, start: { ctl: 10, atl: 10, tsb: 0 } }],
  [
    'recovery',
    {
      ...plan,
      weeks: plan.weeks.map((week) => ({ ...week, spec: { ...week.spec, role: 'load' as const } })),
    },
  ],
  ['taper', { ...plan, taper: { ...plan.taper!, volumeShare: 0.8 } }],
  ['beforeEvent', withDays(plan, 14, { 4: ridden('threshold', 45) })],
  ['easyWeeks', withWeek(plan, 2, ({ spec }) => ({ spec: { ...spec, easyOnly: true } }))],
  ['allOut', withDays(planned({ level: 'new' }), 2, { 1: ridden('tabata', 45) })],
  [
    'cycle',
    withDays(planned({ ageYears: 60 }), 2, { 1: ridden('threshold', 60), 4: ridden('threshold', 60) }),
  ],
  ['longAfterHard', withDays(planned({ level: 'new' }), 1, { 5: ridden('sweetSpot', 45) })],
  [
    'variety',
    { ...plan, weeks: plan.weeks.map((week) => (week.index === 2 ? { ...plan.weeks[0]!, index: 2 } : week)) },
  ],
  ['shape', withDays(plan, 2, { 1: (day) => ({ ...day, minutes: day.minutes + 7 }) })],
] as [InvariantRule, TrainingPlan][])('%s is seen', (rule, broken) => {
  expect(planInvariants(broken).map((violation) => violation.rule)).toContain(rule);
});

test('weeks that lie behind the rider are not judged', () => {
  const broken = withDays(plan, 2, { 1: ridden('threshold', 60), 2: ridden('threshold', 60) });
  expect(planInvariants({ ...broken, history: 3 }).filter(({ week }) => week <= 3)).toEqual([]);
});
