import { findClimb } from './gazetteer.ts';
import { COUNT, countOf, matchAt, NUMBER_WORDS, sticky } from './session-text.ts';
import { distanceAt, timeAt, timeOrNumberAt, type TimeRead } from './session-time.ts';
import { targetAt, type ZoneModel } from './session-target.ts';
import type { Meaning } from './session-words.ts';

/** One piece of a repetition as it was read. */
export type PartRead = { seconds: number; meaning?: Meaning | undefined; rest?: boolean };

/** Repetitions as they were read: `3x(10x40/20)`, `4x8`, `5x(3' + 2')`, `6x Box Hill`. */
export type RepsRead = {
  sets: number;
  reps: number;
  parts: PartRead[];
  restS?: number | undefined;
  /** the number of a work without a unit; null where the unit is said */
  bare: number | null;
  /** work as a distance or a climb: how long it takes has to be found */
  metres?: number;
  gainM?: number;
  climb?: string;
  /** what is said of the work with its count: "4 sprints", "3 tempo blocks of 12 min" */
  meaning?: Meaning;
  /** written as work against rest in seconds: 40/20 */
  onOff?: boolean;
  end: number;
};

const TIMES = sticky(
  `(${COUNT})(?: ?x ?| (?:by|mal|fois|por|keer|times|veces|volte) | ?(?:x )?(reps?|sets?|repeats?|repetitions?|intervals?|intervalle?n?|efforts?|blocks?|blocs?|bloques?|blokjes?|series?|serien?|satze|ripetute|repeticiones|repetities|herhalingen|wiederholungen|wdh|lots|bouts|rounds)(?: (?:of|a|von|de|da|van|x|zu|mit|di|with|@|at))? ?)`,
);
const ON = '(?:on|hard|fast|hart|schnell|vite|fort|forte|fuerte|full gas|work|an)';
const OFF =
  '(?:off|easy|rest|recovery|recover|rec|locker|facile|souple|recup(?:ero|eration)?|suave|slow|aus|rust)';
const BETWEEN_ON_OFF = sticky(`(?: ?${ON})? ?(?:,|/|and|with|then|x|-)? ?`);
const ON_WORD = sticky(` ?${ON}(?![a-z])`);
const OFF_WORD = sticky(` ?(?:min(?:utes?)? )?${OFF}(?![a-z])`);
const SLASH = sticky(' ?[/:] ?');
const DASH = sticky('-');
const NUMBERS = sticky('(\\d{1,2})(?: ?- ?\\d{1,2}){2,}(?! ?[\\d%])');
const COMMAS = sticky('(\\d{1,2})(?: ?, ?\\d{1,2}){2,}(?! ?[\\d%])');
const FROM_TO = sticky('(\\d{1,2}) ?\\.\\.\\.? ?(\\d{1,2})(?![\\d.])');
const TO_THE_TOP = sticky('(?:from )?(?:top to bottom|bottom to top|to the top)');

const NOUNS =
  '(?:reps?|sets?|repeats?|repetitions?|intervals?|efforts?|blocks?|lots|bouts|rounds?|climbs?|hills?|pieces?|chunks?|bits|goes|times)';
const NEUTRAL = '(?:hard|long|short|steady|big|solid|separate|uphill|seated|even) ';
/** "4 hard climbs of 6 minutes" */
const COUNTED = sticky(
  `(${COUNT}) (?:${NEUTRAL})*${NOUNS}(?: up the (?:hill|climb))?,? (?:of|at|lasting|each) (?:about |around |roughly )?(?=\\d|${NUMBER_WORDS})`,
);
const COUNT_SPACE = sticky(`(${COUNT}) (?:x )?`);
const NOUN_OF = sticky(
  ` ?${NOUNS},? ?(?:of |at |lasting |x ?|for |@ ?)?(?:about |around |roughly )?(?=\\d|${NUMBER_WORDS})`,
);

