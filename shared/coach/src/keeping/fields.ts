import { profileFields, storedValue, type Quantity } from '@breakaway/contract/profile-fields';
import type { AthleteFact, Facts } from '../memory.ts';
import type { FieldChange } from './offer.ts';

export interface Place {
  place: string;
  /** how many of the record's units are one of the fact's */
  scale: number;
  /** what members call it */
  names: string;
  /** the least that a rider can have, in the record's unit */
  least: number;
}

/** Where a fact stands in the record. */
export const places: Partial<Record<AthleteFact, Place>> = {
  weight: { place: 'bodyMatrix.weight', scale: 1, names: '(?:body ?)?weight', least: 25 },
  height: { place: 'bodyMatrix.height', scale: 100, names: 'height', least: 100 },
  ftp: {
    place: 'powerMatrix.ftp',
    scale: 1,
    names: 'ftp|functional threshold(?: power)?|threshold power',
    least: 40,
  },
  cp: { place: 'advancePhysiologicalData.criticalPower', scale: 1, names: 'critical power|cp', least: 40 },
  wPrime: {
    place: 'advancePhysiologicalData.anaerobicWorkCapacity',
    scale: 1,
    names: "w ?'|w ?prime|anaerobic (?:work )?capacity",
    least: 1000,
  },
  choTolerance: {
    place: 'feedingData.choTolerance',
    scale: 1,
    names: '(?:carb(?:ohydrate)?s?|cho) (?:tolerance|limit|intake)',
    least: 5,
  },
  thresholdHr: {
    place: 'heartRateMatrix.thresholdHr',
    scale: 1,
    names: '(?:lactate )?threshold (?:heart ?rate|hr|pulse)|lthr|lt ?hr',
    least: 80,
  },
  maxHr: {
    place: 'heartRateMatrix.maxHr',
    scale: 1,
    names: 'max(?:imum|imal)? ?(?:heart ?rate|hr|pulse)|mhr|hr ?max',
    least: 90,
  },
  restingHr: {
    place: 'heartRateMatrix.restingHr',
    scale: 1,
    names: 'rest(?:ing)? ?(?:heart ?rate|hr|pulse)|rhr',
    least: 25,
  },
};

/** The name, unit and limit of a value of the record. */
export const fieldAt = (place: string): Quantity => {
  const [group = '', key = ''] = place.split('.');
  return (profileFields as unknown as Record<string, Record<string, Quantity>>)[group]![key]!;
};

/** What the record has at a place, in its own unit; null where it has nothing. */
export function storedAt(place: string, profile: unknown): number | null {
  const [group = '', key = ''] = place.split('.');
  const stored = storedValue(profile, group, key);
  return typeof stored === 'number' ? stored : null;
}

/** The value that the record has of a fact, in the unit of `Facts`; null where it has none. */
export function storedFact(fact: AthleteFact, profile: unknown): number | null {
  const at = places[fact];
  const stored = at ? storedAt(at.place, profile) : null;
  return stored === null ? null : stored / at!.scale;
}

/** Changes of the record by facts; those that it has already are none. */
export function changesBy(facts: Facts, profile: unknown): FieldChange[] {
  return (Object.keys(facts) as AthleteFact[]).flatMap((fact) => {
    const at = places[fact];
    if (!at) return [];
    const from = storedAt(at.place, profile);
    const to = Number((facts[fact]! * at.scale).toFixed(1));
    return from === to ? [] : [{ place: at.place, from, to }];
  });
}

/** The fact that stands at a place of the record. */
export const factAt = (place: string): AthleteFact | undefined =>
  (Object.keys(places) as AthleteFact[]).find((fact) => places[fact]!.place === place);

/** Facts without those that some changes are about. */
export function withoutChanged(facts: Facts, changes: readonly FieldChange[]): Facts {
  const left = { ...facts };
  for (const fact of Object.keys(left) as AthleteFact[])
    if (changes.some(({ place }) => place === places[fact]?.place)) delete left[fact];
  return left;
}
