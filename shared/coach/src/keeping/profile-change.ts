import type { AnswerPart } from '@breakaway/contract';
import { profileFields, storedValue, tooLarge, type Quantity } from '@breakaway/contract/profile-fields';
import { suggestions, table, text } from '../answer/parts.ts';
import type { AthleteFact, Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import type { FieldChange } from './offer.ts';

interface Place {
  place: string;
  /** how many of the record's units are one of the fact's */
  scale: number;
  /** what members call it */
  names: string;
  /** the least that a rider can have, in the record's unit */
  least: number;
}

/** Where a fact stands in the record. */
const places: Partial<Record<AthleteFact, Place>> = {
  weight: { place: 'bodyMatrix.weight', scale: 1, names: '(?:body ?)?weight', least: 25 },
  height: { place: 'bodyMatrix.height', scale: 100, names: 'height', least: 100 },
  ftp: {
    place: 'powerMatrix.ftp',
    scale: 1,
    names: 'ftp|functional threshold(?: power)?|threshold power',
    least: 40,
  },
  cp: { place: 'advancePhysiologicalData.criticalPower', scale: 1, names: 'critical power|cp', least: 40 },
  choTolerance: {
    place: 'feedingData.choTolerance',
    scale: 1,
    names: '(?:carb(?:ohydrate)?s?|cho) (?:tolerance|limit|intake)',
    least: 5,
  },
  thresholdHr: {
    place: 'heartRateMatrix.thresholdHr',
    scale: 1,
    names: 'threshold (?:heart ?rate|hr|pulse)',
    least: 80,
  },
  maxHr: {
    place: 'heartRateMatrix.maxHr',
    scale: 1,
    names: 'max(?:imum|imal)? (?:heart ?rate|hr|pulse)',
    least: 90,
  },
  restingHr: {
    place: 'heartRateMatrix.restingHr',
    scale: 1,
    names: 'rest(?:ing)? (?:heart ?rate|hr|pulse)',
    least: 25,
  },
};

const fieldAt = (place: string): Quantity => {
  const [group = '', key = ''] = place.split('.');
  return (profileFields as unknown as Record<string, Record<string, Quantity>>)[group]![key]!;
};

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
const savesThat = new RegExp(
  `^${polite}(?:save|keep|store|put|write|add) (?:it|that|this|them|those|these)(?: \\w+){0,2} (?:(?:to|in|into|on) (?:my |the )?(?:profile|settings|account)|for good|permanently)[ .!?]*$`,
  'i',
);

/** Changes of the record by facts; those that it has already are none. */
export function changesBy(facts: Facts, profile: unknown): FieldChange[] {
  return (Object.keys(facts) as AthleteFact[]).flatMap((fact) => {
    const at = places[fact];
    if (!at) return [];
    const [group = '', key = ''] = at.place.split('.');
    const stored = storedValue(profile, group, key);
    const from = typeof stored === 'number' ? stored : null;
    const to = Number((facts[fact]! * at.scale).toFixed(1));
    return from === to ? [] : [{ place: at.place, from, to }];
  });
}

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
