import { formatDuration, timeAt, type RacePlan } from '@breakaway/cycling';

/** No ride is that fast, m/s. */
const FASTEST_MS = 25;
/**
 * Nor so many times as fast as the plan: uphill that takes as many times the watts, on the flat their third power. A plan
 * for an easy day that is raced all the same stays below it (our estimate).
 */
const FASTER = 1.6;
/** So near to the plan any place is taken: a short climb may be ridden much harder, m. */
const AHEAD_M = 5000;

/** Why nobody can be at a place after so long, in one or two sentences; null where they can. Watts and stops do not count. */
export function impossiblePlace(
  { question: { route }, timeS }: RacePlan,
  { atM, elapsedS }: { atM: number; elapsedS: number },
): string | null {
  const check = 'Check the place and the time of your start.';
  if (!(atM > 0)) return null;
  if (!(elapsedS * FASTEST_MS > atM))
    return `Nobody is at km ${(atM / 1000).toFixed(1)} after ${formatDuration(elapsedS)}. ${check}`;
  const plannedS = timeAt(route, timeS, atM);
  if (elapsedS * FASTER < plannedS && elapsedS < timeAt(route, timeS, atM - AHEAD_M))
    return `That is ${speed(atM, elapsedS)} so far, and ${speed(atM, plannedS)} by the plan. ${check}`;
  return null;
}

const speed = (metres: number, seconds: number) => `${Math.round((3.6 * metres) / seconds)} km/h`;
