import type { AnswerPart } from '@breakaway/contract';
import { tooLarge } from '@breakaway/contract/profile-fields';
import { suggestions, table, text } from '../answer/parts.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import type { Memory } from '../memory.ts';
import { testedIn } from '../respond/tested.ts';
import { inList } from './answer.ts';
import { changesBy, factAt, fieldAt, places, storedFact } from './fields.ts';
import { singlesOf, type FieldChange } from './offer.ts';
import { clausesIn, settingsIn, valueIn, verb } from './settings-in.ts';

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

const polite = '(?:please |pls |ok(?:ay)?,? |yes,? |now |and |then |can you |could you |would you )*';
const savesThat = new RegExp(
  `^${polite}(?:(?:save|keep|store) (?:it|that|this|them|those|these)|(?:save|keep|store|put|write|add) (?:it|that|this|them|those|these)(?: \\w+){0,2} (?:(?:to|in|into|on) (?:my |the )?(?:profile|settings|account)|for good|permanently))(?: please)?[ .!?]*$`,
  'i',
);

/** A value that follows what was just offered or saved: "no, I meant 275", "yes and make it 285", "set it to 285". */
const meant =
  /^(?:(?:no|yes|yeah|ok(?:ay)?|sorry|actually|oh|wait|hm+|and|but|please|well)[,.! ]+)*(?:(?:i (?:meant|mean)|make (?:it|that)|(?:set|change) (?:it|that) to|it(?:'s| is)|(?:it|that) should be|rather|better)(?: rather| about)?|(?<=\bno[,.! ]+)) ?(\d[^,;?]*?)(?: please| instead| then)*[ .!]*$/i;
const also = /^(?:yes|yeah|yep|sure|ok(?:ay)?)?[,.! ]*(?:and|but|plus|also)\b[, ]*(?:also )?/i;
const takesBack =
  /^(?:please |no,? |actually,? |sorry,? |oh,? |can you |ok,? )*(?:undo|revert|(?:take|put|change|set) (?:it|that) back|go back|change it back)(?: (?:it|that|this|the change))?(?: please| again)*[ .!?]*$/i;

/** What a message asks to be changed in the record. */
export interface ChangeAsked {
  changes: FieldChange[];
  /** what else the message says */
  rest: string[];
}

/**
 * What a message asks to be changed in the record: "set my FTP to 280", after a fact "save that to my profile", after an
 * offer or a change "no, I meant 275" or "undo that".
 * @returns null where it asks for nothing of the kind
 */
export function changeAskedFor({ raw }: Message, { memory, profile, facts }: Talk): ChangeAsked | null {
  if (memory.guest) return null;
  const words = raw.trim().replace(/\s+/g, ' ').replaceAll('’', "'");
  const only = (changes: FieldChange[]): ChangeAsked => ({ changes, rest: [] });
  if (savesThat.test(words)) {
    const changes = changesBy({ ...memory.facts, ...testedIn(memory) }, profile);
    return changes.length > 0 ? only(changes) : null;
  }
  const again = afterChange(words, memory, profile);
  if (again) return only(again);
  const settings = settingsIn(raw, (fact) => facts[fact] ?? storedFact(fact, profile));
  return settings && { changes: changesBy(settings.facts, profile), rest: settings.rest };
}

/** A change of what was just offered or saved. */
function afterChange(words: string, { offer, saved }: Memory, profile: unknown): FieldChange[] | null {
  const offered = offer ? singlesOf(offer).flatMap((one) => (one.kind === 'profile' ? one.changes : [])) : [];
  const last = offered.length > 0 ? offered : saved;
  if (last.length === 0) return null;
  if (saved.length > 0 && takesBack.test(words) && saved.every(({ from }) => from !== null))
    return saved.map(({ place, from, to }) => ({ place, from: to, to: from! }));
  const fact = last.length === 1 ? factAt(last[0]!.place) : undefined;
  const value = fact && valueIn(fact, meant.exec(words)?.[1] ?? '');
  if (fact && value) return changesBy({ [fact]: value }, profile);
  const more = also.exec(words)?.[0];
  if (offered.length === 0 || !more) return null;
  const { facts, rest } = clausesIn(words.slice(more.length));
  if (rest.length > 0 || Object.keys(facts).length === 0) return null;
  const added = changesBy(facts, profile);
  return [...offered.filter(({ place }) => !added.some((one) => one.place === place)), ...added];
}

const valueOf = (place: string, value: number | null) =>
  value === null ? 'not set' : `${Number(value.toFixed(1))} ${fieldAt(place).unit}`;

/** The sentence about a value that cannot be; null for one that can. */
export function impossible({ place, to }: FieldChange): string | null {
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

/** "change your FTP from 250 to 280 W in your profile" */
export const changeWords = (changes: readonly FieldChange[]): string =>
  `change ${inList(
    changes.map(({ place, from, to }) =>
      from === null
        ? `your ${spoken(place)} to ${valueOf(place, to)}`
        : `your ${spoken(place)} from ${valueOf(place, from)} to ${valueOf(place, to)}`,
    ),
  )} in your profile`;

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
