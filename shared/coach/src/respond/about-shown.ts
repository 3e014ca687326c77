import type { AnswerPart } from '@breakaway/contract';
import { table, text } from '../answer/parts.ts';
import { show } from '../answer/rounding.ts';
import type { Talk, ToolCall } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';

/** An answer on the last answer: another unit of it, what it means, what it consists of. */
export type OnLast = { parts: AnswerPart[]; calls: ToolCall[] };

type Shown = Extract<AnswerPart, { kind: 'session' | 'plan' }>;

/** The longest ride of the plan that stands, min; null where none stands. */
export function longestPlanned(talk: Talk): number | null {
  const { plan } = talk.memory;
  const outcome = plan && skillNamed(plan.skill)?.answer(plan.ask, talk);
  const part = outcome?.kind === 'answer' ? outcome.parts.find(({ kind }) => kind === 'plan') : undefined;
  return part?.kind === 'plan'
    ? Math.max(...part.weeks.flatMap(({ days }) => days.map(({ minutes }) => minutes)))
    : null;
}

/** Questions on the session or plan that was shown: how long, how much, which day or week; null for other messages. */
export function onShown(words: string, count: number, talk: Talk): OnLast | null {
  const { memory } = talk;
  const last = memory.current?.skill;
  const named = /\b(?:plan|week|block|schedule)\b/.test(words)
    ? memory.plan
    : /\b(?:session|workout)\b/.test(words)
      ? memory.session
      : null;
  const wants = wantOf(words);
  if (!wants || count > 14) return null;
  // Only a plan has days.
  const asked =
    wants.kind !== 'sum' && memory.plan
      ? memory.plan
      : last === 'session' || last === 'plan'
        ? memory.current
        : named;
  if (!asked) return null;
  const outcome = skillNamed(asked.skill)?.answer(asked.ask, talk);
  if (outcome?.kind !== 'answer') return null;
  const part = outcome.parts.find(
    (one): one is Shown => one.kind === asked.skill && (one.kind === 'session' || one.kind === 'plan'),
  );
  if (!part) return null;
  const calls = outcome.calls ?? [];
  if (part.kind === 'session')
    return wants.kind === 'sum' ? { parts: [text(`${part.title}: ${part.summary}.`)], calls } : null;
  if (wants.kind === 'sum') return { parts: [text(`${part.title}: ${part.summary}.`)], calls };
  const days = part.weeks.flatMap((week) => week.days.map((day) => ({ ...day, week: week.label })));
  if (wants.kind === 'longest') {
    const longest = days.reduce((a, b) => (b.minutes > a.minutes ? b : a));
    const where = part.weeks.length > 1 ? `${longest.week}, ${longest.label}` : longest.label;
    return {
      parts: [
        text(`The longest ride is ${show.aboutTime(60 * longest.minutes)}: ${where}, ${longest.title}.`),
      ],
      calls,
    };
  }
  if (wants.kind === 'after') {
    const [only] = part.weeks;
    return part.weeks.length === 1 && only
      ? {
          parts: [
            text(
              'Ride the same week three times, then one with about 40 % less. After that let me plan it again.',
            ),
          ],
          calls,
        }
      : null;
  }
  if (wants.kind === 'weeks')
    return {
      parts: [
        table(
          `Weeks 1 to ${Math.min(wants.count, part.weeks.length)}`,
          ['Week', 'Time', 'Hard days'],
          part.weeks.slice(0, wants.count).map((week) => [
            week.label,
            show.aboutTime(60 * week.days.reduce((sum, { minutes }) => sum + minutes, 0)),
            week.days
              .filter(({ hard }) => hard)
              .map(({ label, title }) => `${label}: ${title}`)
              .join(', ') || 'none',
          ]),
        ),
      ],
      calls,
    };
  if (wants.kind === 'hardest') {
    // Hard days come before easy ones; of the same kind the longer one tires more.
    const worst = days.reduce((a, b) =>
      Number(b.hard ?? false) * 1000 + b.minutes > Number(a.hard ?? false) * 1000 + a.minutes ? b : a,
    );
    const where = part.weeks.length > 1 ? `${worst.week}, ${worst.label}` : worst.label;
    return {
      parts: [text(`The hardest is ${where}: ${worst.title}, ${show.aboutTime(60 * worst.minutes)}.`)],
      calls,
    };
  }
  if (wants.kind === 'hard') {
    const hard = days.filter((day) => day.hard);
    const perWeek = hard.length / part.weeks.length;
    return {
      parts: [
        text(
          part.weeks.length === 1
            ? `${hard.length} hard days: ${hard.map(({ label, title }) => `${label} (${title})`).join(', ')}.`
            : `${hard.length} hard days in ${part.weeks.length} weeks, about ${perWeek.toFixed(1)} a week.`,
        ),
      ],
      calls,
    };
  }
  if (wants.kind === 'week') {
    const week = part.weeks[wants.week - 1];
    if (!week) return { parts: [text(`The plan has ${part.weeks.length} weeks.`)], calls };
    const hard = week.days.filter((day) => day.hard);
    const minutes = week.days.reduce((sum, day) => sum + day.minutes, 0);
    return {
      parts: [
        text(
          `${week.label}: ${show.aboutTime(60 * minutes)}, ${hard.length === 0 ? 'no hard day' : `hard on ${hard.map(({ label }) => label).join(' and ')}`}.`,
        ),
        table(
          'Day by day',
          ['Day', 'Ride', 'Time'],
          week.days.map((day) => [
            day.label,
            day.title,
            day.minutes > 0 ? show.aboutTime(60 * day.minutes) : 'free',
          ]),
        ),
      ],
      calls,
    };
  }
  if (wants.kind !== 'day') return null;
  const some = days.filter(({ label }) => label.toLowerCase().startsWith(wants.day)).slice(0, 4);
  const [first] = some;
  if (!first) return null;
  const lines = some.map(({ title, minutes, why }) => [
    title,
    minutes > 0 ? show.aboutTime(60 * minutes) : 'free',
    why ?? '',
  ]);
  return {
    parts: [
      text(
        `${first.label}: ${first.title}${first.minutes > 0 ? `, ${show.aboutTime(60 * first.minutes)}` : ''}.${first.why ? ` ${first.why}` : ''}`,
      ),
      ...(lines.length > 1
        ? [
            table(
              'In the first weeks',
              ['Week', 'Ride', 'Time'],
              some.map(({ week, title, minutes }) => [
                week,
                title,
                minutes > 0 ? show.aboutTime(60 * minutes) : 'free',
              ]),
            ),
          ]
        : []),
    ],
    calls,
  };
}

