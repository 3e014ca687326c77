import { KnownFigures } from './known-figures.ts';

/** The figures of texts that tools showed. */
export function knownOf(...texts: string[]): KnownFigures {
  const known = new KnownFigures();
  for (const text of texts) known.add(text);
  return known;
}

/** A few figures, and none of the amounts below. */
export const few = () => knownOf('30 km in 60 minutes at 245 W, 2 h', 'Sources: Jones 2021, J Appl 28:11');

/** Amounts that none of these few figures explain. */
export const unfounded = [
  'two and a half hours',
  'three and a half watts per kilo',
  'an hour and a half',
  'four long hours',
  'four or so hours',
  'FTP:312 W',
  'ca.312 W',
  'x312 W',
  '.5 h',
  '２５０ W',
  '٣١٢ W',
  '𝟑𝟏𝟐 W',
  '⅔ of your FTP',
  'Zone 5 W/kg',
  'power zone 8 bpm',
  'double your power',
  'twice as fast',
  'a tenfold gain',
  'a third more',
  'a couple of hours',
  'dozens of gels',
  'hundreds of watts',
  'a million steps',
  'You need 30 more watts',
  '60 extra watts',
  '30-odd watts',
  '30+ W',
  'TSS of 245',
  '245 TSS',
  'Ride at 11 %.',
  '4x50 min',
  '2x20 min',
  '2x245 min',
  '2h50',
  '2 h45',
  'three h18 in all',
  'z45 min',
  'zone 99',
  '2e3 W',
  'x30',
  'two five zero',
  'two fifty watts',
  'two point five hours',
  'one third of them',
  'two-thirds early',
  'one-fifth',
  'an eighth',
  'a sixth',
  'a twentieth',
  'three times your usual load',
  '2 times your load',
  'quadruple it',
  'halve it',
  'more by half',
  'ten percentage points',
  'eleven caffeine tablets',
  'two caffeine tablets',
  'two tablets',
  'twelve kilocalories',
  'two ounces',
  'two gels an hour',
  'twelve gels',
];
