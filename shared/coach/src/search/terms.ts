import type { Message } from '../understanding/message.ts';
import { stem } from './stem.ts';
import { relatedTo } from './thesaurus.ts';

/** Words that say nothing of the topic. Question words stay in pairs ("how long", "how much"), which do. */
const stopWords = new Set(
  'a an the and or but if so of to in on at for with by from as is am are was were be been being do does did i me my mine we us our you your it its this that these those there here have has had can could should would will may might must just really very much some any please hi hello hey thanks ok okay like about into than then also too not no yes get got go going want need know think say tell give let make im ive id dont cant whats hows pls plz lol simple simply words terms'.split(
    ' ',
  ),
);

/** Words of the story around a question: they may be its topic, but seldom are. In plain form. */
export const storyWords: ReadonlySet<string> = new Set(
  'wife husband girlfriend boyfriend partner friend mate buddy colleague neighbour mum mom dad father mother sister brother son daughter kid family guy girl man men people lad everyone everybody somebody someone nobody boss coach club team shop cafe yesterday today tomorrow tonight morning evening night weekend week month year ago monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december summer autumn holiday work job office home house phone always never sometimes usually actually honest recently lately finally bit lot thing stuff way day time first last next new old big little small nice great bad good two three four five ten half euro pound quid buy bought paid say said says tell told ask asked asking claim swear argument reckon believe heard read saw seen hope love hate wonder seem look weird strange fine'
    .split(' ')
    .map(stem),
);

const joined: Array<[RegExp, string]> = [
  [/\bheart ?rates?\b/g, 'heartrate'],
  [/\btime ?-?trial\w*\b/g, 'timetrial'],
  [/\bsweet ?-?spot\b/g, 'sweetspot'],
  [/\bwarm(?:ing|ed)? ?-?up\b/g, 'warmup'],
  [/\bcool(?:ing|ed)? ?-?down\b/g, 'cooldown'],
  [/\bpower ?-?meters?\b/g, 'powermeter'],
  [/\bover ?-?unders?\b/g, 'overunder'],
  [/\bvo2 ?-?max\b/g, 'vo2max'],
  [/\bz([1-7])\b|\bzone ([1-7])\b/g, 'zone$1$2'],
  [/\bgran ?-?fondos?\b/g, 'granfondo'],
  [/\bhow (long|much|many|fast|hard|far|often|high|low|tall|heavy|steep|big|old|fit)\b/g, 'how$1'],
  [/\bwhat (?:is|are|does|do|s)\b|\bwhat's\b/g, 'whatis'],
];

/** The words of a text in plain form, in order; figures are gone. */
export function wordsOf(text: string): string[] {
  let plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  for (const [pattern, word] of joined) plain = plain.replace(pattern, word);
  const words = plain.replace(/'/g, '').match(/[a-z][a-z0-9]*/g) ?? [];
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

/** Units say nothing of the topic: every question has some. */
const units =
  /\b(?:w|watts?|wkg|kj|kcal|calories|k|km|kms|kmh|kph|mph|miles?|mi|metres?|meters?|m|cm|mm|feet|ft|inch(?:es)?|kgs?|kilos?|g|grams?|lbs?|pounds?|stones?|ml|litres?|l|bars?|psi|bpm|beats|rpm|percent|degrees?|deg|c|f|h|hrs|hours?|mins?|minutes?|s|secs?|seconds?|days?|weeks?|months?|years?|per|an|ftp(?= of))\b/g;

/**
 * What figures are about: the words that were read with them ("resting hr of 44", "32 mm tyres"), and those that a figure
 * stands for: 35 degrees are heat, 58 years are age.
 */
const about = (quantities: Message['quantities']) =>
  quantities
    .flatMap(({ kind, text, value }) => [
      (kind === 'duration' ? '' : text)
        .toLowerCase()
        .replace(/[\d.,/%°]+/g, ' ')
        .replace(units, ' '),
      kind === 'temperature' ? (value <= 8 ? 'cold' : value >= 27 ? 'hot' : 'temperature') : '',
      kind === 'age' ? (value >= 45 ? 'age older' : value < 18 ? 'age young' : 'age') : '',
      kind === 'altitude' ? 'altitude' : kind === 'wind' || kind === 'crosswind' ? 'wind' : '',
    ])
    .join(' ');

/** The words that tell the topic of a message, those of its figures counted, in plain form. */
export const topicWords = (message: Pick<Message, 'words' | 'quantities'>): string[] =>
  wordsOf(`${message.words} ${about(message.quantities)}`);

/**
 * What a text is searched by: its words, pairs of neighbours, and pieces of longer words, which forgive slips of the
 * finger. Figures and names stand as their kinds: `<power>`, `<climb>`, `<session>`.
 */
export function termsOf(message: Pick<Message, 'words' | 'quantities' | 'climb' | 'session'>): string[] {
  const words = topicWords(message);
  const kinds = new Set(message.quantities.map(({ kind }) => `<${kind}>`));
  if (message.climb) kinds.add('<climb>');
  if (message.session) kinds.add('<session>');
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const pieces = words.flatMap((word) =>
    word.length < 5 ? [] : Array.from({ length: word.length - 3 }, (_, i) => `~${word.slice(i, i + 4)}`),
  );
  return [...words, ...words.flatMap(relatedTo), ...pairs, ...pieces, ...kinds];
}
