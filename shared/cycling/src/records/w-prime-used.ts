import type { CriticalPower } from '../physiology/critical-power.ts';
import { wPrimeAfter } from '../physiology/w-balance.ts';
import type { SegmentEffort } from './segment-match.ts';
import { momentS, powerOverSeconds, type SensorTrace } from './sensor-trace.ts';

/** W' of an effort within its ride, J. */
export type WPrimeUsed = {
  /** left at the start line: what the ride before had left of it */
  atStartJ: number;
  atFinishJ: number;
  /** lowest on the way; below zero means that critical power or W' is set too low */
  lowestJ: number;
  /** start less finish */
  usedJ: number;
};

/** W' over an effort, with all that was ridden before it in the same file; null without a power meter. */
export function wPrimeUsed(
  trace: SensorTrace,
  { startMs, finishMs }: Pick<SegmentEffort, 'startMs' | 'finishMs'>,
  rider: CriticalPower,
): WPrimeUsed | null {
  const startS = startMs / 1000;
  const [first] = trace.records;
  const before = powerOverSeconds(trace, first ? momentS(first) : startS, startS) ?? [];
  const within = powerOverSeconds(trace, startS, finishMs / 1000);
  if (!within || !(rider.cpW > 0 && rider.wPrimeJ > 0)) return null;
  let left = rider.wPrimeJ;
  for (const watts of before) left = wPrimeAfter(left, watts, 1, rider);
  const atStartJ = left;
  let lowestJ = left;
  for (const watts of within) {
    left = wPrimeAfter(left, watts, 1, rider);
    lowestJ = Math.min(lowestJ, left);
  }
  return { atStartJ, atFinishJ: left, lowestJ, usedJ: atStartJ - left };
}
