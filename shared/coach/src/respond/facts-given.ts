import type { AnswerPart } from '@breakaway/contract';
import { rememberedWords } from '@breakaway/contract/remembered';
import type { Athlete, Input } from '@breakaway/cycling';
import { suggestions, text } from '../answer/parts.ts';
import { show } from '../answer/rounding.ts';
import { athleteFacts, type Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { has, type Message } from '../understanding/message.ts';

const asksFor =
  /\?|^(?:so |and |hi |hey )*(?:is|are|does|do|was|has|isn't|aren't) (?:my|a|an|the|this|that|it)\b|\b(?:normal|too (?:low|high))$|\b(?:what|which|how|when|where|why|who|can you|could you|should i|can i|could i|would i|will i|do i|am i|give me|make me|build|plan|explain|show|tell me|suggest|recommend|compare|compute|calculate|zones?|session|workout|need|want to know|help|is it|is that|instead|same (?:\w+ )?again|please|pls|split|convert|how much|how many|(?:in|into|to) (?:kgs?|kilos?|lbs?|pounds?|stones?|cm|feet|ft|met(?:er|re)s?))\b/;
/** Asks for nothing but that a value be kept: "set my ftp to 260 please", "can you use 68 kg". */
const sets =
  /(?:\b(?:can|could|would) you )?(?:\bplease )?\b(?:set|change|update|put|save|note|correct|count with|use)\b(?= (?:my |down |that |the |an? )?(?:ftp|weight|threshold|max|\d))|\bplease\b|\bpls\b/g;
const tellsOfSelf =
  /\b(?:i|i'm|i've|my|me|mine|for your records?|note|remember|fyi|btw|by the way|set|change|update|use)\b/;
const inPassing = ['year', 'money', 'days', 'other', 'count', 'percent', 'rpe'];

/** True for a message that reports facts about the rider and asks nothing. */
export function onlyTells(message: Message, given: Facts): boolean {
  const { text: words, quantities } = message;
  if (
    Object.keys(given).length === 0 ||
    message.session ||
    message.climb ||
    asksFor.test(words.replace(sets, ''))
  )
    return false;
  const facts = quantities.filter(({ kind }) => (athleteFacts as readonly string[]).includes(kind));
  const others = quantities.filter(
    ({ kind }) => !(athleteFacts as readonly string[]).includes(kind) && !inPassing.includes(kind),
  );
  // "Tested over 20 min" beside an FTP gives its source.
  const loose = others.filter(
    ({ kind }) => kind !== 'duration' || !(given.ftp || given.thresholdHr || given.weeklyHours),
  );
  return loose.length === 0 && (tellsOfSelf.test(words) || words.split(' ').length <= 3 * facts.length + 3);
}

const hypothesis =
  /\b(?:(?:what |and |but )?if|suppose|imagine|let'?s say|assume|say)\b.{0,30}\b(?:my|i (?:weighed|weigh|were|was|had|am|could|tolerate)|the bike (?:is|was|were|weighs|weighed|had))\b/;

/** True for a value that the rider only tries out: "what if my FTP was 270?" */
export const supposed = (message: Message, given: Facts): boolean =>
  Object.keys(given).length > 0 &&
  hypothesis.test(message.text) &&
  !has(message, 'distance', 'grade', 'gain');

/** A fact in the middle of a sentence. */
export const labels: Record<keyof Facts, (value: number) => string> = {
  weight: (value) => `${show.kg(value)}`,
  height: (value) => `a height of ${value.toFixed(2)} m`,
  ftp: (value) => `an FTP of ${show.watts(value)} W`,
  cp: (value) => `a critical power of ${show.watts(value)} W`,
  choTolerance: (value) => `a tolerance of ${show.grams(value)} g/h of carbohydrate`,
  thresholdHr: (value) => `a threshold heart rate of ${show.bpm(value)} bpm`,
  maxHr: (value) => `a maximum heart rate of ${show.bpm(value)} bpm`,
  restingHr: (value) => `a resting heart rate of ${show.bpm(value)} bpm`,
  bikeWeight: (value) => `a bike of ${show.kg(value)}`,
  wPrime: (value) => `a W' of ${show.kilojoules(value)}`,
  age: (value) => `an age of ${Math.round(value)}`,
  weeklyHours: (value) => `${Number(value.toFixed(1))} hours a week`,
};

/** "68 kg and an FTP of 250 W" */
export function factsInWords(facts: Facts): string {
  const words = (Object.entries(facts) as [keyof Facts, number | undefined][]).flatMap(([fact, value]) =>
    value === undefined ? [] : [labels[fact](value)],
  );
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** The reply to reported facts, with their immediate consequences. */
export function notedWords(given: Facts, athlete: Athlete): string {
  const ratio =
    (given.weight !== undefined || given.ftp !== undefined) && athlete.ftpW && athlete.massKg
      ? ` That makes ${show.wattsPerKg(athlete.ftpW.value / athlete.massKg.value)} W/kg at FTP.`
      : '';
  return `Noted: ${factsInWords(given)}.${ratio}`;
}

/** The figures that are known of the rider, each with where it is from. */
export function knownFigures({ athlete, facts }: Talk): string[] {
  const from = (input: Input | null, words: (value: number) => string) =>
    input && input.source !== 'estimated' && input.source !== 'default'
      ? [`${words(input.value)} (${input.source === 'asked' ? 'you said' : 'profile'})`]
      : [];
  return [
    ...from(athlete.massKg, labels.weight),
    ...from(athlete.heightM, (value) => `${value.toFixed(2)} m tall`),
    ...from(athlete.ftpW, (value) => `FTP ${show.watts(value)} W`),
    ...from(athlete.cpW, (value) => `critical power ${show.watts(value)} W`),
    ...from(athlete.thresholdHrBpm, (value) => `threshold heart rate ${show.bpm(value)} bpm`),
    ...from(athlete.maxHrBpm, (value) => `maximum heart rate ${show.bpm(value)} bpm`),
    ...from(athlete.choToleranceGh, (value) => `${show.grams(value)} g/h of carbohydrate`),
    ...(facts.weeklyHours ? [`${labels.weeklyHours(facts.weeklyHours)} (you said)`] : []),
    ...(facts.age ? [`age ${Math.round(facts.age)} (you said)`] : []),
  ];
}

/** What the coach knows of the rider, and where it is from. */
export function knownOf(talk: Talk): AnswerPart[] {
  const { memory, remembered = [] } = talk;
  const known = knownFigures(talk);
  const other = memory.heard.filter((one) => tellsMore.test(one)).slice(-2);
  const told = other.length > 0 ? ` You also told me: ${other.map((one) => `“${one}”`).join(', ')}.` : '';
  const kept = remembered.filter(({ kind }) => kind !== 'hours' && kind !== 'age').map(rememberedWords);
  const also = kept.length > 0 ? `${told} You asked me to remember that ${kept.join(', and that ')}.` : told;
  return known.length > 0
    ? [
        text(
          `This is what I know about you: ${known.join(', ')}.${also} What you write here counts for this conversation. Settings keeps it for good.`,
        ),
        suggestions('What are my zones?', 'What is my w/kg?'),
      ]
    : [
        text(
          `Nothing yet: your profile is empty.${also} Weight and FTP are what most answers need. Tell me here, or enter them in Settings.`,
        ),
        suggestions('I weigh 70 kg', 'My FTP is 220 W', 'How do I test my FTP?'),
      ];
}

/** Something about the rider that no computation takes, but that is worth keeping. */
const tellsMore =
  /^(?:please |ok |so |and |just )*(?:remember|note|keep in mind|for your records?|for the record|just so you know|fyi|you should know)\b|\bmy (?:longest|biggest|last|best|new|first|usual|main)\b[^?]*$|\bi (?:broke|had|have had|injured|ride mostly|usually|always|never|own|bought|live|work|race in)\b[^?]*$/i;

/** What is said to a statement without figures for computing; null where the message is none. */
export function keptInMind(message: Message): AnswerPart[] | null {
  const { raw } = message;
  const asksToKeep =
    /^(?:please |ok |so |and |just )*(?:remember|note|keep in mind|for your records?|for the record|just so you know|fyi|you should know)\b/i.test(
      raw,
    );
  const states =
    /^(?:so |ok |btw |by the way |and )*my (?:longest|biggest|last|best|new|first|usual|main) \w+.{0,20}\b(?:is|was|has|had|weighs|gives)\b[^?]*$/i.test(
      raw,
    );
  if (
    /^(?:but |well |sorry,? |and )*(?:(?:i (?:don'?t|do not) (?:have|own|use) (?:a |any )?|i have no |i'?ve no |no |without (?:a )?)power ?-?meter(?: (?:though|yet|at all|here|on it))?)[. !]*$/i.test(
      raw,
    )
  )
    return [
      text(
        'That is fine: I give targets by heart rate and by how hard it feels, and climbs by weight and time. What shall we look at?',
      ),
    ];
  if (
    (!asksToKeep && !states) ||
    raw.includes('?') ||
    raw.length > 200 ||
    (!asksToKeep && /\b(?:what|how (?:much|many|long|fast)|which) /i.test(raw))
  )
    return null;
  const said = raw
    .replace(
      /^(?:please |ok |so |and |just )*(?:remember|note|keep in mind|for your records?|for the record|just so you know|fyi|you should know)(?: that)?[,: ]*/i,
      '',
    )
    .replace(/[.! ]+$/, '');
  return [
    text(`Noted: “${said}”. I keep it in mind for this talk. What would you like to work out with it?`),
  ];
}

const recalls =
  /\b(?:what|when|which|how \w+) did i (?:say|tell|write|mention|ask)\b|\bdid i (?:say|mention|tell)\b|\bwhat was (?:my|that) .{0,30}\b(?:again|i said)\b|\bwhat i (?:said|told)\b/;
const factNames: readonly [RegExp, keyof Facts][] = [
  [/\bweigh/, 'weight'],
  [/\bftp\b/, 'ftp'],
  [/\bthreshold (?:hr|heart)/, 'thresholdHr'],
  [/\bbike\b/, 'bikeWeight'],
  [/\bhours\b/, 'weeklyHours'],
];
const words = (one: string) => one.toLowerCase().match(/[a-z']{4,}|\d+/g) ?? [];

/** "What did I say was my longest?": the member's own earlier words; null where nothing was asked of them. */
export function recalled(message: Message, { memory }: Talk): AnswerPart[] | null {
  if (
    !recalls.test(message.text) ||
    message.text.split(' ').length > 14 ||
    /,.*\b(?:how|what|which)\b/.test(message.text)
  )
    return null;
  const fact = factNames.find(([pattern]) => pattern.test(message.text))?.[1];
  if (fact !== undefined && memory.facts[fact] !== undefined)
    return [text(`You told me ${labels[fact](memory.facts[fact])}.`)];
  const sought = new Set(
    words(message.raw).filter(
      (word) => !['what', 'when', 'which', 'tell', 'said', 'mention', 'again', 'write'].includes(word),
    ),
  );
  const scored = memory.heard
    .filter((one) => !recalls.test(one.toLowerCase()))
    .map((one) => ({ one, hits: words(one).filter((word) => sought.has(word)).length }));
  const best = scored.reduce<{ one: string; hits: number } | null>(
    (a, b) => (b.hits > 0 && (!a || b.hits >= a.hits) ? b : a),
    null,
  );
  return [text(best ? `You wrote: “${best.one}”` : 'You have not mentioned that in this conversation.')];
}
