import type { Reading } from '../../skill.ts';
import { figure, figures, type Message } from '../../understanding/message.ts';
import { intensityIn } from '../../understanding/wishes.ts';
import type { LoadAsk } from './ask.ts';

/** What a message gives of a ride or of weeks of training. */
type Given = Omit<LoadAsk, 'kind'>;

/** A message as the readers of this skill see it. */
type Asked = {
  message: Message;
  given: Given;
  /** it speaks of TSS or of training load */
  namesTss: boolean;
  /** TSS a week; a load a day counts seven times */
  weekTss: number | undefined;
};

/** Reads one question; null where a message asks another. */
export type LoadReader = (asked: Asked) => Reading<LoadAsk> | null;

/** Takes from a message what every question of this skill may need. */
export function askedIn(message: Message): Asked {
  const given = givenIn(message);
  return {
    message,
    given,
    namesTss:
      /\b(?:hr)?tss\b|\b(?:training )?stress(?: score)?\b|\btraining load\b|\bload score\b|\bload(?= *\??$)|\bhow much (?:of a )?load\b/.test(
        message.text,
      ),
    weekTss: given.weeklyTss ?? (given.dailyTss === undefined ? undefined : 7 * given.dailyTss),
  };
}

/** The figures of a message, in the units of the ask. */
export function givenIn(message: Message): Given {
  const wattsPerKg = figure(message, 'relativePower');
  const normalizedW = normalizedIn(message);
  const entries: [keyof LoadAsk, number | undefined][] = [
    ['durationS', rideTimeIn(message)],
    ['powerW', normalizedW ?? figure(message, 'power')],
    ['averageW', normalizedW === undefined ? undefined : powersIn(message.text).meanW],
    ...weeklyTssIn(message),
    [
      'share',
      figure(message, 'intensity') ??
        (figure(message, 'power') === undefined && wattsPerKg === undefined
          ? intensityIn(message.words)?.share
          : undefined),
    ],
    ['rpe', figure(message, 'rpe')],
    ['bpm', figure(message, 'heartRate')],
    ['tss', figure(message, 'tss')],
    ['ctl', figure(message, 'ctl')],
    ['atl', figure(message, 'atl')],
    ['tsb', figure(message, 'tsb')],
    ['weeks', figure(message, 'weeks')],
    ['days', daysIn(message)],
    [
      'percent',
      figure(message, 'percent') ??
        (/(?:decoupl|drift)/.test(message.text) ? figure(message, 'grade') : undefined) ??
        riseOfPulseIn(message),
    ],
    ['energyJ', figure(message, 'energy')],
  ];
  const given: Record<string, number | string> = {};
  for (const [key, value] of entries) if (value !== undefined) given[key] = value;
  if (/\b(?:kcal|cal(?:ories)?)\b/.test(message.text)) given['feels'] = 'kcal';
  return given as Given;
}

/** Length of a ride, s: "1:45" is hours and minutes, because the load of two minutes is never of interest. */
function rideTimeIn(message: Message): number | undefined {
  const found = message.quantities.find(({ kind, relative }) => kind === 'duration' && !relative);
  return found?.alternative !== undefined && found.value < 900 ? found.alternative : found?.value;
}

/** "Heart rate drifted from 140 to 152": by which share it rose. */
function riseOfPulseIn(message: Message): number | undefined {
  const beats = figures(message, 'heartRate');
  const bare = /\bfrom (\d{2,3}) to (\d{2,3})\b/.exec(message.text);
  const [from, to] = beats.length > 1 ? beats : bare ? [Number(bare[1]), Number(bare[2])] : [];
  return from &&
    to &&
    to > from &&
    /drift|creep|decoupl|\b(?:hr|heart ?rate|pulse)\b.{0,40}\bfrom \d/.test(message.text)
    ? (to - from) / from
    : undefined;
}

const between = '(?: (?:power|watts?|of|was|is|at|around|about|said|shows?))*[ :=]*';

const word = (name: string) =>
  new RegExp(
    `(?<!weighted )\\b(?:${name})${between}([1-5]\\d{2}|[5-9]\\d)\\b(?! ?(?:bpm|km|rpm|%|m\\b|h\\b|min))`,
  );
const behind = (name: string) =>
  new RegExp(`\\b([1-5]\\d{2}) ?(?:w(?:atts?)? )?(?:${name})\\b(?! (?:hr|heart))`);
const normal = 'np|normali[sz]ed(?: power)?|weighted(?: average| mean)?(?: power)?|ngp|xpower';
const mean = 'avg|average|averaged|mean|ap';

/** Normalized and mean power, W, with their units or without, each after its name or before it. */
function powersIn(text: string): { normalizedW?: number; meanW?: number } {
  const plain = text.replace(/\b(?:avg|average|mean) (?:hr|heart ?rate|pulse|speed|cadence)\b/g, '');
  // "210 avg 238 np": where the first name stands behind its figure, so does the second.
  const names = behind(mean).exec(plain);
  const first =
    names &&
    (word(normal).exec(plain)?.index ?? Infinity) > names.index &&
    behind(normal).test(plain) &&
    !word(normal).test(plain)
      ? behind
      : word;
  const read = (name: string) => {
    const match = first(name).exec(plain) ?? (first === word ? behind : word)(name).exec(plain);
    return match ? Number(match[1]) : undefined;
  };
  const [normalizedW, meanW] = [read(normal), read(mean)];
  return { ...(normalizedW === undefined ? {} : { normalizedW }), ...(meanW === undefined ? {} : { meanW }) };
}

/** Normalized power of a ride as its file shows it, W. */
export const normalizedIn = ({ text }: Message): number | undefined => powersIn(text).normalizedW;

const perDay = /\b(?:(?:a|per|each|every|every single) ?-?day|daily|\/ ?day)\b/;
const perWeek = /\b(?:(?:a|per|each|every|one|my) ?-?week|weekly|weeks (?:are|of|at|with)|\/ ?w(?:ee)?k)\b/;

/** Load a week or a day as entries of the ask: "60 TSS every day", "weekly TSS about 420". */
function weeklyTssIn(message: Message): ['weeklyTss' | 'dailyTss', number | undefined][] {
  const { text } = message;
  const bare =
    /\btss\b[^.?!\d]{0,40}?\b(\d{2,4})\b(?! ?(?:w\b|watts|h\b|hours?|hrs|min|km|%|weeks?|days?|bpm))/.exec(
      text,
    );
  const tss = figure(message, 'tss') ?? (bare ? Number(bare[1]) : undefined);
  const short = /\b(\d{2,4}) (?:a|per) (week|day)\b/.exec(text);
  if (tss === undefined && short && /\btss|ctl|fitness|load\b/.test(text))
    return [[short[2] === 'day' ? 'dailyTss' : 'weeklyTss', Number(short[1])]];
  if (tss === undefined) return [];
  if (perDay.test(text)) return [['dailyTss', tss]];
  return perWeek.test(text) ? [['weeklyTss', tss]] : [];
}

/** Days ahead: in so many words, or "tomorrow", "in a week". */
function daysIn(message: Message): number | undefined {
  const days = figure(message, 'days');
  if (days !== undefined) return days;
  if (/\btomorrow\b/.test(message.text)) return 1;
  if (/\bin (?:a|one) week\b/.test(message.text)) return 7;
  const weeks =
    /\b(?:ctl|fitness|form|tsb)\b/.test(message.text) && /\bin \d/.test(message.text)
      ? figure(message, 'weeks')
      : undefined;
  return weeks === undefined || figures(message, 'tss').length > 0 ? undefined : 7 * weeks;
}
