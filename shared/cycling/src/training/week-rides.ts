import { WEEKDAYS, type Weekday } from './calendar.ts';
import { VO2_TYPES } from './session-kin.ts';
import { mostHard, mostMinutes } from './plan-limits.ts';
import type { WeekSpec } from './plan-types.ts';
import type { SessionTypeId } from './session.ts';
import { inTurn, minutesFor, shareFor } from './week-keys.ts';
import { layoutOf, type LayoutQuestion, type Role } from './week-layout.ts';
import { shareOut, toFive, usualLong, type RideWant } from './week-minutes.ts';
import { daysFor, stepBack, type PlanState, type WeekContext } from './week-state.ts';

/** A ride on a day, before it is a session. */
export type PlannedRide = {
  /** 0 for Monday */
  day: number;
  role: Exclude<Role, 'off'>;
  type: SessionTypeId;
  /** of the most work that the type holds; for key sessions */
  share?: number;
  minutes: number;
};

/** How a week is tried: with everything first, then with less, until it fits its days and minutes. */
type Attempt = {
  rides: number;
  hard: number;
  long: LayoutQuestion['long'];
  /** the day of the group ride, where it is one of the hard days */
  fixed: Weekday | undefined;
};

/** Two hard days in nine, where a week is too short for them. */
export const CYCLE_DAYS = 9;

const SHORTEST_MIN = 30;
const LONGEST_MIN = 360;

/** Rides of a loading or recovery week: which day, what and how long. Never empty where a day is free. */
export function ridesOf(
  spec: WeekSpec,
  loadLeft: number,
  minutes: number,
  context: WeekContext,
  state: PlanState,
): PlannedRide[] {
  let squeezed: { rides: PlannedRide[]; hard: number } | null = null;
  for (const attempt of attempts(spec, minutes, context, state)) {
    if (squeezed && (attempt.hard < squeezed.hard || attempt.rides < squeezed.rides.length - 1)) break;
    const roles = layoutOf(layoutQuestion(attempt, spec, context, state));
    if (!roles) continue;
    const drafts = withTypes(roles, attempt, spec, context, state);
    const wants = drafts.map((ride) => ({
      ...wantOf(ride, minutes, spec, loadLeft, context, state),
      ride,
    }));
    const shared = shareOut(minutes, wants);
    if (!shared) continue;
    const rides = shared.map(({ ride, minutes: lasts }) => ({ ...ride, minutes: lasts }));
    // A short easy ride that takes time from the hard ones is better left out, unless it was requested.
    const tight = shared.some(({ role, minutes: lasts, want }) => role === 'hard' && lasts < want - 5);
    const spare = rides.some((ride) => ride.role === 'easy' && ride.minutes <= 40);
    if (squeezed || !tight || !spare || rides.length < 4 || context.question.days !== undefined) return rides;
    squeezed = { rides, hard: attempt.hard };
  }
  return squeezed?.rides ?? [];
}

function attempts(spec: WeekSpec, minutes: number, context: WeekContext, state: PlanState): Attempt[] {
  const { limits, question } = context;
  const free = daysFor(spec, limits);
  const fewer = spec.role === 'recovery' && limits.rides > 3 ? 1 : 0;
  const most = Math.min(limits.rides - fewer, free.length, Math.max(1, Math.floor(minutes / SHORTEST_MIN)));
  const hard = hardDays(spec, context, state);
  const long = longKind(spec, minutes, hard, context);
  const group = question.groupRideDay;
  const fixed = group !== undefined && free.includes(group) && !spec.easyOnly && hard > 0;
  const all: Attempt[] = [];
  for (let rides = most; rides >= 1; rides--) {
    for (const kind of long === 'easy' ? (['easy'] as const) : ([long, 'easy'] as const)) {
      const ofLong = kind === 'pair' ? 2 : kind === 'hard' ? 1 : 0;
      const others = Math.max(0, Math.min(hard, mostHard(rides)) - ofLong);
      for (const fix of fixed && others > 0 ? [group, undefined] : [undefined])
        for (let count = others; count >= 0; count--)
          if (count > 0 || !fix)
            all.push({ rides, hard: count, long: rides === 1 ? 'none' : kind, fixed: fix });
    }
  }
  return all;
}

