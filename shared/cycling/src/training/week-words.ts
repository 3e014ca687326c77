import { weekdayAt, type Weekday } from './calendar.ts';
import type { RiderKind, SideWork, WeekSpec } from './plan-types.ts';
import type { Session } from './session.ts';
import { SESSION_TYPES } from './types/index.ts';
import type { PlannedRide } from './week-rides.ts';
import type { WeekContext } from './week-state.ts';

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** Why a ride is on its day. */
export function whyOf(
  { day, role, minutes }: PlannedRide,
  session: Session,
  rides: readonly PlannedRide[],
  { event, eventHours, limits, question }: WeekContext,
): string {
  const { purpose } = SESSION_TYPES[session.type];
  const at = (other: number): PlannedRide['role'] | undefined =>
    rides.find((ride) => ride.day === other)?.role;
  if (role === 'hard') {
    if (limits.kinds.has('shift'))
      return `${purpose} Ride it on any day after a normal night, two days from the other key session.`;
    if (session.type === 'groupRide')
      return 'Your group ride: it counts as a hard day, so there is no other hard ride next to it.';
    return purpose;
  }
  if (role === 'long' || role === 'secondLong') {
    if (question.indoor)
      return `${purpose} Outdoors, if the weather lets you. On the trainer stop at 90 minutes.`;
    if (event && eventHours >= 3 && minutes >= 120) {
      const share = Math.round((100 * minutes) / (60 * eventHours));
      return `${purpose} It lasts ${share} % of your ${question.event?.name ?? event.title}: practise food and pace.`;
    }
    return purpose;
  }
  if (session.type !== 'endurance' && session.type !== 'recovery') return purpose;
  if (at(day + 1) === 'hard') return `Easy, so that ${DAY_NAMES[weekdayAt(day + 1)]} can be hard.`;
  if (at(day - 1) === 'hard') return `Easy, so that ${DAY_NAMES[weekdayAt(day - 1)]} can do its work.`;
  return purpose;
}

/** Why nothing is ridden. */
export function whyOff(weekday: Weekday, { blocked }: WeekSpec, { question }: WeekContext): string {
  if (blocked.includes(weekday)) return 'No riding on this day.';
  if (question.excludedDays?.includes(weekday)) return 'You said that you cannot ride on this day.';
  return 'Rest: this is when you get fitter.';
}

/** Strength work for kinds of riders. */
export function strengthOf(kinds: ReadonlySet<RiderKind>): SideWork {
  if (kinds.has('youth'))
    return {
      title: 'Strength with your own weight',
      minutes: 20,
      why: 'Squats, lunges, push-ups and planks, shown by an adult who knows them: technique first, no heavy weights.',
    };
  if (kinds.has('postpartum'))
    return {
      title: 'Pelvic floor and light strength',
      minutes: 20,
      why: 'What your physiotherapist gave you, then light work for legs and back. Stop at heaviness, leaking or pain.',
    };
  return {
    title: 'Strength in the gym',
    minutes: 40,
    why: 'Squat or leg press, one leg at a time, hip flexion and calves: 3 sets of 4 to 10. Six hours after the ride, if you can.',
  };
}

export const SKILLS: SideWork = {
  title: 'Skills, in this ride',
  minutes: 15,
  why: 'Corners, braking, looking behind and riding close: fresh, and for fun.',
};
