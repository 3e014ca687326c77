import type { Refusal } from '../answer/input.ts';
import { dayIndex } from './calendar.ts';
import { loadAfter } from './load-arithmetic.ts';
import type { PlanChange, PlanChanged } from './plan-change-types.ts';
import { isShut } from './plan-change-days.ts';
import { limitsOf, mostHours, mostMinutes, shown } from './plan-limits.ts';
import { eventAt, seenFrom, stateAt, withWeeks } from './plan-tail.ts';
import type { PlanDay, PlanWeek, TrainingPlan } from './plan-types.ts';
import type { Session, SessionTypeId } from './session.ts';
import { rideDay } from './week-days.ts';
import { sessionFor } from './week-keys.ts';

type Ridden = PlanDay & { session: Session };

/** Rides that may simply become longer. */
const GROWING: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>(['recovery', 'endurance', 'long']);
/** No more riding than planned in the days before an event. */
const QUIET_DAYS = 10;

/** More time in a week goes into easy rides, as far as growth allows: never into hard ones, and not close to the event. */
export function afterMoreTime(
  plan: TrainingPlan,
  { minutes, week, weekday }: Extract<PlanChange, { kind: 'moreTime' }>,
): PlanChanged | Refusal {
  const old = plan.weeks[week - 1];
  if (!old) return { ok: false, message: 'The plan has no such week.' };
  if (!(minutes > 0)) return { ok: false, message: 'How much more time is it?' };
  const stays = (note: string): PlanChanged => ({ ok: true, plan, notes: [note] });
  const event = eventAt(plan);
  if (event !== null && event - 7 * (week - 1) - 6 <= QUIET_DAYS)
    return stays(
      'In the last ten days nothing is added: what you could gain comes too late, and freshness counts.',
    );
  if (old.spec.role === 'recovery')
    return stays('This is a recovery week: use the time for sleep, and keep the rides short.');
  if (old.spec.easyOnly)
    return stays('In the first weeks back the hours grow by plan: keep the extra time for later.');

  const limits = limitsOf(plan.question);
  const state = stateAt(plan, plan.weeks.slice(0, week - 1));
  const most =
    state.highHours === null
      ? mostHours(old.hours, limits, plan.question.weeksOff)
      : mostHours(state.highHours, limits, plan.question.weeksOff);
  const longest = Math.min(360, 5 * Math.floor(mostMinutes(state.longestMin) / 5));
  const chosen = weekday === undefined ? null : dayIndex(weekday);
  const order = old.days
    .filter(
      (day, at): day is Ridden =>
        (chosen === null ? day.minutes > 0 : at === chosen) && grows(plan, old, day),
    )
    .sort((a, b) => b.minutes - a.minutes);
  let { days } = old;
  let given = 0;
  // Less and less, until CTL rises no more than it may.
  for (let spare = 5 * Math.floor(Math.min(minutes, 60 * (most - old.hours)) / 5); spare >= 5; spare -= 10) {
    ({ days, given } = filledUp(plan, old, order, spare, longest));
    const { ctl } = loadAfter({ ...state.load, dailyTss: days.map(({ tss }) => tss) });
    if (ctl - state.load.ctl <= limits.rampPerWeek) break;
    given = 0;
  }
  if (given === 0)
    return stays(
      'The week is as full as it should be: more now would be too big a step from your weeks so far.',
    );
  const share = Math.max(1, (old.hours + given / 60) / limits.hours);
  const changed: PlanWeek = { ...old, days, spec: { ...old.spec, share, more: true } };
  const next = withWeeks(
    plan,
    plan.weeks.map((one) => (one === old ? changed : one)),
  );
  const notes = [
    `${given} of your ${minutes} extra minutes go into easy riding. The hard sessions stay as they are.`,
  ];
  if (given < minutes)
    notes.push(
      `More than ${shown(old.hours + given / 60)} h this week, or a longest ride over ${longest} min, would be too big a step.`,
    );
  return { ok: true, plan: seenFrom(next, 7 * (week - 1)), notes };
}

/** Days with some minutes more, given to the longest rides first. */
function filledUp(
  plan: TrainingPlan,
  week: PlanWeek,
  order: readonly Ridden[],
  minutes: number,
  longest: number,
): { days: PlanDay[]; given: number } {
  const grown = new Map<PlanDay, PlanDay>();
  let given = 0;
  for (const day of order) {
    const more = Math.min(minutes - given, longest - day.minutes);
    if (more < 5) continue;
    grown.set(day, longer(plan, day, day.minutes + more));
    given += more;
  }
  return { days: week.days.map((day) => grown.get(day) ?? day), given };
}

/** Whether a ride may become longer. */
const grows = (plan: TrainingPlan, week: PlanWeek, day: PlanDay): day is Ridden =>
  day.session !== null && GROWING.has(day.session.type) && !isShut(plan, week, day);

function longer({ question }: TrainingPlan, day: Ridden, minutes: number): PlanDay {
  const { session, weekday, date, also } = day;
  const type = session.type === 'recovery' && minutes > 45 ? 'endurance' : session.type;
  const { sessions } = limitsOf(question);
  const indoor = question.indoor && type !== 'long';
  const next = sessionFor(type, minutes, undefined, {
    level: sessions,
    indoor,
    noPowerMeter: question.noPowerMeter,
  });
  return {
    weekday,
    ...(date !== undefined && { date }),
    ...rideDay(next, day.why, day.key),
    ...(also && { also }),
  };
}
