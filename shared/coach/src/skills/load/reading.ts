import { figure, figures, type Message } from '../../understanding/message.ts';
import type { Halves } from './ask.ts';

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

export const normalizedIn = ({ text }: Message): number | undefined => powersIn(text).normalizedW;
export const meanPowerIn = ({ text }: Message): number | undefined => powersIn(text).meanW;

/** "Can I jump to 450": the load a week that is aimed at. */
export function weeklyGoalIn({ text }: Message): number | undefined {
  const match =
    /\b(?:to|at|of|up to|reach) (?:about |around )?(\d{3,4})\b(?! ?(?:w\b|watts|km|m\b|h\b|min))/.exec(
      text.replace(/\bfrom \d+ to \d+/g, ''),
    );
  return match ? Number(match[1]) : undefined;
}

const perDay = /\b(?:(?:a|per|each|every|every single) ?-?day|daily|\/ ?day)\b/;
const perWeek = /\b(?:(?:a|per|each|every|one|my) ?-?week|weekly|weeks (?:are|of|at|with)|\/ ?w(?:ee)?k)\b/;

/** Load a week or a day as entries of the ask: "60 TSS every day", "weekly TSS about 420". */
export function weeklyTssIn(message: Message): ['weeklyTss' | 'dailyTss', number | undefined][] {
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
export function daysIn(message: Message): number | undefined {
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

/** The form that a rider wants to reach; null where none is asked for. */
export function targetFormIn(message: Message): number | null {
  const plus =
    figure(message, 'ctl') !== undefined && figure(message, 'atl') !== undefined
      ? /(?:^|[\s(])\+ ?(\d{1,2})\b/.exec(message.text)
      : null;
  const tsb = figure(message, 'tsb') ?? (plus ? Number(plus[1]) : undefined);
  if (tsb === undefined) return null;
  return /\b(?:want|need|reach|get (?:to|me|there)|gets? me|target|aim\w*|hit|arrive|to be|what (?:daily |weekly )?(?:tss|load)|how much|land|for)\b/.test(
    message.text,
  )
    ? tsb
    : null;
}

/** Power and pulse of both halves of a ride; null where a message does not give four figures of them. */
export function halvesIn(message: Message): Halves | null {
  if (!/\b(?:first|1st|second|2nd) (?:half|hour|part)|\bhalves\b|\bhalf\b/.test(message.text)) return null;
  const beats = figures(message, 'heartRate');
  const watts = figures(message, 'power');
  const numbers =
    watts.length === 2
      ? watts
      : (
          message.text.match(
            /\b(?:np|avg|power|at|half:?|w) ([1-4]\d{2})(?= ?(?:w\b|watts|at|hr|with|@|\/|,))/g,
          ) ?? []
        ).map((one) => Number(/\d+/.exec(one)![0]));
  const power = numbers.length >= 2 ? numbers : watts.length === 1 ? [watts[0]!, watts[0]!] : [];
  if (power.length < 2 || beats.length < 2) return null;
  return [
    { powerW: power[0]!, bpm: beats[0]! },
    { powerW: power[1]!, bpm: beats[1]! },
  ];
}

/** Decoupling: the loss of power per beat from the first half to the second, as a share. */
export const driftOf = ([first, second]: Halves): number =>
  1 - second.powerW / second.bpm / (first.powerW / first.bpm);
