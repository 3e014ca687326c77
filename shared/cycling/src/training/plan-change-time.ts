import type { Refusal } from '../answer/input.ts';
import { dayIndex } from './calendar.ts';
import { isShut } from './plan-change-days.ts';
import type { PlanChange, PlanChanged } from './plan-change-types.ts';
import { limitsOf } from './plan-limits.ts';
import { seenFrom, withWeeks } from './plan-tail.ts';
import type { PlanDay, TrainingPlan } from './plan-types.ts';
import type { SessionTypeId } from './session.ts';
import { rideDay } from './week-days.ts';
import { sessionFor } from './week-keys.ts';
import { DAY_NAMES } from './week-words.ts';

/** Rides that are whatever length they have; a hard one needs its warm-up and its work. */
const STEADY: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>(['recovery', 'endurance', 'long']);
/** Least time for a hard ride with warm-up and cool-down, min. */
const LEAST_HARD = 35;
/** The longest ride that a plan holds, min. */
const LONGEST = 420;

/** A day of a stretch of weeks has so much time: its ride is made as long, the other days stay as they are. */
export function afterDayTime(
  plan: TrainingPlan,
  { weekday, minutes, weeks, atMost }: Extract<PlanChange, { kind: 'dayTime' }>,
  from: number,
): PlanChanged | Refusal {
  if (!(minutes >= 20 && minutes <= LONGEST))
    return { ok: false, message: 'A ride of a plan lasts 20 minutes to 7 hours. How long is it?' };
  const at = dayIndex(weekday);
  const first = Math.floor(from / 7);
  const last = Math.min(plan.weeks.length, first + (weeks ?? plan.weeks.length)) - 1;
  let edited = 0;
  let gentle = false;
  const changed = plan.weeks.map((week, i) => {
    const day = week.days[at];
    if (i < first || i > last || !day?.session || isShut(plan, week, day)) return week;
    const longer = minutes > day.minutes;
    if (minutes === day.minutes || (longer && (atMost || week.spec.role !== 'load'))) return week;
    edited++;
    const next = resized(plan, day, day.session.type, minutes);
    gentle ||= day.hard && !next.hard;
    return { ...week, days: week.days.map((one, j) => (j === at ? next : one)) };
  });
  const name = DAY_NAMES[weekday];
  if (edited === 0) return { ok: true, plan, notes: [`${name} stays as it is: its ride fits already.`] };
  const where = last > first ? '' : plan.weeks.length > 1 ? ` in week ${first + 1}` : '';
  return {
    ok: true,
    plan: seenFrom(withWeeks(plan, changed), 7 * first),
    notes: [
      `${name}${where} has ${atMost ? 'at most ' : ''}${shownTime(minutes)} now. The other days stay.${gentle ? ' It is too short for the hard session, so it is easy.' : ''}`,
    ],
  };
}

function resized({ question }: TrainingPlan, day: PlanDay, type: SessionTypeId, minutes: number): PlanDay {
  const { weekday, date, also } = day;
  const steady = STEADY.has(type) || minutes < LEAST_HARD;
  const next = steady ? (minutes <= 45 ? 'recovery' : minutes >= 150 ? 'long' : 'endurance') : type;
  const session = sessionFor(next, minutes, undefined, {
    level: limitsOf(question).sessions,
    indoor: question.indoor && next !== 'long',
    noPowerMeter: question.noPowerMeter,
  });
  return {
    weekday,
    ...(date !== undefined && { date }),
    ...rideDay(session, day.why, day.key && !steady),
    ...(also && { also }),
  };
}

const shownTime = (minutes: number): string =>
  minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
