import type { Athlete } from '../../athlete/athlete.ts';
import { resolveAthlete } from '../../athlete/resolve-athlete.ts';
import { findClimbs } from '../../route/climbs.ts';
import { straightRoute, type Route } from '../../route/route.ts';
import { anyRoad, random, type RoadKind } from '../optimum/testing/courses.ts';
import type { PlanQuestion } from './question.ts';
import { racePlan } from './plan.ts';
import type { RacePlan } from './race-plan.ts';

/** A rider of 75 kg with an FTP of 260 W, the rest estimated. */
export const RIDER: Athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
});

/** The same rider with everything measured. */
export const MEASURED: Athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260, peak3sPower: 940 },
  advancePhysiologicalData: { criticalPower: 268, anaerobicWorkCapacity: 20250 },
  aeroData: { ttCda: 0.25, aeroPositionCda: 0.27, dropCda: 0.31, climbCda: 0.36 },
  bikeData: { weightRoadBike: 8 },
});

/** A made-up road: slopes by distance, a direction by distance, hairpins here and there. */
export function madeUpRoute(
  distanceM: number,
  slopeAt: (metres: number) => number,
  {
    headingAt = () => 0,
    bendEveryM = 0,
  }: { headingAt?: (metres: number) => number; bendEveryM?: number } = {},
): Route {
  const flat = straightRoute(distanceM, 0);
  const { stepM } = flat;
  const slope = flat.slope.map((_, i) => slopeAt(i * stepM));
  const elevationM: number[] = [200];
  for (let i = 0; i < slope.length - 1; i++) elevationM.push(elevationM[i]! + slope[i]! * stepM);
  const every = Math.round(bendEveryM / stepM);
  return {
    ...flat,
    slope,
    elevationM,
    headingDeg: flat.headingDeg.map((_, i) => headingAt(i * stepM)),
    radiusM: flat.radiusM.map((_, i) => (every > 0 && i % every === every - 1 ? 12 : Infinity)),
    ascentM: slope.reduce((sum, each) => sum + Math.max(0, each) * stepM, 0),
    minElevationM: elevationM.reduce((low, height) => Math.min(low, height), Infinity),
    maxElevationM: elevationM.reduce((high, height) => Math.max(high, height), -Infinity),
    climbs: findClimbs(elevationM, stepM),
  };
}

/** Hills of several lengths on top of each other, with bends, turning all ways: another road for each number. */
export function randomRoute(number: number, distanceM: number): Route {
  const share = (k: number) => {
    const x = Math.sin(number * 12.9898 + k * 78.233) * 43758.5453;
    return x - Math.floor(x);
  };
  const waves = [0, 1, 2].map((k) => ({
    slope: 0.005 + 0.03 * share(k),
    lengthM: 600 + 6000 * share(k + 10),
    phase: 6.28 * share(k + 20),
  }));
  return madeUpRoute(
    distanceM,
    (metres) =>
      waves.reduce(
        (sum, { slope, lengthM, phase }) => sum + slope * Math.sin((6.28 * metres) / lengthM + phase),
        0,
      ),
    {
      headingAt: (metres) => (360 * share(30) + (90 * metres) / (1000 + 4000 * share(31))) % 360,
      bendEveryM: share(40) < 0.5 ? 0 : 700 + 2000 * share(41),
    },
  );
}

/** A plan that has to be there. */
export function planned(question: PlanQuestion): RacePlan {
  const plan = racePlan(question);
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

/** A race on any road, by any rider from a beginner to a professional, with any wind and goal: another one for each seed. */
export function anyQuestion(seed: number): { kind: RoadKind; question: PlanQuestion } {
  const next = random(seed * 31337 + 9);
  const { kind, route } = anyRoad(seed);
  const weight = 52 + 40 * next();
  const athlete = resolveAthlete({
    bodyMatrix: { weight, height: 160 + 30 * next() },
    powerMatrix: { ftp: weight * (1.9 + 3.4 * next()) },
  });
  const goal = next();
  return {
    kind,
    question: {
      route,
      athlete,
      bike: next() < 0.2 ? 'tt' : 'road',
      ...(next() < 0.6 ? { wind: { speedMs: 7 * next(), fromDeg: 360 * next() } } : {}),
      goal:
        goal < 0.6
          ? { kind: 'fastest' }
          : goal < 0.8
            ? { kind: 'intensity', if: 0.6 + 0.35 * next() }
            : { kind: 'wPrimeLeft', shareLeft: 0.5 * next() },
    },
  };
}
