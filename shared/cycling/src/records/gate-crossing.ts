import type { RiddenWay } from './ridden-way.ts';
import { offsetM, type Gate } from './segment-line.ts';

/** A ride through a gate. */
export type Crossing = {
  /** from place `leg` to the next */
  leg: number;
  timeS: number;
  /** standard deviation of the time, s */
  sdS: number;
  /** metres ridden since the start of the ride */
  atM: number;
  speedMs: number;
};

/** Usual error of a position along the road, m. */
const POSITION_SD_M = 3;
/** Cosine of the angle between ride and road up to which it is the same way. */
const SAME_WAY = 0.5;
/** Between two records a rider may have sped up and slowed down by about this, m/s2. */
const UNSEEN_MS2 = 0.25;
/** Crossings closer than this are one, seen several times by a receiver that wanders. */
const ONE_CROSSING_S = 6;

/** Every ride through a gate in the direction of the road, in time. */
export function crossings(
  way: RiddenWay,
  gate: Gate,
  halfWidthM: number,
  keep: 'last' | 'first',
): Crossing[] {
  const found: Crossing[] = [];
  const { count, latDeg, lonDeg, timeS, atM } = way;
  if (count < 2) return found;
  let [ax, ay] = offsetM(gate.latDeg, gate.lonDeg, latDeg[0]!, lonDeg[0]!);
  let before = ax * gate.east + ay * gate.north;
  for (let leg = 0; leg < count - 1; leg++) {
    const [bx, by] = offsetM(gate.latDeg, gate.lonDeg, latDeg[leg + 1]!, lonDeg[leg + 1]!);
    const after = bx * gate.east + by * gate.north;
    if (before <= 0 && after > 0) {
      const share = -before / (after - before);
      const x = ax + share * (bx - ax);
      const y = ay + share * (by - ay);
      const aside = Math.abs(x * gate.north - y * gate.east);
      const size = Math.hypot(bx - ax, by - ay);
      if (aside <= halfWidthM && (after - before) / size >= SAME_WAY) {
        found.push({
          leg,
          timeS: timeS[leg]! + (timeS[leg + 1]! - timeS[leg]!) * timeShare(way, leg, share),
          atM: atM[leg]! + share * (atM[leg + 1]! - atM[leg]!),
          ...certainty(way, leg, size),
        });
      }
    }
    [ax, ay, before] = [bx, by, after];
  }
  return merged(found, keep);
}

/** Share of the time of a leg for a share of its way: with even acceleration where the device told the speeds. */
export function timeShare({ speedMs }: RiddenWay, leg: number, wayShare: number): number {
  const from = speedMs[leg]!;
  const to = speedMs[leg + 1]!;
  if (!(from + to > 0) || Math.abs(to - from) < 0.05 * (from + to)) return wayShare;
  const inner = from ** 2 + (to ** 2 - from ** 2) * wayShare;
  return (Math.sqrt(Math.max(0, inner)) - from) / (to - from);
}

/** Speed at a gate, and how well the moment of crossing is known. */
function certainty(way: RiddenWay, leg: number, sizeM: number): { speedMs: number; sdS: number } {
  const { count, timeS, atM, speedMs } = way;
  const legS = timeS[leg + 1]! - timeS[leg]!;
  const from = Math.max(0, leg - 1);
  const to = Math.min(count - 1, leg + 2);
  const around = legS > 5 ? sizeM / legS : (atM[to]! - atM[from]!) / (timeS[to]! - timeS[from]!);
  const told = (speedMs[leg]! + speedMs[leg + 1]!) / 2;
  const speed = Math.max(1, told > 0 ? told : around);
  // The rider may have stood for what is left of a long leg, before the gate or behind it.
  const stoodS = Math.max(0, legS - sizeM / speed - 1);
  return {
    speedMs: speed,
    sdS: Math.hypot(
      POSITION_SD_M / speed,
      (UNSEEN_MS2 * Math.min(legS, 60) ** 2) / 8 / speed,
      stoodS / Math.sqrt(12),
    ),
  };
}

/**
 * Crossings within a few seconds become one in their middle; of a longer stay at the gate the last counts at the start
 * and the first at the finish.
 */
function merged(found: readonly Crossing[], keep: 'last' | 'first'): Crossing[] {
  const kept: Crossing[] = [];
  let since = -Infinity;
  for (const crossing of found) {
    const last = kept.at(-1);
    if (!last || crossing.timeS - since > ONE_CROSSING_S) {
      kept.push(crossing);
      since = crossing.timeS;
      continue;
    }
    const middle = (since + crossing.timeS) / 2;
    const spanSd = (crossing.timeS - since) / Math.sqrt(12);
    const nearer = keep === 'last' ? crossing : last;
    kept[kept.length - 1] = { ...nearer, timeS: middle, sdS: Math.hypot(nearer.sdS, spanSd) };
  }
  return kept;
}
