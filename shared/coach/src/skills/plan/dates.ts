import {
  addDays,
  daysBetween,
  isIsoDate,
  mondayOf,
  weekdayOf,
  WEEKDAYS,
  type Weekday,
} from '@breakaway/cycling';

/** A day, or a stretch of days, that a text names. */
export type Span = {
  /** ISO dates; the same for a day */
  first: string;
  last: string;
  /** the day to plan for: of a month or a season a Sunday in it */
  day: string;
  /** false where only a month or a season was named */
  exact: boolean;
  start: number;
  end: number;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ordinal = '(\\d{1,2})(?:st|nd|rd|th)?';
const yearNamed = '(?:,? (20\\d{2}))?';

const monthOf = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : months.indexOf(name.slice(0, 3)) + 1;
const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const lastOf = (year: number, month: number): string =>
  iso(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());

/** A day and a month as the next date that comes; null where there is no such day. */
function next(
  day: number,
  month: number | undefined,
  year: number | undefined,
  today: string,
): string | null {
  if (month === undefined) return null;
  const now = Number(today.slice(0, 4));
  const found = (year === undefined ? [now, now + 1] : [year])
    .map((one) => iso(one, month, day))
    .find((date) => isIsoDate(date) && (year !== undefined || date >= today));
  return found ?? null;
}

const sundayFrom = (date: string): string => addDays(mondayOf(date), 6);

type Reader = {
  pattern: RegExp;
  read: (match: RegExpExecArray, today: string) => Omit<Span, 'start' | 'end'> | null;
};

const oneDay = (date: string | null): Omit<Span, 'start' | 'end'> | null =>
  date === null ? null : { first: date, last: date, day: date, exact: true };

const seasons: Readonly<Record<string, number>> = { spring: 4, summer: 7, autumn: 9, fall: 9 };
const feasts: Readonly<Record<string, readonly [number, number]>> = {
  christmas: [12, 25],
  xmas: [12, 25],
  'new year': [1, 1],
  "new year's": [1, 1],
  halloween: [10, 31],
  "valentine's": [2, 14],
};

/** A part of a month, with a Sunday in it to plan for. */
function partOf(
  month: number | undefined,
  part: string | undefined,
  year: number | undefined,
  today: string,
): Omit<Span, 'start' | 'end'> | null {
  if (month === undefined) return null;
  const now = Number(today.slice(0, 4));
  const [from, to] = /end|late/.test(part ?? '')
    ? [21, 0]
    : /early|begin|start/.test(part ?? '')
      ? [1, 10]
      : /mid/.test(part ?? '')
        ? [10, 20]
        : [1, 0];
  const inYear = (one: number) => ({
    first: iso(one, month, from),
    last: to === 0 ? lastOf(one, month) : iso(one, month, to),
  });
  const span =
    inYear(year ?? now).last >= today ? inYear(year ?? now) : year === undefined ? inYear(now + 1) : null;
  if (!span) return null;
  const { first, last } = span;
  const wish = /end|late/.test(part ?? '')
    ? addDays(mondayOf(addDays(last, 1)), -1)
    : sundayFrom(addDays(first, from === 1 && to === 0 ? 14 : 3));
  const ahead = wish < today ? sundayFrom(today) : wish;
  return { first, last, day: ahead > last ? last : ahead, exact: false };
}

const readers: readonly Reader[] = [
  {
    pattern: /\b(20\d{2}-\d{2}-\d{2})\b/g,
    read: ([, date]) => oneDay(date && isIsoDate(date) ? date : null),
  },
  // "3 to 10 July"
  {
    pattern: new RegExp(
      `\\b${ordinal} ?(?:-|to|until|till|and) ?${ordinal} (?:of )?${monthNames}\\b${yearNamed}`,
      'g',
    ),
    read: ([, from, to, month, year], today) => {
      const last = next(Number(to), monthOf(month), year ? Number(year) : undefined, today);
      const first = last && iso(Number(last.slice(0, 4)), Number(last.slice(5, 7)), Number(from));
      return first && last && isIsoDate(first) && first <= last
        ? { first, last, day: first, exact: true }
        : null;
    },
  },
  {
    pattern: new RegExp(`\\b${ordinal}(?: of)? ${monthNames}\\b${yearNamed}`, 'g'),
    read: ([, day, month, year], today) =>
      oneDay(next(Number(day), monthOf(month), year ? Number(year) : undefined, today)),
  },
  {
    pattern: new RegExp(
      `\\b${monthNames} (?:the )?${ordinal}\\b(?! ?(?:km|k\\b|w\\b|h\\b|hrs?|hours?|weeks?|min|days|%|miles))${yearNamed}`,
      'g',
    ),
    read: ([, month, day, year], today) =>
      oneDay(next(Number(day), monthOf(month), year ? Number(year) : undefined, today)),
  },
  // "14.6." and "14/6/2027", day first
  {
    pattern: /\b(\d{1,2})[./](\d{1,2})(?:\.|[./](20\d{2}))(?!\d)/g,
    read: ([, day, month, year], today) =>
      Number(month) <= 12
        ? oneDay(next(Number(day), Number(month), year ? Number(year) : undefined, today))
        : null,
  },
  // "the 14th of next month", "the 14th"
  {
    pattern:
      /\bthe (\d{1,2})(?:st|nd|rd|th)(?: (?:of )?(next|this) month)?\b(?! (?:of (?!next|this)|week|day|time|session|ride|place))/g,
    read: ([, day, which], today) => {
      const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
      const at = (more: number) =>
        month + more > 12
          ? iso(year + 1, month + more - 12, Number(day))
          : iso(year, month + more, Number(day));
      const date = which === 'next' ? at(1) : at(0) >= today ? at(0) : at(1);
      return oneDay(isIsoDate(date) ? date : null);
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(early|mid|late|(?:the )?(?:end|beginning|start|middle) of)(?: |-)|(in|for|by|until|till|before|during|from|of|to|next|this) )${monthNames}\\b(?! \\d)${yearNamed}|^${monthNames}\\b(?! \\d)`,
      'g',
    ),
    read: ([, part, , month, year, alone], today) =>
      partOf(monthOf(month ?? alone), part, year ? Number(year) : undefined, today),
  },
  // "my june ironman", "a july gran fondo"; "may" and "march" are verbs too
  {
    pattern: /\b(january|february|april|june|july|august|september|october|november|december)\b(?! \d)/g,
    read: ([, month], today) => partOf(monthOf(month), undefined, undefined, today),
  },
  {
    pattern: /\b(christmas|xmas|new year's|new year|halloween|valentine's)\b/g,
    read: ([, name = ''], today) => {
      const feast = feasts[name];
      return feast ? oneDay(next(feast[1], feast[0], undefined, today)) : null;
    },
  },
  {
    pattern:
      /\b(?:in|for|by|until|next|this|during|from) (?:the |late |early )?(spring|summer|autumn|fall)\b/g,
    read: ([, season = ''], today) => partOf(seasons[season], undefined, undefined, today),
  },
  // "in 10 weeks", "10 weeks away"
  {
    pattern:
      /\b(?:in|within) (?:about |around |roughly |just |only )?(\d+(?:\.\d+)?) ?-?(weeks?|wks?|months?|days?)\b(?! (?:3|4|1|2)\b)|\b(\d+(?:\.\d+)?) ?-?(weeks?|wks?|months?|days?) (?:away|out\b|to go|from (?:now|today)|ahead|until|till|to prepare|to get ready|left|before (?:my|the|a))/g,
    read: ([, a, unitA, b, unitB], today) => {
      const unit = unitA ?? unitB;
      if (unit === undefined) return null;
      const days = Math.round(Number(a ?? b) * (unit.startsWith('d') ? 1 : unit.startsWith('m') ? 30.44 : 7));
      if (!(days > 0 && days <= 730)) return null;
      const date = addDays(today, days);
      if (unit.startsWith('d')) return oneDay(date);
      // Events are on Sundays by default.
      const off = WEEKDAYS.indexOf(weekdayOf(date));
      const day = addDays(date, off >= 3 ? 6 - off : -off - 1);
      return { first: day, last: day, day: day > today ? day : date, exact: false };
    },
  },
];

/** Days that a text names, in reading order, without those inside of others. @param today ISO date: days without a year are the next that come */
export function datesIn(plain: string, today: string): Span[] {
  const found: Span[] = [];
  for (const { pattern, read } of readers)
    for (const match of plain.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => start < one.end && one.start < end)) continue;
      const span = read(match as RegExpExecArray, today);
      if (span) found.push({ ...span, start, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

export const dayPattern =
  '(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rsday|urday|days|sdays|nesdays|rsdays|urdays)?\\b';

/** The weekday of a match of `dayPattern`; undefined where nothing matched. */
export const weekdayNamed = (name: string | undefined): Weekday | undefined =>
  WEEKDAYS.find((one) => name?.toLowerCase().startsWith(one.toLowerCase()));

/** Weekdays that a text names, in reading order, "weekdays" and "weekends" opened. */
export function weekdaysIn(plain: string): Weekday[] {
  const pattern = new RegExp(
    `\\b(?:${dayPattern}|(weekdays?|week days|working days|work days)|(weekends?))\\b`,
    'g',
  );
  return [...plain.matchAll(pattern)].flatMap(([, day, week, end]) =>
    week ? WEEKDAYS.slice(0, 5) : end ? WEEKDAYS.slice(5) : (weekdayNamed(day) ?? []),
  );
}

/** The next date of a weekday after a date, or on it with `same`. */
export function nextOf(weekday: Weekday, from: string, same = false): string {
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(from)) + 7) % 7;
  return addDays(from, ahead === 0 && !same ? 7 : ahead);
}

/** "Sunday 14 February", "Sun 14 Feb" with `short`. */
export function dateWords(date: string, short = false): string {
  const names = {
    Mon: 'Monday',
    Tue: 'Tuesday',
    Wed: 'Wednesday',
    Thu: 'Thursday',
    Fri: 'Friday',
    Sat: 'Saturday',
    Sun: 'Sunday',
  } as const;
  const long = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const weekday = weekdayOf(date);
  const month = long[Number(date.slice(5, 7)) - 1]!;
  return short
    ? `${weekday} ${Number(date.slice(8))} ${month.slice(0, 3)}`
    : `${names[weekday]} ${Number(date.slice(8))} ${month}`;
}

export { addDays, daysBetween, mondayOf, weekdayOf };