/** "3 tempo blocks of 12 min": the kind of work stands between the count and its length. */
function namedReps(text: string, at: number, model: ZoneModel): RepsRead | null {
  const count = matchAt(COUNT_SPACE, text, at);
  const said = count && targetAt(text, at + count[0].length, model, false);
  const noun = said && matchAt(NOUN_OF, text, said.end);
  if (!count?.[1] || !said || !noun || said.meaning.cadenceRpm) return null;
  const reps = countOf(count[1]);
  const work = workAt(text, said.end + noun[0].length, reps);
  return work && reps >= 1 && reps <= 60 ? { ...work, meaning: said.meaning } : null;
}

/** Pairs of seconds that riders write without a unit. */
const PAIRS = new Set([
  '40/20',
  '30/15',
  '30/30',
  '15/15',
  '20/10',
  '20/40',
  '45/15',
  '15/45',
  '20/20',
  '40/40',
  '60/60',
  '30/20',
  '10/20',
  '10/50',
  '60/30',
  '30/60',
  '15/30',
  '30/90',
  '10/10',
]);
const isPair = (on: number, off: number): boolean => PAIRS.has(`${on}/${off}`);

/** Sets of sets of repetitions are as deep as riders write. */
const DEEPEST = 2;

/** Repetitions that begin at a place of the text. */
export function repsAt(text: string, at: number, model: ZoneModel, depth = 0): RepsRead | null {
  const counted = matchAt(COUNTED, text, at);
  const times = matchAt(TIMES, text, at) ?? counted;
  if (!times?.[1]) return depth === 0 ? namedReps(text, at, model) : null;
  const count = countOf(times[1]);
  if (count < 1 || count > 60) return null;
  let from = at + times[0].length;
  const open = text[from] === '(' || text[from] === '[';
  if (open) from += 1;
  const inner = depth < DEEPEST ? repsAt(text, from, model, depth + 1) : null;
  if (inner && inner.sets === 1) {
    return { ...inner, sets: count, end: open ? closed(text, inner.end) : inner.end };
  }
  if (open) {
    const parts = partsAt(text, from, model);
    if (parts) {
      const [on, off] = parts.parts;
      if (parts.parts.length === 2 && on && off?.rest && !on.meaning?.target) {
        const onOff = on.seconds <= 60;
        return {
          sets: 1,
          reps: count,
          parts: [on],
          restS: off.seconds,
          onOff,
          bare: null,
          end: closed(text, parts.end),
        };
      }
      return { sets: 1, reps: count, parts: parts.parts, restS: 0, bare: null, end: closed(text, parts.end) };
    }
    const numbers = numbersAt(text, from);
    if (numbers) return { ...numbers, sets: count, end: closed(text, numbers.end) };
  }
  const work = workAt(text, from, count);
  if (work && counted === times && /climbs?|hills?/.test(times[0]))
    return { ...work, meaning: { type: 'hillReps', label: 'uphill' } };
  return work && { ...work, end: open ? closed(text, work.end) : work.end };
}

const CLOSE = sticky(' ?[)\\]]');
function closed(text: string, at: number): number {
  const found = matchAt(CLOSE, text, at);
  return found ? at + found[0].length : at;
}

function workAt(text: string, at: number, count: number): RepsRead | null {
  const base = { sets: 1, reps: count, bare: null };
  const way = distanceAt(text, at);
  if (way) return way.metres <= 10_000 ? { ...base, parts: [], metres: way.metres, end: way.end } : null;
  const numbers = numbersAt(text, at);
  if (numbers) return { ...numbers, sets: count };
  const work = timeOrNumberAt(text, at) ?? fromPair(text, at);
  if (!work) return climbAt(text, at, count);
  const off = pairedWith(text, work, count);
  if (off) {
    const seconds = off.asSeconds ? work.value : work.seconds;
    return {
      ...base,
      parts: [{ seconds }],
      restS: off.restS,
      onOff: off.asSeconds || seconds <= 60,
      end: off.end,
    };
  }
  return { ...base, parts: [{ seconds: work.seconds }], bare: work.bare ? work.value : null, end: work.end };
}

