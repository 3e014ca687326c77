import {
  isRemembered,
  isReplacedBy,
  type Remembered,
  type RememberedBike,
} from '@breakaway/contract/remembered';
import { findEvent } from '../language/events.ts';
import type { Facts } from '../memory.ts';
import type { Message } from '../understanding/message.ts';
import { bodyNoteIn } from './own-notes.ts';

const keep = "(?:remember|keep in mind|don'?t forget|note)";
const explicit = [
  new RegExp(
    `^(?:please |can you |could you |ok(?:ay)?,? )*${keep}(?: please)?(?: that|:| for (?:later|next time|the future)[,:]?)? (.{4,160})$`,
    'is',
  ),
  new RegExp(
    `^(.{4,160}?)[,.;:!]? (?:please |so |and )*${keep} (?:it|that|this)(?: please| for me)?[.! ]*$`,
    'is',
  ),
];

const rides =
  /\bi(?:'m| am)? (?:only |mostly |usually |always |mainly |just |now )?(?:ride|race|have|own|bought|train on|riding|got|switched to|changed to)\b[^.?!]{0,30}/;
/** "I usually ride gravel": the ground stands for the bike. */
const usually =
  /\bi(?:'m| am)? (?:only|mostly|usually|always|mainly|now) (?:ride|riding|race) (gravel|tt|mtb|road)\b(?! (?:and|with|on))/;
const training =
  /\b(?:training|preparing|getting ready|signed up|entered|registered) (?:for|in)\b|\bmy (?:next )?(?:goal|target|main|big|a)?[ -]?(?:race|event|goal)\b|\bi(?:'m| am) (?:doing|riding|racing|entered in)\b|\bi(?:'ll| will) (?:ride|race|do)\b/;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const date = new RegExp(`\\b(?:${day} (?:of )?${month}|${month} ${day}|in ${month})\\b(?: \\d{4}\\b)?`, 'i');
/** A race under the name that the member gives it. */
const ownRace = new RegExp(
  `\\bmy (?:next )?(?:(?:a|goal|target|main|big)[ -])?(?:race|event|goal) is (?:(?:the|on|in) ){0,2}(?:(\\S[^,.?!]{0,60}?),? )??(?:(?:on|in) ){0,2}(${date.source})`,
  'iu',
);

/** The facts about the member that are worth remembering beyond this conversation. */
export const memorableIn = (message: Message, given: Facts): Remembered[] =>
  factsIn(message, given).filter(isRemembered);

function factsIn({ raw, text, concepts }: Message, given: Facts): Remembered[] {
  const facts: Remembered[] = [];
  if (given.weeklyHours !== undefined)
    facts.push({ kind: 'hours', value: String(Number(given.weeklyHours.toFixed(1))) });
  if (given.age !== undefined) facts.push({ kind: 'age', value: String(Math.round(given.age)) });
  const note = bodyNoteIn(raw);
  if (note) facts.push({ kind: 'note', value: note });
  if (/\b(?:if|what about|would|should|could|which|versus|vs)\b/.test(text)) return facts;
  const bike = bikeIn(text, concepts);
  if (bike) facts.push({ kind: 'bike', value: bike });
  const event = eventIn(raw, text);
  if (event) facts.push({ kind: 'event', value: event });
  return facts;
}

function bikeIn(text: string, concepts: Message['concepts']): RememberedBike | null {
  const ground = usually.exec(text)?.[1];
  if (ground) return ground as RememberedBike;
  if (!rides.test(text)) return null;
  if (concepts.has('ttBike')) return 'tt';
  if (concepts.has('gravelBike')) return 'gravel';
  if (concepts.has('mountainBike')) return 'mtb';
  return concepts.has('roadBike') ? 'road' : null;
}

/** "La Marmotte, 4 July" */
function eventIn(raw: string, text: string): string | null {
  const [, named, on] = ownRace.exec(raw) ?? [];
  const when = (on ?? date.exec(raw)?.[0])?.replace(/^in /i, '');
  // A name is written with a capital: "my race is hard in June" has none.
  if (on && (!named || /^\p{Lu}/u.test(named))) return `${named ?? 'a race'}, ${when}`;
  const event = training.test(text) ? findEvent(text) : null;
  if (!event) return null;
  return when ? `${event.name}, ${when}` : event.name;
}

/** What a message asks to be remembered, without what asks for it; null where it asks for nothing of the kind. */
export function wordsToRemember({ raw }: Message): string | null {
  if (raw.includes('?')) return null;
  return (
    explicit.map((pattern) => pattern.exec(raw.trim())?.[1]).find((words) => words !== undefined) ?? null
  );
}

/** What a message asks to be remembered: "remember that I train on Tuesdays". */
export function askedToRemember(message: Message, given: Facts): Remembered[] {
  const words = wordsToRemember(message);
  if (words === null) return [];
  const facts = memorableIn({ ...message, raw: words }, given);
  if (facts.length > 0) return facts;
  const value = words.replace(/\s+/g, ' ').replace(/[.!,\s]+$/, '');
  return isRemembered({ kind: 'note', value }) ? [{ kind: 'note', value }] : [];
}

const correcting =
  "^(?:(?:no|sorry|actually|oh|wait|well)[,.! ]+)*(?:i (?:meant|mean)|make (?:it|that)|it(?:'s| is)|rather)?,? ?";
const otherDate = new RegExp(`${correcting}(?:on )?(${date.source})[.! ]*$`, 'i');
const otherHours = new RegExp(
  `${correcting}(\\d+(?:\\.\\d)?) ?(?:h|hrs?|hours?)(?: (?:a|per) week)?(?: now)?[.! ]*$`,
  'i',
);

/** The fact that corrects one which was just offered or kept: "I meant 5 July"; null for any other message. */
export function correctionOf(raw: string, last: Remembered | null): Remembered | null {
  const words = raw.trim().replaceAll('’', "'");
  if (last?.kind === 'hours') {
    const hours = otherHours.exec(words)?.[1];
    return hours ? { kind: 'hours', value: hours } : null;
  }
  const when = last?.kind === 'event' ? otherDate.exec(words)?.[1] : undefined;
  return when ? { kind: 'event', value: `${last!.value.split(',')[0]!}, ${when}` } : null;
}

/** The name of an event without its date. */
const nameOf = (value: string) => value.split(',')[0]!.trim().toLowerCase();

/** Whether the member has said yes to the same before; an event without a date is known with any. */
export const isKnown = (fact: Remembered, known: readonly Remembered[]): boolean =>
  known.some(
    ({ kind, value }) =>
      kind === fact.kind &&
      (value.toLowerCase() === fact.value.toLowerCase() ||
        (kind === 'event' && !fact.value.includes(',') && nameOf(value) === nameOf(fact.value))),
  );

/** Whether a fact takes the place of one that is remembered: one of its kind, or an event with another date. */
export const replaces = (fact: Remembered, known: readonly Remembered[]): boolean =>
  known.some((one) => isReplacedBy(one, fact));
