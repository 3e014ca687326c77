import type { PlanChange, TrainingPlan } from '@breakaway/cycling';
import { has, type Message } from '../../understanding/message.ts';
import { MOST_CHANGES, type PlanAsk, type Step } from './ask.ts';
import { dateWords } from './dates.ts';
import { fill } from './fill.ts';
import { ill, missed, tired } from './lost-days.ts';
import { moved } from './moved-event.ts';
import { alike, blocked, dayTime, restDay, swapped } from './other-days.ts';
import { hours, lighterWeek, moreTime } from './other-hours.ts';
import type { Standing } from './standing.ts';

/** The question with what a message changes in it; null for a message that changes no plan. */
export function changed(ask: PlanAsk, message: Message, standing: Omit<Standing, 'ask'>): PlanAsk | null {
  const { text: plain } = message;
  if (message.session || message.climb || has(message, 'power', 'carbRate', 'grade')) return null;
  const { now: _, ...last } = ask;
  const asksTests = /\bwhen\b[^.?]*\b(?:tests?|testing)\b|\b(?:which|what) (?:week|day)s?\b[^.?]*\btests?\b/;
  if (asksTests.test(plain)) return { ...last, now: { steps: 0, edited: [testWords(standing.plan)] } };
  if (asksOnly.test(plain)) return null;
  const steps = stepsIn(message, { ask, ...standing });
  // A single week is requested again: lasting settings are part of its question.
  const lasting = ask.wants === 'week' ? steps.filter(isLasting) : [];
  if (lasting.length > 0 && lasting.length === steps.length) {
    const next = lasting.reduce<PlanAsk>(withLasting, last);
    return { ...next, now: { steps: 0, edited: editsOf(last, next) } };
  }
  const [step] = steps;
  if (step) {
    const before = last.changes ?? [];
    // "And 7 hours? And 8?": only the last of them counts.
    const kept = step.kind === 'hours' && before.at(-1)?.kind === 'hours' ? before.slice(0, -1) : before;
    return {
      ...last,
      changes: [...kept, ...steps].slice(-MOST_CHANGES),
      now: { steps: steps.length, edited: [] },
    };
  }
  const eased = otherEffort(last, plain);
  if (eased) return eased;
  if (plain.split(' ').length > 16 || /\b(?:ride|race|climb|hold|eat)\b.*\?/.test(plain)) return null;
  const next: PlanAsk = { ...last };
  fill(next, message, standing.today);
  if (JSON.stringify(next) === JSON.stringify(last)) return null;
  return { ...next, now: { steps: 0, edited: editsOf(last, next) } };
}

type Lasting = Extract<PlanChange, { kind: 'hours' | 'dayBlocked' }>;
const isLasting = (step: Step): step is Lasting => step.kind === 'hours' || step.kind === 'dayBlocked';

const withLasting = (ask: PlanAsk, step: Lasting): PlanAsk =>
  step.kind === 'hours'
    ? { ...ask, hours: step.hours }
    : { ...ask, excluded: [...new Set([...(ask.excluded ?? []), step.weekday])] };

/** When the tests of a plan are. */
function testWords({ tests }: TrainingPlan): string {
  if (tests.length === 0) return 'This plan has no test in it.';
  const days = tests.map(
    ({ week, weekday, date, title }) => `${title} in week ${week}, ${date ? dateWords(date) : weekday}`,
  );
  return `You test here: ${days.join(', then ')}. Two easy days before, the same place and meter.`;
}

/** Questions about plans that change nothing. */
const asksOnly =
  /\bis it (?:too much|ok|okay|bad)\b|^(?:why|what is|what does|how (?:many|long|do)|when|which)\b/;

/** "Make it easier", "harder please". */
function otherEffort(ask: PlanAsk, plain: string): PlanAsk | null {
  const easier =
    /\b(?:easier|less hard|less intens\w*|too (?:hard|much|intense|ambitious)|ease it|tone (?:it|that) down|gentler|lighter)\b/.test(
      plain,
    );
  const harder = /\b(?:harder|more intens\w*|too (?:easy|soft|little)|tougher|more demanding)\b/.test(plain);
  if (easier === harder || plain.split(' ').length > 16 || /\d ?(?:h|hrs?|hours?)\b/.test(plain)) return null;
  const hard = ask.hardDays ?? (ask.level === 'new' || ask.youth || ask.postpartum ? 1 : 2);
  if (harder) {
    if (hard >= 3) return null;
    return {
      ...ask,
      hardDays: hard + 1,
      now: {
        steps: 0,
        edited: [
          `Up to ${hard + 1} hard days a week now, where your rides leave an easy day between them. The hours stay.`,
        ],
      },
    };
  }
  if (hard > 1)
    return {
      ...ask,
      hardDays: hard - 1,
      now: { steps: 0, edited: [`One hard day a week less. The hours stay, so the rest is easy riding.`] },
    };
  if (ask.hours === undefined)
    return { ...ask, hardDays: 0, now: { steps: 0, edited: ['No hard days now: all riding is easy.'] } };
  const hours = Math.round(1.7 * ask.hours) / 2;
  return { ...ask, hours, now: { steps: 0, edited: [`About 15 % less riding: ${hours} h a week.`] } };
}

/** What has been edited in a question, in sentences. */
function editsOf(before: PlanAsk, after: PlanAsk): string[] {
  const { days, longDay, groupRideDay, hardDays, weeks, hours, eventDate, excluded } = after;
  const words = {
    days: `${days} rides a week now.`,
    longDay: `The long ride is on ${longDay} now.`,
    groupRideDay: `Your group ride on ${groupRideDay} counts as a hard day.`,
    hardDays: `At most ${hardDays} hard day${hardDays === 1 ? '' : 's'} a week.`,
    weeks: `${weeks} weeks now.`,
    hours: `${hours} h a week now.`,
    eventDate: eventDate && `It leads to ${dateWords(eventDate)} now.`,
    indoor: 'Planned for indoors now.',
    noPowerMeter: 'By feel and heart rate now, without watts.',
    excluded: excluded && `No riding on ${excluded.join(', ')}.`,
    strength: 'Without strength work.',
  } satisfies Partial<Record<keyof PlanAsk, string | undefined>>;
  const keys = Object.keys(words) as (keyof typeof words)[];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .flatMap((key) => words[key] ?? []);
}

/** What has happened to a plan, by what a message says of it; empty for nothing. */
function stepsIn(message: Message, standing: Standing): Step[] {
  for (const reader of [
    alike,
    moved,
    swapped,
    lighterWeek,
    dayTime,
    ill,
    missed,
    hours,
    moreTime,
    blocked,
    restDay,
    tired,
  ]) {
    const steps = reader(message, standing);
    if (steps.length > 0) return steps;
  }
  return [];
}
