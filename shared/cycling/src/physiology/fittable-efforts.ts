import { formatDuration } from '../answer/duration.ts';
import { MOST_POWER_W, type Effort } from './critical-power.ts';

export type LeftOut = Effort & { reason: string };

/** Where the two parameters describe what riders do, s: well within the narrow range, tolerably within the wide one. */
export const BEST_RANGE_S = { from: 120, to: 1200 } as const;
const USABLE_RANGE_S = { from: 60, to: 2400 } as const;

/** Efforts that a fit may use, shortest first, and the others with the reason in plain words. */
export function fittable(
  efforts: readonly Effort[],
  shortOnesToo: boolean,
): { used: Effort[]; leftOut: LeftOut[] } {
  const used: Effort[] = [];
  const leftOut: LeftOut[] = [];
  const possible = ({ durationS, powerW }: Effort) =>
    durationS >= 1 && durationS < Infinity && powerW >= 1 && powerW <= MOST_POWER_W;
  const longestFirst = efforts.filter(possible).sort((a, b) => b.durationS - a.durationS);
  for (const { durationS, powerW } of efforts.filter((effort) => !possible(effort)))
    leftOut.push({ durationS, powerW, reason: 'no effort has such a duration or power' });
  for (const { durationS, powerW } of longestFirst) {
    const reason =
      durationS > USABLE_RANGE_S.to
        ? `critical power describes efforts up to 40 min, not ${formatDuration(durationS)}`
        : durationS < USABLE_RANGE_S.from && !shortOnesToo
          ? `${formatDuration(durationS)} is too short to tell of critical power`
          : used.some((longer) => longer.durationS > durationS && longer.powerW >= powerW)
            ? 'a longer effort had as much power, so this one was not all-out'
            : null;
    if (reason === null) used.push({ durationS, powerW });
    else leftOut.push({ durationS, powerW, reason });
  }
  return { used: used.reverse(), leftOut: leftOut.reverse() };
}
