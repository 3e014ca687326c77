import type { PlanDetail } from '../plan/question.ts';
import type { LengthRules } from './stretch-sums.ts';

/** What limits the segments of a plan. */
export type DetailRules = LengthRules & {
  /** most targets in an hour, and on any course however short */
  perHour: number;
  any: number;
  /** a segment more is worth this share of the time */
  worthShare: number;
  /** watts that differ by no more than this share become one */
  alike: number;
};

/**
 * Shortest segments and the most in an hour. What a rider follows is our own judgement: a sticker is read every few
 * minutes, a head unit shows the next target by itself. On a flat road a change of some watts for less than a minute is not
 * worth a look; a ramp is.
 */
export const DETAIL: Record<PlanDetail, DetailRules> = {
  simple: { perHour: 12, any: 10, leastM: 200, leastS: 20, leastFlatS: 60, worthShare: 1e-4, alike: 0.06 },
  normal: { perHour: 60, any: 30, leastM: 200, leastS: 20, leastFlatS: 43, worthShare: 1e-5, alike: 0.02 },
  detailed: { perHour: 90, any: 60, leastM: 100, leastS: 15, leastFlatS: 46, worthShare: 4e-6, alike: 0.01 },
};

/** How many segments a plan of this length has at most. */
export function mostSegments({ perHour, any }: DetailRules, timeS: number): number {
  return Math.max(any, Math.floor((perHour * timeS) / 3600));
}
