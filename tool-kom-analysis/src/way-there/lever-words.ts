import type { UnitFormat } from '@breakaway/contract/units';
import { directionName, type LeverBounds, type Levers, type SmallestChanges } from '@breakaway/cycling';

export type Lever = keyof Levers;

/** How a lever is called, and what it means to move it. */
export function leverName(lever: Lever, bounds: LeverBounds, placeless: boolean): string {
  if (lever === 'windMs')
    return placeless
      ? 'More wind from behind'
      : bounds.windFromDeg === null
        ? 'More wind'
        : `More wind from the ${directionName(bounds.windFromDeg)}`;
  return {
    cpW: 'Critical power',
    wPrimeJ: 'W′',
    massKg: 'Weight, with the bike',
    cdaM2: 'Drag area',
    crr: 'Tyres',
    warmerC: 'Warmer air',
  }[lever];
}

/** What stands behind a lever, in small. */
const HINTS: Record<Lever, string> = {
  cpW: 'By training. A season brings about 10 % at most.',
  wPrimeJ: 'By hard intervals. It counts in efforts of a few minutes.',
  massKg: 'First off the bike, down to 6.8 kg, then off the body.',
  cdaM2: 'By position, clothes, helmet and wheels.',
  crr: 'Rolling resistance, by tyres and their pressure.',
  windMs: 'From where it helps most on this road, on top of the wind of the day.',
  warmerC: 'Warm air is thinner. Heat that costs you power is counted.',
};

/** From here on a wind is strong (6 Beaufort). */
const STRONG_WIND_MS = 10.8;

/** What is to be said of a lever: that it does not help, what it leaves missing, or what it means to move it. */
export function leverNote(
  lever: Lever,
  { bounds, possible, changes }: SmallestChanges,
  made: number,
): string {
  const change = changes.find((one) => one.lever === lever);
  if (bounds.most[lever] === 0 && lever === 'windMs') return 'No more wind helps on this way.';
  if (bounds.most[lever] === 0 && lever === 'warmerC') return 'Warmer air does not help.';
  if (!possible && change?.by === null)
    return change.most === 0
      ? change.words
      : `All of it leaves ${Math.max(1, Math.round(change.stillMissingW))} W missing.`;
  if (lever === 'windMs' && made + (change?.by ?? 0) > STRONG_WIND_MS)
    return 'That is a strong wind, and hard to ride in.';
  return HINTS[lever];
}

/** A change of a lever as a signed figure in the member's units. */
export function changeText(lever: Lever, by: number, units: UnitFormat): string {
  switch (lever) {
    case 'cpW':
      return `+${by.toFixed(by < 10 ? 1 : 0)} W`;
    case 'wPrimeJ':
      return `+${(by / 1000).toFixed(1)} kJ`;
    case 'massKg':
      return `−${units.show(by, 'kg', 1)}`;
    case 'cdaM2':
      return `−${by.toFixed(3)} m²`;
    case 'crr':
      return `−${by.toFixed(5)} Crr`;
    case 'windMs':
      return `+${units.show(3.6 * by, 'km/h', 0)}`;
    case 'warmerC':
      // A difference has no zero point to move.
      return units.name('°C') === '°C' ? `+${by.toFixed(0)} °C` : `+${((9 / 5) * by).toFixed(0)} °F`;
  }
}

/** All that is changed, such as "+12 W critical power and −2.0 kg". */
export function changesText(
  changes: Partial<Levers>,
  bounds: LeverBounds,
  units: UnitFormat,
  placeless: boolean,
): string | null {
  const parts = (Object.entries(changes) as [Lever, number][])
    .filter(([, by]) => by > 0)
    .map(([lever, by]) => {
      const name = lowerFirst(leverName(lever, bounds, placeless)).replace('more wind', 'wind');
      return lever === 'massKg' ? changeText(lever, by, units) : `${changeText(lever, by, units)} ${name}`;
    });
  const last = parts.pop();
  return last === undefined ? null : parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

const lowerFirst = (text: string) =>
  text.startsWith('W′') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
