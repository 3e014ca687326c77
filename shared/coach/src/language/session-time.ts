import { countOf, matchAt, NUMBER_WORDS, sticky } from './session-text.ts';

/** A length of time in the text. Without a unit (`bare`) the seconds are those of minutes. */
export type TimeRead = { seconds: number; value: number; bare: boolean; end: number };

const HOURS =
  '(?:hours?|hrs?(?! ?(?:zone|z ?\\d|max|of|at|\\d))|h|stunden?|std|heures?|ore|ora|horas?|uur|uren)(?![a-z])';
const MINUTES = "(?:min(?:s|ut[a-z]*)?(?![a-z])\\.?|mn(?![a-z])|m(?![a-z²³/])|'(?!'))";
const SECONDS = "(?:s(?:ecs?|ec(?:ond|und)[a-z]*|eg(?:undos?)?|ek(?:unden?)?)?(?![a-z])|\"|'')";
const N = `(\\d{1,3}(?:\\.\\d+)?|${NUMBER_WORDS})`;
/** What may follow a number that is a length of time without its unit. */
const NO_UNIT =
  '(?!\\d|\\.\\d)(?! ?(?:%|w(?![a-z/:])|watts?|bpm|rpm|km|kms|kmh|k(?![a-z0-9])|kgs?|g(?![a-z0-9])|gr|grams?|mg|ml|cl|l(?![a-z0-9])|litres?|liters?|mm|cm|cups?|gels?|bottles?|bars?|psi|°|x(?![a-z])|kcal|kj|days?|weeks?|months?|times|years?|speed|mi(?![a-z])|miles?|tss|rm(?![a-z])|euros?|pounds?|lbs?))(?![a-z])';

const CLOCK_HMS = sticky('(\\d{1,2}):(\\d{2}):(\\d{2})(?![\\d:])');
const HOURS_MINUTES = sticky(
  `(\\d{1,2}) ?${HOURS} ?(?:and |e |et |y |und )?(\\d{1,2}) ?(?:${MINUTES})|(\\d{1,2})h([0-5]\\d)(?![\\dx%:]|\\.\\d)`,
);
const WHOLE_HOURS = sticky(`${N} ?-?${HOURS}`);
const MINUTES_SECONDS = sticky(
  `(\\d{1,2})'([0-5]\\d)(?:"|'')?(?!\\d)|(\\d{1,2}) ?(?:min(?:ut[a-z]*)?|m) ?(\\d{1,2}) ?(?:${SECONDS})|(\\d{1,2})(?:min|m)([0-5]\\d)(?![\\dx%]|\\.\\d)`,
);
const CLOCK = sticky('(\\d{1,2}):([0-5]\\d)(?![\\d:])');
const WHOLE_MINUTES = sticky(`${N} ?-?${MINUTES}`);
const WHOLE_SECONDS = sticky(`${N} ?-?${SECONDS}`);
const BARE = sticky(`${N}${NO_UNIT}`);

/** A length of time at a place of the text, with its unit: `8 min`, `1h30`, `1'30`, `90s`, `1:30` (minutes and seconds). */
export function timeAt(text: string, at: number): TimeRead | null {
  const read = (pattern: RegExp, seconds: (figures: number[]) => number): TimeRead | null => {
    const found = matchAt(pattern, text, at);
    if (!found) return null;
    const figures = found
      .slice(1)
      .filter((figure) => figure !== undefined)
      .map(countOf);
    return { seconds: seconds(figures), value: figures[0] ?? 0, bare: false, end: at + found[0].length };
  };
  return (
    read(CLOCK_HMS, ([h = 0, m = 0, s = 0]) => 3600 * h + 60 * m + s) ??
    read(HOURS_MINUTES, ([h = 0, m = 0]) => 3600 * h + 60 * m) ??
    read(WHOLE_HOURS, ([h = 0]) => 3600 * h) ??
    read(MINUTES_SECONDS, ([m = 0, s = 0]) => 60 * m + s) ??
    read(CLOCK, ([m = 0, s = 0]) => 60 * m + s) ??
    minutesAt(text, at) ??
    read(WHOLE_SECONDS, ([s = 0]) => s)
  );
}

/** From a hundred on "m" are metres. */
function minutesAt(text: string, at: number): TimeRead | null {
  const found = matchAt(WHOLE_MINUTES, text, at);
  if (!found) return null;
  const value = countOf(found[1] ?? '');
  if (value >= 100 && /m$/.test(found[0])) return null;
  return { seconds: 60 * value, value, bare: false, end: at + found[0].length };
}

/** As `timeAt`, or a number without a unit, taken as minutes. */
export function timeOrNumberAt(text: string, at: number): TimeRead | null {
  const timed = timeAt(text, at);
  if (timed) return timed;
  const found = matchAt(BARE, text, at);
  if (!found) return null;
  const value = countOf(found[1] ?? '');
  return { seconds: 60 * value, value, bare: true, end: at + found[0].length };
}

const DISTANCE = sticky(`${N} ?-?(km|kilomet(?:er|re)s?|k|miles?|mi|m(?:et(?:er|re)s?)?)(?![a-z/])`);

/** A distance at a place of the text, m: `2km`, `400 m`. */
export function distanceAt(text: string, at: number): { metres: number; end: number } | null {
  const found = matchAt(DISTANCE, text, at);
  if (!found) return null;
  const unit = found[2] ?? '';
  const per = unit.startsWith('k') ? 1000 : unit.startsWith('mi') ? 1609.344 : 1;
  const metres = countOf(found[1] ?? '') * per;
  return metres >= 100 ? { metres, end: at + found[0].length } : null;
}
