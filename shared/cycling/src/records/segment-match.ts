import { localMetres } from '../route/geo.ts';
import { normalizedPowerW, meanOf } from '../physiology/training-load.ts';
import type { TrackPoint } from '../files/track.ts';

/** A segment as a line of places, start first. */
export type SegmentLine = readonly { latDeg: number; lonDeg: number }[];

/** One ride over a segment. */
export type SegmentEffort = {
  startMs: number;
  finishMs: number;
  timeS: number;
  /** from 3 m of position error at each gate */
  timeSdS: number;
  /** ridden between the gates */
  distanceM: number;
  /** share of the segment that was followed, 0 to 1 */
  followed: number;
  averagePowerW: number | null;
  normalizedPowerW: number | null;
  averageHeartRateBpm: number | null;
};

const GATE_HALF_WIDTH_M = 25;
const SAME_WAY = 0.5;
const SHORTER = 0.9;
const LONGER = 1.15;
const SAMPLE_M = 20;
const ASIDE_M = 30;
const MUST_FOLLOW = 0.9;
const POSITION_SD_M = 3;
/** A recorder that writes only changes is silent for some seconds; a longer silence is a stop. */
const HOLD_S = 10;

type Spot = { x: number; y: number; at: number };
type Ridden = Spot & { timeS: number; speedMs: number | null };
type Gate = { x: number; y: number; tx: number; ty: number };
type Crossing = { leg: number; timeS: number; at: number; speedMs: number };

/**
 * Finds every ride over a segment in a recorded track: start and finish gates square to the road, crossed the right way,
 * the line between followed in order. Crossing times are interpolated between the points around a gate.
 * @returns efforts in the order ridden; none when the track has no times or the segment is shorter than 50 m
 */
export function findSegmentEfforts(segment: SegmentLine, points: readonly TrackPoint[]): SegmentEffort[] {
  const origin = segment[0];
  if (!origin) return [];
  const line = withDistance(
    segment.map((place) => localMetres(place.latDeg, place.lonDeg, origin.latDeg, origin.lonDeg)),
  );
  const lengthM = line.at(-1)!.at;
  if (lengthM < 50) return [];
  const ride = riddenSpots(points, origin);
  const starts = crossings(ride, gateAt(line, 0));
  const finishes = crossings(ride, gateAt(line, lengthM));
  const efforts: SegmentEffort[] = [];
  let freeFromS = -Infinity;
  for (const start of starts) {
    if (start.timeS < freeFromS) continue;
    for (const finish of finishes) {
      const distanceM = finish.at - start.at;
      if (finish.timeS <= start.timeS || distanceM < SHORTER * lengthM) continue;
      if (distanceM > LONGER * lengthM) break;
      const followed = followedShare(line, ride, start.at, distanceM);
      if (followed < MUST_FOLLOW) continue;
      efforts.push(effortOf(points, start, finish, distanceM, followed));
      freeFromS = finish.timeS;
      break;
    }
  }
  return efforts;
}

/**
 * Power of each second between two moments, W, or null without a power meter. A value holds until the next record, at
 * most 10 s; longer silence counts as 0.
 */
export function powerBySecond(points: readonly TrackPoint[], fromMs: number, toMs: number): number[] | null {
  const samples = points.filter((point) => point.timeMs !== null && point.powerW !== null);
  if (samples.length === 0 || !(toMs - fromMs < 1e9)) return null;
  const seconds: number[] = [];
  let i = 0;
  for (let ms = fromMs; ms < toMs; ms += 1000) {
    while (i < samples.length - 1 && samples[i + 1]!.timeMs! <= ms) i++;
    const age = (ms - samples[i]!.timeMs!) / 1000;
    seconds.push(age >= 0 && age <= HOLD_S ? samples[i]!.powerW! : 0);
  }
  return seconds;
}

function withDistance(metres: readonly (readonly [number, number])[]): Spot[] {
  const spots: Spot[] = [];
  for (const [x, y] of metres) {
    const last = spots.at(-1);
    spots.push({ x, y, at: last ? last.at + Math.hypot(x - last.x, y - last.y) : 0 });
  }
  return spots;
}

function riddenSpots(points: readonly TrackPoint[], origin: { latDeg: number; lonDeg: number }): Ridden[] {
  const timed = points.filter(
    (point) => point.latDeg !== null && point.lonDeg !== null && point.timeMs !== null,
  );
  const spots = withDistance(
    timed.map((point) => localMetres(point.latDeg!, point.lonDeg!, origin.latDeg, origin.lonDeg)),
  );
  return spots.map((spot, i) => ({ ...spot, timeS: timed[i]!.timeMs! / 1000, speedMs: timed[i]!.speedMs }));
}

