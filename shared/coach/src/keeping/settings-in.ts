import type { AthleteFact, Facts } from '../memory.ts';
import { places } from './fields.ts';

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const kgPerLb = 0.45359237;
const metresPerInch = 0.0254;

/** How a value can be written, and what it is in the unit of `Facts`. The whole of it has to fit. */
type Form = readonly [pattern: string, value: (first: number, second: number) => number];
const watts: Form[] = [[`${number} ?(?:w|watts?)?`, (w) => w]];
const beats: Form[] = [[`${number} ?(?:bpm|beats(?: (?:per|a) minute)?)?`, (bpm) => bpm]];
const forms: Partial<Record<AthleteFact, readonly Form[]>> = {
  weight: [
    [`${number} ?(?:kgs?|kilos?|kilograms?)?`, (kg) => kg],
    [`${number} ?(?:lbs?|pounds?)`, (lb) => lb * kgPerLb],
    [
      `${number} ?(?:st|stones?)(?: ?${number} ?(?:lbs?|pounds?)?)?`,
      (stone, lb) => (stone * 14 + lb) * kgPerLb,
    ],
  ],
  height: [
    // A bare height is in what it looks like.
    [number, (figure) => (figure > 3 ? figure / 100 : figure)],
    [`${number} ?cm`, (cm) => cm / 100],
    [`${number} ?(?:m|met(?:er|re)s?)`, (m) => m],
    [
      `${number} ?(?:'|ft|feet|foot) ?(?:${number} ?(?:"|''|in|inch(?:es)?)?)?`,
      (feet, inches) => (feet * 12 + inches) * metresPerInch,
    ],
  ],
  ftp: watts,
  cp: watts,
  wPrime: [
    [`${number} ?(?:kj|kilojoules?)`, (kj) => kj * 1000],
    [`${number} ?(?:j|joules?)`, (j) => j],
    [number, (figure) => (figure < 100 ? figure * 1000 : figure)],
  ],
  choTolerance: [[`${number} ?(?:g\\/h|g(?:rams?)?(?: (?:an|per) hour)?)?`, (g) => g]],
  thresholdHr: beats,
  maxHr: beats,
  restingHr: beats,
};

/** A value as it is written for a fact; null where it is none: "11 stone", "5'11\"". */
export function valueIn(fact: AthleteFact, written: string): number | null {
  for (const [pattern, value] of forms[fact] ?? []) {
    const found = new RegExp(`^${pattern}$`, 'i').exec(written.trim());
    const [first, second] = [found?.[1], found?.[2]].map((one) => Number((one ?? '0').replace(',', '.')));
    if (found) return value(first!, second!);
  }
  return null;
}

const polite =
  '(?:please |pls |hey |hi |ok(?:ay)?,? |now |and |then |also |can you |could you |would you |will you )*';
/** What asks for a change. */
export const verb = '(?:set|change|update|put|save|store|correct|fix|enter|record|make)';
const inProfile = '(?: (?:in|on|to|into) (?:my |the )?(?:profile|settings|account))?';
const tail =
  '(?:,? (?:(?:in|on|to|into) (?:my |the )?(?:profile|settings|account)|now|please|pls|too|thanks|thank you|permanently|for good|instead|then))*[ .!?]*';
const unit = String.raw`(?:w(?:atts?)?|kgs?|kilos?|kilograms?|lbs?|pounds?|st|stones?|bpm|beats|cm|m(?:et(?:er|re)s?)?|'|ft|feet|foot|kj|kilojoules?|j|joules?|g\/h|g(?:rams?)?)(?![a-z])`;
const smallUnit = String.raw`(?:lbs?|pounds?|"|''|in(?:ch(?:es)?)?)`;
const figure = String.raw`\d[\d.,]*(?: ?${unit}(?: ?\d+(?: ?${smallUnit})?)?(?: (?:an|per|a) (?:hour|minute))?)?`;

