import type { Refusal } from '../answer/input.ts';
import { dayIndex } from './calendar.ts';
import { easier, emptied, isShut, nextKey, ridesFrom, swapped, withDay } from './plan-change-days.ts';
import type { PlanChange, PlanChanged } from './plan-change-types.ts';
import { planInvariants, type InvariantRule } from './plan-invariants.ts';
import { limitsOf } from './plan-limits.ts';
import { anew, dayName, seenFrom, withTail, withWeeks } from './plan-tail.ts';
import type { PlanDay, PlanWeek, TrainingPlan } from './plan-types.ts';
import { DAY_NAMES } from './week-words.ts';

const refuse = (message: string): Refusal => ({ ok: false, message });

/** Rules that moving a ride may break. */
const OF_ORDER: ReadonlySet<InvariantRule> = new Set<InvariantRule>([
  'excluded',
  'restDays',
  'hardInARow',
  'cycle',
  'vo2Apart',
  'longAfterHard',
  'beforeEvent',
  'easyWeeks',
]);

const broken = (plan: TrainingPlan): number =>
  planInvariants({ ...plan, history: 0 }).filter(({ rule }) => OF_ORDER.has(rule)).length;

const withWeek = (plan: TrainingPlan, week: PlanWeek): TrainingPlan =>
  withWeeks(
    plan,
    plan.weeks.map((one) => (one.index === week.index ? week : one)),
  );

/** Tired: less today, easy days after two bad ones, a recovery week after a bad week (conventions of coaches). */
export function afterTired(
  plan: TrainingPlan,
  { badDays = 1 }: Extract<PlanChange, { kind: 'tired' }>,
  from: number,
): PlanChanged {
  const days = badDays < 2 ? 1 : badDays < 7 ? 3 : 7;
  const why = days === 1 ? 'Easy instead: you are tired.' : 'Easy days, until the legs come back.';
  const rides = ridesFrom(plan, from).filter((day) => day < from + days);
  const most = days === 7 ? 60 : 45;
  const weeks = rides.reduce<PlanWeek[]>(
    (all, day) => withDay(all, day, (one) => easier(plan, one, why, most)),
    [...plan.weeks],
  );
  const next = seenFrom(withWeeks(plan, weeks), from);
  const notes = [
    days === 1
      ? 'Today is easy and short, or off: one hard session less costs nothing.'
      : days === 3
        ? 'Three easy days: nothing hard until they are over. Look at sleep, food and illness.'
        : 'A week of short easy rides now: more load on tired legs only digs deeper.',
  ];
  if (days === 1)
    notes.push(
      'If you try a hard day all the same: ten minutes of it, then half the repetitions, then easy, then home.',
    );
  if (badDays > 14)
    notes.push(
      'Two weeks without getting better are a reason to see a doctor: illness, iron and eating too little look like this.',
    );
  const key = nextKey(next, from + days);
  if (key) notes.push(`Next key session: ${dayName(next, key.day)}, ${key.title}.`);
  return { ok: true, plan: next, notes };
}

/**
 * Swaps two days of a week with their sessions; if that would put hard days next to each other, another day changes.
 */
export function afterSwap(
  plan: TrainingPlan,
  { week, days }: Extract<PlanChange, { kind: 'swapDays' }>,
): PlanChanged | Refusal {
  const old = plan.weeks[week - 1];
  const one = old?.days[dayIndex(days[0])];
  const other = old?.days[dayIndex(days[1])];
  if (!old || !one || !other) return refuse('The plan has no such week.');
  if (one === other) return refuse('These are the same day.');
  for (const day of [one, other])
    if (isShut(plan, old, day)) return refuse(`${DAY_NAMES[day.weekday]} of this week cannot be changed.`);
  const seen = seenFrom(plan, 7 * (week - 1));
  const before = broken(seen);
  const exchanged = swapped(old, one, other);
  const straight = withWeek(seen, exchanged);
  const said = `${DAY_NAMES[days[0]]} and ${DAY_NAMES[days[1]]} change places in week ${week}.`;
  if (broken(straight) <= before) return { ok: true, plan: straight, notes: [said] };
  // Another hard day of the week moves out of the way, if some day is left for it.
  const open = exchanged.days.filter((day) => !days.includes(day.weekday) && !isShut(plan, old, day));
  for (const hard of open.filter((day) => day.hard))
    for (const easy of open.filter((day) => !day.hard)) {
      const moved = withWeek(seen, swapped(exchanged, hard, easy));
      if (broken(moved) > before) continue;
      const also = `${hard.title} moves to ${DAY_NAMES[easy.weekday]}, so that no two hard days stand together.`;
      return { ok: true, plan: moved, notes: [said, also] };
    }
  // Else one of the two becomes easy.
  for (const at of days.map(dayIndex)) {
    const day = exchanged.days[at];
    if (!day?.hard) continue;
    const eased = withDay(straight.weeks, 7 * (week - 1) + at, (ride) =>
      easier(plan, ride, 'Easy here: the days next to it are hard.'),
    );
    const calm = withWeeks(straight, eased);
    if (broken(calm) <= before)
      return {
        ok: true,
        plan: calm,
        notes: [said, `${day.title} becomes an easy ride: hard days would stand together.`],
      };
  }
  return refuse('That would put hard days together or take a day off away: the week stays as it is.');
}

