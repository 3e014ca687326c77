import { addDays, dayIndex, WEEKDAYS } from './calendar.ts';
import { sessionSeconds } from './load.ts';
import { nextDay } from './load-arithmetic.ts';
import { ALL_OUT, VO2_TYPES } from './session-kin.ts';
import { limitsOf, mostHard, mostHours, mostMinutes, type RiderLimits } from './plan-limits.ts';
import type { PlanDay, PlanWeek, TrainingPlan } from './plan-types.ts';
import { firstState } from './plan-weeks.ts';
import { CYCLE_DAYS } from './week-rides.ts';
import { isWhole } from './week-state.ts';

/** A rule that a plan breaks, and where. */
export type Violation = { rule: InvariantRule; week: number; text: string };

export type InvariantRule =
  | 'shape'
  | 'excluded'
  | 'restDays'
  | 'hardInARow'
  | 'cycle'
  | 'vo2Apart'
  | 'hours'
  | 'hardShare'
  | 'longest'
  | 'growth'
  | 'ramp'
  | 'recovery'
  | 'taper'
  | 'easyWeeks'
  | 'allOut'
  | 'longAfterHard'
  | 'variety'
  | 'beforeEvent';

/** A day with its place in the plan. */
type Placed = PlanDay & { at: number; week: number; role: PlanWeek['spec']['role'] };

/**
 * What a plan breaks of the rules that every plan must keep: days off and excluded days, no hard days in a row (but the
 * long pairs of an ultra), 48 h between VO2max sessions, the rider's hours within 5 %, a third of hard sessions, growth of
 * hours, longest ride and CTL, recovery weeks and taper, nothing hard in the first weeks back, no two loading weeks with the
 * same key sessions. For tests and evaluations; plans of this package break none.
 * @returns violations, first to last; empty for a sound plan
 * @example
 * const plan = blockPlan({ event: { kind: 'criterium' }, weeks: 12, hours: 9 });
 * planInvariants(plan) // => []
 * const tuesday = { ...plan.weeks[0].days[1], hard: true };
 * const worse = { ...plan, weeks: [{ ...plan.weeks[0], days: plan.weeks[0].days.with(1, tuesday) }, ...plan.weeks.slice(1)] };
 * planInvariants(worse).some(({ rule }) => rule === 'hardInARow') // => true
 */
export function planInvariants(plan: TrainingPlan): Violation[] {
  const limits = limitsOf(plan.question);
  const origin = limitsOf(plan.origin);
  const days = plan.weeks.flatMap((week, i) =>
    week.days.map((day, weekday): Placed => ({
      ...day,
      at: 7 * i + weekday,
      week: week.index,
      role: week.spec.role,
    })),
  );
  return [
    ...plan.weeks.flatMap((week) => ofWeek(week, plan, limits)),
    ...ofDays(days, plan, limits),
    ...ofGrowth(plan, limits, origin),
    ...ofRecovery(plan, limits),
    ...ofEvent(days, plan, limits),
  ]
    .filter(({ week }) => week > plan.history)
    .sort((a, b) => a.week - b.week);
}

const minutesIn = (days: readonly PlanDay[]): number =>
  days.reduce((sum, { minutes, event }) => sum + (event ? 0 : minutes), 0);

