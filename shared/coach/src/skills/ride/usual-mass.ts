import type { Athlete, Input } from '@breakaway/cycling';

/** Default for a rider who did not give a weight, kg. */
const USUAL_KG = 75;

type WithMass = Athlete & { massKg: Input };
const hasMass = (athlete: Athlete): athlete is WithMass => athlete.massKg !== null;

/**
 * A rider whose weight is not known, with a usual one. Only for flat roads, where ten kilograms change the power by some 2 %.
 */
export function withUsualMass(athlete: Athlete): WithMass {
  if (hasMass(athlete)) return athlete;
  return {
    ...athlete,
    massKg: {
      key: 'massKg',
      label: 'body mass',
      value: USUAL_KG,
      unit: 'kg',
      source: 'default',
      how: 'a usual rider, your weight is not known',
      sd: 10,
    },
  };
}

/** W' of a usual rider, J. Above half an hour a wrong one changes the power by a few watts. */
const USUAL_W_PRIME_J = 20_000;

/** A rider who gave an FTP but no weight, with a usual W'. */
export function withUsualWPrime(athlete: Athlete): Athlete {
  if (athlete.wPrimeJ || !athlete.cpW) return athlete;
  return {
    ...athlete,
    wPrimeJ: {
      key: 'wPrimeJ',
      label: "W'",
      value: USUAL_W_PRIME_J,
      unit: 'J',
      source: 'default',
      how: "a usual W', your weight is not known",
      sd: 5000,
    },
  };
}
