import { resolveAthlete, type Athlete, type Input } from '@breakaway/cycling';
import type { Item } from '../../answer/assumptions.ts';
import type { Talk } from '../../skill.ts';

/** Of riders of whom nothing is known, so that a plan can be given at all: said in the assumptions. */
const USUAL = { heightCm: 178, massKg: 75, toleranceGH: 60 };

/** A rider of whom everything is known that a plan for food needs. */
export type Feedable = Athlete & { massKg: Input; ftpW: Input };
const isFeedable = (athlete: Athlete): athlete is Feedable =>
  athlete.massKg !== null && athlete.ftpW !== null;

/**
 * The rider with usual values where the plan cannot do without, and what was taken so.
 * @param rateGH carbohydrate that the rider wants, g/h, in the place of the tolerance
 */
export function feedable(talk: Talk, rateGH: number | undefined): { athlete: Feedable; taken: Item[] } {
  const { athlete, profile, facts } = talk;
  const taken: Item[] = [];
  const take = (label: string, value: string) =>
    taken.push({ label, value, source: 'default', how: 'a usual value, tell me yours' });
  const tolerance = rateGH ?? athlete.choToleranceGh?.value;
  if (tolerance === undefined) take('CHO tolerance', `${USUAL.toleranceGH} g/h`);
  if (!athlete.massKg) take('Body mass', `${USUAL.massKg} kg`);
  const mass = athlete.massKg?.value ?? USUAL.massKg;
  if (!athlete.ftpW && !athlete.cpW) take('FTP', `${Math.round(3 * mass)} W`);
  if (taken.length === 0 && rateGH === undefined && isFeedable(athlete)) return { athlete, taken };
  const filled = resolveAthlete({
    ...profile,
    bodyMatrix: {
      height: USUAL.heightCm,
      ...profile.bodyMatrix,
      weight: mass,
      ...(facts.height ? { height: 100 * facts.height } : {}),
    },
    powerMatrix: { ...profile.powerMatrix, ftp: athlete.ftpW?.value ?? athlete.cpW?.value ?? 3 * mass },
    feedingData: { ...profile.feedingData, choTolerance: tolerance ?? USUAL.toleranceGH },
  });
  if (!isFeedable(filled)) throw new Error('A profile with usual values has no weight or FTP.');
  return { athlete: filled, taken };
}

/** Asks for the rider's own values where usual ones were taken, as a sentence that follows another; else empty. */
export const askForOwnValues = (taken: readonly Item[]): string =>
  taken.length > 0 ? ' I took usual values. Tell me yours for a better plan.' : '';
