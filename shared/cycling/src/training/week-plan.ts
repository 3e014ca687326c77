import type { Refusal } from '../answer/input.ts';
import { addDays } from './calendar.ts';
import { nextDay } from './load-arithmetic.ts';
import { finished } from './block-plan.ts';
import { EVENTS } from './plan-events.ts';
import { distributionOf } from './plan-method.ts';
import { limitsOf, shown, startLoad } from './plan-limits.ts';
import { settingOf, wrongWith } from './plan-setting.ts';
import { PLAN_SOURCES } from './plan-words.ts';
import type {
  EventKind,
  TrainingPlan,
  TrainingQuestion,
  WeekAnswer,
  WeekQuestion,
  WeekSpec,
} from './plan-types.ts';
import { firstState, sums } from './plan-weeks.ts';
import { buildWeek } from './week-build.ts';
import { SESSION_TYPES } from './types/index.ts';
import { keyTable } from './week-keys.ts';
import type { WeekContext } from './week-state.ts';

/**
 * A training week from the hours that a rider has: two hard days at most times, easy ones around them, one long ride and
 * at least one day off. The same question gives the same week. Sessions hold shares of FTP, not watts.
 * @param question hours a week, the aim, and what is known of the rider
 * @returns seven days, Monday to Sunday, with what was assumed; a refusal for hours outside 1 to 30 or a week without days
 * @example
 * const week = weekPlan({ hours: 8, aim: 'granFondo', excludedDays: ['Mon', 'Fri'] });
 * week.days.map((day) => day.minutes > 0) // => [false, true, true, true, false, true, true]
 * week.days.filter((day) => day.hard).length // => 2
 * weekPlan({ hours: 0, aim: 'fitness' }).ok // => false
 */
export function weekPlan(question: WeekQuestion): WeekAnswer | Refusal {
  const wrong = wrongWith(question);
  if (wrong) return wrong;
  const { aim, phase = aim === 'recovery' ? 'recovery' : 'build' } = question;
  const ofRider = limitsOf(question);
  const limits = { ...ofRider, startHours: ofRider.hours };
  const event = aim in EVENTS ? EVENTS[aim as EventKind] : null;
  const context: WeekContext = {
    question: { ...question, strength: question.strength ?? false },
    limits,
    aim,
    keys: keyTable(aim, undefined, limits),
    event,
    eventHours: event?.hours ?? 0,
    startDate: null,
  };
  const recovery = phase === 'recovery';
  const spec: WeekSpec = {
    phase: recovery ? 'build' : phase,
    role: recovery ? 'recovery' : 'load',
    inBlock: 0,
    blockLength: 1,
    inPhase: 0,
    test: false,
    easyOnly: limits.easyWeeks > 0,
    easyRides: 0,
    share: 1,
    stepsBack: 0,
    pair: false,
    blocked: [],
    again: false,
    said: [],
  };
  const state = firstState({ ...question, event: { kind: 'fitness' } }, limits);
  // A single week without context: some way up the progression, with no previous load to rise from.
  const uses = Object.fromEntries(Object.keys(SESSION_TYPES).map((type) => [type, STEPS_UP[phase]]));
  const load = { ctl: 250, atl: 250, tsb: 0 };
  const { days, targetHours } = buildWeek(spec, 1, context, { ...state, uses, load });
  const { hours, tss } = sums(days);
  const notes = [...limits.reasons];
  if (hours < 0.95 * limits.hours && !recovery)
    notes.push(
      `This week has ${shown(hours)} of your ${shown(limits.hours)} hours: more would be too big a step.`,
    );
  return {
    ok: true,
    days,
    hours,
    targetHours,
    tss,
    method: distributionOf(days),
    notes,
    assumptions: limits.assumptions,
    sources: PLAN_SOURCES,
    spec,
  };
}

/** Steps up the ladders at which a week of a phase stands. */
const STEPS_UP = { base: 1, build: 2, specific: 3, recovery: 2 } as const;

/**
 * The same week as a plan of one week without an event, for `changePlan`: what is missed, swapped or left out in it.
 * @param startDate ISO date of a Monday
 * @example
 * const plan = weekAsPlan({ hours: 8, aim: 'ftp' }, '2026-11-23');
 * plan.weeks.length // => 1
 * weekAsPlan({ hours: 0, aim: 'ftp' }, '2026-11-23').ok // => false
 */
export function weekAsPlan(question: WeekQuestion, startDate: string): TrainingPlan | Refusal {
  const answer = weekPlan(question);
  if (!answer.ok) return answer;
  const { aim, phase, ...rider } = question;
  const asked: TrainingQuestion = {
    ...rider,
    strength: question.strength ?? false,
    event: { kind: 'fitness' },
    weeks: 1,
    startDate,
  };
  const setting = settingOf(asked);
  if ('ok' in setting) return setting;
  const limits = limitsOf(asked);
  const start = startLoad(asked, limits);
  const recovery = aim === 'recovery' || phase === 'recovery';
  const { hours, targetHours, tss, days, spec } = answer;
  const dated = days.map((day, i) => ({ ...day, date: addDays(startDate, i) }));
  const load = days.reduce((state, day) => nextDay(state, day.tss), start);
  const week = {
    index: 1,
    phase: recovery ? ('recovery' as const) : spec.phase,
    hours,
    targetHours,
    tss,
    note: '',
    days: dated,
    load,
    spec,
  };
  return finished(asked, setting, limits, [week], {
    origin: asked,
    history: 0,
    start,
    assumptions: answer.assumptions,
  });
}
