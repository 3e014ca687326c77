import type { TrackPoint } from '../files/track.ts';
import { meanOf, normalizedPowerW } from '../physiology/training-load.ts';
import { pairs } from '../route/pairs.ts';
import { follow, type Followed } from './follow.ts';
import { crossings, type Crossing } from './gate-crossing.ts';
import { riddenWay, type RiddenWay } from './ridden-way.ts';
import { stationsOf, type SegmentLeads, type SegmentLine } from './segment-line.ts';
import { hiddenM, silencesBetween } from './silence.ts';
import { meanHeartRateBpm, powerOverSeconds, sensorTrace, type SensorTrace } from './sensor-trace.ts';

/** One ride over a segment. */
export type SegmentEffort = {
  /** UTC, ms since 1970, interpolated between records */
  startMs: number;
  finishMs: number;
  timeS: number;
  /** from 3 m of position error at each gate, and from what happened unseen between sparse records */
  timeSdS: number;
  /** ridden between the gates */
  distanceM: number;
  /** share of the segment that was followed, 0 to 1 */
  followed: number;
  /** at the start gate and at the finish gate, m/s */
  entrySpeedMs: number;
  exitSpeedMs: number;
  /** of `timeS`, s slower than 0.5 m/s or not recorded at all; counted in `timeS` */
  stoppedS: number;
  averagePowerW: number | null;
  normalizedPowerW: number | null;
  averageHeartRateBpm: number | null;
  /** s since the start at even distances along the segment, first 0, last `timeS` */
  alongS: Float64Array;
  /** distance between two values of `alongS`, m */
  alongStepM: number;
};

export type MatchOptions = {
  /** half the width of the gates, m; 25 when not given, 15 where roads run side by side */
  gateHalfWidthM?: number;
  /** the road beyond the gates, about 250 m of it: with it bends there are timed by sparse positions as well */
  leads?: SegmentLeads;
};

export const GATE_HALF_WIDTH_M = 25;
const SHORTER = 0.9;
const LONGER = 1.3;
/** Straight lines between records further apart than this may cut hairpins to so much of their length. */
const SPARSE_M = 25;
const SPARSE_SHORTER = 0.6;
/** On a short segment errors of position are more than its shares. */
const LENGTH_SLACK_M = 10;
/** So many starts are tried for one finish, and so many pairs for one ride. */
const MOST_STARTS = 8;
const MOST_PAIRS = 20_000;
const STANDING_MS = 0.5;
/** A recorder that is silent for longer has been stopped, if little way was made meanwhile. */
const SILENT_S = 10;
const SILENT_STANDING_MS = 1.5;

/**
 * Finds every ride over a segment in a recorded track: start and finish gates square to the road, crossed the right way,
 * and at least 90 % of the line between passed within 30 m and in order; or in up to 15 s of silence of the recorder, as far as
 * the road between is what the rider makes in that time (`silence.ts`). Crossing times are interpolated between the
 * records around a gate; where records are sparse along the road of the segment, with the speed and the distance of the
 * device if it has them. Good to 0.1 s (`gate-times.test.ts`) but for errors of position, and for bends at a gate where the road
 * beyond it is not known and only sparse positions are (0.4 s at 8 s); both are in `timeSdS`. Laps and repeats are efforts of
 * their own.
 * @returns efforts in the order ridden; none when the track has no times or the segment is shorter than 50 m
 * @example
 * const place = (metres) => ({ latDeg: 45 + metres / 111195.08, lonDeg: 6 })
 * const record = (_, i) => ({ ...place(80 * i), timeMs: 8000 * i, elevationM: null, powerW: 250, heartRateBpm: null, cadenceRpm: null, distanceM: null, speedMs: null })
 * const efforts = findSegmentEfforts([place(505), place(1505)], Array.from({ length: 40 }, record))
 * efforts.length // => 1
 * efforts[0] // => { timeS: 100.00, averagePowerW: 250, followed: 1, stoppedS: 0 }
 */