/** A bare number before a slash is not a duration on its own. */
function fromPair(text: string, at: number): TimeRead | null {
  const found = matchAt(sticky('(\\d{1,3})(?=[/:-]\\d)'), text, at);
  const value = Number(found?.[1]);
  return found ? { seconds: 60 * value, value, bare: true, end: at + found[0].length } : null;
}

/** A number before anything at all: the second of "15/15 x3". */
function numberAt(text: string, at: number): TimeRead | null {
  const found = matchAt(sticky('(\\d{2})(?= ?x)'), text, at);
  const value = Number(found?.[1]);
  return found ? { seconds: 60 * value, value, bare: true, end: at + 2 } : null;
}

type Off = { restS: number; asSeconds: boolean; end: number };

/** The rest that is written with the work: `/20`, `on 3' off`, `hard 1 easy`. */
function pairedWith(text: string, work: TimeRead, count: number): Off | null {
  const slash = matchAt(SLASH, text, work.end) ?? matchAt(DASH, text, work.end);
  if (slash) {
    const off =
      timeOrNumberAt(text, work.end + slash[0].length) ?? numberAt(text, work.end + slash[0].length);
    if (off) {
      const pair = isPair(work.value, off.value);
      if (slash[0] === '-' && !(pair && work.value >= off.value)) return null;
      // 8x20/10 is on and off; 3x20/10 is twenty minutes with ten between.
      const seconds =
        work.bare &&
        (pair ? count > 3 || work.value !== 20 : work.value > 40 && off.value > 5 && off.value <= 60);
      if (work.bare && off.bare)
        return { restS: seconds ? off.value : off.seconds, asSeconds: seconds, end: off.end };
      const bySeconds = work.bare && off.seconds < 60;
      return {
        restS: off.bare && work.seconds < 60 ? off.value : off.seconds,
        asSeconds: bySeconds,
        end: off.end,
      };
    }
  }
  const on = matchAt(ON_WORD, text, work.end);
  const between = matchAt(BETWEEN_ON_OFF, text, work.end);
  if (!between) return null;
  const off = timeOrNumberAt(text, work.end + between[0].length);
  const ends = off && matchAt(OFF_WORD, text, off.end);
  if (!on || !off || !ends) return null;
  const asSeconds = work.bare && off.bare && isPair(work.value, off.value);
  const restS = asSeconds || (off.bare && work.seconds < 60) ? off.value : off.seconds;
  return { restS, asSeconds, end: off.end + ends[0].length };
}

/** `40/20s`, `30-15`: on and off without a count. */
export function pairAt(text: string, at: number): RepsRead | null {
  const found = matchAt(
    sticky(
      "(\\d{2}) ?(?:s(?:ec)?|\")? ?([/-]) ?(\\d{2}) ?(?:s(?:ec(?:onds?)?)?|\"|'')?(?![\\d/:%-]|\\.\\d)(?:'?s(?![a-z]))?(?![a-z])(?! ?(?:%|w(?![a-z])|km|kg|psi|bar|g(?![a-z])|mm|min|h(?![a-z])|carb|split|ratio|mix|glucose|fructose|years?|miles?|mph|bpm|rpm|tyres?|tires?))",
    ),
    text,
    at,
  );
  if (!found) return null;
  const [on, off] = [Number(found[1]), Number(found[3])];
  if (!isPair(on, off) || (found[2] === '-' && on < off)) return null;
  return {
    sets: 0,
    reps: 0,
    parts: [{ seconds: on }],
    restS: off,
    bare: null,
    onOff: true,
    end: at + found[0].length,
  };
}

