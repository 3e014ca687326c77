import { figure, has, type Message } from '../../understanding/message.ts';
import type { Step } from './ask.ts';
import { counted } from '../../language/number-words.ts';
import { weekdaysIn } from './dates.ts';
import { currentWeek, weeksNamed, type Standing } from './standing.ts';

/** What is left of the hours of a week that is to be lighter: between a loading and a recovery week. */
const LIGHTER = 0.75;

/** "Make week 5 lighter": fewer hours in that week, with its hard sessions kept short. */
export function lighterWeek({ text: plain }: Message, standing: Standing): Step[] {
  const named = weeksNamed(plain, standing);
  if (!named || standing.plan.weeks.length === 1) return [];
  if (
    !/\b(?:lighter|easier|easy|less|gentler|ease|too (?:hard|much|heavy|big|tough)|reduce|cut|shorten|shorter|recovery week|deload|rest week)\b/.test(
      plain,
    ) ||
    /\d ?(?:h|hrs?|hours?)\b/.test(plain)
  )
    return [];
  const weeks = standing.plan.weeks.slice(named.week - 1, named.week - 1 + named.weeks);
  const planned = Math.max(0, ...weeks.map((week) => week.hours));
  const wished = Math.round(2 * LIGHTER * planned) / 2;
  return wished >= 1
    ? [{ kind: 'hours', hours: wished, weeks: weeks.length, from: { week: named.week } }]
    : [];
}

/** "Only 5 hours", "two hours less this week": other hours for some weeks, or from now on. */
export function hours(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  const now = standing.ask.hours;
  const [, by, direction] =
    /\b(\d+(?:\.\d+)?|an?|one|two|three) ?(?:h|hrs?|hours?) (?:a week |per week )?(less|fewer|more)\b/.exec(
      plain,
    ) ?? [];
  const bare =
    /\b(?:only|just|have|make it|with|about|and|got|do|down to|up to|instead|week|too (?:little|much|few|many)|can do|want)\b/.test(
      plain,
    )
      ? message.quantities.find(({ kind }) => kind === 'duration')
      : undefined;
  const said =
    figure(message, 'weeklyHours') ?? (bare && /h/.test(bare.text) ? bare.value / 3600 : undefined);
  const wished =
    by === undefined
      ? said
      : now === undefined
        ? undefined
        : now + (direction === 'more' ? 1 : -1) * counted(by);
  if (wished === undefined || wished < 1.5 || wished > 40) return [];
  const weekday = weekdaysIn(plain)[0];
  if (weekday && !has(message, 'weeklyHours')) return [];
  const named = weeksNamed(plain, standing);
  const forWeeks = figure(message, 'weeks');
  const from = named ? { week: named.week } : { date: standing.today };
  const weeks =
    named?.weeks ?? (forWeeks !== undefined && /\bfor\b/.test(plain) ? Math.round(forWeeks) : undefined);
  return [{ kind: 'hours', hours: wished, ...(weeks === undefined ? {} : { weeks }), from }];
}

/** "I have an extra hour on Saturday", "30 more minutes this week". */
export function moreTime(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  const match =
    /\b(\d+|an?|one|two) (?:extra |more |additional )(hours?|h|min\w*)\b|\b(?:extra|additional) (hour|\d+) ?(min\w*|h\b|hours?)?/.exec(
      plain,
    );
  const said = match?.[1] ?? match?.[3];
  if (!match || said === undefined) return [];
  const number = said === 'hour' ? 1 : counted(said);
  const minutes = (match[2] ?? match[4] ?? 'h').startsWith('m') ? number : 60 * number;
  const weekday = weekdaysIn(plain)[0];
  const week = weeksNamed(plain, standing)?.week ?? currentWeek(standing);
  return Number.isFinite(minutes) && minutes > 0 && minutes <= 480
    ? [{ kind: 'moreTime', minutes, week, ...(weekday ? { weekday } : {}) }]
    : [];
}
