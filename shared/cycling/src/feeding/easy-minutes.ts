import { handsFree, type RideMinute } from './ride-minutes.ts';

/** Above this share of critical power swallowing is uncomfortable. */
const HARD_SHARE_OF_CP = 0.9;
/** An item waits this long for an easier minute. */
const REACH_MIN = 8;
const AHEAD_MIN = 15;
const HARD_AHEAD_MIN = 3;

/** Whether something may be taken in a minute of a ride. */
export type EasyMinute = RideMinute & {
  /** there is a hand free, it is neither too early nor too late, and no easier minute is within reach */
  usable: boolean;
  /** until when a rider who takes nothing now has to wait, s from the start */
  nextS: number;
  /** a hard stretch is near */
  hardAhead: boolean;
  /** why here rather than anywhere else; null in the midst of an easy road */
  reason: string | null;
};

/** Finds the minutes of a ride in which something may be taken between two times, s from the start. */
export function easyMinutes(
  minutes: readonly RideMinute[],
  cpW: number,
  firstS: number,
  lastS: number,
): EasyMinute[] {
  const places = minutes.map((minute) => {
    const free = minute.eatS >= firstS && minute.eatS <= lastS && handsFree(minute);
    const hard = minute.powerW > HARD_SHARE_OF_CP * cpW;
    return { minute, free, hard, easy: free && !hard };
  });
  const startS = (m: number) => minutes[m]?.startS ?? lastS;
  const reasonAt = (m: number, hard: boolean, nextEasy: number) => {
    if (hard) return 'no easier stretch within reach';
    const [twoBefore, before, next] = [places[m - 2], places[m - 1], places[m + 1]];
    if (nextEasy > m + 3 && next && next.minute.startS < lastS)
      return next.hard ? 'before a hard stretch' : 'before a stretch without a free hand';
    if (twoBefore && before && twoBefore.minute.eatS >= firstS && !before.easy && !twoBefore.easy)
      return 'as soon as there is a hand for it';
    return null;
  };
  const found: EasyMinute[] = [];
  // From the end, so that the next easy minute is known.
  let nextEasy = places.length;
  for (const [m, { minute, free, hard, easy }] of [...places.entries()].reverse()) {
    const ahead = places.slice(m + 1, m + 1 + AHEAD_MIN);
    found.push({
      ...minute,
      usable: free && (easy || nextEasy > m + REACH_MIN),
      nextS: Math.min(lastS, startS(Math.min(nextEasy, m + REACH_MIN + 1))),
      hardAhead: ahead.filter((place) => place.hard).length >= HARD_AHEAD_MIN,
      reason: reasonAt(m, hard, nextEasy),
    });
    if (easy) nextEasy = m;
  }
  return found.reverse();
}