function spotAt(line: readonly Spot[], at: number): { x: number; y: number } {
  let high = line.findIndex((spot) => spot.at >= at);
  if (high < 0) high = line.length - 1;
  if (high === 0) return line[0]!;
  const a = line[high - 1]!;
  const b = line[high]!;
  const share = b.at > a.at ? (at - a.at) / (b.at - a.at) : 0;
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** The gate at the start or the end of the line, square to its nearest 20 m. */
function gateAt(line: readonly Spot[], at: number): Gate {
  const lengthM = line.at(-1)!.at;
  const a = spotAt(line, Math.max(0, at - SAMPLE_M));
  const b = spotAt(line, Math.min(lengthM, at + SAMPLE_M));
  const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { ...spotAt(line, at), tx: (b.x - a.x) / size, ty: (b.y - a.y) / size };
}

function crossings(ride: readonly Ridden[], gate: Gate): Crossing[] {
  const found: Crossing[] = [];
  const ahead = (spot: Spot) => (spot.x - gate.x) * gate.tx + (spot.y - gate.y) * gate.ty;
  for (let leg = 0; leg < ride.length - 1; leg++) {
    const a = ride[leg]!;
    const b = ride[leg + 1]!;
    const before = ahead(a);
    const after = ahead(b);
    if (!(before <= 0 && after > 0)) continue;
    const size = Math.hypot(b.x - a.x, b.y - a.y);
    const share = -before / (after - before);
    const aside =
      (a.x + share * (b.x - a.x) - gate.x) * gate.ty - (a.y + share * (b.y - a.y) - gate.y) * gate.tx;
    if (Math.abs(aside) > GATE_HALF_WIDTH_M || (after - before) / size < SAME_WAY) continue;
    const spanS = b.timeS - a.timeS;
    if (!(spanS > 0)) continue;
    found.push({
      leg,
      timeS: a.timeS + spanS * timeShare(share, a.speedMs, b.speedMs),
      at: a.at + share * size,
      speedMs: size / spanS,
    });
  }
  return found;
}

/** Share of the time between two records for a share of the way, with even acceleration where the speeds are known. */
function timeShare(wayShare: number, from: number | null, to: number | null): number {
  if (from === null || to === null || from + to <= 0 || Math.abs(to - from) < 0.05 * (from + to))
    return wayShare;
  const inner = from ** 2 + (to ** 2 - from ** 2) * wayShare;
  return (Math.sqrt(Math.max(0, inner)) - from) / (to - from);
}

/** How much of the segment has the ride beside it, each part where it should be by the way ridden so far. */
function followedShare(
  line: readonly Spot[],
  ride: readonly Ridden[],
  startAt: number,
  distanceM: number,
): number {
  const lengthM = line.at(-1)!.at;
  const stretch = distanceM / lengthM;
  const slack = Math.max(60, 0.05 * distanceM);
  const count = Math.max(2, Math.round(lengthM / SAMPLE_M));
  let first = 0;
  let near = 0;
  for (let k = 0; k <= count; k++) {
    const along = (lengthM * k) / count;
    const spot = spotAt(line, along);
    const expected = startAt + along * stretch;
    while (first < ride.length - 2 && ride[first + 1]!.at < expected - slack) first++;
    for (let i = first; i < ride.length - 1 && ride[i]!.at <= expected + slack; i++) {
      if (distanceToLeg(spot, ride[i]!, ride[i + 1]!) <= ASIDE_M) {
        near++;
        break;
      }
    }
  }
  return near / (count + 1);
}

function distanceToLeg(spot: { x: number; y: number }, a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = dx * dx + dy * dy;
  const share = size > 0 ? Math.min(1, Math.max(0, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / size)) : 0;
  return Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy);
}

function effortOf(
  points: readonly TrackPoint[],
  start: Crossing,
  finish: Crossing,
  distanceM: number,
  followed: number,
): SegmentEffort {
  const startMs = start.timeS * 1000;
  const finishMs = finish.timeS * 1000;
  const power = powerBySecond(points, startMs, finishMs);
  const within = points.filter(
    (point) => point.timeMs !== null && point.timeMs >= startMs && point.timeMs <= finishMs,
  );
  return {
    startMs,
    finishMs,
    timeS: finish.timeS - start.timeS,
    timeSdS: Math.hypot(
      POSITION_SD_M / Math.max(1, start.speedMs),
      POSITION_SD_M / Math.max(1, finish.speedMs),
    ),
    distanceM,
    followed,
    averagePowerW: power && meanOf(power),
    normalizedPowerW: power && normalizedPowerW(power),
    averageHeartRateBpm: meanOf(within.flatMap((point) => point.heartRateBpm ?? [])),
  };
}
