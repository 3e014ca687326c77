import type { Refusal } from '../answer/input.ts';
import { EVENTS } from './plan-events.ts';
import { limitsOf, startLoad, type RiderLimits } from './plan-limits.ts';
import { distributionOf } from './plan-method.ts';
import { pointsOf } from './plan-points.ts';
import { settingOf, type PlanSetting } from './plan-setting.ts';
import type { LoadState } from './load-arithmetic.ts';
import { nextDay } from './load-arithmetic.ts';
import type { TrainingQuestion, PlanTest, PlanWeek, Taper, TrainingPlan } from './plan-types.ts';
import { isWhole } from './week-state.ts';
import { contextOf, firstSpecs, firstState, weeksOf } from './plan-weeks.ts';
import {
  fuelLines,
  limitLines,
  PLAN_SOURCES,
  reasonLines,
  rulesOf,
  sleepLine,
  strengthLines,
} from './plan-words.ts';

/**
 * A training plan, week by week, to an event or for fitness: base, build and specific weeks with recovery weeks between,
 * a taper by the kind of event, tests, and what belongs beside the rides. Rides hold shares of FTP, not watts. The same
 * question gives the same plan.
 *
 * Loading weeks keep to the hours asked within 5 %; they grow by no more than 10 % or 45 min, the longest ride by 20 to
 * 30 min, and CTL by 5 points a week (3 for masters, beginners, youth and after a break).
 * @param question the event, the rider's hours, and either weeks or dates (ISO; the package has no clock)
 * @returns the plan; a refusal where hours, dates or days make none possible
 * @example
 * const plan = blockPlan({ event: { kind: 'granFondo', hours: 6 }, weeks: 16, hours: 6 });
 * plan.weeks.map((week) => week.phase).slice(-2) // => ['taper', 'race']
 * plan.points.length // => 22
 * plan.taper.days // => 10
 * blockPlan({ event: { kind: 'fitness' }, weeks: 0, hours: 6 }).message // => 'A plan lasts from 1 to 52 weeks.'
 */
export function blockPlan(question: TrainingQuestion): TrainingPlan | Refusal {
  const setting = settingOf(question);
  if ('ok' in setting) return setting;
  const limits = limitsOf(question);
  const context = contextOf(question, limits, setting);
  const specs = firstSpecs(question, limits, setting);
  const weeks = weeksOf(specs, context, setting, firstState(question, limits));
  return finished(question, setting, limits, weeks, {
    origin: question,
    history: 0,
    start: startLoad(question, limits),
    assumptions: [...setting.assumptions, ...limits.assumptions],
  });
}

/** What a plan keeps when it is changed. */
export type Carried = Pick<TrainingPlan, 'origin' | 'history' | 'start' | 'assumptions'>;

/** A plan from its weeks: everything around them. */
export function finished(
  question: TrainingQuestion,
  setting: PlanSetting,
  limits: RiderLimits,
  weeks: PlanWeek[],
  carried: Carried,
): TrainingPlan {
  const row = EVENTS[question.event.kind];
  const event =
    setting.eventDay === null
      ? null
      : {
          kind: question.event.kind,
          title: question.event.name ?? row.title,
          hours: question.event.hours ?? row.hours,
          date: setting.eventDate,
          weekday: setting.eventDay,
        };
  const loading = weeks.filter(({ spec }) => spec.role === 'load');
  const plan: Omit<TrainingPlan, 'points'> = {
    ok: true,
    question,
    origin: carried.origin,
    history: carried.history,
    event,
    startDate: setting.startDate,
    weeks,
    taper: taperOf(weeks, setting, limits),
    method: distributionOf((loading.length > 0 ? loading : weeks).flatMap(({ days }) => days)),
    tests: testsOf(weeks),
    rules: rulesOf(limits),
    strength: strengthLines(question, weeks.length, limits),
    skills: [...row.skills, ...(limits.kinds.has('youth') ? YOUTH_SKILLS : [])],
    fuel: fuelLines(row, limits),
    sleep: sleepLine(row, limits),
    limits: limitLines(weeks.length, limits),
    reasons: [...limits.reasons, ...reasonLines(limits.hours, row)],
    assumptions: carried.assumptions,
    start: carried.start,
    form: formOf(weeks, carried.start),
    sources: PLAN_SOURCES,
  };
  return { ...plan, points: pointsOf(plan, limits) };
}

/** The taper in the weeks of the plan: how long, and how much riding it has. */
function taperOf(weeks: readonly PlanWeek[], setting: PlanSetting, limits: RiderLimits): Taper | null {
  const { eventDay, taperDays } = setting;
  if (eventDay === null) return null;
  const days = weeks.flatMap((week) => week.days);
  const at = days.findIndex(({ event }) => event);
  const within = days.slice(Math.max(0, at - taperDays), at);
  const minutes = within.reduce((sum, day) => sum + day.minutes, 0);
  const lastLoad = weeks.findLast(isWhole);
  const weekly = Math.min(limits.hours, lastLoad?.targetHours ?? limits.startHours);
  const usual = (60 * weekly * taperDays) / 7;
  const volumeShare = usual > 0 ? minutes / usual : 0;
  return {
    days: taperDays,
    volumeShare,
    text: `${taperDays} days: riding falls day by day to about ${Math.round(100 * volumeShare)} % of the usual on average. Hard work stays short and sharp, and the number of rides stays.`,
  };
}

const testsOf = (weeks: readonly PlanWeek[]): PlanTest[] =>
  weeks.flatMap(({ index, days }) =>
    days.flatMap(({ session, weekday, date, title }) =>
      session?.type === 'test'
        ? [{ week: index, weekday, ...(date !== undefined && { date }), title, why: TEST_WHY }]
        : [],
    ),
  );

const YOUTH_SKILLS = [
  'Races count as hard days: a few of them, for fun and for learning, and none in exam weeks.',
];

const TEST_WHY =
  'So that your targets fit: two easy days before it, the same place and meter, fed, and a start 3 to 5 % low.';

/** Load on the morning of the event. */
function formOf(weeks: readonly PlanWeek[], start: LoadState): LoadState | null {
  let state = start;
  for (const { days } of weeks)
    for (const { tss, event } of days) {
      if (event) return state;
      state = nextDay(state, tss);
    }
  return null;
}
