import type { SessionLevel } from './build.ts';
import { WEEKDAYS, type Weekday } from './calendar.ts';
import { restOutcome, type LoadState } from './load-arithmetic.ts';
import type { TrainingQuestion, RiderKind, RiderQuestion } from './plan-types.ts';

/** What a rider's week must keep to. */
export type RiderLimits = {
  kinds: ReadonlySet<RiderKind>;
  level: SessionLevel;
  /** the level whose sessions are ridden: `new` also for a careful return after birth */
  sessions: SessionLevel;
  /** riding hours in a full week, after the limit of youth */
  hours: number;
  /** days on which riding is possible */
  available: readonly Weekday[];
  restDays: number;
  rides: number;
  /** hard days in a week; `alternate` makes them two and one in turn, as in a cycle of nine days */
  hard: number;
  alternate: boolean;
  /** days from one hard day to the next, at least: 2 leaves one easy day between */
  gapDays: number;
  /** loading weeks before a recovery week */
  loadWeeks: 2 | 3;
  /** rise of CTL in a week at most */
  rampPerWeek: number;
  startHours: number;
  /** weeks at the start without a hard day */
  easyWeeks: number;
  /** of `hours`, for the first weeks back */
  returnShares: readonly number[];
  longNotAfterHard: boolean;
  assumptions: string[];
  /** why the plan is as it is for this rider */
  reasons: string[];
};

/** Rides a week by hours (a convention of coaches). */
const RIDES = [
  { under: 2.5, rides: 2 },
  { under: 5, rides: 3 },
  { under: 8, rides: 4 },
  { under: 11, rides: 5 },
] as const;

/** First weeks back by the length of the break, as shares of the usual hours, and how many of them stay easy. */
export function returnRule(weeksOff: number): { shares: number[]; easyWeeks: number } {
  if (weeksOff <= 0) return { shares: [], easyWeeks: 0 };
  if (weeksOff <= 2) return { shares: [0.7], easyWeeks: 1 };
  if (weeksOff <= 4) return { shares: [0.55, 0.7, 0.85], easyWeeks: 1 };
  if (weeksOff <= 8) return { shares: [0.5, 0.6, 0.7, 0.8, 0.9], easyWeeks: 3 };
  return { shares: [0.5], easyWeeks: 3 };
}

/** Kinds of a rider with those that follow from age and breaks. */
function kindsOf({ kinds = [], ageYears, weeksOff }: RiderQuestion): Set<RiderKind> {
  const all = new Set(kinds);
  if (ageYears !== undefined && ageYears < 18) all.add('youth');
  if (ageYears !== undefined && ageYears >= 50) all.add('masters');
  if (weeksOff !== undefined && weeksOff > 0 && !all.has('postpartum')) all.add('returning');
  return all;
}

