import { figures, type Message } from '../../understanding/message.ts';
import type { RouteAsk } from './ask.ts';

const BIKES = [
  ['roadBike', 'road'],
  ['gravelBike', 'gravel'],
  ['mountainBike', 'mtb'],
  ['ttBike', 'tt'],
] as const;

/** Asks which of two ways is better, or by how much. */
const COMPARES =
  /\bvs\b|\bversus\b|\bagainst\b|\bcompar\w+|\bdifference\b|\b(?:better|faster|quicker|slower|worth)\b|\b(?:saves?|gains?|loses?)\b/;
const OR = /\bor\b|\binstead of\b|\brather than\b/;
const WHICH_BIKE = /\b(?:which|what) (?:\w+ )?bike\b/;

/** Power that is named for the climbs, the flat or the descents alone. */
export const ON_PART =
  /\b(?:on|up|over|in) (?:all |any |each |every |the |those |these )*(?:climbs?|hills?|flats?|descents?|downhills?)\b/;

type Ways = Pick<RouteAsk, 'bike' | 'powerW' | 'against'>;

/**
 * Two ways to ride the course that a message compares: two bikes, or two powers. Where it names one, the other is that of the
 * plan before.
 * @returns the first way, and what differs in the second one; null where nothing is compared
 */
export function againstIn(message: Message, last: Pick<RouteAsk, 'bike' | 'powerW'> = {}): Ways | null {
  const { text, concepts } = message;
  const compares = COMPARES.test(text);
  if (!compares && !OR.test(text) && !WHICH_BIKE.test(text)) return null;
  const bikes = BIKES.filter(([concept]) => concepts.has(concept)).map(([, bike]) => bike);
  if (bikes.length === 0 && WHICH_BIKE.test(text)) bikes.push('road', 'tt');
  if (bikes.length === 1 && compares) bikes.unshift(last.bike && last.bike !== bikes[0] ? last.bike : 'road');
  const [bike, otherBike] = bikes;
  if (bike && otherBike && bike !== otherBike) return { bike, against: { bike: otherBike } };
  if (ON_PART.test(text)) return null;
  const powers = figures(message, 'power');
  if (compares && last.powerW) {
    const more = message.quantities.find(({ kind, relative }) => kind === 'power' && relative)?.value;
    if (powers.length === 0 && more) powers.push(Math.round(last.powerW) + more);
    if (powers.length === 1) powers.unshift(Math.round(last.powerW));
  }
  const [powerW, otherPowerW] = powers;
  return powers.length === 2 && powerW !== otherPowerW && powerW && otherPowerW
    ? { powerW, against: { powerW: otherPowerW } }
    : null;
}