/** `5-4-3-2-1`: minutes up and down, with a rest as long as the work before it. */
export function numbersAt(text: string, at: number): RepsRead | null {
  const found =
    matchAt(NUMBERS, text, at) ??
    matchAt(FROM_TO, text, at) ??
    (/pyrami|pirami|ladder/.test(text) ? matchAt(COMMAS, text, at) : null);
  if (!found) return null;
  const written = (found[0].match(/\d+/g) ?? []).map(Number);
  const minutes = found[0].includes('..') ? upTo(written[0] ?? 1, written[1] ?? 1) : written;
  if (minutes.some((minute) => minute < 1 || minute > 30)) return null;
  const same = minutes.every((minute) => minute === minutes[0]);
  const end = at + found[0].length;
  if (same) {
    const seconds = 60 * (minutes[0] ?? 0);
    return { sets: 1, reps: minutes.length, parts: [{ seconds }], bare: null, end };
  }
  const steps = minutes.slice(1).map((minute, i) => Math.abs(minute - (minutes[i] ?? 0)));
  if (!steps.every((by) => by === steps[0])) return null;
  return { sets: 1, reps: 1, parts: ladder(minutes), bare: null, end };
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(12, Math.abs(to - from) + 1) }, (_, i) => from + (to < from ? -i : i));

/** Steps of minutes, each followed by a rest of its own length but the last. */
function ladder(minutes: readonly number[]): PartRead[] {
  return minutes.flatMap((minute, i) => [
    { seconds: 60 * minute },
    ...(i < minutes.length - 1 ? [{ seconds: 60 * minute, rest: true }] : []),
  ]);
}

const PART_JOIN = sticky(' ?(?:\\+|,|/|;|then|and|&) ?');
const AT = sticky(' ?(?:@|at|a|bei) ?| ');
const UNDER_OVER = sticky(' ?(?:(u(?:nder)?s?)|(o(?:ver)?s?))(?![a-z])');

/** Pieces of a repetition: `3'@110% + 2'@60%`, `2u/1o`, `2m 90 / 1m 110`. At least two, each with a detail. */
export function partsAt(
  text: string,
  at: number,
  model: ZoneModel,
): { parts: PartRead[]; end: number } | null {
  const parts: PartRead[] = [];
  let now = at;
  for (;;) {
    const time = timeOrNumberAt(text, now) ?? fromUnderOver(text, now);
    if (!time) break;
    now = time.end;
    const side = matchAt(UNDER_OVER, text, now);
    if (side) {
      parts.push({ seconds: time.seconds, meaning: { label: side[1] ? 'under' : 'over' } });
      now += side[0].length;
    } else {
      const lead = matchAt(AT, text, now);
      const off = time.seconds <= 600 ? matchAt(OFF_WORD, text, now) : null;
      const read = off ? null : lead && targetAt(text, now + lead[0].length, model, true);
      if (!read && !off && time.bare) break;
      parts.push({
        seconds: time.seconds,
        meaning: read ? read.meaning : undefined,
        ...(off && { rest: true }),
      });
      now = read ? read.end : off ? now + off[0].length : now;
    }
    const join = matchAt(PART_JOIN, text, now);
    if (!join || !timeLike(text, now + join[0].length)) break;
    now += join[0].length;
  }
  return parts.length >= 2 ? { parts, end: now } : null;
}

const timeLike = (text: string, at: number): boolean =>
  (timeAt(text, at) ?? timeOrNumberAt(text, at) ?? fromUnderOver(text, at)) !== null;

/** The number of "2u", which has a letter behind it that is no unit. */
function fromUnderOver(text: string, at: number): TimeRead | null {
  const found = matchAt(sticky('(\\d{1,2})(?= ?(?:u|o|under|over)s?(?![a-z]))'), text, at);
  const value = Number(found?.[1]);
  return found ? { seconds: 60 * value, value, bare: true, end: at + found[0].length } : null;
}

/** A climb that is ridden again and again: only one that fits into an interval, up to about 6 km. */
function climbAt(text: string, at: number, count: number): RepsRead | null {
  const top = matchAt(TO_THE_TOP, text, at);
  if (top) return { sets: 1, reps: count, parts: [], bare: null, climb: 'the hill', end: at + top[0].length };
  const rest = text.slice(at, at + 40);
  const found = findClimb(rest);
  if (!found?.exact || found.start > 4 || found.climb.lengthM > 6000) return null;
  const { lengthM, gainM, name } = found.climb;
  return {
    sets: 1,
    reps: count,
    parts: [],
    bare: null,
    metres: lengthM,
    gainM,
    climb: name,
    end: at + found.end,
  };
}
