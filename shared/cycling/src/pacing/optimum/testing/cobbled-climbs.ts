import { straightRoute } from '../../../route/route.ts';
import { courseFrom, type Course } from '../../../road/course.ts';
import { RECOVERY } from '../../../physiology/w-balance.ts';
import type { PacingLimits } from '../solution.ts';
import profile from './cobbled-climbs.json' with { type: 'json' };

/**
 * The pacing problem of a public project (github.com/henrikub/Optimal-Pacing-Mod, 2024): two laps of Zwift's "Cobbled Climbs",
 * 18.36 km, 86.4 kg, a rider of CP 290 W and W' 25 kJ whose highest power falls from 933 W to CP as W' empties, and
 * recovery in proportion to what is missing. Its slopes are here in ten-thousandths, one for each cell of about 10 m: forward
 * differences of heights smoothed over two points, as there.
 */
export const PUBLISHED = {
  /** time of their optimum by IPOPT, with a small price on changes of power, s */
  optimumS: 1725.9,
  /** 303.5 W throughout, ridden in their simulation, s */
  evenW: 303.5,
  evenS: 1819.2,
  /** P = CP + k slope, with the largest k that keeps 1 kJ of W', in their simulation, s */
  slopeRuleS: 1791.9,
};

export const COBBLED_LIMITS: PacingLimits = {
  cpW: 290,
  wPrimeJ: 25_000,
  pMaxW: 933,
  reserveJ: 0,
  npCapW: null,
  recovery: RECOVERY.froncioni,
};

const ASPHALT = 0.004;
const COBBLES = 0.0055;

export function cobbledClimbs(): Course {
  const flat = straightRoute(profile.lengthM, 0);
  const slope = flat.slope.map((_, i) => (profile.slopes[i] ?? 0) / 1e4);
  const rider = {
    massKg: 86.4,
    cdaM2: 0.28,
    crr: ASPHALT,
    airDensityKgM3: 1.2,
    drivetrainEfficiency: 1,
    gravityMs2: 9.81,
  };
  const course = courseFrom({ ...flat, slope }, rider, { descending: { maxSpeedMs: 25, coastAboveMs: 100 } });
  for (const [fromM = 0, toM = 0] of profile.cobbled) {
    for (let cell = Math.round(fromM / course.stepM); cell < Math.round(toM / course.stepM); cell++) {
      course.crr[cell] = COBBLES;
      course.steadyN[cell] =
        (course.steadyN[cell] ?? 0) + (COBBLES - ASPHALT) * rider.massKg * rider.gravityMs2;
    }
  }
  return course;
}
