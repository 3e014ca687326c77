import { addDays, dayIndex, type Weekday } from './calendar.ts';
import type { LoadState } from './load-arithmetic.ts';
import type { EventRow, KeyTable } from './plan-events.ts';
import type { RiderLimits } from './plan-limits.ts';
import type { PlanDay, TrainingQuestion, RiderQuestion, WeekAim, WeekSpec } from './plan-types.ts';
import type { SessionTypeId } from './session.ts';
import type { Uses } from './week-keys.ts';

/** What all weeks of a plan have in common. */
export type WeekContext = {
  question: RiderQuestion & Partial<TrainingQuestion>;
  limits: RiderLimits;
  aim: WeekAim;
  keys: KeyTable;
  /** null for a week that leads to no event */
  event: EventRow | null;
  /** length of the event, h */
  eventHours: number;
  /** Monday of week 1, or null */
  startDate: string | null;
};

/** Where the rider stands when a week begins. */
export type PlanState = {
  /** weeks before this one */
  weeks: number;
  loadWeeks: number;
  uses: Uses;
  /** how the last session of a type was called */
  names: Partial<Record<SessionTypeId, string>>;
  /** key sessions of the last loading week */
  lastKeys: readonly string[];
  longestMin: number;
  /** hours of the highest loading week; null before the first */
  highHours: number | null;
  /** hours of the last loading week */
  loadHours: number;
  load: LoadState;
  /** days from the last two hard days to Monday, the last first */
  hardAgo: readonly number[];
};

/** Days on which the rider can ride in a week. */
export const daysFor = ({ blocked }: WeekSpec, { available }: RiderLimits): Weekday[] =>
  available.filter((weekday) => !blocked.includes(weekday));

/** The date of a weekday in a week, from 0; none without a start. */
export const dateOf = (startDate: string | null, week: number, weekday: Weekday): string | undefined =>
  startDate === null ? undefined : addDays(startDate, 7 * week + dayIndex(weekday));

/** State after a week. */
export function stateAfter(
  state: PlanState,
  week: { days: readonly PlanDay[]; targetHours: number; load: LoadState; spec: WeekSpec },
): PlanState {
  const { days, spec, load, targetHours } = week;
  const loading = spec.role === 'load';
  const whole = isWhole(week);
  const uses = stepBack(state.uses, spec.stepsBack);
  const names = { ...state.names };
  for (const { session } of days) {
    if (!session || !loading || PLAIN.has(session.type)) continue;
    uses[session.type] = (uses[session.type] ?? 0) + 1;
    names[session.type] = session.name;
  }
  const hardAgo = days.flatMap(({ hard }, day) => (hard ? [7 - day] : []));
  return {
    weeks: state.weeks + 1,
    loadWeeks: state.loadWeeks + (loading ? 1 : 0),
    uses,
    names,
    lastKeys: loading ? days.filter(({ key }) => key).map(({ title }) => title) : state.lastKeys,
    longestMin: Math.max(state.longestMin, ...days.map(({ minutes, event }) => (event ? 0 : minutes))),
    // A week that began late or lost days says nothing of what the rider can ride.
    highHours: whole ? Math.max(state.highHours ?? 0, targetHours) : state.highHours,
    loadHours: whole ? targetHours : state.loadHours,
    load,
    hardAgo: [...hardAgo.reverse(), ...state.hardAgo.map((ago) => ago + 7)].slice(0, 2),
  };
}

/** Whether a week is a loading week that nothing was taken from. */
export const isWhole = ({ days, spec }: { days: readonly PlanDay[]; spec: WeekSpec }): boolean =>
  spec.role === 'load' && spec.blocked.length === 0 && !days.some(({ state }) => state);

/** Ladders some steps further down. */
export function stepBack(uses: Uses, steps: number): Uses {
  return Object.fromEntries(
    Object.entries(uses).map(([type, used]) => [type, Math.max(0, used - steps)]),
  ) as Uses;
}

/** Rides without a ladder. */
const PLAIN: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>([
  'recovery',
  'endurance',
  'long',
  'backToBack',
]);
