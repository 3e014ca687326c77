import type { Refusal } from '../answer/input.ts';
import { addDays, dayIndex, daysBetween, isIsoDate, weekdayAt, type Weekday } from './calendar.ts';
import type { PlanChange, PlanChanged } from './plan-change-types.ts';
import { clearedDay } from './plan-change-local.ts';
import { limitsOf, shown } from './plan-limits.ts';
import { taperDays, taperWeeks } from './plan-schedule.ts';
import { wrongWith } from './plan-setting.ts';
import {
  anew,
  eventAt,
  lengthened,
  seenFrom,
  settingOfPlan,
  shortened,
  titleOf,
  withTail,
} from './plan-tail.ts';
import type { TrainingPlan, TrainingQuestion, WeekSpec } from './plan-types.ts';
import { DAY_NAMES } from './week-words.ts';

/** A gap between two tapers is not worth a week: no event is closer than this. */
const MOST_WEEKS = 60;

const refuse = (message: string): Refusal => ({ ok: false, message });

/** The first week that can still be replanned, from 0: this one on its Monday, else the next. */
const nextWeek = (from: number): number => Math.ceil(from / 7);

const phasesFrom = ({ weeks }: TrainingPlan, first: number): WeekSpec['phase'][] =>
  weeks.slice(first).map(({ spec }) => spec.phase);

/** The event on another day: weeks of build come or go before the taper. */
export function afterMove(
  plan: TrainingPlan,
  { date, byWeeks }: Extract<PlanChange, { kind: 'eventMoved' }>,
  from: number,
): PlanChanged | Refusal {
  const before = eventAt(plan);
  if (before === null || plan.event === null) return refuse('This plan leads to no event that could move.');
  const at = movedTo(plan, { date, byWeeks }, before);
  if (typeof at !== 'number') return at;
  if (at === before) return { ok: true, plan, notes: ['That is the day the plan already leads to.'] };
  if (at < from) return refuse('That day lies behind you.');
  const weeks = Math.floor(at / 7) + 1;
  if (weeks > MOST_WEEKS)
    return refuse('That is more than a year away: let us make a new plan when it is closer.');

  const first = Math.min(nextWeek(from), weeks - 1);
  const eventDay = weekdayAt(at);
  const { question } = plan;
  const { hours } = limitsOf(question);
  const days = taperDays(question.event.kind, eventDay, hours, at - 7 * first, at < before ? 10 : undefined);
  const tapering = Math.min(weeks - 1 - first, taperWeeks(days, eventDay));
  const training = weeks - 1 - first - tapering;
  const old = phasesFrom(plan, first).filter((phase) => phase !== 'taper' && phase !== 'race');
  const fitted =
    old.length > training ? shortened(old, old.length - training) : lengthened(old, training - old.length);
  const eventDate = plan.startDate === null ? null : addDays(plan.startDate, at);
  const moved = withTail(seenFrom(plan, 7 * first), {
    kept: plan.weeks.slice(0, first),
    phases: [...fitted, ...Array<'taper'>(tapering).fill('taper'), 'race'],
    question: {
      ...question,
      ...(eventDate === null && { weeks }),
      event: { ...question.event, date: eventDate ?? undefined },
    },
    setting: { ...settingOfPlan(plan), weeks, eventDate, eventDay, taperDays: days },
  });
  const notes = [movedText(plan, training - old.length, at - before)];
  notes.push(`The taper of ${days} days stays before ${titleOf(plan)}: freshness is not what to save on.`);
  if (weeks - first < 4)
    notes.push('With less than four weeks to go nothing new is built: arrive fresh and pace it well.');
  return { ok: true, plan: moved, notes };
}

/** The day that an event moves to, from Monday of week 1, or what is missing to know it. */
function movedTo(
  { startDate }: TrainingPlan,
  { date, byWeeks }: { date: string | undefined; byWeeks: number | undefined },
  before: number,
): number | Refusal {
  if (date === undefined)
    return byWeeks !== undefined && Number.isInteger(byWeeks)
      ? before + 7 * byWeeks
      : refuse('To which date, or by how many weeks?');
  if (!isIsoDate(date)) return refuse('I need the date as year-month-day, like 2026-11-24.');
  if (startDate === null) return refuse('This plan has no dates: tell me by how many weeks the event moves.');
  return daysBetween(startDate, date);
}