/** Ways to set one value; `names` is what members call it, `value` is caught. */
const settingForms: readonly ((names: string) => string)[] = [
  (names) =>
    `(?:(?:my|the) )?(?:new |current )?(?:${names})${inProfile}(?: back)?(?: from ${figure})?(?: value)?(?: ?(?:to|as|at|=|:|is|should be) ?| )(?:about |exactly )?(?<value>${figure})`,
  (names) => `(?<value>${figure}) (?:as|for) (?:my|the) (?:new )?(?:${names})`,
];
/** Ways to say the same in a message of its own, without a verb that asks for it. */
const correctingForms: readonly ((names: string) => string)[] = [
  (names) =>
    `(?:no,? |but )?(?:my|the) (?:${names})${inProfile} (?:is|was)(?: wrong| not right| incorrect| out of date| outdated| too (?:high|low))${inProfile}[,.;:]? ?(?:(?:it|and|that|so|please) )*(?:should be|is|must be|(?:change|set|make) it(?: to)?) (?<value>${figure})`,
  (names) => `(?:my|the) (?:${names})${inProfile} (?:should|must) be (?<value>${figure})`,
];
/** Ways to tell of a new value: it counts, and is offered to be kept. */
const tellingForms: readonly ((names: string) => string)[] = [
  (names) =>
    `(?:(?:so|well|btw|by the way|great news|hey),? )?my (?:${names}) (?:has |just |is |now )*(?:went|gone|goes|came|got|risen|rose|dropped|fell|fallen|increased|improved|decreased|moved|up|down)(?: up| down)? (?:from ${figure} )?to (?:about )?(?<value>${figure})`,
];
const steps: readonly [ways: string, sign: 1 | -1][] = [
  ['(?:raise|increase|bump(?: up)?|put up|lift)', 1],
  ['(?:lower|reduce|drop|decrease|cut|take down)', -1],
];

const wordsOf = (raw: string) => raw.trim().replace(/[’′]/g, "'").replace(/[“”″]/g, '"').replace(/\s+/g, ' ');
const facts = Object.keys(forms) as AthleteFact[];

/** The one fact that words set in one of some ways, and its value. */
function oneSetting(words: string, ways: readonly ((names: string) => string)[], before = ''): Facts | null {
  for (const fact of facts)
    for (const way of ways) {
      const pattern = new RegExp(`^${before}${way(places[fact]!.names)}${tail}$`, 'i');
      const written = pattern.exec(words)?.groups?.['value'];
      const value = written === undefined ? null : valueIn(fact, written);
      if (value !== null) return { [fact]: value };
    }
  return null;
}

/** "Lower my FTP by 10": the fact with its new value. */
function stepIn(words: string, now: (fact: AthleteFact) => number | null): Facts | null {
  for (const fact of facts)
    for (const [ways, sign] of steps) {
      const by = new RegExp(
        `^${polite}${ways} (?:my|the) (?:${places[fact]!.names})${inProfile} by (?<value>${figure})${tail}$`,
        'i',
      ).exec(words)?.groups?.['value'];
      const step = by === undefined ? null : valueIn(fact, by);
      const from = now(fact);
      if (step !== null && from !== null) return { [fact]: from + sign * step };
    }
  return null;
}

const heading = new RegExp(
  `^${polite}(?:update|change|set|correct|fix|edit) (?:my |the )?(?:profile|settings|values|data|numbers|details)(?: please)?(?: to| with)? ?[:,-] ?`,
  'i',
);
const between = /\s*[,;]\s+|[.!?]+\s+|,?\s+(?:and|&|\+)\s+/;
const idle = /^(?:please|pls|thanks|thank you|now|also|too|then)?[ .!?]*$/i;

/** What a message sets, and what else it says. */
export interface Settings {
  facts: Facts;
  rest: string[];
}

/** Facts among the clauses of a message, and the clauses that are none. */
export function clausesIn(raw: string): Settings {
  const settings: Settings = { facts: {}, rest: [] };
  for (const clause of wordsOf(raw).split(between)) {
    if (idle.test(clause)) continue;
    const found = oneSetting(clause, settingForms, `${polite}(?:${verb} )?`);
    if (found) Object.assign(settings.facts, found);
    else settings.rest.push(clause);
  }
  return settings;
}

/**
 * The facts that a message asks to have set: "set my FTP to 280 and my weight to 70 kg", "my FTP is wrong, it should be 265".
 * @param now the value that counts now, in the unit of `Facts`
 * @returns null where it asks for nothing of the kind
 */
export function settingsIn(raw: string, now: (fact: AthleteFact) => number | null): Settings | null {
  const words = wordsOf(raw);
  const whole = oneSetting(words, correctingForms) ?? stepIn(words, now);
  if (whole) return { facts: whole, rest: [] };
  const head = heading.exec(words)?.[0];
  const first = words.split(between)[0]!;
  const asks = new RegExp(`^${polite}${verb} `, 'i').test(first);
  if (head === undefined && !(asks && oneSetting(first, settingForms, `${polite}${verb} `))) return null;
  const settings = clausesIn(head === undefined ? words : words.slice(head.length));
  return Object.keys(settings.facts).length > 0 ? settings : null;
}

/** "My FTP went up to 290": the fact that a message tells; null for any other. */
export const toldIn = (raw: string): Facts | null => oneSetting(wordsOf(raw), tellingForms);
