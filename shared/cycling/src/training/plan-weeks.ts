import { dayIndex } from './calendar.ts';
import { EVENTS } from './plan-events.ts';
import { startLoad, type RiderLimits } from './plan-limits.ts';
import { returnRule } from './plan-limits.ts';
import { specsOf, phasesOf, LEAST_WEEKS } from './plan-schedule.ts';
import type { PlanSetting } from './plan-setting.ts';
import type { TrainingQuestion, PlanWeek, WeekSpec } from './plan-types.ts';
import { buildWeek } from './week-build.ts';
import { keyTable } from './week-keys.ts';
import { toFive, usualLong } from './week-minutes.ts';
import { stateAfter, type PlanState, type WeekContext } from './week-state.ts';
import { buildTaperWeek } from './week-taper.ts';
import { noteOf } from './week-notes.ts';

/** What the weeks of a plan have in common. */
export function contextOf(
  question: TrainingQuestion,
  limits: RiderLimits,
  setting: PlanSetting,
): WeekContext {
  const { event } = question;
  const row = EVENTS[event.kind];
  return {
    // The gym is nothing to begin with so close to an event.
    question:
      setting.weeks < LEAST_WEEKS && event.kind !== 'fitness' ? { ...question, strength: false } : question,
    limits,
    aim: event.kind,
    keys: keyTable(event.kind, event, limits),
    event: row,
    eventHours: event.hours ?? row.hours,
    startDate: setting.startDate,
  };
}

/** Where the rider stands before the first week. */
export function firstState(question: TrainingQuestion, limits: RiderLimits): PlanState {
  const week = 60 * limits.startHours;
  // Without a word of the longest ride: what such a week usually has, and enough for its rides to hold its hours.
  const longest = question.longestRideHours
    ? 60 * question.longestRideHours
    : Math.max(toFive(usualLong(week)), Math.ceil(week / limits.rides / 5) * 5 - 20, 40);
  return {
    weeks: 0,
    loadWeeks: 0,
    uses: {},
    names: {},
    lastKeys: [],
    longestMin: longest,
    highHours: null,
    loadHours: limits.startHours,
    load: startLoad(question, limits),
    hardAgo: [7, 14],
  };
}

/** A description of all weeks of a new plan. */
export function firstSpecs(
  question: TrainingQuestion,
  limits: RiderLimits,
  setting: PlanSetting,
): WeekSpec[] {
  const { kind } = question.event;
  const phases = phasesOf(kind, setting.weeks, setting.eventDay ?? 'Sun', setting.taperDays, limits);
  const back = limits.kinds.has('returning') ? returnRule(question.weeksOff ?? 6) : { shares: [] };
  const specs = specsOf(phases, {
    limits,
    before: 0,
    sinceTest: null,
    toEvent: setting.eventDay !== null,
    back: { shares: back.shares, easyWeeks: limits.easyWeeks },
    ultra: kind === 'ultra',
    tests: setting.weeks >= LEAST_WEEKS,
  });
  return specs.map((spec, i) =>
    i === 0 && setting.blocked.length > 0
      ? {
          ...spec,
          blocked: setting.blocked,
          share: (spec.share * (7 - setting.blocked.length)) / 7,
          test: false,
        }
      : spec,
  );
}

/** Weeks from their descriptions, each from where the one before has left the rider. */
export function weeksOf(
  specs: readonly WeekSpec[],
  context: WeekContext,
  setting: PlanSetting,
  state: PlanState,
): PlanWeek[] {
  const weeks: PlanWeek[] = [];
  let now = state;
  specs.forEach((spec, i) => {
    const loadLeft = specs.slice(i).filter(({ role }) => role === 'load').length;
    const { days, targetHours, load } =
      spec.role === 'taper' || spec.role === 'race'
        ? buildTaperWeek(spec, placeOf(now.weeks, setting, context), context, now)
        : buildWeek(spec, loadLeft, context, now);
    const index = now.weeks + 1;
    const week: PlanWeek = {
      index,
      phase: spec.role === 'recovery' ? 'recovery' : spec.phase,
      ...sums(days),
      targetHours,
      note: noteOf(spec, index, setting.weeks, days, context.limits.kinds.has('shift')),
      days,
      load,
      spec,
    };
    now = stateAfter(now, week);
    weeks.push(week);
  });
  return weeks;
}

/** Riding hours without the event, and load with it. */
export function sums(days: PlanWeek['days']): { hours: number; tss: number } {
  return {
    hours: days.reduce((sum, { minutes, event }) => sum + (event ? 0 : minutes), 0) / 60,
    tss: days.reduce((sum, { tss }) => sum + tss, 0),
  };
}

function placeOf(
  week: number,
  { weeks, eventDay, taperDays }: PlanSetting,
  { question, event }: WeekContext,
): Parameters<typeof buildTaperWeek>[1] {
  const title = question.event?.name ?? event?.title ?? 'Event';
  return {
    mondayAhead: 7 * (weeks - 1 - week) + dayIndex(eventDay ?? 'Sun'),
    taperDays,
    eventTitle: title.charAt(0).toUpperCase() + title.slice(1),
  };
}
