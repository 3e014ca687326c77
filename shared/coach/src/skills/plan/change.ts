import { isIsoDate, type PlanChange, type TrainingPlan, type Weekday } from '@breakaway/cycling';
import { figure, has, type Message } from '../../understanding/message.ts';
import { MOST_CHANGES, type PlanAsk, type Step } from './ask.ts';
import {
  addDays,
  datesIn,
  dateWords,
  dayPattern,
  daysBetween,
  mondayOf,
  nextOf,
  weekdaysIn,
  type Span,
} from './dates.ts';
import { dayTimesIn } from './day-times.ts';
import { fill } from './read.ts';

/** The plan that a message changes, and the day on which it is said. */
type Standing = { ask: PlanAsk; plan: TrainingPlan; today: string };

/** The question with what a message changes in it; null for a message that changes no plan. */
export function changed(ask: PlanAsk, message: Message, standing: Omit<Standing, 'ask'>): PlanAsk | null {
  const { text: plain } = message;
  if (message.session || message.climb || has(message, 'power', 'carbRate', 'grade')) return null;
  const { now: _, ...last } = ask;
  const asksTests = /\bwhen\b[^.?]*\b(?:tests?|testing)\b|\b(?:which|what) (?:week|day)s?\b[^.?]*\btests?\b/;
  if (asksTests.test(plain)) return { ...last, now: { steps: 0, edited: [testWords(standing.plan)] } };
  if (asksOnly.test(plain)) return null;
  const read = stepsIn(message, { ask, ...standing });
  // A week for itself is asked for anew: what holds from now on is part of its question.
  const lasting = ask.wants === 'week' ? read.filter(isLasting) : [];
  if (lasting.length > 0 && lasting.length === read.length) {
    const next = lasting.reduce<PlanAsk>(withLasting, last);
    return { ...next, now: { steps: 0, edited: editsOf(last, next) } };
  }
  const steps = read;
  if (steps.length > 0) {
    const before = last.changes ?? [];
    // "And 7 hours? And 8?": only the last of them counts.
    const kept = steps[0]!.kind === 'hours' && before.at(-1)?.kind === 'hours' ? before.slice(0, -1) : before;
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
  return `You test here: ${days.join('; ')}. Two easy days before, the same place and meter.`;
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
          `Up to ${hard + 1} hard days a week now, where your rides leave an easy day between them; the hours stay.`,
        ],
      },
    };
  }
  if (hard > 1)
    return {
      ...ask,
      hardDays: hard - 1,
      now: { steps: 0, edited: [`One hard day a week less; the hours stay, so the rest is easy riding.`] },
    };
  if (ask.hours === undefined)
    return { ...ask, hardDays: 0, now: { steps: 0, edited: ['No hard days now: all riding is easy.'] } };
  const hours = Math.round(1.7 * ask.hours) / 2;
  return { ...ask, hours, now: { steps: 0, edited: [`About 15 % less riding: ${hours} h a week.`] } };
}

/** What has been edited in a question, in sentences. */
function editsOf(before: PlanAsk, after: PlanAsk): string[] {
  const names: Partial<Record<keyof PlanAsk, (ask: PlanAsk) => string>> = {
    days: ({ days }) => `${days} rides a week now.`,
    longDay: ({ longDay }) => `The long ride is on ${longDay} now.`,
    groupRideDay: ({ groupRideDay }) => `Your group ride on ${groupRideDay} counts as a hard day.`,
    hardDays: ({ hardDays }) => `At most ${hardDays} hard day${hardDays === 1 ? '' : 's'} a week.`,
    weeks: ({ weeks }) => `${weeks} weeks now.`,
    hours: ({ hours }) => `${hours} h a week now.`,
    eventDate: ({ eventDate }) => `It leads to ${dateWords(eventDate!)} now.`,
    indoor: () => 'Planned for indoors now.',
    noPowerMeter: () => 'By feel and heart rate now, without watts.',
    excluded: ({ excluded }) => `No riding on ${excluded!.join(', ')}.`,
    strength: () => 'Without strength work.',
  };
  const keys = Object.keys(names) as (keyof PlanAsk)[];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => names[key]!(after));
}

const small: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};
const count = (word: string): number => small[word] ?? Number(word);

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

