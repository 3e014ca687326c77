import { DRAFTS, type Athlete, type Input } from '@breakaway/cycling';
import type { Company, Posture, Setup } from './ask.ts';

/**
 * Drag areas of the postures as shares of one that the engine knows for the rider. Published ranges: hoods 0.35 to 0.40 m²
 * (club riders 0.32 to 0.38), drops 0.28 to 0.32, time trial 0.22 to 0.26.
 */
const postures: Record<Posture, { of: 'climb' | 'drop' | 'aero' | 'tt'; share: number; words: string }> = {
  upright: { of: 'climb', share: 1.1, words: 'sitting upright' },
  hoods: { of: 'climb', share: 0.95, words: 'hands on the hoods' },
  drops: { of: 'drop', share: 1, words: 'hands on the drops' },
  aeroHoods: { of: 'drop', share: 0.95, words: 'forearms level on the hoods' },
  aeroBars: { of: 'aero', share: 1, words: 'on clip-on bars' },
  tt: { of: 'tt', share: 1, words: 'time-trial position' },
};

const company: Record<Company, { share: number; words: string }> = {
  wheel: { share: DRAFTS.wheel.multiplier, words: 'behind another rider' },
  group: { share: DRAFTS.group.multiplier, words: 'in a small group that takes turns' },
  bunch: { share: DRAFTS.bunch.multiplier, words: 'in a bunch' },
};

/** Speeds between which riders go from sitting up on a climb over the hoods to the drops, m/s. */
const CLIMBING_MS = 20 / 3.6;
const HOODS_MS = 30 / 3.6;
const DROPS_MS = 42 / 3.6;

/**
 * The drag area to count with. Where no posture is said it follows the speed without a jump: sitting up as on a climb below
 * 20 km/h, on the hoods at 30, on the drops from 42. It falls slower than the drag rises, so a faster time never takes less power.
 */
export function dragArea(athlete: Athlete, setup: Setup, speedMs: number): Input {
  const own = ownDragArea(athlete, setup, speedMs);
  const value = own.value + (setup.cdaBy ?? 0);
  const shelter = setup.company && company[setup.company];
  if (!shelter) return { ...own, value };
  const part = setup.companyPart ?? 1;
  const left = 1 - part * (1 - shelter.share);
  return {
    ...own,
    value: value * left,
    sd: Math.max(own.sd, 0.12 * value),
    source: own.source === 'asked' ? 'asked' : 'estimated',
    how: `${own.how} · ${Math.round(100 * left)} % of it ${shelter.words}${part < 1 ? ` for ${Math.round(100 * part)} % of the ride` : ''} (van Druenen and Blocken 2021)`,
  };
}

function ownDragArea(athlete: Athlete, { cdaM2, posture, bike }: Setup, speedMs: number): Input {
  if (cdaM2 !== undefined)
    return {
      ...athlete.cdaM2.climb,
      value: cdaM2,
      sd: 0.04 * cdaM2,
      source: 'asked',
      how: 'given with the question',
    };
  const said = posture ?? (bike === 'tt' ? 'tt' : bike === 'mtb' ? 'upright' : undefined);
  if (said)
    return at(
      athlete,
      said,
      said === posture
        ? postures[said].words
        : `${postures[said].words}, the usual one on a ${bike === 'tt' ? 'time-trial' : 'mountain'} bike`,
    );
  const hoods = at(athlete, 'hoods', '');
  if (speedMs >= HOODS_MS) {
    const part = Math.min(1, (speedMs - HOODS_MS) / (DROPS_MS - HOODS_MS));
    const drops = at(athlete, 'drops', '');
    const words = part > 0.6 ? 'road bike, hands low at this speed' : 'road bike, hands on the hoods';
    return {
      ...hoods,
      value: hoods.value + part * (drops.value - hoods.value),
      how: `${words} · ${hoods.how}`,
    };
  }
  const part = Math.min(1, Math.max(0, (speedMs - CLIMBING_MS) / (HOODS_MS - CLIMBING_MS)));
  const climbing = athlete.cdaM2.climb;
  const words = part > 0.5 ? 'road bike, hands on the hoods' : 'road bike, sitting up';
  return {
    ...climbing,
    value: climbing.value + part * (hoods.value - climbing.value),
    how: `${words} · ${climbing.how}`,
  };
}

function at(athlete: Athlete, posture: Posture, words: string): Input {
  const { of, share } = postures[posture];
  const known = athlete.cdaM2[of];
  return {
    ...known,
    value: known.value * share,
    sd: known.sd * share,
    how: words ? `${words} · ${known.how}` : known.how,
  };
}