/** The rules for each single week. */
function ofWeek(week: PlanWeek, { question, startDate }: TrainingPlan, limits: RiderLimits): Violation[] {
  const found: Violation[] = [];
  const say = (rule: InvariantRule, text: string): void => void found.push({ rule, week: week.index, text });
  const { days, spec } = week;
  const rides = days.filter(({ session }) => session !== null);
  const minutes = minutesIn(days);

  if (days.length !== 7 || days.some(({ weekday }, i) => weekday !== WEEKDAYS[i]))
    say('shape', 'A week has seven days, from Monday on.');
  days.forEach(({ session, minutes: lasts, date, weekday, event }) => {
    if (session && sessionSeconds(session) !== 60 * lasts)
      say('shape', `${weekday}: minutes and steps differ.`);
    if (!session && !event && lasts !== 0) say('shape', `${weekday}: minutes without a session.`);
    if (startDate && date !== addDays(startDate, 7 * (week.index - 1) + dayIndex(weekday)))
      say('shape', `${weekday}: the date is another.`);
    const shut = question.excludedDays?.includes(weekday) || spec.blocked.includes(weekday);
    if (session && shut) say('excluded', `${weekday} is excluded.`);
  });
  const off = days.filter(({ session, event }) => session === null && !event).length;
  if (off < limits.restDays - (days.some(({ event }) => event) ? 1 : 0)) say('restDays', `${off} days off.`);

  if (Math.abs(week.hours - minutes / 60) > 1e-6) say('hours', 'The sum of the rides is another.');
  if (Math.abs(week.hours - week.targetHours) > 0.05 * week.targetHours + 1e-6)
    say('hours', `${week.hours} h instead of ${week.targetHours} h.`);
  if (week.hours > 1.05 * limits.hours * Math.max(1, spec.share))
    say('hours', `${week.hours} h of ${limits.hours} h.`);

  const hard = rides.filter((day) => day.hard);
  const pair = hard.filter(({ session }) => session?.type === 'backToBack').length === 2;
  // A week that has lost rides keeps the hard ones that it had.
  const edited = days.some(({ state }) => state);
  if (
    !edited &&
    hard.length > Math.max(pair ? 2 : 0, Math.min(mostHard(rides.length), Math.max(limits.hard, 0)))
  )
    say('hardShare', `${hard.length} hard of ${rides.length} rides.`);
  if (spec.easyOnly && hard.length > 0) say('easyWeeks', 'Hard work in a week that must be easy.');
  rides.slice(0, spec.easyRides).forEach((day) => {
    if (day.hard) say('easyWeeks', `${day.weekday} must be easy.`);
  });
  const calm = limits.kinds.has('youth') || limits.sessions === 'new';
  for (const { session, weekday } of rides)
    if (
      session &&
      calm &&
      ALL_OUT.has(session.type) &&
      !(session.type === 'test' && !limits.kinds.has('youth'))
    )
      say('allOut', `${weekday}: all out.`);
  return found;
}

/** What holds from day to day, over the ends of weeks. */
function ofDays(days: readonly Placed[], plan: TrainingPlan, limits: RiderLimits): Violation[] {
  const found: Violation[] = [];
  const hard = days.filter((day) => day.hard && !day.event);
  hard.forEach((day, i) => {
    const before = hard[i - 1];
    if (!before) return;
    const earlier = hard[i - 2];
    if (limits.alternate && earlier && day.role !== 'race' && day.at - earlier.at < CYCLE_DAYS)
      found.push({
        rule: 'cycle',
        week: day.week,
        text: `Three hard days in ${day.at - earlier.at + 1} days.`,
      });
    const pair = day.session?.type === 'backToBack' && before.session?.type === 'backToBack';
    if (day.at - before.at === 1 && !pair)
      found.push({
        rule: 'hardInARow',
        week: day.week,
        text: `${before.weekday} and ${day.weekday} are hard.`,
      });
  });
  const sharp = days.filter(({ session }) => session && VO2_TYPES.has(session.type));
  sharp.forEach((day, i) => {
    const before = sharp[i - 1];
    if (before && day.at - before.at < 2)
      found.push({
        rule: 'vo2Apart',
        week: day.week,
        text: `${day.weekday}: less than 48 h since the last one.`,
      });
  });
  if (limits.longNotAfterHard)
    for (const { days: seven, index, spec } of plan.weeks) {
      if (spec.role !== 'load' || seven.some(({ state }) => state)) continue;
      const longest = Math.max(...seven.map(({ minutes }) => minutes));
      const after = seven.filter(({ minutes }) => minutes === longest && minutes >= 60);
      const bad = after.every((day) => {
        const yesterday = days[7 * (index - 1) + dayIndex(day.weekday) - 1];
        return yesterday?.hard && !day.hard;
      });
      if (after.length > 0 && bad)
        found.push({ rule: 'longAfterHard', week: index, text: 'The long ride follows a hard day.' });
    }
  return found;
}

