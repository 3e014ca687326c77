import { isRemembered, isReplacedBy, type Remembered } from '@breakaway/contract/remembered';
import { findEvent } from '../language/events.ts';
import type { Facts } from '../memory.ts';
import type { Message } from '../understanding/message.ts';

const explicit =
  /^(?:please |can you |could you |ok(?:ay)?,? )*(?:remember|keep in mind|don'?t forget|note)(?: please)?(?: that|:| for (?:later|next time|the future)[,:]?)? (.{4,160})$/is;

const rides =
  /\bi(?:'m| am)? (?:only |mostly |usually |always |mainly |just )?(?:ride|race|have|own|bought|train on|riding|got)\b[^.?!]{0,30}/;
const training =
  /\b(?:training|preparing|getting ready|signed up|entered|registered) (?:for|in)\b|\bmy (?:goal|target|main|big|a)[ -]?(?:race|event|goal)?\b|\bi(?:'m| am) (?:doing|riding|racing|entered in)\b|\bi(?:'ll| will) (?:ride|race|do)\b/;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const date = new RegExp(`\\b(?:${day} (?:of )?${month}|${month} ${day}|in ${month})\\b(?: \\d{4}\\b)?`, 'i');

/** A fact about the member that is worth remembering beyond this conversation; null where a message has none. */
export function memorableIn(message: Message, given: Facts): Remembered | null {
  const fact = factIn(message, given);
  return fact && isRemembered(fact) ? fact : null;
}

function factIn({ raw, text, concepts }: Message, given: Facts): Remembered | null {
  if (given.weeklyHours !== undefined)
    return { kind: 'hours', value: String(Number(given.weeklyHours.toFixed(1))) };
  if (given.age !== undefined) return { kind: 'age', value: String(Math.round(given.age)) };
  if (/\b(?:if|what about|would|should|could|which|versus|vs)\b/.test(text)) return null;
  if (rides.test(text)) {
    if (concepts.has('ttBike')) return { kind: 'bike', value: 'tt' };
    if (concepts.has('gravelBike')) return { kind: 'bike', value: 'gravel' };
    if (concepts.has('mountainBike')) return { kind: 'bike', value: 'mtb' };
  }
  const event = training.test(text) ? findEvent(text) : null;
  if (!event) return null;
  const when = date.exec(raw)?.[0];
  return { kind: 'event', value: when ? `${event.name}, ${when}` : event.name };
}

/** What a message asks to be remembered: "remember that I train on Tuesdays"; null where it asks for nothing of the kind. */
export function askedToRemember(message: Message, given: Facts): Remembered | null {
  const words = explicit.exec(message.raw.trim())?.[1];
  if (!words || message.raw.includes('?')) return null;
  const fact = memorableIn(message, given);
  if (fact) return fact;
  const value = words.replace(/\s+/g, ' ').replace(/[.!\s]+$/, '');
  return isRemembered({ kind: 'note', value }) ? { kind: 'note', value } : null;
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