const startOf = ({ plan, today }: Standing): string => plan.startDate ?? mondayOf(today);
/** True once the first week of the plan has begun. */
const begun = (standing: Standing): boolean => standing.today >= startOf(standing);

/** Weeks of the plan that a text names: "week 3", "weeks 3 and 4", "weeks 3 to 5", "this week", "next week", "last week". */
function weeksNamed(plain: string, standing: Standing): { week: number; weeks: number } | null {
  const numbered =
    /\bweeks? (\d{1,2})(?: ?(?:,|and|&|to|-|until) ?(\d{1,2})(?! ?(?:h|hrs?|hours?|min\w*)\b))?\b/.exec(
      plain,
    );
  if (numbered) {
    const [from, to] = [Number(numbered[1]), Number(numbered[2] ?? numbered[1])];
    return from >= 1 && to >= from ? { week: from, weeks: to - from + 1 } : null;
  }
  const current = begun(standing) ? Math.floor(daysBetween(startOf(standing), standing.today) / 7) + 1 : 1;
  const relative = /\b(this|next|last|the past|the first|the last) week\b/.exec(plain)?.[1];
  if (!relative) return null;
  if (relative === 'the first') return { week: 1, weeks: 1 };
  const off = relative === 'this' ? 0 : relative === 'next' ? (begun(standing) ? 1 : 0) : -1;
  return { week: Math.max(1, current + off), weeks: 1 };
}

/** The date of a weekday of which it is said that it is over: the last one, or that of the first week of a plan to come. */
function lastNamed(weekday: Weekday, standing: Standing, plain: string): string {
  const named = weeksNamed(plain, standing);
  const at = (week: number) => nextOf(weekday, addDays(startOf(standing), 7 * (week - 1)), true);
  if (named) return at(named.week);
  if (!begun(standing)) return at(1);
  const back = nextOf(weekday, addDays(standing.today, -6), true);
  return back < startOf(standing) ? at(1) : back;
}

const movedWords =
  /\b(?:race|event|it|date|sportive|gran ?fondo|fondo|tt|crit|tour|marmotte|big day)\b.{0,30}\b(?:moved|moves|postponed|delayed|brought forward|earlier|later|pushed|rescheduled|changed|shifted|put back|is now|now on|is on)\b|\b(?:moved|postponed|delayed|rescheduled)\b|\b(?:new date|date (?:is|has) changed)\b|^(?:(?:no|sorry|oh|wait|actually)[, ]+)*it'?s (?:actually |now )?on\b/;

function moved(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  const { plan, today } = standing;
  // "My fondo is on 7 February" gives an event to a plan that has none; nothing moves.
  if (
    !plan.event &&
    !/\b(?:mov(?:ed?|es)|postponed|delayed|rescheduled|changed|shifted|pushed)\b/.test(plain)
  )
    return [];
  if (!movedWords.test(plain) || /\bmoved? (?:house|home|country|jobs?)\b/.test(plain)) return [];
  const event = plan.event;
  const dates = datesIn(plain, today);
  const from = { date: today };
  // "From 7 June to 14 June": the day it goes to is said last.
  const to = dates.at(-1);
  // "The 24th" is a day of the month that the event is in.
  const dayOnly = to && /^the (\d{1,2})(?:st|nd|rd|th)$/.exec(plain.slice(to.start, to.end).trim());
  const inMonth = dayOnly && event?.date ? `${event.date.slice(0, 8)}${dayOnly[1]!.padStart(2, '0')}` : null;
  if (inMonth && isIsoDate(inMonth) && inMonth >= today) return [{ kind: 'eventMoved', date: inMonth, from }];
  if (to && !/^(?:in|within)\b/.test(plain.slice(to.start, to.end)))
    return [{ kind: 'eventMoved', date: to.day, from }];
  const earlier = /\b(?:earlier|forward|sooner|before|closer)\b/.test(plain) ? -1 : 1;
  const weeks = figure(message, 'weeks') ?? (/\ba week\b/.test(plain) ? 1 : undefined);
  if (weeks !== undefined) return [{ kind: 'eventMoved', byWeeks: earlier * Math.round(weeks), from }];
  const days = figure(message, 'days') ?? (/\ba day\b/.test(plain) ? 1 : undefined);
  if (days !== undefined && event?.date)
    return [{ kind: 'eventMoved', date: addDays(event.date, earlier * Math.round(days)), from }];
  const weekday = weekdaysIn(plain.replace(/\b(?:from|instead of|not) (?:the )?\w+/g, ' ')).at(-1);
  if (weekday && event?.date) {
    const monday = mondayOf(event.date);
    return [{ kind: 'eventMoved', date: nextOf(weekday, monday, true), from }];
  }
  return [];
}

