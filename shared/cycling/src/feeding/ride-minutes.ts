import type { CourseRide } from '../road/ride-course.ts';
import { speedLimits } from '../road/speed-limits.ts';
import type { Route } from '../route/route.ts';

/** One minute of a ride: what it asks of the body, and the easiest place in it to eat. */
export type RideMinute = {
  /** start of the minute, s from the start; how long it is, s (60; the last may be shorter) */
  startS: number;
  seconds: number;
  /** where it starts, m from the start */
  startM: number;
  /** means of the minute */
  powerW: number;
  speedMs: number;
  /** height above the sea, m, where the route knows it */
  heightM?: number;
  /** the easiest place of the minute: time, s, distance, m */
  eatS: number;
  eatM: number;
  /** there: rise / run, and whether a bend or the limit of a descent holds the speed */
  slope: number;
  limited: boolean;
};

/** No hands to spare on a descent steeper than this. */
const STEEP_DESCENT = -0.05;
/** Time that it takes to eat or drink; a minute without as much free road has no easy place, s. */
const BITE_S = 15;
/** A limit binds when the speed comes this close to it. */
const AT_LIMIT = 0.98;

/** Whether a rider has a hand to spare in this minute. */
export function handsFree(minute: RideMinute): boolean {
  return minute.slope >= STEEP_DESCENT && !minute.limited;
}

/** Where a ride ends, s and m from the start. */
export function endOf(minutes: readonly RideMinute[]): { endS: number; endM: number } {
  const last = minutes.at(-1);
  if (!last) return { endS: 0, endM: 0 };
  const { startS, startM, seconds, speedMs } = last;
  return { endS: startS + seconds, endM: startM + seconds * speedMs };
}

/**
 * A steady effort on a flat road, minute by minute.
 * @param durationS s, above 0
 * @param powerW W
 * @param speedMs m/s; 30 km/h when not given
 * @example
 * steadyMinutes(5400, 200).length // => 90
 * steadyMinutes(90, 200, 10)[1] // => { startS: 60, seconds: 30, startM: 600, powerW: 200 }
 */
export function steadyMinutes(durationS: number, powerW: number, speedMs = 30 / 3.6): RideMinute[] {
  return Array.from({ length: Math.ceil(durationS / 60 - 1e-9) }, (_, i) => {
    const startS = 60 * i;
    const seconds = Math.min(60, durationS - startS);
    const eatS = startS + seconds / 2;
    return {
      startS,
      seconds,
      startM: speedMs * startS,
      powerW,
      speedMs,
      eatS,
      eatM: speedMs * eatS,
      slope: 0,
      limited: false,
    };
  });
}

type Ridden = { [K in 'timeS' | 'speedMs' | 'powerW']: ArrayLike<CourseRide[K][number]> };

/**
 * A ride over a route, minute by minute, each with its easiest place to eat: the middle of the longest stretch without a
 * descent of more than 5 % and without a bend or a descent limit that holds the speed.
 * @param ride times (s) and speeds (m/s) at the nodes of the route, power (W) of its cells, as `rideCourse` gives them
 * @param limitMs highest speed at the nodes, m/s, as a `Course` has it; of usual descending when not given
 * @example
 * const route = straightRoute(20000, -0.06)
 * const downhill = minutesOf(route, simulate(route, { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 }, { powerW: 200 }))
 * downhill[10] // => { startS: 600, seconds: 60, powerW: 0, slope: -0.06, limited: false }
 */
export function minutesOf(route: Route, ride: Ridden, limitMs?: ArrayLike<number>): RideMinute[] {
  const cells = route.slope.length - 1;
  const limits = limitMs ?? speedLimits(route);
  const held = (node: number) => ride.speedMs[node]! >= AT_LIMIT * limits[node]!;
  const totalS = ride.timeS[cells]!;
  const minutes: RideMinute[] = [];
  let cell = 0;
  for (let startS = 0; startS < totalS - 1e-6; startS += 60) {
    const seconds = Math.min(60, totalS - startS);
    const endS = startS + seconds;
    const place = { fromS: startS, fromM: 0, bestS: -1, bestFromM: 0, bestToM: 0, bestFromS: 0 };
    let workJ = 0;
    let steepest = 0;
    let limited = false;
    let freeSlope = 0;
    while (cell > 0 && ride.timeS[cell]! > startS) cell--;
    const startM = distanceAt(route.stepM, ride.timeS, cell, startS);
    place.fromM = startM;
    for (; cell < cells && ride.timeS[cell]! < endS; cell++) {
      const fromS = Math.max(startS, ride.timeS[cell]!);
      const toS = Math.min(endS, ride.timeS[cell + 1]!);
      workJ += ride.powerW[cell]! * Math.max(0, toS - fromS);
      const slope = route.slope[cell]!;
      const bound = held(cell) || held(cell + 1);
      const toM = Math.min((cell + 1) * route.stepM, distanceAt(route.stepM, ride.timeS, cell, toS));
      if (slope < STEEP_DESCENT || bound) {
        steepest = Math.min(steepest, slope);
        limited ||= bound;
        place.fromS = toS;
        place.fromM = toM;
      } else if (toS - place.fromS > place.bestS) {
        place.bestS = toS - place.fromS;
        [place.bestFromS, place.bestFromM, place.bestToM] = [place.fromS, place.fromM, toM];
      }
    }
    cell = Math.max(0, cell - 1);
    const endM = distanceAt(route.stepM, ride.timeS, cell, endS);
    const free = place.bestS >= Math.min(BITE_S, seconds);
    const eatM = free ? (place.bestFromM + place.bestToM) / 2 : (startM + endM) / 2;
    if (free) freeSlope = route.slope[Math.min(cells - 1, Math.floor(eatM / route.stepM))]!;
    minutes.push({
      startS,
      seconds,
      startM,
      powerW: workJ / seconds,
      speedMs: (endM - startM) / seconds,
      ...heightOf(route, (startM + endM) / 2),
      eatS: free ? place.bestFromS + place.bestS / 2 : startS + seconds / 2,
      eatM,
      slope: free ? freeSlope : steepest,
      limited: !free && limited,
    });
  }
  return minutes;
}

/** The height of a place; none where a file has one that cannot be. */
function heightOf({ elevationM, stepM }: Route, atM: number): { heightM?: number } {
  const heightM = elevationM[Math.round(atM / stepM)];
  return heightM !== undefined && heightM >= -500 && heightM <= 9000 ? { heightM } : {};
}

/** Distance at a time within a cell, m; the speed in a cell of 10 m is taken as even. */
function distanceAt(stepM: number, timeS: ArrayLike<number>, cell: number, atS: number): number {
  const from = timeS[cell]!;
  const span = timeS[cell + 1]! - from;
  return stepM * (cell + (span > 0 ? Math.min(1, Math.max(0, (atS - from) / span)) : 0));
}
