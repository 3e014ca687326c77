import { addDays, dayIndex, daysBetween, weekdayAt, weekdayOf } from './calendar.ts';
import { blockPlan, finished } from './block-plan.ts';
import { nextDay } from './load-arithmetic.ts';
import { EVENTS } from './plan-events.ts';
import { limitsOf, returnRule } from './plan-limits.ts';
import type { PlanMoment } from './plan-change-types.ts';
import { planInvariants, type InvariantRule } from './plan-invariants.ts';
import { specsOf } from './plan-schedule.ts';
import type { PlanSetting } from './plan-setting.ts';
import type { PlanDay, PlanWeek, TrainingPlan, TrainingQuestion, WeekSpec } from './plan-types.ts';
import { contextOf, firstState, sums, weeksOf } from './plan-weeks.ts';
import { stateAfter, type PlanState } from './week-state.ts';

type PlanPhase = WeekSpec['phase'];

/** Days from Monday of week 1; null for a day that is not in the plan. A day before the plan counts as its first. */
export function dayAt(plan: TrainingPlan, moment: PlanMoment = {}): number | null {
  const last = 7 * plan.weeks.length - 1;
  if ('date' in moment) {
    if (plan.startDate === null) return null;
    const day = daysBetween(plan.startDate, moment.date);
    return day > last ? null : Math.max(0, day);
  }
  const { week = 1, weekday = 'Mon' } = moment;
  const day = 7 * (week - 1) + dayIndex(weekday);
  return Number.isInteger(week) && day >= 0 && day <= last ? day : null;
}

/** Where the event lies, days from Monday of week 1; null without one. */
export const eventAt = ({ weeks }: TrainingPlan): number | null => {
  const day = weeks.flatMap(({ days }) => days).findIndex(({ event }) => event);
  return day < 0 ? null : day;
};

/** The setting that a plan was built in. */
export const settingOfPlan = ({ weeks, startDate, event, taper }: TrainingPlan): PlanSetting => ({
  weeks: weeks.length,
  startDate,
  eventDate: event?.date ?? null,
  eventDay: event?.weekday ?? null,
  taperDays: taper?.days ?? 0,
  blocked: [],
  assumptions: [],
});

/** Where the rider stands after the first weeks of a plan. */
export function stateAt(plan: TrainingPlan, weeks: readonly PlanWeek[]): PlanState {
  const first = firstState(plan.origin, limitsOf(plan.origin));
  const state = weeks.reduce<PlanState>(stateAfter, { ...first, load: plan.start });
  return weeks.length > 0 && state.highHours === null ? { ...state, highHours: first.loadHours } : state;
}

export type TailQuestion = {
  /** weeks that stay, as they are now */
  kept: readonly PlanWeek[];
  /** phases of the weeks after them */
  phases: readonly PlanPhase[];
  question?: TrainingQuestion;
  setting?: PlanSetting;
  /** the weeks come after days off, which were a recovery of their own */
  rested?: boolean;
  /** of a rider who comes back after a break */
  weeksOff?: number;
  /** descriptions of the weeks, instead of new ones by their phases */
  specs?: readonly WeekSpec[];
  /** changes the descriptions of the weeks */
  edit?: (spec: WeekSpec, i: number) => WeekSpec;
};

/** The plan with its weeks rebuilt from some week on; those before stay. */
export function withTail(plan: TrainingPlan, tail: TailQuestion): TrainingPlan {
  const {
    kept,
    phases,
    question = plan.question,
    setting = settingOfPlan(plan),
    weeksOff,
    rested,
    edit,
  } = tail;
  const limits = limitsOf(question);
  const state = stateAt(plan, kept);
  const loads = kept.filter(({ spec }) => spec.role === 'load');
  const ridden: Partial<Record<PlanPhase, number>> = {};
  for (const { spec, days } of loads) if (!lost(days)) ridden[spec.phase] = (ridden[spec.phase] ?? 0) + 1;
  const tested = kept.findLast(({ days }) => days.some(({ session }) => session?.type === 'test'));
  const specs =
    tail.specs ??
    specsOf(phases, {
      limits,
      before: kept.length,
      running: rested ? 0 : runningAt(kept),
      ridden,
      sinceTest: tested ? kept.length - tested.index + 1 : null,
      toEvent: setting.eventDay !== null,
      back: weeksOff === undefined ? stillBack(kept.length, plan, limits) : returnRule(weeksOff),
      ultra: question.event.kind === 'ultra',
      tests: setting.weeks >= 4,
    });
  const edited = edit ? specs.map(edit) : specs;
  const context = contextOf(question, limits, setting);
  const weeks = [...kept, ...weeksOf(edited, context, setting, state)];
  return finished(question, setting, limits, weeks, plan);
}