/** "What's in week 3?", "show me the first week" */
const asksOfWeek =
  /^(?:show(?: me)?|give me|see|what(?:'?s| is| does| do| happens| about| would)?|how (?:does|is|about)|and)\b(?:(?!\bif\b).){0,24}\b(?:week (\d{1,2})|(?:the )?first week)\b(?: (?:look like|have|contain|like|then|please|in detail))*[ ?.!]*$/;

type Want =
  | { kind: 'sum' | 'longest' | 'hard' | 'hardest' | 'after' }
  | { kind: 'weeks'; count: number }
  /** "tue" */
  | { kind: 'day'; day: string }
  | { kind: 'week'; week: number };

function wantOf(words: string): Want | null {
  const week = asksOfWeek.exec(words);
  if (week) return { kind: 'week', week: Number(week[1] ?? 1) };
  if (
    /^(?:what about |what is in |how is )?(?:the )?(?:week after(?: (?:that|this|it))?|next week|following week)[ ?.!]*$/.test(
      words,
    )
  )
    return { kind: 'after' };
  if (
    /\b(?:first|next) (?:\d|two|three|four|five|six) weeks\b/.test(words) &&
    /^(?:just |only |please )*(?:show|give|see)\b/.test(words)
  )
    return {
      kind: 'weeks',
      count:
        { two: 2, three: 3, four: 4, five: 5, six: 6 }[
          /\b(two|three|four|five|six)\b/.exec(words)?.[1] ?? ''
        ] ?? Number(/\d/.exec(words)?.[0] ?? 4),
    };
  if (
    /\b(?:which|what|when)\b.*\b(?:hardest|toughest|worst)\b/.test(words) &&
    !/\b(?:climb|part)\b/.test(words)
  )
    return { kind: 'hardest' };
  if (
    /\b(?:longest|long ride|biggest)\b/.test(words) &&
    /\b(?:which|what|when|how long|where)\b/.test(words) &&
    !/\b(?:eat|drink|before|after|wear|pack|take)\b/.test(words)
  )
    return { kind: 'longest' };
  if (
    /\bhow many hard\b|\bwhich (?:days|ones|rides) (?:are|is) (?:the )?hard\b|\bhard days\b.*\?/.test(words)
  )
    return { kind: 'hard' };
  if (
    /^how long[ ?.!]*$|\b(?:how many hours|how much time|total (?:time|hours|tss)|(?:total|whole) (?:length|duration)|how many (?:times|reps|repetitions|sets|intervals|efforts)(?: do i do| is it| are there)?[ ?.]*$|how long is (?:it|that|the (?:session|whole thing))|(?:what(?:'s| is| are)? |how much )?(?:the )?tss|how many tss|training load)\b/.test(
      words,
    ) &&
    !/\b(?:can|should|could) i\b|\bi (?:have|train|ride|get)\b|^what is (?:a )?tss/.test(words)
  )
    return { kind: 'sum' };
  const [, day] =
    /\b(?:what|which)\b.*\b(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?\b/.exec(words) ??
    [];
  if (
    day &&
    /\b(?:do|ride|have|is|on|planned|session|happens)\b/.test(words) &&
    !/\b(?:eat|drink|wear|if|can't|cannot)\b/.test(words)
  )
    return { kind: 'day', day };
  return null;
}
