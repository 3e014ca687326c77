import {
  blockPlan,
  changePlan,
  RECOVERY_SHARE,
  weekAsPlan,
  type RiderKind,
  type RiderQuestion,
  type TrainingPlan,
  type WeekQuestion,
} from '@breakaway/cycling';
import type { PlanAsk, Step } from './ask.ts';
import { addDays, daysBetween, mondayOf, nextOf } from './dates.ts';

/** A plan as it stands, with what its last changes brought; or why there is none. */
export type Made = { ok: true; plan: TrainingPlan; notes: string[] } | { ok: false; message: string };

/**
 * The plan of a question, with all that has happened to it.
 * @param hours h a week, where the question does not say them
 */
export function made(ask: PlanAsk, hours: number): Made {
  const first =
    ask.wants === 'week'
      ? weekAsPlan(weekQuestion(ask, hours), weekStart(ask))
      : blockPlan(blockQuestion(ask, hours));
  if (!first.ok) return first;
  let plan = withDayTimes(first, ask);
  const notes: string[] = [...(ask.now?.edited ?? [])];
  const steps = ask.changes ?? [];
  const isNew = (i: number) => i >= steps.length - (ask.now?.steps ?? 0);
  for (const [i, step] of steps.entries()) {
    const next = step.kind === 'swapAll' ? swappedInAll(plan, step) : changePlan(plan, step);
    if (!next.ok) {
      // An older change that no longer fits an edited question falls away.
      if (isNew(i)) return next;
      continue;
    }
    plan = next.plan;
    if (isNew(i))
      notes.push(
        ...(next.notes.length > 0 ? next.notes : ['Nothing was planned there: the plan stays as it is.']),
      );
  }
  return { ok: true, plan, notes: [...new Set(notes)] };
}

/** A week has the time of each day as it was said; weeks that grow towards an event take it as the most. */
function withDayTimes(plan: TrainingPlan, { dayTimes = [], wants }: PlanAsk): TrainingPlan {
  return dayTimes.reduce((now, { weekday, minutes }) => {
    const next = changePlan(now, {
      kind: 'dayTime',
      weekday,
      minutes,
      ...(wants === 'block' && { atMost: true }),
    });
    return next.ok ? next.plan : now;
  }, plan);
}

/** Two days change places in each week from one on, where that puts no hard days together. */
function swappedInAll(plan: TrainingPlan, { days, fromWeek }: Extract<Step, { kind: 'swapAll' }>): Made {
  let now = plan;
  const stay: number[] = [];
  let message = '';
  for (let week = fromWeek; week <= plan.weeks.length; week++) {
    const next = changePlan(now, { kind: 'swapDays', week, days });
    if (next.ok) now = next.plan;
    else {
      stay.push(week);
      message = next.message;
    }
  }
  if (stay.length >= plan.weeks.length - fromWeek + 1) return { ok: false, message };
  const but =
    stay.length > 0
      ? `, but not in week${stay.length > 1 ? 's' : ''} ${stay.join(', ')}, where hard days would stand together`
      : '';
  return {
    ok: true,
    plan: now,
    notes: [`${longName[days[0]]} and ${longName[days[1]]} change places in all weeks${but}.`],
  };
}

export const longName = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const;

/** A single week is the running one until Tuesday, else the next. */
const weekStart = ({ askedOn }: PlanAsk): string =>
  askedOn <= addDays(mondayOf(askedOn), 1) ? mondayOf(askedOn) : nextOf('Mon', askedOn);

export function weekQuestion(ask: PlanAsk, hours: number): WeekQuestion {
  const aim = ask.aim ?? ask.event ?? 'fitness';
  // The engine takes the hours of usual weeks; those of the recovery week itself are its share of them.
  const usual = aim === 'recovery' && ask.allHours ? Math.min(30, hours / RECOVERY_SHARE) : hours;
  return { ...riderQuestion(ask, usual), aim };
}

/** At a weekend a plan begins on Monday, so that it does not open with a week of one day. */
function firstDay({ askedOn, eventDate }: PlanAsk): string {
  const monday = nextOf('Mon', askedOn);
  return daysBetween(askedOn, monday) <= 2 && (eventDate === undefined || eventDate > monday)
    ? monday
    : askedOn;
}

function blockQuestion(ask: PlanAsk, hours: number): Parameters<typeof blockPlan>[0] {
  const { eventName: name, eventHours, eventDate: date, hoursNow, ctl } = ask;
  return {
    ...riderQuestion(ask, hours),
    event: {
      kind: ask.event ?? 'fitness',
      ...(name ? { name } : {}),
      ...(eventHours ? { hours: eventHours } : {}),
      ...(date ? { date } : {}),
    },
    ...(ask.weeks === undefined ? {} : { weeks: ask.weeks }),
    ...(hoursNow === undefined ? {} : { hoursNow }),
    ...(ctl === undefined ? {} : { ctl }),
    startDate: ask.startDate ?? firstDay(ask),
  };
}

function riderQuestion(ask: PlanAsk, hours: number): RiderQuestion {
  const { masters, youth, returning, postpartum, shift, heavyJob } = ask;
  const kinds = Object.entries({ masters, youth, returning, postpartum, shift, heavyJob }).flatMap(
    ([kind, is]) => (is ? [kind as RiderKind] : []),
  );
  const given = {
    days: ask.days,
    excludedDays: ask.excluded,
    longDay: ask.longDay,
    groupRideDay: ask.groupRideDay,
    maxHard: ask.hardDays,
    level: ask.level,
    ageYears: ask.age,
    weeksOff: ask.weeksOff,
    indoor: ask.indoor,
    noPowerMeter: ask.noPowerMeter,
    longestRideHours: ask.longestHours,
    strength: ask.strength,
  };
  return {
    hours,
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<RiderQuestion>),
  };
}