/** Hard days that a week has, where its rides allow them. */
function hardDays(spec: WeekSpec, { limits }: WeekContext, state: PlanState): number {
  if (spec.easyOnly) return 0;
  if (spec.role === 'recovery') return Math.min(1, limits.hard);
  if (limits.kinds.has('returning') && spec.phase === 'base') return Math.min(1, limits.hard);
  return limits.alternate && state.loadWeeks % 2 === 1 ? 1 : limits.hard;
}

function longKind(
  spec: WeekSpec,
  minutes: number,
  hard: number,
  { event, limits }: WeekContext,
): LayoutQuestion['long'] {
  if (spec.pair && spec.role === 'load' && !spec.easyOnly) return 'pair';
  const late =
    event?.late === 'fatigued' && spec.phase === 'specific' && spec.role === 'load' && spec.inPhase % 2 === 1;
  const able = hard > 0 && limits.sessions !== 'new' && !limits.kinds.has('youth');
  return late && able && usualLong(minutes) >= 110 ? 'hard' : 'easy';
}

const layoutQuestion = (
  { rides, hard, long, fixed }: Attempt,
  spec: WeekSpec,
  { limits, question }: WeekContext,
  { hardAgo }: PlanState,
): LayoutQuestion => ({
  available: daysFor(spec, limits),
  rides,
  hard,
  long,
  longDay: question.longDay,
  fixedHard: fixed,
  gapDays: limits.gapDays,
  longNotAfterHard: limits.longNotAfterHard,
  test: spec.test,
  hardAgo,
  cycleDays: limits.alternate ? CYCLE_DAYS : undefined,
});

/** What is ridden on the days: key sessions in their turn, everything else easily. */
function withTypes(
  roles: readonly Role[],
  attempt: Attempt,
  spec: WeekSpec,
  context: WeekContext,
  state: PlanState,
): Omit<PlannedRide, 'minutes'>[] {
  const { limits } = context;
  const keys = keyTypes(spec, context, state);
  const uses = stepBack(state.uses, spec.stepsBack);
  let ridden = 0;
  let turn = 0;
  return roles.flatMap((role, day): Omit<PlannedRide, 'minutes'>[] => {
    if (role === 'off') return [];
    // The first rides after a break are easy wherever a hard day would have come.
    const easyYet = ridden++ < spec.easyRides;
    if (role === 'hard' && !easyYet) {
      const type = WEEKDAYS[day] === attempt.fixed ? 'groupRide' : inTurn(keys, turn++);
      const dose = spec.role === 'load' ? 'load' : 'short';
      return [{ day, role, type, share: shareFor(type, uses, limits, dose) }];
    }
    const type = easyType(role, attempt, spec, easyYet);
    const share = type === 'fatigued' ? shareFor(type, uses, limits, 'load') : undefined;
    return [{ day, role: role === 'hard' ? 'easy' : role, type, ...(share !== undefined && { share }) }];
  });
}

function easyType(role: Role, { long }: Attempt, spec: WeekSpec, easyYet: boolean): SessionTypeId {
  if (role !== 'long' && role !== 'secondLong') return 'endurance';
  if (long === 'pair' && !easyYet) return 'backToBack';
  if (long === 'hard' && !easyYet) return 'fatigued';
  return spec.easyOnly || spec.role === 'recovery' || easyYet ? 'endurance' : 'long';
}