/** What is left of the easy weeks that the plan began with. */
function stillBack(
  before: number,
  { origin }: TrainingPlan,
  { easyWeeks, returnShares }: ReturnType<typeof limitsOf>,
): { shares: readonly number[]; easyWeeks: number } {
  const began = limitsOf(origin).easyWeeks > 0;
  return began
    ? { shares: returnShares.slice(before), easyWeeks: Math.max(0, easyWeeks - before) }
    : { shares: [], easyWeeks: 0 };
}

/** Whether most of a week was lost. */
const lost = (days: readonly PlanDay[]): boolean =>
  days.filter(({ state }) => state === 'missed' || state === 'ill').length >= 3;

/** Loading weeks at the end without a pause: lost weeks are pauses of their own. */
function runningAt(weeks: readonly PlanWeek[]): number {
  let running = 0;
  for (const { spec, days } of [...weeks].reverse()) {
    if (spec.role !== 'load' || lost(days)) break;
    running++;
  }
  return running;
}

/** The plan with some weeks edited by hand: sums, loads and everything around them recalculated. */
export function withWeeks(plan: TrainingPlan, weeks: readonly PlanWeek[]): TrainingPlan {
  let load = plan.start;
  const counted = weeks.map((week, i): PlanWeek => {
    for (const { tss } of week.days) load = nextDay(load, tss);
    const edited = week !== plan.weeks[i];
    const { hours, tss } = sums(week.days);
    return { ...week, hours, tss, load, ...(edited && { targetHours: hours }) };
  });
  return finished(plan.question, settingOfPlan(plan), limitsOf(plan.question), counted, plan);
}

/**
 * The plan with the weeks after a change rebuilt from their descriptions where they would now grow too fast: training
 * that was not done cannot be built on.
 */
export function settled(plan: TrainingPlan, day: number): TrainingPlan {
  const last = plan.weeks.findLastIndex(({ days }) => days.some(({ state }) => state));
  const kept = Math.max(Math.floor(day / 7), last) + 1;
  const later = planInvariants(plan).some(({ week, rule }) => week > kept && OF_GROWTH.has(rule));
  if (!later || kept >= plan.weeks.length) return plan;
  const specs = plan.weeks.slice(kept).map(({ spec }) => spec);
  return withTail(plan, { kept: plan.weeks.slice(0, kept), phases: [], specs });
}

const OF_GROWTH: ReadonlySet<InvariantRule> = new Set<InvariantRule>([
  'growth',
  'longest',
  'ramp',
  'recovery',
  'taper',
  'hours',
]);

/** Before its first day a plan is simply requested again. */
export function anew(plan: TrainingPlan, first: number, question: TrainingQuestion): TrainingPlan | null {
  const made = first === 0 ? blockPlan(question) : null;
  return made?.ok && made.weeks.length === plan.weeks.length ? made : null;
}

/** The plan as seen from a week: what lies before it is history, whatever rules hold from then on. */
export const seenFrom = (plan: TrainingPlan, day: number): TrainingPlan => ({
  ...plan,
  history: Math.max(plan.history, Math.floor(day / 7)),
});

/**
 * Phases without some weeks: taken from the build first, then from the base, then from the specific weeks.
 * @param keep weeks of each that stay as long as others have more
 */
export function shortened(phases: readonly PlanPhase[], by: number, keep = 1): PlanPhase[] {
  const left = [...phases];
  const over = (least: number): PlanPhase | undefined =>
    (['build', 'base', 'specific'] as const).find(
      (phase) => left.filter((one) => one === phase).length > least,
    );
  for (let cut = 0; cut < by; cut++) {
    const from = over(keep) ?? over(0);
    if (!from) break;
    left.splice(left.indexOf(from), 1);
  }
  return left;
}

/** Phases with more weeks of build, before the specific ones. */
export function lengthened(phases: readonly PlanPhase[], by: number): PlanPhase[] {
  const at = phases.findIndex((phase) => phase === 'specific' || phase === 'taper' || phase === 'race');
  const place = at < 0 ? phases.length : at;
  return [...phases.slice(0, place), ...Array<PlanPhase>(by).fill('build'), ...phases.slice(place)];
}

/** The date of a day of a plan, and its weekday, in words for a sentence. */
export function dayName(plan: TrainingPlan, day: number): string {
  if (plan.startDate === null) return `${weekdayAt(day)} of week ${Math.floor(day / 7) + 1}`;
  const date = addDays(plan.startDate, day);
  return `${weekdayOf(date)} ${date}`;
}

export const isFitness = ({ question }: TrainingPlan): boolean => question.event.kind === 'fitness';
export const titleOf = ({ event }: TrainingPlan): string => event?.title ?? EVENTS.fitness.title;
