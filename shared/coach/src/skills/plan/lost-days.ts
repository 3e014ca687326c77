import { figure, type Message } from '../../understanding/message.ts';
import type { Step } from './ask.ts';
import { counted } from '../../language/number-words.ts';
import { datesIn, mondayOf, weekdaysIn } from './dates.ts';
import {
  begun,
  currentWeek,
  daysLong,
  lastNamed,
  longestOf,
  startOf,
  stretch,
  weeksNamed,
  type Standing,
} from './standing.ts';

/** "I was ill for 4 days": days without riding, with an easy way back. */
export function ill(message: Message, standing: Standing): Step[] {
  const { text: plain, concepts } = message;
  const says =
    /\b(?:(?:was|been|got|am|i'm|feel\w*|fell|have been) (?:\w+ )?(?:ill|sick|poorly)|down with|caught (?:a |the )|(?:have|had|got) (?:a |the )?(?:cold|flu|covid|fever|bug|virus|infection))\b/.test(
      plain,
    );
  return concepts.has('ill') || says ? [{ kind: 'ill', ...stretch(message, standing, 4) }] : [];
}

const missedWords =
  /\b(?:miss(?:ed|ing)?|skip(?:ped)?|couldn'?t (?:do|ride|train|make)|didn'?t (?:do|ride|train|manage|make)|did not (?:do|ride|train)|had to (?:cancel|skip|drop)|dropped|bailed on|no time (?:for|to ride)|(?:i'?m|i am|we'?re|will be|i'?ll be) (?:away|travelling|traveling|on holiday)|holidays?|vacation|business trip|work trip|off the bike)\b/;

/** Where a rider is who cannot ride: "week 3 to 4 I am in Thailand". */
const elsewhere = /\b(?:i am|i'm|we are|we're|i will be|i'll be) (?:in|at) (?!the (?:base|build)|form|shape)/;

/** "I missed Tuesday", "away in week 3": days or sessions that were not ridden, or will not be. */
export function missed(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  if (!missedWords.test(plain) && !(elsewhere.test(plain) && weeksNamed(plain, standing))) return [];
  const long = daysLong(message);
  const sessions = figure(message, 'timesPerWeek') ?? sessionsSaid(plain);
  const weekdays = weekdaysIn(plain);
  if (/\blong (?:ride|one)\b/.test(plain) && weekdays.length === 0) {
    const week = weeksNamed(plain, standing)?.week ?? currentWeek(standing);
    const weekOf = standing.plan.weeks[week - 1];
    return weekOf ? [{ kind: 'missed', days: 1, from: { week, weekday: longestOf(weekOf).weekday } }] : [];
  }
  const range = /\b(?:to|until|till|through)\b/.test(plain);
  if (
    weekdays.length > 0 &&
    !range &&
    datesIn(plain, standing.today).length === 0 &&
    (long === undefined || long === 1)
  )
    return weekdays.slice(0, 5).map((weekday): Step => ({
      kind: 'missed',
      days: 1,
      from: { date: lastNamed(weekday, standing, plain) },
    }));
  if (sessions !== undefined && long === undefined)
    return [{ kind: 'missed', sessions, from: weekBegin(standing, plain) }];
  if (
    long === undefined &&
    weeksNamed(plain, standing) === null &&
    datesIn(plain, standing.today).length === 0 &&
    weekdays.length === 0
  )
    return [{ kind: 'missed', sessions: 1, from: begun(standing) ? { date: standing.today } : { week: 1 } }];
  return [{ kind: 'missed', ...stretch(message, standing, 7) }];
}

function sessionsSaid(plain: string): number | undefined {
  const [, sessions] =
    /\b(an?|one|two|three|four|five|\d+) (?:\w+ )?(?:sessions?|rides?|workouts?)\b/.exec(plain) ?? [];
  return sessions ? counted(sessions) : undefined;
}

const weekBegin = (standing: Standing, plain: string): { week: number } | { date: string } => {
  const named = weeksNamed(plain, standing);
  if (named) return { week: named.week };
  const monday = mondayOf(standing.today);
  return begun(standing) ? { date: monday < startOf(standing) ? startOf(standing) : monday } : { week: 1 };
};

/** "I am exhausted", "slept badly for 3 days": easier days from today on. */
export function tired(message: Message, standing: Standing): Step[] {
  const { concepts, text: plain } = message;
  const says =
    /\b(?:tired|exhausted|knackered|shattered|wrecked|heavy legs|legs are (?:heavy|dead|empty)|fried|burn(?:t|ed) out|slept (?:badly|terribly))\b/.test(
      plain,
    );
  if (!says && !concepts.has('tired') && !concepts.has('badSleep')) return [];
  const days = daysLong(message);
  return [
    { kind: 'tired', ...(days === undefined ? {} : { badDays: days }), from: { date: standing.today } },
  ];
}
