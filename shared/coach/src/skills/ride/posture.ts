import { DRAFTS, positionFor, type Athlete, type Bike, type Input, type Position } from '@breakaway/cycling';
import type { Company, Posture, Setup } from './ask.ts';

/**
 * Drag areas of the postures as shares of one that the engine knows for the rider. Published ranges: hoods 0.35 to 0.40 m²
 * (club riders 0.32 to 0.38), drops 0.28 to 0.32, time trial 0.22 to 0.26.
 */
const postures: Record<Posture, { of: Position; share: number; words: string }> = {
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

const bikes: Record<Bike, string> = {
  road: 'road bike',
  tt: 'time-trial bike',
  gravel: 'gravel bike',
  mtb: 'mountain bike',
};

/** How riders sit in the engine's positions. */
const sitting: Record<Position, string> = {
  climb: 'sitting up',
  drop: 'hands low',
  aero: 'on clip-on bars',
  tt: 'in the time-trial position',
};

type InPosture = { athlete: Athlete; bike: Bike; position?: Position };

/**
 * The rider as the engine is to be asked with: drag areas with the posture, the shelter and the change that were said. Where no
 * posture was said, there is no position either: the engine's own rule decides it, as in the tools.
 */
export function inPosture(athlete: Athlete, setup: Setup): InPosture {
  const { cdaM2, posture, bike = 'road' } = setup;
  const asked = cdaM2 === undefined ? posture && postures[posture] : undefined;
  const areas = Object.entries(athlete.cdaM2) as [Position, Input][];
  const adjusted = areas.map(([position, known]) => {
    const own: Input =
      cdaM2 !== undefined
        ? { ...known, value: cdaM2, sd: 0.04 * cdaM2, source: 'asked', how: 'given with the question' }
        : asked
          ? scaled(known, asked.share, asked.words)
          : scaled(known, 1, `${bikes[bike]}, ${sitting[position]}`);
    return [position, sheltered(own, setup)];
  });
  return {
    athlete: { ...athlete, cdaM2: Object.fromEntries(adjusted) as Athlete['cdaM2'] },
    bike,
    ...(asked ? { position: asked.of } : {}),
  };
}

/** The drag area on a slope (rise / run). */
export function dragArea(rider: InPosture, slope: number): Input {
  return rider.athlete.cdaM2[rider.position ?? positionFor(rider.bike, slope)];
}

function scaled(known: Input, share: number, words: string): Input {
  return {
    ...known,
    value: known.value * share,
    sd: known.sd * share,
    how: `${words} · ${known.how}`,
  };
}

function sheltered(own: Input, setup: Setup): Input {
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
