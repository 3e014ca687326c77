import type { Athlete } from './athlete.ts';

/** How well a rider is trained for long efforts: how much of FTP is held for hours, what is stored, and how much fat burns. */
export type TrainingLevel = 'new' | 'regular' | 'trained' | 'elite';

/** FTP, W per kg of body mass, from which a level begins: a rule of coaches, no publication. */
const FROM_W_PER_KG: readonly [TrainingLevel, number][] = [
  ['elite', 4.6],
  ['trained', 3.5],
  ['regular', 2.5],
];

/**
 * How well a rider is trained, by FTP per kg: under 2.5 `new`, to 3.5 `regular`, to 4.6 `trained`, above `elite`. An
 * estimate: a light rider who is new may come out as trained, so let the member correct it.
 * @returns `regular` when weight or FTP is unknown
 * @example
 * trainingLevelOf(resolveAthlete({ bodyMatrix: { weight: 68 }, powerMatrix: { ftp: 400 } })) // => 'elite'
 * trainingLevelOf(null) // => 'regular'
 */
export function trainingLevelOf(athlete: Pick<Athlete, 'ftpW' | 'massKg'> | null | undefined): TrainingLevel {
  const { ftpW, massKg } = athlete ?? {};
  if (!ftpW || !massKg) return 'regular';
  const wPerKg = ftpW.value / massKg.value;
  return FROM_W_PER_KG.find(([, from]) => wPerKg >= from)?.[0] ?? 'new';
}