/** Growth from week to week. */
function ofGrowth(
  { question, origin: first, weeks, start }: TrainingPlan,
  limits: RiderLimits,
  origin: RiderLimits,
): Violation[] {
  const found: Violation[] = [];
  const say = (rule: InvariantRule, week: number, text: string): void =>
    void found.push({ rule, week, text });
  let { longestMin } = firstState(first, origin);
  let high: number | null = null;
  let load = start;
  let names = '';
  for (const { index, days, hours, spec } of weeks) {
    // A week that something was taken from is what is left of it: it grows no further, and sets no mark.
    const edited = days.some(({ state }) => state);
    const rides = days.filter(({ event }) => !event).map(({ minutes }) => minutes);
    const longest = Math.max(...rides);
    if (!edited && longest > mostMinutes(longestMin) + 1e-6)
      say('longest', index, `${longest} min after ${longestMin} min.`);
    longestMin = Math.max(longestMin, longest);
    if (index > 1) high ??= origin.startHours;
    const most =
      high === null && !spec.more
        ? origin.startHours
        : mostHours(high ?? origin.startHours, limits, question.weeksOff);
    if (spec.role === 'load') {
      if (!edited && hours > 1.05 * most + 1 / 12) say('growth', index, `${hours} h after ${high} h.`);
      if (isWhole({ days, spec })) high = Math.max(high ?? 0, hours);
    }
    const before = load;
    for (const { tss } of days) load = nextDay(load, tss);
    // Under an hour and a quarter a week cannot be made smaller.
    const raised = load.ctl - before.ctl;
    if (spec.role === 'load' && !edited && raised > limits.rampPerWeek + 0.25 && hours > 1.25)
      say('ramp', index, `CTL rises by ${raised.toFixed(1)}.`);
    const keys = days
      .filter(({ key, session }) => key && session && session.type !== 'groupRide')
      .map(({ title }) => title)
      .join();
    if (spec.role === 'load' && !spec.again && keys !== '' && keys === names)
      say('variety', index, `${keys} twice.`);
    if (spec.role === 'load') names = keys;
  }
  return found;
}

/** Recovery weeks often enough, and small enough. */
function ofRecovery({ weeks }: TrainingPlan, limits: RiderLimits): Violation[] {
  const found: Violation[] = [];
  let run = 0;
  let loaded = 0;
  for (const { spec, index, hours, days } of weeks) {
    const edited = days.some(({ state }) => state);
    if (edited || spec.again) {
      if (isWhole({ days, spec })) loaded = hours;
      run = spec.again && spec.role === 'load' && !edited ? 1 : 0;
      continue;
    }
    if (spec.role === 'load') {
      run++;
      if (isWhole({ days, spec })) loaded = hours;
      if (run > limits.loadWeeks)
        found.push({ rule: 'recovery', week: index, text: `${run} loading weeks in a row.` });
      continue;
    }
    run = 0;
    const usual = Math.min(loaded, limits.hours);
    const share = usual > 0 ? hours / usual : 0.6;
    if (spec.role === 'recovery' && usual >= 1.5 && (share > 0.72 || share < 0.45))
      found.push({
        rule: 'recovery',
        week: index,
        text: `A recovery week with ${share.toFixed(2)} of the load.`,
      });
  }
  return found;
}

/** The days before the event. */
function ofEvent(
  days: readonly Placed[],
  { taper, weeks, history }: TrainingPlan,
  limits: RiderLimits,
): Violation[] {
  const found: Violation[] = [];
  const event = days.find((day) => day.event);
  if (!event || !taper) return found;
  const say = (rule: InvariantRule, text: string): void => void found.push({ rule, week: event.week, text });
  for (const day of days)
    if (day.hard && !day.event && event.at - day.at < 3 && event.at > day.at)
      say('beforeEvent', `${day.weekday} before the event is hard.`);
  if (days.some(({ at, session }) => session && at > event.at)) say('beforeEvent', 'A ride after the event.');
  const inTaper = days.filter(({ at }) => at < event.at && at >= event.at - taper.days);
  // Where the taper began before the last change, its first part was made for something else.
  const whole = event.at - taper.days >= 7 * history && !inTaper.some(({ state }) => state);
  const many =
    whole && limits.hours >= 3 && weeks.some(({ spec, hours }) => spec.role === 'load' && hours >= 3);
  if (many && taper.volumeShare > 0.6) say('taper', `${taper.volumeShare.toFixed(2)} of the usual riding.`);
  const free = inTaper.filter(({ state }) => state === undefined).length;
  if (many && limits.rides >= 3 && taper.days >= 5 && free === taper.days && minutesIn(inTaper) === 0)
    say('taper', 'Nothing is ridden.');
  return found;
}