function movedText(plan: TrainingPlan, more: number, days: number): string {
  const by = Math.abs(days) % 7 === 0 ? plural(Math.abs(days) / 7, 'week') : plural(Math.abs(days), 'day');
  const when = `Your event is ${by} ${days > 0 ? 'later' : 'earlier'}`;
  if (more > 0) return `${when}: I added ${plural(more, 'week')} of build before the specific work.`;
  if (more < 0) return `${when}: I took out ${plural(-more, 'week')}, from the build first.`;
  return `${when}: the weeks before the taper stay as they are.`;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Other hours a week, from then on or for some weeks. */
export function afterHours(
  plan: TrainingPlan,
  { hours, weeks }: Extract<PlanChange, { kind: 'hours' }>,
  from: number,
): PlanChanged | Refusal {
  const question: TrainingQuestion = { ...plan.question, hours };
  const wrong = wrongWith(question);
  if (wrong) return wrong;
  const first = nextWeek(from);
  if (first >= plan.weeks.length) return refuse('No week of the plan is left to change.');
  const usual = plan.question.hours;
  const tail = { kept: plan.weeks.slice(0, first), phases: phasesFrom(plan, first) };
  if (weeks !== undefined && hours < usual) {
    const short = withTail(seenFrom(plan, 7 * first), {
      ...tail,
      edit: (spec, i) => (i < weeks ? { ...spec, share: Math.min(spec.share, hours / usual) } : spec),
    });
    return {
      ok: true,
      plan: short,
      notes: [
        `${weeks === 1 ? `Week ${first + 1} has` : `${plural(weeks, 'week')} with`} ${shown(hours)} h: the hard sessions stay, easy riding goes first.`,
        'After that the plan has its hours again.',
      ],
    };
  }
  const changed = anew(plan, first, question) ?? withTail(seenFrom(plan, 7 * first), { ...tail, question });
  const notes = [
    hours < usual
      ? `From week ${first + 1} on the plan has ${shown(hours)} instead of ${shown(usual)} h: the hard sessions stay, easy riding and the long ride shrink.`
      : `From week ${first + 1} on the plan goes up to ${shown(hours)} h, by no more than 10 % or 45 min a week. The new time is easy riding.`,
  ];
  if (weeks !== undefined) notes.push('Tell me when the time is less again.');
  return { ok: true, plan: changed, notes };
}

/** A weekday without riding, from then on or for some weeks. */
export function afterBlocked(
  plan: TrainingPlan,
  { weekday, weeks }: Extract<PlanChange, { kind: 'dayBlocked' }>,
  from: number,
): PlanChanged | Refusal {
  const excludedDays = [...new Set([...(plan.question.excludedDays ?? []), weekday])];
  const question: TrainingQuestion = { ...plan.question, excludedDays };
  const wrong = wrongWith(question);
  if (wrong) return wrong;
  // The running week is only adjusted; those after it are replanned.
  const running = from % 7 > 0 && dayIndex(weekday) >= from % 7;
  const mended = running
    ? clearedDay(plan, Math.floor(from / 7), dayIndex(weekday), from % 7)
    : { plan, notes: [] };
  const first = nextWeek(from);
  const left = weeks === undefined ? undefined : weeks - (running ? 1 : 0);
  if (first >= plan.weeks.length || left === 0)
    return {
      ok: true,
      plan: mended.plan,
      notes: mended.notes.length > 0 ? mended.notes : [`${DAY_NAMES[weekday]} is free as it is.`],
    };
  const tail = { kept: mended.plan.weeks.slice(0, first), phases: phasesFrom(plan, first) };
  const blocked = (days: readonly Weekday[]): Weekday[] => [...new Set([...days, weekday])];
  const seen = seenFrom(mended.plan, running ? from : 7 * first);
  const next =
    left === undefined
      ? (anew(plan, first, question) ?? withTail(seen, { ...tail, question }))
      : withTail(seen, {
          ...tail,
          edit: (spec, i) => (i < left ? { ...spec, blocked: blocked(spec.blocked) } : spec),
        });
  const until = weeks === undefined ? 'from then on' : `for ${plural(weeks, 'week')}`;
  return {
    ok: true,
    plan: next,
    notes: [
      `${DAY_NAMES[weekday]}s are free ${until}: their rides move to other days, hard days still with easy ones between.`,
      ...mended.notes,
    ],
  };
}