/** A day of a week without a ride: what matters moves to an easier day from `after` on, the rest is left out. */
export function clearedDay(
  plan: TrainingPlan,
  week: number,
  at: number,
  after: number,
): { plan: TrainingPlan; notes: string[] } {
  const old = plan.weeks[week];
  const day = old?.days[at];
  if (!old || !day?.session) return { plan, notes: [] };
  const seen = seenFrom(plan, 7 * week);
  const before = broken(seen);
  const without = (one: PlanWeek, place: number): PlanWeek => ({
    ...one,
    days: one.days.map((ride, i): PlanDay =>
      i === place ? emptied(ride, 'A day off, as you asked.', 'blocked') : ride,
    ),
  });
  if (day.key || day.minutes >= Math.max(...old.days.map(({ minutes }) => minutes)))
    for (const other of old.days.slice(after)) {
      if (other === day || other.key || isShut(plan, old, other)) continue;
      const next = withWeek(seen, without(swapped(old, day, other), at));
      if (broken(next) <= before)
        return {
          plan: next,
          notes: [`${day.title} moves to ${DAY_NAMES[other.weekday]} in week ${week + 1}.`],
        };
    }
  return { plan: withWeek(seen, without(old, at)), notes: [`${day.title} falls away in week ${week + 1}.`] };
}

/** One ride less a week: the easiest, or that of a weekday. */
export function afterRestDay(
  plan: TrainingPlan,
  { weekday, weeks = 1, always }: Extract<PlanChange, { kind: 'addRestDay' }>,
  from: number,
): PlanChanged | Refusal {
  if (always) {
    const { rides } = limitsOf(plan.question);
    if (rides <= 1) return refuse('One ride a week is the least of a plan.');
    const first = Math.ceil(from / 7);
    const excludedDays = [...new Set([...(plan.question.excludedDays ?? []), ...(weekday ? [weekday] : [])])];
    const question = { ...plan.question, days: rides - 1, excludedDays };
    const phases = plan.weeks.slice(first).map(({ spec }) => spec.phase);
    const tail = { kept: plan.weeks.slice(0, first), phases, question };
    const next = anew(plan, first, question) ?? withTail(seenFrom(plan, 7 * first), tail);
    return {
      ok: true,
      plan: next,
      notes: [
        `From week ${first + 1} on you ride ${rides - 1} times a week. The hours stay where longer rides can hold them.`,
      ],
    };
  }
  let next = plan;
  const notes: string[] = [];
  const running = Math.floor(from / 7);
  for (const { index, days } of plan.weeks.slice(running, running + weeks)) {
    const after = index === running + 1 ? from % 7 : 0;
    const easy = days
      .map((day, at) => ({ at, day }))
      .filter(({ at, day }) => at >= after && day.session && !day.key && !day.hard)
      .sort((one, other) => one.day.minutes - other.day.minutes)[0]?.at;
    const at = weekday ? dayIndex(weekday) : easy;
    const ride = at === undefined ? undefined : days[at];
    if (at === undefined || at < after || !ride?.session) continue;
    const cleared = clearedDay(next, index - 1, at, after);
    next = cleared.plan;
    notes.push(`${DAY_NAMES[ride.weekday]} of week ${index} is off. ${cleared.notes.join(' ')}`.trim());
  }
  if (notes.length === 0) return { ok: true, plan, notes: ['That day is off already.'] };
  return {
    ok: true,
    plan: seenFrom(next, from),
    notes: [...notes, 'Its riding is not made up: a day off is meant to be one.'],
  };
}
