import { intensityForDuration } from '../pacing/plan/intensity.ts';
import { WEEKDAYS, type Weekday } from './calendar.ts';
import { fallingShares, loadAfter } from './load-arithmetic.ts';
import { mostHard, mostMinutes } from './plan-limits.ts';
import type { PlanDay, WeekSpec } from './plan-types.ts';
import type { SessionTypeId } from './session.ts';
import type { BuiltWeek } from './week-build.ts';
import { offDay, rideDay } from './week-days.ts';
import { inTurn, minutesFor, sessionFor, shareFor, type Dose } from './week-keys.ts';
import { layoutOf } from './week-layout.ts';
import { shareOut, toFive, type RideWant } from './week-minutes.ts';
import { CYCLE_DAYS, type PlannedRide } from './week-rides.ts';
import { dateOf, daysFor, type PlanState, type WeekContext } from './week-state.ts';
import { whyOf, whyOff } from './week-words.ts';

/** Where a week lies before the event. */
export type TaperPlace = {
  /** days from Monday of this week to the event */
  mondayAhead: number;
  /** length of the taper, days */
  taperDays: number;
  eventTitle: string;
};

type Draft = Omit<PlannedRide, 'minutes'>;

const SHORTEST_MIN = 30;
/** With less than this in the week of the event, only the legs are woken up. */
const BARE_MIN = 20;

/**
 * A week of the taper or of the event: volume falls exponentially from day to day to half on average, intensity and the
 * number of rides stay (Bosquet 2007). The hard work is short, and the last of it three days before the event.
 */
export function buildTaperWeek(
  spec: WeekSpec,
  place: TaperPlace,
  context: WeekContext,
  state: PlanState,
): BuiltWeek {
  const ahead = (day: number): number => place.mondayAhead - day;
  const shares = fallingShares(place.taperDays);
  const weight = (day: number): number => shares[place.taperDays - ahead(day)] ?? 1;
  // Straight from a long break into a taper, the usual riding is not what it was.
  const usual = Math.min(state.loadHours, context.limits.hours) * (spec.again ? spec.share : 1);
  const normal = 60 * usual;
  const inTaper = (day: number): boolean => ahead(day) >= 1 && ahead(day) <= place.taperDays;
  const budget = (days: (day: number) => boolean): number =>
    WEEKDAYS.reduce((sum, weekday, day) => {
      const counts = ahead(day) >= 1 && days(day) && !spec.blocked.includes(weekday);
      return sum + (counts ? (normal * weight(day)) / 7 : 0);
    }, 0);

  const drafts =
    spec.role === 'race'
      ? raceWeek(
          spec,
          ahead,
          budget(() => true),
          context,
          state,
        )
      : taperWeek(spec, normal, inTaper, context, state);
  const gentle = context.limits.sessions === 'new';
  const most = Math.floor(mostMinutes(state.longestMin) / 5) * 5;
  const before = shared(
    drafts.filter(({ day }) => !inTaper(day)),
    budget((day) => !inTaper(day)),
    gentle,
    most,
  );
  const within = shared(
    drafts.filter(({ day }) => inTaper(day)),
    budget(inTaper),
    gentle,
    most,
  );
  const rides = calmed(
    [...before, ...within].sort((a, b) => a.day - b.day),
    ahead,
  );
  const days = WEEKDAYS.map((weekday, day) =>
    dayOf(weekday, day, rides, ahead(day), spec, place, context, state),
  );
  const { ctl, atl, tsb } = loadAfter({ ...state.load, dailyTss: days.map(({ tss }) => tss) });
  return {
    days,
    targetHours: rides.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    load: { ctl, atl, tsb },
  };
}

/** No more hard rides than their number allows, and none in the last two days. */
function calmed(rides: readonly PlannedRide[], ahead: (day: number) => number): PlannedRide[] {
  let left = mostHard(rides.length);
  return rides.map((ride) => {
    if (ride.role !== 'hard') return ride;
    if (ahead(ride.day) >= 3 && left-- > 0) return ride;
    return { day: ride.day, role: 'easy', type: 'endurance', minutes: ride.minutes };
  });
}

/** The days of the taper before the week of the event: as usual, with one hard day less where there were two. */
function taperWeek(
  spec: WeekSpec,
  normal: number,
  inTaper: (day: number) => boolean,
  context: WeekContext,
  state: PlanState,
): Draft[] {
  const { limits, question } = context;
  const available = daysFor(spec, limits);
  const rides = Math.min(limits.rides, available.length);
  for (let hard = spec.easyOnly ? 0 : Math.min(limits.hard, 2, mostHard(rides)); hard >= 0; hard--) {
    const roles = layoutOf({
      available,
      rides,
      hard,
      long: rides > 1 ? 'easy' : 'none',
      longDay: question.longDay,
      gapDays: limits.gapDays,
      longNotAfterHard: limits.longNotAfterHard,
      test: false,
      hardAgo: state.hardAgo,
      cycleDays: limits.alternate ? CYCLE_DAYS : undefined,
    });
    if (!roles) continue;
    let turn = 0;
    return roles.flatMap((role, day): Draft[] => {
      if (role === 'off') return [];
      return role === 'hard'
        ? [{ day, role, ...keyOf(turn++, inTaper(day) ? 'short' : 'load', context, state) }]
        : [{ day, role, type: role === 'long' && normal >= 240 ? 'long' : 'endurance' }];
    });
  }
  return [];
}

