import type { AnswerPart } from '@breakaway/contract';
import { profileFields, storedValue, tooLarge, type Quantity } from '@breakaway/contract/profile-fields';
import { suggestions, table, text } from '../answer/parts.ts';
import type { AthleteFact, Facts } from '../memory.ts';
import { supposed } from '../respond/facts-given.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import type { FieldChange } from './offer.ts';

/** Where a fact stands in the record, and how many of the record's units are one of the fact's. */
const places: Partial<Record<AthleteFact, { place: string; scale: number }>> = {
  weight: { place: 'bodyMatrix.weight', scale: 1 },
  height: { place: 'bodyMatrix.height', scale: 100 },
  ftp: { place: 'powerMatrix.ftp', scale: 1 },
  cp: { place: 'advancePhysiologicalData.criticalPower', scale: 1 },
  wPrime: { place: 'advancePhysiologicalData.anaerobicWorkCapacity', scale: 1 },
  choTolerance: { place: 'feedingData.choTolerance', scale: 1 },
  thresholdHr: { place: 'heartRateMatrix.thresholdHr', scale: 1 },
  maxHr: { place: 'heartRateMatrix.maxHr', scale: 1 },
  restingHr: { place: 'heartRateMatrix.restingHr', scale: 1 },
};

const fieldAt = (place: string): Quantity => {
  const [group = '', key = ''] = place.split('.');
  return (profileFields as unknown as Record<string, Record<string, Quantity>>)[group]![key]!;
};

const asksToKeep =
  /\b(?:set|change|update|put|save|store|correct|enter|record|write)\b.{0,60}\b(?:my|profile|settings|account|for good|permanently)\b|\b(?:save|keep|store|put|write) (?:it|that|this|them|those)\b.{0,30}\b(?:profile|settings|account|for good|permanently)\b/;

/** "Set my maximum heart rate to 190": so far from its name a figure is read as the heart rate of an effort. */
const namedRate = /\b(max(?:imum)?|threshold|resting) (?:heart ?rate|hr|pulse)\b[^\d]{0,12}(\d{2,3})\b/g;
const rates: Record<string, AthleteFact> = { m: 'maxHr', t: 'thresholdHr', r: 'restingHr' };

function withNamedRates(given: Facts, text: string): Facts {
  const facts = { ...given };
  for (const [, name = '', value] of text.matchAll(namedRate)) facts[rates[name[0]!]!] ??= Number(value);
  return facts;
}

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

/**
 * What a message asks to be changed in the record: "set my FTP to 280", or after a fact "save that to my profile".
 * @returns null where it asks for nothing of the kind
 */
export function changeAskedFor(
  message: Message,
  read: Facts,
  { memory, profile }: Talk,
): FieldChange[] | null {
  const { text: words } = message;
  const given = withNamedRates(read, words);
  if (memory.guest || words.includes('?') || !asksToKeep.test(words) || supposed(message, given)) return null;
  const kept = Object.keys(given).some((fact) => fact in places);
  if (!kept && message.quantities.length > 0) return null;
  const changes = changesBy(kept ? given : memory.facts, profile);
  return changes.length > 0 || kept ? changes : null;
}

const valueOf = (place: string, value: number | null) =>
  value === null ? 'not set' : `${Number(value.toFixed(1))} ${fieldAt(place).unit}`;

/** Shows a change and asks for a yes; or says why it cannot be made. @returns parts, and whether there is something to say yes to */
export function proposal(changes: readonly FieldChange[]): { parts: AnswerPart[]; offered: boolean } {
  if (changes.length === 0) return { parts: [text('Your profile has that already.')], offered: false };
  const wrong = changes
    .map(({ place, to }) => ({ field: fieldAt(place), to }))
    .find(({ field, to }) => to > field.max);
  if (wrong) return { parts: [text(tooLarge(wrong.field))], offered: false };
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
