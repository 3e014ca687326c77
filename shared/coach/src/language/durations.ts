import type { RawQuantity } from './quantity.ts';

const hours = '(?:hours?|hrs?|h)';
const minutes = "(?:minutes?|minuts?|minites?|minuets?|mins?|mn|')";
const seconds = '(?:seconds?|secs?|s|")';
/** A bare figure after a larger unit ("1 hour 10") belongs to it only when no unit of another kind follows. */
const noOtherUnit =
  '(?![\\d.]| ?\\+| ?(?:w\\b|watt|%|k\\b|km|m\\b|kg|g\\/|mi|°|lb|bpm|h\\b|hours?\\b|hrs?\\b|:\\d))';

/** "3 hours and 2 bottles": what is counted is no time. */
const nothingCounted =
  '(?! ?(?:x\\b|(?:big |small |large |full |short |long )?(?:bottles?|bidons?|gels?|bars?|bananas?|riders?|people|climbs?|hills?|laps?|sets?|reps?|times|days?|weeks?|sessions|rides\\b|intervals?|efforts?|coffees?|stops?|loops?|sprints?|repeats?)))';

const words: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

const patterns: Array<[RegExp, (...figures: Array<number | undefined>) => Partial<RawQuantity>]> = [
  [/(?<![\d.])(\d{1,2}):(\d{2}):(\d{2})(?!\d)/g, (h = 0, m = 0, s = 0) => ({ value: h * 3600 + m * 60 + s })],
  [/(?<![\d.])(\d{1,2}):(\d{2}) ?(?:hours?|hrs?|h)\b/g, (h = 0, m = 0) => ({ value: h * 3600 + m * 60 })],
  [
    /(?<![\d.])(\d{1,3}):(\d{2})(?: ?(?:minutes?|mins?))?(?!\d)/g,
    (a = 0, b = 0) =>
      a <= 24 ? { value: a * 60 + b, alternative: a * 3600 + b * 60 } : { value: a * 60 + b },
  ],
  [
    new RegExp(
      `(\\d+) ?-?${hours} ?(?:and |, ?)?(\\d{1,2}) ?(?:${minutes}|m\\b) ?(?:and |, ?)?(\\d{1,2}) ?${seconds}`,
      'g',
    ),
    (h = 0, m = 0, s = 0) => ({ value: h * 3600 + m * 60 + s }),
  ],
  [
    new RegExp(
      `(\\d+) ?-?${hours} ?(?:(?:and |, ?)?([0-5]?\\d) ?(?:${minutes}(?![a-z])|m\\b)|(?:and )?([0-5]?\\d)${noOtherUnit}(?! ?[a-z%]*\\/)${nothingCounted})`,
      'g',
    ),
    (h = 0, m, bare = 0) => ({ value: h * 3600 + (m ?? bare) * 60 }),
  ],
  // "an hour and ten"
  [
    new RegExp(
      `(\\d+) ?-?${hours} and (five|ten|fifteen|twenty|thirty|forty|fifty)(?: ?(?:${minutes}))?(?![a-z])(?! ?${hours})`,
      'g',
    ),
    (h = 0, m = 0) => ({ value: h * 3600 + m * 60 }),
  ],
  [
    new RegExp(
      `(\\d+) ?-?(?:${minutes}|m(?= ?\\d{1,2} ?s)) ?(?:and |, ?)?([0-5]?\\d)(?: ?${seconds}(?![a-z])|${noOtherUnit}(?! ?[a-z%]*\\/))`,
      'g',
    ),
    (m = 0, s = 0) => ({ value: m * 60 + s }),
  ],
  [new RegExp(`(\\d+(?:\\.\\d+)?) ?-?${hours}(?![a-z/])`, 'g'), (h = 0) => ({ value: h * 3600 })],
  [new RegExp(`(\\d+(?:\\.\\d+)?) ?-?${minutes}(?![a-z/])`, 'g'), (m = 0) => ({ value: m * 60 })],
  [new RegExp(`(\\d+(?:\\.\\d+)?) ?-?${seconds}(?![a-z/])`, 'g'), (s = 0) => ({ value: s })],
  // "my best 5 is 330 and best 20 is 275": minutes, as riders call their own records
  [/(?<=\bbest )(\d{1,2})(?= (?:is|was|of|at|=) ?[1-9]\d{2}\b)/g, (m = 0) => ({ value: m * 60 })],
  // "in 45m" is a time: a length would not follow *in*.
  [
    /(?<=\b(?:in|under|sub|within) ?-?)(\d{1,3})m\b(?! ?(?:of|climb|gain|vert|up|elev))/g,
    (m = 0) => ({ value: m * 60 }),
  ],
];

/** Reads times: 55 minutes, 1h05, 5h30, 24:30, 1:05:30, 45', "1 hour 10". Seconds. */
export function scanDurations(text: string): RawQuantity[] {
  const found: RawQuantity[] = [];
  let rest = text;
  for (const [pattern, read] of patterns) {
    for (const match of rest.matchAll(pattern)) {
      const figures = match
        .slice(1)
        .map((figure) => (figure === undefined ? undefined : (words[figure] ?? Number(figure))));
      const [start, end] = [match.index, match.index + match[0].length];
      found.push({ kind: 'duration', value: 0, ...read(...figures), start, end, text: match[0] });
      rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end);
    }
  }
  return found;
}
