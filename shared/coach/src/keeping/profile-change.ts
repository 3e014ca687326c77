import type { AnswerPart } from '@breakaway/contract';
import { tooLarge } from '@breakaway/contract/profile-fields';
import { suggestions, table, text } from '../answer/parts.ts';
import type { AthleteFact, Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import { changesBy, fieldAt, places, type Place } from './fields.ts';
import type { FieldChange } from './offer.ts';

const polite = '(?:please |pls |hey |ok(?:ay)? |now |and |then |can you |could you |would you |will you )*';
const verb = '(?:set|change|update|put|save|store|correct|enter|record|make)';
const inProfile = '(?: (?:in|on|to|into) (?:my |the )?(?:profile|settings|account))?';
const number = String.raw`\d+(?:[.,]\d+)?`;
const unit = String.raw`(?: ?(?:w|watts?|kgs?|kilos?|lbs?|pounds?|bpm|beats|cm|m|g\/h|g|grams(?: an hour| per hour)?)\b)?`;
/** "My FTP from 250 to 280 W": the name of a field, and the figure that it shall have. */
const setting = (names: string) =>
  new RegExp(
    `\\b(?:my|the) (?:${names})${inProfile}(?: back)?(?: from ${number}${unit})?(?: value)? ?(?:to|as|at|=|is) ?(?:about )?(${number})${unit}${inProfile}`,
    'i',
  );
const starts = new RegExp(`^${polite}${verb}\\b`, 'i');
/** What else may stand in a message that only sets values. */
const fillers = new RegExp(
  `\\b(?:${verb}|please|pls|hey|ok(?:ay)?|now|and|then|can|could|would|will|you|also|too|thanks|thank|permanently|for good|in|my|profile)\\b|[ .,!?]`,
  'gi',
);
const namesAny = new RegExp(
  `\\b(?:my|the) (?:${Object.values(places)
    .map(({ names }) => names)
    .join('|')})\\b`,
  'i',
);
const refuses = new RegExp(`^(?:no,? |please )*(?:don'?t|do not|never) ${verb}\\b[^?]*$`, 'i');

/** True where a value of the profile is named: "my FTP". */
export const namesValue = (words: string): boolean => namesAny.test(words);

/** True for "don't change my FTP to 300". */
export const asksForNone = ({ raw }: Message): boolean => {
  const words = raw.trim().replaceAll('’', "'");
  return refuses.test(words) && namesValue(words) && words.split(' ').length <= 12;
};

const savesThat = new RegExp(
  `^${polite}(?:save|keep|store|put|write|add) (?:it|that|this|them|those|these)(?: \\w+){0,2} (?:(?:to|in|into|on) (?:my |the )?(?:profile|settings|account)|for good|permanently)[ .!?]*$`,
  'i',
);

/** The facts that a message sets, and nothing else: "set my FTP to 280 and my weight to 70 kg"; null for any other message. */
function settingsIn(words: string, given: Facts): Facts | null {
  if (!starts.test(words)) return null;
  const facts: Facts = {};
  let rest = words;
  for (const [fact, { names, scale, place }] of Object.entries(places) as [AthleteFact, Place][]) {
    const found = setting(names).exec(rest);
    if (!found) continue;
    const figure = Number(found[1]!.replace(',', '.'));
    // The message's own reading knows pounds, feet and metres; a bare height is in what it looks like.
    const bare = place === 'bodyMatrix.height' && figure > 3 ? figure / scale : figure;
    facts[fact] = given[fact] ?? bare;
    rest = rest.replace(found[0], ' ');
  }
  const only = rest.replace(fillers, '') === '';
  return Object.keys(facts).length > 0 && only ? facts : null;
}

/**
 * What a message asks to be changed in the record: "set my FTP to 280", or after a fact "save that to my profile".
 * @returns null where it asks for nothing of the kind
 */
export function changeAskedFor(
  message: Message,
  given: Facts,
  { memory, profile }: Talk,
): FieldChange[] | null {
  if (memory.guest) return null;
  const words = message.raw.trim().replace(/\s+/g, ' ').replaceAll('’', "'");
  if (savesThat.test(words)) {
    const changes = changesBy(memory.facts, profile);
    return changes.length > 0 ? changes : null;
  }
  const facts = settingsIn(words, given);
  return facts && changesBy(facts, profile);
}

const valueOf = (place: string, value: number | null) =>
  value === null ? 'not set' : `${Number(value.toFixed(1))} ${fieldAt(place).unit}`;

/** The sentence about a value that cannot be; null for one that can. */
function impossible({ place, to }: FieldChange): string | null {
  const field = fieldAt(place);
  if (to > field.max) return tooLarge(field);
  const { least = 0 } = Object.values(places).find((one) => one.place === place) ?? {};
  return to < least ? `${field.label} can be at least ${least} ${field.unit}.` : null;
}

/** Shows a change and asks for a yes; or says why it cannot be made. @returns parts, and whether there is something to say yes to */
export function proposal(changes: readonly FieldChange[]): { parts: AnswerPart[]; offered: boolean } {
  if (changes.length === 0) return { parts: [text('That is already in your profile.')], offered: false };
  const wrong = changes.map(impossible).find((sentence) => sentence !== null);
  if (wrong) return { parts: [text(wrong)], offered: false };
  return {
    parts: [
      table(
        'Change to your profile',
        ['', 'Now', 'New'],
        changes.map(({ place, from, to }) => [
          fieldAt(place).label,
          valueOf(place, from),
          valueOf(place, to),
        ]),
      ),
      {
        kind: 'question',
        text: 'Shall I change it in your profile?',
        chips: ['Yes, change it', 'No, leave it'],
      },
    ],
    offered: true,
  };
}

/** The name of a field inside a sentence: "FTP", "maximum heart rate". */
function spoken(place: string): string {
  const name = fieldAt(place).label.replace(/ \(.*/, '');
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}

/** "FTP 250 W, weight not set": what stands in the profile before some changes. */
export const asStored = (changes: readonly FieldChange[]): string =>
  changes.map(({ place, from }) => `${spoken(place)} ${valueOf(place, from)}`).join(', ');

/** What is said when it is done. */
export function changed(changes: readonly FieldChange[]): AnswerPart[] {
  const done = changes.map(({ place, from, to }) => {
    const before = from === null ? '' : `, it was ${valueOf(place, from)}`;
    return `${fieldAt(place).label} is ${valueOf(place, to)} now${before}`;
  });
  const [only, ...more] = changes;
  const back =
    only && more.length === 0 && only.from !== null
      ? [`Set my ${spoken(only.place)} to ${valueOf(only.place, only.from)}`]
      : [];
  return [text(`Saved in your profile: ${done.join('. ')}.`), suggestions(...back, 'What are my zones?')];
}