function swapped({ text: plain }: Message, standing: Standing): Step[] {
  // The day of a race that moves is no change of the riding days.
  if (/\b(?:race|event)\b/.test(plain) && movedWords.test(plain)) return [];
  // "Tuesday I can't. Wednesday?"
  const offered = new RegExp(
    `\\b${dayPattern}\\b[^?]*\\b(?:can'?t|cannot|is out|not possible|no good)\\b[^?]*\\b${dayPattern}\\?`,
  ).test(plain);
  if (!offered && !/\b(?:swap|switch|exchange|change places|trade|instead of|move)\b/.test(plain)) return [];
  const days = [...new Set(weekdaysIn(plain))];
  const [a, b] = days;
  if (!a || !b || days.length > 2) return [];
  const named = weeksNamed(plain, standing);
  const { weeks } = standing.plan;
  if (named)
    return Array.from({ length: named.weeks }, (_, i): Step => ({
      kind: 'swapDays',
      week: named.week + i,
      days: [a, b],
    }));
  const current = begun(standing) ? Math.floor(daysBetween(startOf(standing), standing.today) / 7) + 1 : 1;
  if (weeks.length === 1) return [{ kind: 'swapDays', week: 1, days: [a, b] }];
  const always = !begun(standing) || /\b(?:always|every week|all weeks|from now on|in general)\b/.test(plain);
  return [
    always
      ? { kind: 'swapAll', days: [a, b], fromWeek: current }
      : { kind: 'swapDays', week: current, days: [a, b] },
  ];
}

/** A length of time in days that a text says; undefined where it says none. */
function daysLong(message: Message): number | undefined {
  const { text: plain } = message;
  const said = /\b(a|one|two|three|four|five|six|seven|ten) (days?|weeks?)\b/.exec(plain);
  const days = figure(message, 'days');
  const weeks = figure(message, 'weeks');
  if (days !== undefined) return Math.round(days);
  if (weeks !== undefined && !/\bweeks? \d/.test(plain)) return Math.round(7 * weeks);
  if (said) return count(said[1]!) * (said[2]!.startsWith('w') ? 7 : 1);
  return /\b(?:whole|entire|all|full) (?:of )?(?:the |that |last )?week\b/.test(plain) ? 7 : undefined;
}

/** From when and for how long, of something that lasts. */
function stretch(
  message: Message,
  standing: Standing,
  usual: number,
): Pick<Extract<PlanChange, { kind: 'ill' }>, 'days' | 'from'> {
  const { text: plain } = message;
  const { today } = standing;
  const span: Span | undefined = datesIn(plain, today)[0];
  if (span && span.exact)
    return {
      days: span.last > span.first ? daysBetween(span.first, span.last) + 1 : (daysLong(message) ?? 1),
      from: { date: span.first },
    };
  const named = weeksNamed(plain, standing);
  const long = daysLong(message);
  if (named)
    return { days: long !== undefined && long < 7 ? long : 7 * named.weeks, from: { week: named.week } };
  const weekdays = weekdaysIn(plain);
  const days = long ?? usual;
  if (weekdays[0]) {
    const first = lastNamed(weekdays[0], standing, plain);
    const last = weekdays[1] ? nextOf(weekdays[1], first) : null;
    return {
      days: last && /\b(?:to|until|till|through)\b|-/.test(plain) ? daysBetween(first, last) + 1 : days,
      from: { date: first },
    };
  }
  // What is over ended yesterday; a plan that has not begun is taken from its first day.
  const over =
    /\b(?:was|were|been|had|missed|lost|since|gone|better|recovered|couldn'?t|didn'?t)\b/.test(plain) &&
    begun(standing);
  return { days, from: { date: over ? addDays(today, -days) : today } };
}