export function findSegmentEfforts(
  segment: SegmentLine,
  points: readonly TrackPoint[],
  options: MatchOptions = {},
): SegmentEffort[] {
  const stations = stationsOf(segment, options.leads);
  if (!stations) return [];
  const way = riddenWay(points);
  const { lengthM } = stations;
  const halfWidthM = options.gateHalfWidthM ?? GATE_HALF_WIDTH_M;
  const starts = crossings(way, stations, halfWidthM, 'start');
  const finishes = starts.length > 0 ? crossings(way, stations, halfWidthM, 'finish') : [];
  const shortest = SPARSE_SHORTER * lengthM - LENGTH_SLACK_M;
  const shortestDense = SHORTER * lengthM - LENGTH_SLACK_M;
  const longest = LONGER * lengthM + LENGTH_SLACK_M;
  const efforts: SegmentEffort[] = [];
  if (finishes.length === 0) return efforts;
  const trace = sensorTrace(points);
  let freeFromS = -Infinity;
  let tried = 0;
  let next = 0;
  for (const finish of finishes) {
    const tooLate = starts.findIndex(({ atM }, i) => i >= next && !(finish.atM - atM >= shortest));
    next = tooLate < 0 ? starts.length : tooLate;
    // The last start before a finish counts: the rider may have waited at the line.
    for (const start of starts.slice(Math.max(0, next - MOST_STARTS), next).reverse()) {
      if (tried >= MOST_PAIRS) break;
      if (start.timeS < freeFromS - 1 || finish.atM - start.atM > longest) break;
      if (finish.timeS <= start.timeS) continue;
      tried++;
      const riddenM = finish.atM - start.atM;
      const sparse = riddenM > SPARSE_M * Math.max(1, finish.leg - start.leg);
      // Among sparse records a silence is nothing special.
      const silences = () => (sparse ? [] : silencesBetween(way, start, finish));
      // Too short a way is a shortcut, unless the silences of the recorder explain all that is missing.
      if (!sparse && riddenM < shortestDense && riddenM + hiddenM(silences()) < lengthM - LENGTH_SLACK_M)
        continue;
      const followed = follow(stations, way, start, finish, silences);
      if (!followed) continue;
      efforts.push(effortOf(way, trace, start, finish, followed, stations.stepM));
      freeFromS = finish.timeS;
      break;
    }
  }
  return efforts;
}

function effortOf(
  way: RiddenWay,
  trace: SensorTrace,
  start: Crossing,
  finish: Crossing,
  { share, alongS }: Followed,
  alongStepM: number,
): SegmentEffort {
  const power = powerOverSeconds(trace, start.timeS, finish.timeS);
  return {
    startMs: start.timeS * 1000,
    finishMs: finish.timeS * 1000,
    timeS: finish.timeS - start.timeS,
    timeSdS: Math.hypot(start.sdS, finish.sdS),
    distanceM: finish.atM - start.atM,
    followed: share,
    entrySpeedMs: start.speedMs,
    exitSpeedMs: finish.speedMs,
    stoppedS: stoppedS(way, start, finish),
    averagePowerW: power && meanOf(power),
    normalizedPowerW: power && normalizedPowerW(power),
    averageHeartRateBpm: meanHeartRateBpm(trace, start.timeS, finish.timeS),
    alongS,
    alongStepM,
  };
}

function stoppedS(way: RiddenWay, start: Crossing, finish: Crossing): number {
  let stopped = 0;
  for (const [from, to] of pairs(way.slice(start.leg, finish.leg + 2))) {
    const tookS = to.timeS - from.timeS;
    const standingMs = tookS > SILENT_S ? SILENT_STANDING_MS : STANDING_MS;
    const withinS = Math.min(finish.timeS, to.timeS) - Math.max(start.timeS, from.timeS);
    if ((to.atM - from.atM) / tookS < standingMs) stopped += Math.max(0, withinS);
  }
  return stopped;
}
