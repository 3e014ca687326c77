import type { SourceKey } from '../answer/sources.ts';

/** Mean power that the best male riders hold, W/kg, with the uncertainty of the figure. */
export type WorldClass = { durationS: number; wattsPerKg: number; sd: number; cites: SourceKey };

/**
 * From the world-class row of Allen and Coggan's table up to 5 minutes; beyond it the climbs of 2024, which are higher
 * (Plateau de Beille in 39:43, put at 6.9 W/kg and called accurate by a rider with a power meter); 4 hours from the
 * records of 144 professionals, whose upper quarter holds 4.4 W/kg.
 */
export const WORLD_CLASS: readonly WorldClass[] = [
  { durationS: 5, wattsPerKg: 24, sd: 1, cites: 'allenCoggan2019' },
  { durationS: 60, wattsPerKg: 11.5, sd: 0.5, cites: 'allenCoggan2019' },
  { durationS: 300, wattsPerKg: 7.7, sd: 0.3, cites: 'allenCoggan2019' },
  { durationS: 1200, wattsPerKg: 7.1, sd: 0.3, cites: 'plateauDeBeille2024' },
  { durationS: 2400, wattsPerKg: 6.9, sd: 0.2, cites: 'plateauDeBeille2024' },
  { durationS: 3600, wattsPerKg: 6.4, sd: 0.3, cites: 'allenCoggan2019' },
  { durationS: 14400, wattsPerKg: 5, sd: 0.4, cites: 'valenzuela2022' },
];

/** World-class power for a duration, W/kg: straight between the rows in the logarithm of time, the ends held. */
export function worldClassAt(durationS: number): { wattsPerKg: number; sd: number } {
  const next = WORLD_CLASS.findIndex((row) => row.durationS >= durationS);
  const above = WORLD_CLASS[next < 0 ? WORLD_CLASS.length - 1 : next]!;
  const below = WORLD_CLASS[next - 1];
  if (!below || next < 0) return { wattsPerKg: above.wattsPerKg, sd: above.sd };
  const share = Math.log(durationS / below.durationS) / Math.log(above.durationS / below.durationS);
  return {
    wattsPerKg: below.wattsPerKg + share * (above.wattsPerKg - below.wattsPerKg),
    sd: below.sd + share * (above.sd - below.sd),
  };
}
