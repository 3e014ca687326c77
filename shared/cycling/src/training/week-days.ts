import { WEEKDAYS } from './calendar.ts';
import { sessionLoad } from './load.ts';
import type { PlanDay, SideWork, WeekSpec } from './plan-types.ts';
import type { Session } from './session.ts';
import { SESSION_TYPES } from './types/index.ts';
import { sessionFor, shareFor, sistersOf } from './week-keys.ts';
import type { PlannedRide } from './week-rides.ts';
import { dateOf, stepBack, type PlanState, type WeekContext } from './week-state.ts';
import { SKILLS, strengthOf, whyOf, whyOff } from './week-words.ts';

/** Seven days from the rides of a week. */
export function daysOf(
  rides: readonly PlannedRide[],
  spec: WeekSpec,
  context: WeekContext,
  state: PlanState,
): PlanDay[] {
  const shaped = withVariety(rides, spec, context, state);
  const sessions = sessionsOf(shaped, spec, context, state);
  const sides = sideWork(shaped, spec, context, state);
  return WEEKDAYS.map((weekday, day) => {
    const date = dateOf(context.startDate, state.weeks, weekday);
    const base = { weekday, ...(date !== undefined && { date }) };
    const ride = shaped.find((one) => one.day === day);
    const session = sessions.get(day);
    if (!ride || !session) return { ...base, ...offDay(whyOff(weekday, spec, context)) };
    const also = sides.get(day);
    return {
      ...base,
      ...rideDay(session, whyOf(ride, session, shaped, context), ride.role === 'hard'),
      ...(also && { also }),
    };
  });
}

/** A day off. */
export const offDay = (why: string): Omit<PlanDay, 'weekday'> => ({
  session: null,
  title: 'Day off',
  why,
  minutes: 0,
  hard: false,
  tss: 0,
  key: false,
});

/** A day with a ride. */
export function rideDay(session: Session, why: string, key: boolean): Omit<PlanDay, 'weekday'> {
  const { durationS, tss } = sessionLoad(session);
  return {
    session,
    title: session.name,
    why,
    minutes: Math.round(durationS / 60),
    hard: SESSION_TYPES[session.type].hard,
    tss: Math.round(tss),
    key,
  };
}

/** Short rides after hard days as recovery; one easy ride of the week with what the event asks for. */
function withVariety(
  rides: readonly PlannedRide[],
  spec: WeekSpec,
  { keys, limits }: WeekContext,
  state: PlanState,
): PlannedRide[] {
  const heavy = (day: number): boolean =>
    rides.some((ride) => ride.day === day && (ride.role === 'hard' || ride.role === 'secondLong'));
  const plain = rides.filter(({ role, day }) => role === 'easy' && !heavy(day + 1));
  const spared = spec.easyOnly || spec.role !== 'load' || spec.easyRides > 0 || limits.sessions === 'new';
  const extra = spared ? undefined : (plain.find(({ minutes }) => minutes >= 60)?.day ?? undefined);
  return rides.map((ride) => {
    if (ride.role !== 'easy')
      return ride.role === 'long' && ride.minutes < 90 && ride.type === 'long'
        ? { ...ride, type: 'endurance' }
        : ride;
    if (ride.day === extra && keys.extra)
      return { ...ride, type: keys.extra, share: shareFor(keys.extra, state.uses, limits, 'load') };
    return ride.minutes <= 45 && (heavy(ride.day - 1) || spec.role !== 'load')
      ? { ...ride, type: 'recovery' }
      : ride;
  });
}

/** Sessions by day. A key session that would repeat the last one is replaced by a related one. */
function sessionsOf(
  rides: readonly PlannedRide[],
  spec: WeekSpec,
  { limits, question }: WeekContext,
  state: PlanState,
): Map<number, Session> {
  const sessions = new Map<number, Session>();
  const uses = stepBack(state.uses, spec.stepsBack);
  const taken = new Set(rides.map(({ type }) => type));
  for (const { day, role, type, minutes, share } of rides) {
    // The long ride is for outdoors, also in an indoor plan.
    const indoor = question.indoor && role !== 'long' && role !== 'secondLong';
    const rider = { level: limits.sessions, indoor, noPowerMeter: question.noPowerMeter };
    const session = sessionFor(type, minutes, share, rider);
    sessions.set(day, session);
    const fixed = role !== 'hard' || spec.role !== 'load' || type === 'test' || type === 'groupRide';
    if (fixed || session.name !== state.names[type]) continue;
    const others = sistersOf(type, limits)
      .filter((other) => !taken.has(other))
      .map((other) => sessionFor(other, minutes, shareFor(other, uses, limits, 'load'), rider));
    const found =
      others.find(({ name, type: other }) => name !== state.names[other]) ??
      [session, ...others].find(({ name }) => !state.lastKeys.includes(name));
    if (!found) continue;
    taken.add(found.type);
    sessions.set(day, found);
  }
  return sessions;
}

/** Strength work on hard days after the ride, so that easy days stay easy; skills inside an easy ride. */
function sideWork(
  rides: readonly PlannedRide[],
  spec: WeekSpec,
  { question, limits, event }: WeekContext,
  state: PlanState,
): Map<number, SideWork> {
  const sides = new Map<number, SideWork>();
  const hard = new Set(rides.filter(({ role }) => role === 'hard').map(({ day }) => day));
  if (question.strength !== false) {
    const wished =
      spec.role === 'recovery' ||
      (!limits.kinds.has('masters') && (spec.phase === 'specific' || state.weeks >= 10))
        ? 1
        : 2;
    const free = rides.filter(({ day, role }) => role === 'easy' && !hard.has(day + 1)).map(({ day }) => day);
    for (const day of [...hard, ...free]) {
      if (sides.size >= wished) break;
      if ([...sides.keys()].every((other) => Math.abs(other - day) >= 2))
        sides.set(day, strengthOf(limits.kinds));
    }
  }
  const skills = event?.weeklySkills || limits.kinds.has('youth');
  const easy = rides.find(({ day, role }) => role === 'easy' && !sides.has(day));
  if (skills && easy) sides.set(easy.day, SKILLS);
  return sides;
}
