import { handsFree, type RideMinute } from './ride-minutes.ts';

/** Above this share of critical power swallowing is uncomfortable. */
const HARD_SHARE_OF_CP = 0.9;
/** An item waits this long for an easier minute. */
const REACH_MIN = 8;
const AHEAD_MIN = 15;
const HARD_AHEAD_MIN = 3;

/** Where in a ride something may be taken. */
export type EasyMinutes = {
  /** there is a hand free, it is neither too early nor too late, and no easier minute is within reach */
  usable: (minute: number) => boolean;
  /** until when a rider who takes nothing now has to wait, s from the start */
  nextS: (minute: number) => number;
  /** a hard stretch is near */
  hardAhead: (minute: number) => boolean;
  /** why here rather than anywhere else; null in the midst of an easy road */
  reason: (minute: number) => string | null;
};

/** Finds the minutes in which something may be taken between two times, s from the start. */
export function easyMinutes(
  minutes: readonly RideMinute[],
  cpW: number,
  firstS: number,
  lastS: number,
): EasyMinutes {
  const free = minutes.map((minute) => minute.eatS >= firstS && minute.eatS <= lastS && handsFree(minute));
  const hard = minutes.map((minute) => minute.powerW > HARD_SHARE_OF_CP * cpW);
  const easy = free.map((isFree, m) => isFree && !hard[m]!);
  const nextEasy = new Int32Array(minutes.length + 1).fill(minutes.length);
  for (let m = minutes.length - 1; m >= 0; m--) nextEasy[m] = easy[m]! ? m : nextEasy[m + 1]!;
  const usable = (m: number) => free[m]! && (easy[m]! || nextEasy[m]! > m + REACH_MIN);
  const hardAhead = (m: number) => {
    const ahead = hard.slice(m + 1, m + 1 + AHEAD_MIN);
    return ahead.filter(Boolean).length >= HARD_AHEAD_MIN;
  };
  const startS = (m: number) => minutes[m]?.startS ?? lastS;
  return {
    usable,
    hardAhead,
    nextS: (m) => Math.min(lastS, startS(Math.min(nextEasy[m + 1]!, m + REACH_MIN + 1))),
    reason: (m) => {
      if (hard[m]!) return 'no easier stretch within reach';
      if (nextEasy[m + 1]! > m + 3 && m + 1 < minutes.length && minutes[m + 1]!.startS < lastS)
        return hard[m + 1]! ? 'before a hard stretch' : 'before a stretch without a free hand';
      if (m >= 2 && minutes[m - 2]!.eatS >= firstS && !easy[m - 1]! && !easy[m - 2]!)
        return 'as soon as there is a hand for it';
      return null;
    },
  };
}