function ill(message: Message, standing: Standing): Step[] {
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

function missed(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  if (!missedWords.test(plain) && !(elsewhere.test(plain) && weeksNamed(plain, standing))) return [];
  const long = daysLong(message);
  const sessions = figure(message, 'timesPerWeek') ?? sessionsSaid(plain);
  const weekdays = weekdaysIn(plain);
  if (/\blong (?:ride|one)\b/.test(plain) && weekdays.length === 0) {
    const week =
      weeksNamed(plain, standing)?.week ??
      (begun(standing) ? Math.floor(daysBetween(startOf(standing), standing.today) / 7) + 1 : 1);
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

/** What is left of the hours of a week that is to be lighter: between a loading and a recovery week. */
const LIGHTER = 0.75;

/** "Make week 5 lighter": fewer hours in that week, with its hard sessions kept short. */
function lighterWeek({ text: plain }: Message, standing: Standing): Step[] {
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

/** "Shorten Sunday to 2 hours", "only 45 min on Tuesdays": another length of one day or of some. */
function dayTime(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  if (/\b(?:extra|more|additional|less|longer by|shorter by)\b/.test(plain)) return [];
  const atMost = /\b(?:only|max\w*|at most|no more than|just|shorten|shorter|cut|if)\b/.test(plain);
  const named = weeksNamed(plain, standing);
  const once = new RegExp(`\\b(?:this|next|coming) ${dayPattern}\\b`).test(plain);
  const current = begun(standing) ? Math.floor(daysBetween(startOf(standing), standing.today) / 7) + 1 : 1;
  const weekOf = standing.plan.weeks[(named?.week ?? current) - 1];
  const ofLong = /\blong(?:est)? (?:ride|one|day)s?\b/.test(plain);
  const less = /\b(?:shorten|shorter|cut|reduce)\b/.test(plain);
  const more = /\b(?:longer|extend|lengthen|increase)\b/.test(plain);
  const said = figure(message, 'duration');
  // "Make the long ride shorter": by a quarter, or by a fifth the other way.
  const long =
    said ??
    (ofLong && weekOf && less !== more ? 60 * longestOf(weekOf).minutes * (less ? 0.75 : 1.2) : undefined);
  const times =
    ofLong && long !== undefined && weekOf
      ? [{ weekday: longestOf(weekOf).weekday, minutes: 5 * Math.round(long / 300) }]
      : dayTimesOr(message, long, atMost);
  return times.map(({ weekday, minutes }): Step => ({
    kind: 'dayTime',
    weekday,
    minutes,
    ...(atMost ? { atMost } : {}),
    ...(named ? { weeks: named.weeks } : once ? { weeks: 1 } : {}),
    from: { week: named?.week ?? current },
  }));
}

/** Times beside their days; or the only day and the only time, some words apart: "Thursday there is dinner, so just 45 min". */
function dayTimesOr(message: Message, seconds: number | undefined, limits: boolean) {
  const beside = dayTimesIn(message);
  const days = weekdaysIn(message.text);
  const minutes = 5 * Math.round((seconds ?? 0) / 300);
  if (beside.length > 0 || days.length !== 1 || !limits || minutes < 20 || minutes > 420) return beside;
  return [{ weekday: days[0]!, minutes }];
}

/** The longest ride of a week, the event left out. */
const longestOf = ({ days }: TrainingPlan['weeks'][number]) =>
  days.reduce((best, day) => (day.minutes > best.minutes && !day.event ? day : best), days[0]!);

/** "And Sunday too": what was said of one day holds for another. */
function alike({ text: plain }: Message, standing: Standing): Step[] {
  const last = standing.ask.changes?.at(-1);
  const [weekday, other] = weekdaysIn(plain);
  if (
    !last ||
    !weekday ||
    other ||
    !/^(?:and |also |the |on |what about |how about )*\w+(?: too| as well| also)?[?.! ]*$/.test(plain)
  )
    return [];
  if (last.kind === 'missed' && (last.days === 1 || last.sessions === 1))
    return [{ kind: 'missed', days: 1, from: { date: lastNamed(weekday, standing, plain) } }];
  return last.kind === 'dayBlocked' || last.kind === 'dayTime' ? [{ ...last, weekday }] : [];
}

function sessionsSaid(plain: string): number | undefined {
  const match = /\b(an?|one|two|three|four|five|\d+) (?:\w+ )?(?:sessions?|rides?|workouts?)\b/.exec(plain);
  return match ? count(match[1]!) : undefined;
}

const weekBegin = (standing: Standing, plain: string): { week: number } | { date: string } => {
  const named = weeksNamed(plain, standing);
  if (named) return { week: named.week };
  const monday = mondayOf(standing.today);
  return begun(standing) ? { date: monday < startOf(standing) ? startOf(standing) : monday } : { week: 1 };
};

function hours(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  const now = standing.ask.hours;
  const relative =
    /\b(\d+(?:\.\d+)?|an?|one|two|three) ?(?:h|hrs?|hours?) (?:a week |per week )?(less|fewer|more)\b/.exec(
      plain,
    );
  const bare =
    /\b(?:only|just|have|make it|with|about|and|got|do|down to|up to|instead|week|too (?:little|much|few|many)|can do|want)\b/.test(
      plain,
    )
      ? message.quantities.find(({ kind }) => kind === 'duration')
      : undefined;
  const said =
    figure(message, 'weeklyHours') ?? (bare && /h/.test(bare.text) ? bare.value / 3600 : undefined);
  const wished =
    relative && now !== undefined
      ? now + (relative[2] === 'more' ? 1 : -1) * count(relative[1]!)
      : relative
        ? undefined
        : said;
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
function moreTime(message: Message, standing: Standing): Step[] {
  const { text: plain } = message;
  const match =
    /\b(\d+|an?|one|two) (?:extra |more |additional )(hours?|h|min\w*)\b|\b(?:extra|additional) (hour|\d+) ?(min\w*|h\b|hours?)?/.exec(
      plain,
    );
  if (!match) return [];
  const number = match[3] === 'hour' ? 1 : count(match[1] ?? match[3]!);
  const minutes = (match[2] ?? match[4] ?? 'h').startsWith('m') ? number : 60 * number;
  const weekday = weekdaysIn(plain)[0];
  const week =
    weeksNamed(plain, standing)?.week ??
    (begun(standing) ? Math.floor(daysBetween(startOf(standing), standing.today) / 7) + 1 : 1);
  return Number.isFinite(minutes) && minutes > 0 && minutes <= 480
    ? [{ kind: 'moreTime', minutes, week, ...(weekday ? { weekday } : {}) }]
    : [];
}

const shut =
  /\b(?:can'?t|cannot|can not|no|not|off|busy|blocked|free|never|impossible|except|without|out|won'?t|doesn'?t|don'?t|falls? through|fell through|rest)\b/;

function blocked({ text: plain }: Message, standing: Standing): Step[] {
  const weekdays = [...new Set(weekdaysIn(plain))];
  if (weekdays.length === 0 || weekdays.length > 5 || !shut.test(plain) || plain.split(' ').length > 24)
    return [];
  const once =
    new RegExp(`\\b(?:this|next|coming) ${dayPattern}\\b`).test(plain) ||
    /\b(?:falls? through|fell through|came up|has come up)\b/.test(plain);
  const named = weeksNamed(plain, standing);
  const { today } = standing;
  return weekdays.map((weekday): Step => {
    if (named) return { kind: 'dayBlocked', weekday, weeks: named.weeks, from: { week: named.week } };
    if (once)
      return {
        kind: 'dayBlocked',
        weekday,
        weeks: 1,
        from: {
          date:
            mondayOf(nextOf(weekday, today, true)) < today ? today : mondayOf(nextOf(weekday, today, true)),
        },
      };
    return { kind: 'dayBlocked', weekday, from: { date: today } };
  });
}

function restDay({ text: plain }: Message, standing: Standing): Step[] {
  if (
    !/\b(?:another|extra|more|second|third|add an?|one more|need an?) (?:rest |free )?day(?: off)?\b/.test(
      plain,
    ) ||
    !/\b(?:rest|off|free)\b/.test(plain)
  )
    return [];
  const always = /\b(?:a|per|each|every) week\b|\balways\b|\bweekly\b/.test(plain);
  return [{ kind: 'addRestDay', ...(always ? { always } : {}), from: { date: standing.today } }];
}

function tired(message: Message, standing: Standing): Step[] {
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
