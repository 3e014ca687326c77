import type { Quantity } from '../language/quantity.ts';
import { athleteFacts, type Given, type Told } from './frame.ts';

/** A nought of these is a slip: the coach then asks as if nothing had been said. */
const alwaysPositive: Array<Quantity['kind']> = [
  'power',
  'relativePower',
  'intensity',
  'duration',
  'distance',
  'speed',
  'weight',
  'bikeWeight',
  'totalMass',
  'height',
  'ftp',
  'choTolerance',
  'thresholdHr',
  'maxHr',
];

/** The absolute figures of a message by what they are about; the first of a kind counts. */
export function givenBy(quantities: Quantity[]): Given {
  const given: Given = {};
  for (const { kind, value, relative } of quantities) {
    const senseless = alwaysPositive.includes(kind) && !(value > 0 && value < 1e9);
    if (kind !== 'other' && !relative && !senseless) given[kind] ??= value;
  }
  return given;
}

/** Two different figures of one kind in one message: the answer would depend on which one is read. */
export function twice(quantities: Quantity[]): [Quantity, Quantity] | null {
  for (const [i, one] of quantities.entries()) {
    if (one.kind === 'other' || one.relative) continue;
    const other = quantities
      .slice(i + 1)
      .find(
        (later) => later.kind === one.kind && !later.relative && Math.abs(later.value - one.value) > 1e-9,
      );
    if (other) return [one, other];
  }
  return null;
}

/** Facts about the athlete among what was given. */
export function toldBy(given: Given): Told {
  const told: Told = {};
  for (const fact of athleteFacts) if (given[fact] !== undefined) told[fact] = given[fact];
  return told;
}

/** What was given about the ride alone: the athlete's facts live with the conversation, not with one question. */
export function withoutFacts(given: Given): Given {
  const rest = { ...given };
  for (const fact of athleteFacts) delete rest[fact];
  return rest;
}
