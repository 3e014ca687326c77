import { timeAt } from '../../road/simulate.ts';

/** A stop: a feed station, a light, a ferry. It takes time; watts and W' are planned as if it were not there. */
export type PlanStop = { atM: number; timeS: number; name?: string };

/** A place that the rider must have reached by a time since the start, s. */
export type CutOff = { atM: number; timeS: number; name?: string };

/** A cut-off on a plan: when the rider is there with the stops before it, and how much that is before the limit, s. */
export type CutOffOnPlan = CutOff & { elapsedS: number; marginS: number };

const LONGEST_STOP_S = 86_400;

/**
 * Time of all stops before a place, s. A stop at the place itself is still to come.
 * @example
 * stoppedS([{ atM: 5000, timeS: 60 }, { atM: 9000, timeS: 120 }], 9000) // => 60
 */
export function stoppedS(stops: readonly PlanStop[] | undefined, beforeM: number): number {
  return (stops ?? []).reduce((sum, { atM, timeS }) => (atM < beforeM - 1e-6 ? sum + timeS : sum), 0);
}

/**
 * When a plan passes every node of its route, with the stops before it, s since the start: what a clock shows.
 * `plan.timeS` is the riding alone.
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const stops = [{ atM: 5000, timeS: 60 }];
 * const plan = racePlan({ route: straightRoute(10000, 0), athlete, goal: { kind: 'fastest' }, stops });
 * const [last] = elapsedTimes(plan).slice(-1);
 * Math.round(last - plan.totalTimeS) // => 60
 */
export function elapsedTimes({
  timeS,
  question,
}: {
  timeS: Float64Array;
  question: { route: { stepM: number }; stops?: readonly PlanStop[] };
}): Float64Array {
  return withStops(timeS, question.route.stepM, question.stops);
}

/**
 * When a plan comes to a place, with the stops before it, s since the start: at a stop, the arrival. Times of
 * `elapsedTimes` jump behind a stop, so nothing between two of its nodes is a time of the clock.
 * @param atM m from the start
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const stops = [{ atM: 5000, timeS: 60 }];
 * const plan = racePlan({ route: straightRoute(10000, 0), athlete, goal: { kind: 'fastest' }, stops });
 * Math.round(arrivalAt(plan, 5001) - arrivalAt(plan, 5000)) // => 60
 */
export function arrivalAt(
  {
    timeS,
    question: { route, stops },
  }: { timeS: Float64Array; question: { route: { stepM: number }; stops?: readonly PlanStop[] } },
  atM: number,
): number {
  return timeAt(route, timeS, atM) + stoppedS(stops, atM);
}

/** Times of a ride with the time of the stops on the way, node by node, s. */
export function withStops(
  timeS: Float64Array,
  stepM: number,
  stops: readonly PlanStop[] | undefined,
): Float64Array {
  if (!stops?.length) return timeS;
  const inOrder = stops.toSorted((a, b) => a.atM - b.atM);
  let next = 0;
  let stopped = 0;
  return timeS.map((time, node) => {
    for (; next < inOrder.length; next++) {
      const stop = inOrder[next];
      if (!stop || stop.atM >= node * stepM - 1e-6) break;
      stopped += stop.timeS;
    }
    return time + stopped;
  });
}

/** The cut-offs of a question in order, as a ride keeps them. `ridingS` is when the ride is at a place, without stops, s. */
export function cutOffsOn(
  { cutOffs = [], stops }: { cutOffs?: readonly CutOff[]; stops?: readonly PlanStop[] },
  ridingS: (atM: number) => number,
): CutOffOnPlan[] {
  return cutOffs
    .toSorted((a, b) => a.atM - b.atM)
    .map((cutOff) => {
      const elapsedS = ridingS(cutOff.atM) + stoppedS(stops, cutOff.atM);
      return { ...cutOff, elapsedS, marginS: cutOff.timeS - elapsedS };
    });
}

/** What cannot be asked of stops and cut-offs, in one plain sentence; null when all is well. */
export function wrongPlaces(
  stops: readonly PlanStop[],
  cutOffs: readonly CutOff[],
  distanceM: number,
): string | null {
  for (const { atM, timeS } of stops) {
    if (!(atM > 0 && atM < distanceM)) return `The stop at ${place(atM)} is not between start and finish.`;
    if (!(timeS >= 0 && timeS <= LONGEST_STOP_S))
      return `The stop at ${place(atM)} must take between 0 and 24 hours.`;
  }
  for (const { atM, timeS } of cutOffs) {
    if (!(atM > 0 && atM <= distanceM + 1)) return `The cut-off at ${place(atM)} is not on the course.`;
    if (!(timeS > 0 && timeS < 1e6)) return `The cut-off at ${place(atM)} must be after the start.`;
  }
  return null;
}

/**
 * A stop in words. One that is called just "Stop" has no name of its own.
 * @example
 * stopWords({ timeS: 600, name: 'Café' }) // => 'Stop: Café, 10 min'
 */
export function stopWords({ timeS, name }: Pick<PlanStop, 'timeS' | 'name'>): string {
  return `${name && name !== 'Stop' ? `Stop: ${name}` : 'Stop'}, ${Number((timeS / 60).toFixed(1))} min`;
}

const place = (atM: number) => `km ${(atM / 1000).toFixed(1)}`;

/** What a cut-off is called in a sentence. */
export const cutOffName = ({ atM, name }: CutOff): string =>
  name ? `the cut-off ${name} at ${place(atM)}` : `the cut-off at ${place(atM)}`;
