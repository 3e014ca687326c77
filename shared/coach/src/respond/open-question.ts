import { FTP_TEST } from '@breakaway/cycling';
import { isFact, usualFacts } from '../answer/needs.ts';
import { show } from '../answer/rounding.ts';
import type { Asked, Facts, Memory } from '../memory.ts';
import type { Skill, Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import { figure, type Message } from '../understanding/message.ts';
import type { Act } from './acts.ts';
import { looseFigure } from './loose-figure.ts';
import { corrected } from './what-if.ts';

/** What a reply to the coach's open question came to. */
export type OpenReply =
  | { kind: 'go'; asked: Asked; facts: Facts; note?: string }
  /** the member does not know it, and no guess would be honest */
  | { kind: 'noGuess'; text: string };

const testFor: Partial<Record<string, string>> = {
  ftp: `Then a test gives it. ${FTP_TEST} Enter it in Settings, or tell me here.`,
  thresholdHr:
    'Ride 30 minutes as hard as you can hold, alone and steadily: the mean heart rate of the last 20 is your threshold. Tell me when you have it.',
};

/** Answers that a usual FTP serves as an orientation; zones and loads on a guess would only look exact. */
const guessable = ['ride', 'hold', 'race', 'gears', 'courses', 'compare'];
/** FTP of a recreational rider, W/kg. */
const USUAL_WATTS_PER_KG = 2.7;

const unknown =
  /\b(?:don'?t|do not|doesn'?t|never|haven'?t|not) (?:really |actually |even )?(?:know|tested|measured|sure|have (?:a |an |any )?(?:ftp|power ?meter|idea|clue)|weighed)\b|\b(?:no (?:idea|clue)|dunno|idk|haven'?t a clue|you (?:choose|pick|decide|tell me)|your choice|whatever(?: you think)?|up to you|(?:i(?:'d| would) )?(?:rather|prefer) not(?: to)?(?: (?:say|tell|share))?\b|(?:won't|will not|don't want to|not going to) (?:say|tell|share)|none of your business|that(?:'s| is) private|just guess|a guess|make (?:it|something) up|take (?:a |some )?(?:usual|normal|typical|average)(?: one| value)?)\b|\bwhat (?:would|does|do) (?:an? |most )?(?:normal|average|typical|usual|other)? ?(?:person|people|riders?|cyclists?|guy|amateurs?) (?:need|do|have|take)\b/;

/** Reads a message as the reply to the coach's one open question; null when it is something else. */
export function replyTo(
  open: NonNullable<Memory['open']>,
  message: Message,
  act: Act | null,
  talk: Talk,
): OpenReply | null {
  const { need, asked } = open;
  const skill = skillNamed(asked.skill);
  if (!skill) return null;
  const go = (ask: unknown, facts: Facts = {}): OpenReply => ({
    kind: 'go',
    asked: { ...asked, ask },
    facts,
  });
  const named = isFact(need) ? figure(message, need) : undefined;
  if (
    named === undefined &&
    message.quantities.length === 0 &&
    looseFigure(message.text) === null &&
    (act === 'unknownValue' ||
      (unknown.test(message.text) &&
        !/\d/.test(message.text) &&
        (!message.text.includes('?') || /\bwhat (?:would|does|do)\b/.test(message.text))))
  )
    return notKnown(skill, need, asked, message, talk);
  if (named === undefined && asksAnew(message)) return null;
  if (isFact(need)) {
    const value = named ?? factIn(message, need);
    if (value !== null)
      return go(
        message.quantities.length > 1 ? (skill.change?.(asked.ask, message, talk) ?? asked.ask) : asked.ask,
        { [need]: value },
      );
    // "3 times a week, 60 to 90 min" says the hours as well.
    const said = need === 'weeklyHours' ? (skill.reply?.(asked.ask, need, message, talk) ?? null) : null;
    if (said !== null && (said as { hours?: number }).hours !== undefined) return go(said);
  } else {
    const loose = looseFigure(message.text);
    const plain = loose === null ? message : { ...message, text: String(loose) };
    const ask =
      skill.reply?.(asked.ask, need, message, talk) ??
      (loose === null ? null : skill.reply?.(asked.ask, need, plain, talk)) ??
      null;
    if (ask !== null) return go(ask);
  }
  // A date beside the open question ("on 12 June") belongs to it, though it does not answer it.
  if (asked.skill === 'plan' && (namesDate(message.text) || message.text.split(' ').length <= 8)) {
    const dated = {
      ...message,
      text: message.text.replace(/^(?:it'?s|that'?s)\b/, (said) => ' '.repeat(said.length)),
    };
    const ask = need === 'weeklyHours' ? (skill.reply?.(asked.ask, need, dated, talk) ?? null) : null;
    if (ask !== null) return go(ask);
  }
  // Something else that settles the question as well: "I don't know my watts, I do 28 km/h".
  const worded = asked.skill === 'tyres' || asked.skill === 'gears';
  const other =
    message.quantities.length > 0 || message.climb || worded
      ? (skill.change?.(asked.ask, corrected(message, asked), talk) ?? null)
      : null;
  if (other === null) return null;
  const outcome = skill.answer(other, talk);
  const short = message.text.split(' ').length <= 8;
  return outcome.kind === 'answer' || (outcome.kind === 'ask' && (outcome.need !== need || short))
    ? go(other)
    : null;
}

/** A question of its own, to be answered before the open one. */
const asksAnew = ({ text, quantities }: Message): boolean =>
  (text.includes('?') &&
    !/^(?:does it matter|is that important|why)/.test(text) &&
    !/\?.*\d/.test(text) &&
    quantities.length === 0) ||
  /^(?:what|how|why|which|when|should|do|does|is|are)\b(?!.*\bdoes it matter)/.test(text);

function notKnown(skill: Skill, need: string, asked: Asked, message: Message, talk: Talk): OpenReply {
  const usual = usualFacts[need];
  if (usual)
    return {
      kind: 'go',
      asked,
      facts: usual,
      note: 'I took a usual value, so the answer is only as good as that.',
    };
  const ask = skill.reply?.(asked.ask, need, { ...message, text: 'unknown' }, talk);
  if (ask) return { kind: 'go', asked: { ...asked, ask }, facts: {} };
  if (need === 'ftp' && guessable.includes(skill.name)) {
    const mass = talk.athlete.massKg?.value ?? 75;
    const ftp = 5 * Math.round((USUAL_WATTS_PER_KG * mass) / 5);
    return {
      kind: 'go',
      asked,
      facts: { ftp },
      note: `I take an FTP of ${show.watts(ftp)} W, usual for a recreational rider of ${show.kg(mass)}. Tell me yours when you have tested it.`,
    };
  }
  return {
    kind: 'noGuess',
    text: testFor[need] ?? 'Then I leave it open. Tell me when you know it, and I work it out.',
  };
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const datesSaid = new RegExp(
  `\\b${month}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b(?:,? 20\\d\\d)?|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b\\.?(?:,? 20\\d\\d)?|\\b20\\d\\d-\\d{1,2}-\\d{1,2}\\b|\\b\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?(?!\\d)|\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b|\\b20[2-9]\\d\\b`,
  'g',
);
/** The text without days of the calendar: the figures of a date are none to count with. */
const withoutDates = (text: string): string => text.replace(datesSaid, ' ').replace(/\s+/g, ' ').trim();
const namesDate = (text: string): boolean => text.search(datesSaid) !== -1;

/** "About 74, bike included 83": a bare figure and something besides; the bare one is the reply. */
const leading =
  /^(?:(?:about|around|roughly|maybe|probably|like|ok|oh|hm+|say|well|i think|i guess|it'?s|i'?m|i am|i weigh)[ ,]+)*(\d+(?:\.\d+)?)(?= ?[,;(]| and | but )/;

/** The value that was asked for: with its unit, with a neighbouring one, or bare. */
function factIn(message: Message, need: keyof Facts): number | null {
  const first = leading.exec(message.text)?.[1];
  const only = message.quantities.length === 1 && !first ? message.quantities[0] : undefined;
  const value = only?.value ?? looseFigure(withoutDates(message.text)) ?? Number(first ?? Number.NaN);
  if (Number.isNaN(value)) return null;
  const kind = only?.kind;
  switch (need) {
    case 'weight':
      return (!kind || kind === 'bikeWeight' || kind === 'age' || kind === 'totalMass') && value >= 30
        ? value
        : null;
    case 'height':
      if (kind && !['distance', 'gain'].includes(kind)) return null;
      return value > 3 ? value / 100 : value;
    case 'ftp':
      return (!kind || kind === 'power' || kind === 'age') && value >= 50 ? value : null;
    case 'choTolerance':
      return !kind || kind === 'carbRate' || kind === 'grams' ? value : null;
    case 'thresholdHr':
    case 'maxHr':
    case 'restingHr':
      return !kind || kind === 'heartRate' ? value : null;
    case 'wPrime':
      return !kind ? (value < 200 ? value * 1000 : value) : kind === 'energy' ? value : null;
    case 'weeklyHours':
      return !kind ? value : kind === 'duration' ? value / 3600 : null;
    default:
      return kind ? null : value;
  }
}