/** Limits of a rider; conventions of coaches, those of youth by the NATA. */
export function limitsOf(question: RiderQuestion & Partial<TrainingQuestion>): RiderLimits {
  const assumptions: string[] = [];
  const reasons: string[] = [];
  const kinds = kindsOf(question);
  const level = question.level ?? 'regular';
  if (question.level === undefined)
    assumptions.push(
      'I took you for a rider who trains regularly. Tell me if you are new to it or well trained.',
    );
  const [youth, masters, postpartum] = [kinds.has('youth'), kinds.has('masters'), kinds.has('postpartum')];
  const returning = kinds.has('returning');
  const newRider = level === 'new';
  const weeksOff = returning ? (question.weeksOff ?? 6) : 0;
  if (returning && question.weeksOff === undefined)
    assumptions.push('I took a break of about six weeks for your return.');

  const hours = youth && question.ageYears ? Math.min(question.hours, question.ageYears) : question.hours;
  if (hours < question.hours)
    reasons.push(
      `At ${question.ageYears} no more hours a week than years of age: ${hours} instead of ${question.hours}.`,
    );
  const available = WEEKDAYS.filter((weekday) => !question.excludedDays?.includes(weekday));
  const careful = youth || newRider || returning || postpartum;
  const restDays = careful ? 2 : 1;
  const usual = RIDES.find(({ under }) => hours < under)?.rides ?? 6;
  const rides = Math.max(
    1,
    Math.min(question.days ?? (postpartum ? (hours < 3.5 ? 3 : 4) : usual), available.length, 7 - restDays),
  );
  if (question.days === undefined)
    assumptions.push(`I planned ${rides} rides a week, as is usual for your hours.`);

  const ultra = question.event?.kind === 'ultra';
  const usualHard = newRider || youth || postpartum || ultra || hours < 2 ? 1 : 2;
  const hard = Math.max(0, Math.min(question.maxHard ?? usualHard, youth || newRider || postpartum ? 1 : 3));
  const loadWeeks = masters || kinds.has('heavyJob') || kinds.has('shift') || (newRider && hours > 4) ? 2 : 3;
  const back = returnRule(weeksOff);
  const easyWeeks = postpartum ? 5 : back.easyWeeks;
  const startShare = postpartum ? 0.6 : (back.shares[0] ?? (newRider ? 0.75 : 1));
  const startHours = Math.min(hours, question.hoursNow ?? startShare * hours);
  if (question.hoursNow === undefined && !careful && question.event)
    assumptions.push(`I took that you ride about ${shown(hours)} hours a week already.`);

  if (masters)
    reasons.push(
      'Two hard days in about nine instead of seven: recovery takes longer with age, intensity stays.',
    );
  if (kinds.has('heavyJob'))
    reasons.push('A recovery week after two weeks of load, because your work is load as well.');
  if (kinds.has('shift')) reasons.push('Key sessions float: with shift work fixed days cannot be kept.');
  if (newRider)
    reasons.push('One harder session a week: most of what you gain now comes from riding regularly.');
  if (returning)
    reasons.push('The first weeks are easy: muscles and joints need longer to come back than lungs.');
  if (postpartum)
    reasons.push(
      'Five weeks without hard work first, and only after your doctor, midwife or physiotherapist said yes.',
    );
  if (youth)
    reasons.push(
      'One hard session, two days off, and time for skills and other sports: you have years to get strong.',
    );

  return {
    kinds,
    level,
    sessions: postpartum ? 'new' : level,
    hours,
    available,
    restDays,
    rides,
    hard,
    alternate: masters && hard === 2,
    gapDays: masters ? 3 : 2,
    loadWeeks,
    rampPerWeek: masters || careful ? 3 : 5,
    startHours,
    easyWeeks,
    returnShares: postpartum ? [] : back.shares,
    longNotAfterHard: newRider || youth || postpartum,
    assumptions,
    reasons,
  };
}

/**
 * The most hours of a week after a highest week so far: 10 % more, but not more than 45 min and not less than 15. After a
 * break of up to eight weeks the way back to the former hours is steeper.
 */
export function mostHours(
  highest: number,
  { hours, kinds }: RiderLimits,
  weeksOff: number | undefined,
): number {
  const step = Math.min(0.75, Math.max(0.25, 0.1 * highest));
  const off = kinds.has('returning') ? (weeksOff ?? 6) : 0;
  const back = off > 0 && off <= 8 ? (off <= 4 ? 0.15 : 0.1) * hours : 0;
  return highest + Math.max(step, back);
}

/** The most hard days among a number of rides: a third, rounded up; two of up to four; one ride stays easy. */
export const mostHard = (rides: number): number =>
  Math.max(0, Math.min(rides - 1, rides <= 4 ? 2 : Math.ceil(rides / 3)));

/** The longest ride that may follow a longest one, min: 15 % more, at least 20 and at most 30 min. */
export const mostMinutes = (longestMin: number): number =>
  Math.min(longestMin + 30, Math.max(1.15 * longestMin, longestMin + 20));

/** Load before the plan: as given, or what the hours of the last weeks usually come to. */
export function startLoad(
  question: RiderQuestion & Partial<TrainingQuestion>,
  limits: RiderLimits,
): LoadState {
  const { ctl, atl } = question;
  if (ctl !== undefined && ctl >= 0) {
    const tired = atl !== undefined && atl >= 0 ? atl : ctl;
    return { ctl, atl: tired, tsb: ctl - tired };
  }
  const { kinds, hours, startHours } = limits;
  const usual = (TSS_PER_HOUR * (kinds.has('returning') ? hours : startHours)) / 7;
  if (!kinds.has('returning')) return { ctl: usual, atl: usual, tsb: 0 };
  const { ctl: left, atl: tired, tsb } = restOutcome({ ctl: usual, days: 7 * (question.weeksOff ?? 6) });
  return { ctl: left, atl: tired, tsb };
}

/** Of weeks with easy and hard rides, recovery weeks among them. */
const TSS_PER_HOUR = 45;

/** Hours as riders say them: 7.5, 8. */
export const shown = (hours: number): string => String(Math.round(hours * 10) / 10);
