import {
  bestConstantPower,
  courseFrom,
  optimisePower,
  RECOVERY,
  type PacingLimits,
} from '@breakaway/cycling';
// What the engine's tests compare with is no export of the engine.
// oxlint-disable-next-line no-restricted-imports
import { dynamicProgramme } from '../../../shared/cycling/src/pacing/optimum/testing/dynamic-programming.ts';
// oxlint-disable-next-line no-restricted-imports
import { hillyRoute } from '../../../shared/cycling/src/pacing/optimum/testing/courses.ts';

const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.18 };
const hard: PacingLimits = { cpW: 280, wPrimeJ: 20_000, pMaxW: 900, reserveJ: 2000, npCapW: null };

const courses = [
  { name: '4 km, hills', route: hillyRoute(4000, 3), wind: undefined, limits: hard },
  { name: '5 km, steep, bends', route: hillyRoute(5000, 8, 0.05, 2), wind: undefined, limits: hard },
  {
    name: '5 km, wind 6 m/s',
    route: hillyRoute(5000, 5, 0.015),
    wind: { speedMs: 6, fromDeg: 250 },
    limits: hard,
  },
  { name: '5 km, cap 270 W', route: hillyRoute(5000, 3), wind: undefined, limits: { ...hard, npCapW: 270 } },
];

/**
 * The differential model of W' recovery; the conservative one of the product's plans; and Weigend's, which jumps at
 * critical power: its exact optimum alternates between sprint and critical power from cell to cell, which nobody can
 * ride and our plans exclude, so there the programme holds each power for 50 m.
 */
const recoveries = [
  { recovery: 'froncioni', hold: 1 },
  { recovery: 'careful', hold: 1 },
  { recovery: 'weigend', hold: 5 },
] as const;

const ratio = (a: number, b: number) => Number((a / b).toFixed(4));

/**
 * Short courses ridden with our optimum, with the best constant power, and with the result of a dynamic programme on a
 * fine grid of speed and W'; times relative to the last, and the cost of both searches.
 */
export function compareWithOptimum() {
  const rows = courses.flatMap(({ name, route, wind, limits }) =>
    recoveries.map(({ recovery, hold }) => {
      const course = courseFrom(route, rider, wind ? { wind } : {});
      const within = { ...limits, recovery: RECOVERY[recovery] };
      const began = performance.now();
      const ours = optimisePower(course, within);
      const between = performance.now();
      const grid = dynamicProgramme(course, within, { hold });
      const ended = performance.now();
      const seconds = grid.ride.totalTimeS;
      return [
        `${name}; ${recovery}`,
        {
          ours: ratio(ours.ride.totalTimeS, seconds),
          'best constant power': ratio(bestConstantPower(course, within).ride.totalTimeS, seconds),
          'cost of the programme / ours': Math.round((ended - between) / (between - began)),
        },
      ] as const;
    }),
  );
  return Object.fromEntries(rows);
}