/** The week of the event: one sharp session, openers on the day before, the rest short and easy, two days before off. */
function raceWeek(
  spec: WeekSpec,
  ahead: (day: number) => number,
  budget: number,
  context: WeekContext,
  state: PlanState,
): Draft[] {
  const { limits } = context;
  const free = daysFor(spec, limits)
    .map((weekday) => WEEKDAYS.indexOf(weekday))
    .filter((day) => ahead(day) >= 1);
  const on = (days: number): number | undefined => free.find((day) => ahead(day) === days);
  const openers = on(1) ?? on(2);
  const rides = Math.min(limits.rides, free.length, Math.max(1, Math.floor(budget / SHORTEST_MIN)));
  const sharp =
    spec.easyOnly || limits.hard === 0 || rides < 2
      ? undefined
      : [on(4), on(5), on(3), on(6)].find(
          (day) => day !== undefined && day + (state.hardAgo[0] ?? 7) >= limits.gapDays,
        );
  const drafts: Draft[] = [];
  if (openers !== undefined && budget >= BARE_MIN)
    drafts.push({ day: openers, role: 'easy', type: 'openers' });
  if (sharp !== undefined) drafts.push({ day: sharp, role: 'hard', ...keyOf(0, 'short', context, state) });
  const others = free
    .filter((day) => day !== openers && day !== sharp)
    .sort((a, b) => Number(ahead(a) === 2) - Number(ahead(b) === 2) || a - b);
  for (const day of others.slice(0, Math.max(0, rides - drafts.length)))
    drafts.push({ day, role: 'easy', type: 'endurance' });
  return drafts.sort((a, b) => a.day - b.day);
}

/** A key session from the weeks close to the event. */
function keyOf(
  turn: number,
  dose: Dose,
  { keys, limits }: WeekContext,
  state: PlanState,
): { type: SessionTypeId; share: number } {
  const { first, second } = keys.specific;
  const types = turn % 2 === 0 ? first : second;
  const type = inTurn(types, state.weeks);
  return { type, share: shareFor(type, state.uses, limits, dose) };
}

/** Minutes of drafts within a budget; easy rides are left out until the rest fits. */
function shared(drafts: readonly Draft[], budget: number, gentle: boolean, most: number): PlannedRide[] {
  if (drafts.length === 0 || budget < BARE_MIN) return [];
  const wantOf = ({ role, type, share }: Draft): RideWant => {
    const least = Math.min(SHORTEST_MIN, 5 * Math.floor(budget / 5));
    if (type === 'openers') return { role, min: least, want: 40, soft: 45, max: 45 };
    if (role === 'hard') {
      const want = Math.min(75, most, minutesFor(type, share ?? 0.3));
      return { role, min: least, want, soft: want, max: Math.min(want + 15, most, gentle ? 60 : 90) };
    }
    if (role === 'long')
      return {
        role,
        min: SHORTEST_MIN,
        want: toFive(0.4 * budget),
        soft: Math.min(most, 180),
        max: Math.min(most, 240),
      };
    return {
      role,
      min: SHORTEST_MIN,
      want: SHORTEST_MIN,
      soft: Math.min(most, 75),
      max: Math.min(most, 120),
    };
  };
  const rides = shareOut(
    budget,
    drafts.map((draft) => ({ ...wantOf(draft), draft })),
  );
  if (rides) return rides.map(({ draft, minutes }) => ({ ...draft, minutes }));
  const worth = ({ role, type }: Draft): number =>
    type === 'openers' ? 3 : role === 'hard' ? 2 : role === 'long' ? 1 : 0;
  const least = drafts.reduce((low, draft) => (worth(draft) < worth(low) ? draft : low));
  return shared(
    drafts.filter((draft) => draft !== least),
    budget,
    gentle,
    most,
  );
}

function dayOf(
  weekday: Weekday,
  day: number,
  rides: readonly PlannedRide[],
  ahead: number,
  spec: WeekSpec,
  place: TaperPlace,
  context: WeekContext,
  state: PlanState,
): PlanDay {
  const date = dateOf(context.startDate, state.weeks, weekday);
  const base = { weekday, ...(date !== undefined && { date }) };
  if (ahead === 0) return { ...base, ...eventDay(place.eventTitle, context.eventHours) };
  const ride = rides.find((one) => one.day === day);
  if (!ride) {
    if (ahead < 0) return { ...base, ...offDay('After the event: rest, or roll easily if you like.') };
    return {
      ...base,
      ...offDay(
        ahead === 2
          ? 'Rest two days before the event, so that openers can wake you up.'
          : whyOff(weekday, spec, context),
      ),
    };
  }
  const { question, limits } = context;
  const rider = { level: limits.sessions, indoor: question.indoor, noPowerMeter: question.noPowerMeter };
  const type = plainType(ride);
  const session = sessionFor(type, ride.minutes, ride.share, rider);
  const why =
    ride.role === 'hard'
      ? 'Short and sharp: volume goes down, intensity stays.'
      : whyOf(ride, session, rides, context);
  return { ...base, ...rideDay(session, why, ride.role === 'hard') };
}

function eventDay(title: string, hours: number): Omit<PlanDay, 'weekday'> {
  const intensity = intensityForDuration(3600 * hours);
  return {
    session: null,
    title,
    why: 'What all of this was for: start held back, eat early, and enjoy it.',
    minutes: Math.round(60 * hours),
    hard: true,
    tss: Math.round(100 * hours * intensity ** 2),
    key: true,
    event: true,
  };
}

/** Short rides as recovery, and nothing under an hour and a half as a long ride. */
function plainType({ role, type, minutes }: PlannedRide): SessionTypeId {
  if (type === 'endurance' && role === 'easy' && minutes <= 45) return 'recovery';
  return type === 'long' && minutes < 90 ? 'endurance' : type;
}