/** Key sessions of the week, in the order of its hard days. */
function keyTypes(spec: WeekSpec, { keys }: WeekContext, state: PlanState): SessionTypeId[] {
  const { first, second } = keys[spec.phase === 'base' || spec.phase === 'build' ? spec.phase : 'specific'];
  const a = inTurn(first, spec.inPhase);
  const b = inTurn(second, spec.inPhase);
  if (spec.test) return ['test', b];
  // One sharp session keeps the edge in a recovery week.
  const sharp = [...second, ...first, ...keys.build.second, ...keys.build.first];
  if (spec.role === 'recovery') return [sharp.find((type) => VO2_TYPES.has(type)) ?? inTurn(first, 0)];
  return state.loadWeeks % 2 === 0 ? [a, b] : first.length === 1 && second.length === 1 ? [b, a] : [a, b];
}

/** What most riders bear on a trainer, min. */
const LONG_ON_TRAINER_MIN = 90;

function wantOf(
  { role, type, share }: Omit<PlannedRide, 'minutes'>,
  week: number,
  spec: WeekSpec,
  loadLeft: number,
  { event, eventHours, limits, question }: WeekContext,
  state: PlanState,
): RideWant {
  const most = Math.min(LONGEST_MIN, Math.floor(mostMinutes(state.longestMin) / 5) * 5);
  const short = spec.role === 'recovery' ? 0.6 : 1;
  // New riders ride about equally long each time.
  const goal = event?.longShare ? Math.min(LONGEST_MIN, 60 * eventHours * event.longShare) : 0;
  // Where nothing long is to be prepared for, no ride on the trainer has to be longer than the others need.
  const bearable = question.indoor && goal === 0 ? LONG_ON_TRAINER_MIN : Infinity;
  const usual = Math.min(most, bearable, (limits.level === 'new' ? 0.85 : 1) * usualLong(week));
  // As much longer each time as reaches the goal in the last loading week; where the long ride takes more than half of the
  // week, only every second week has it, so that the hard sessions keep their time in the others.
  const every = goal > 0.5 * week ? 2 : 1;
  const risen =
    state.longestMin + Math.max(0, goal - state.longestMin) / Math.max(1, Math.ceil(loadLeft / every));
  const rising =
    spec.role === 'load' && !spec.easyOnly && goal > usual && (every === 1 || loadLeft % 2 === 1);
  const wish = rising ? Math.min(most, Math.max(usual, risen)) : usual;
  // Of two long days in a row the first takes 42 % of the week, and the second a little less than the first.
  const first = spec.pair ? Math.min(most, 0.42 * week) : wish;
  const long = Math.max(SHORTEST_MIN, toFive(Math.min(first, 0.75 * week)));
  const cautious = limits.sessions === 'new' || limits.kinds.has('youth');
  switch (role) {
    case 'long':
      return { role, min: Math.min(long, 45), want: long, soft: Math.min(most, long + 15), max: most };
    case 'secondLong':
      return { role, min: 45, want: toFive(0.8 * long), soft: toFive(0.85 * long), max: most };
    case 'easy': {
      const soft = Math.min(most, Math.max(60, long - 10), week >= 600 ? 150 : 120);
      const want = limits.level === 'new' ? 45 : SHORTEST_MIN;
      return { role, min: SHORTEST_MIN, want: Math.min(most, want), soft, max: most };
    }
    case 'hard': {
      const need =
        type === 'test'
          ? week < 240 || cautious
            ? 45
            : 60
          : type === 'groupRide'
            ? 90
            : minutesFor(type, share ?? 0.5);
      const max = Math.min(most, cautious ? 90 : 180);
      const indoors = question.indoor ? 75 : 120;
      const usually = Math.min(60, Math.max(45, 0.2 * week));
      const want = Math.min(
        max,
        indoors,
        spec.role === 'recovery' ? Math.max(short * need, 40) : Math.max(need, usually),
      );
      return {
        role,
        min: Math.min(week < 150 && type !== 'test' ? 30 : 40, max),
        want,
        soft: Math.min(max, toFive(want) + 15),
        max,
      };
    }
  }
}
