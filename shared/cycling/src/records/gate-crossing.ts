import { crossingByRoad, type Passage } from './gate-time.ts';
import type { RiddenWay, WayPlace } from './ridden-way.ts';
import { steadied } from './steadied-crossing.ts';
import { movedOn, metresFrom, offsetM, type Gate, type Stations } from './segment-line.ts';

/** A ride through a gate. */
export type Crossing = {
  /** from place `leg` of the ride to the next */
  leg: number;
  timeS: number;
  /** standard deviation of the time, s */
  sdS: number;
  /** what of that is the usual error of a position, m along the road */
  positionM: number;
  /** metres ridden since the start of the ride */
  atM: number;
  speedMs: number;
  /** placed on the road of the segment, not on the straight line between two records */
  isByRoad: boolean;
};

/** The way from place `index` of a ride to the next. */
type Leg = { index: number; from: WayPlace; to: WayPlace };

/** Usual error of a position along the road, m. */
const POSITION_SD_M = 3;
/** What lasts of it, at least, where the rest is seen to scatter from record to record, m. */
const LASTING_SD_M = 0.8;
/** Cosine of the angle between ride and road up to which it is the same way. */
const SAME_WAY = 0.5;
const DIRECTION_M = 15;
const LONGEST_LOOK = 300;
/** How far within a gate is looked where nothing crosses it. */
const WITHIN_M = 5;
/** Between two records a rider may have sped up and slowed down by about this, m/s2. */
const UNSEEN_MS2 = 0.25;
/** Of what a bend between two records adds to their way so much may lie on the other side of the gate. */
const UNSEEN_BEND = 0.25;
/** Crossings closer than this are one, seen several times by a receiver that wanders. */
const ONE_CROSSING_S = 6;

/**
 * Every ride over the start or the finish of a segment, in time. Where none crosses the gate itself, as at a junction where
 * the ride turns off at the line, it is timed a few metres within and the rest is added.
 */
export function crossings(
  way: RiddenWay,
  stations: Stations,
  halfWidthM: number,
  end: 'start' | 'finish',
): Crossing[] {
  const gate = stations.gates[end];
  const legs = legsNear(way, gate, halfWidthM + WITHIN_M);
  const found = throughGate(way, legs, gate, halfWidthM, end, stations);
  if (found.length > 0) return found.map((crossing) => steady(crossing, way, stations, end, halfWidthM));
  const onM = end === 'start' ? WITHIN_M : -WITHIN_M;
  return throughGate(way, legs, movedOn(gate, onM), halfWidthM, end).map((crossing) => ({
    ...crossing,
    timeS: crossing.timeS - onM / crossing.speedMs,
    atM: crossing.atM - onM,
    sdS: Math.hypot(crossing.sdS, WITHIN_M / crossing.speedMs / Math.sqrt(3)),
  }));
}

/** A crossing by the records around it, where they scatter. What they scatter by is less of the usual error then. */
function steady(
  crossing: Crossing,
  way: RiddenWay,
  stations: Stations,
  end: 'start' | 'finish',
  halfWidthM: number,
): Crossing {
  const found = steadied(way, stations, end, crossing.leg, crossing.timeS, halfWidthM);
  if (!found) return crossing;
  const { timeS, noiseM, sdM } = found;
  const { speedMs, positionM } = crossing;
  const lastingM = Math.sqrt(Math.max(LASTING_SD_M ** 2, POSITION_SD_M ** 2 - noiseM ** 2));
  const sdS = Math.sqrt(Math.max(0, crossing.sdS ** 2 - (positionM / speedMs) ** 2));
  return {
    ...crossing,
    timeS,
    atM: crossing.atM + speedMs * (timeS - crossing.timeS),
    sdS: Math.hypot(sdS, lastingM / speedMs, sdM / speedMs),
  };
}

/** The legs of a ride, by their first place, that may pass within so many metres of a gate; of long ones a quarter more. */
function legsNear(way: RiddenWay, gate: Gate, withinM: number): number[] {
  const metres = metresFrom(gate);
  const near: number[] = [];
  let ax = NaN;
  let ay = NaN;
  for (let i = 0; i < way.length; i++) {
    const bx = metres.east(way[i]!.lonDeg);
    const by = metres.north(way[i]!.latDeg);
    const size = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    // A leg that ends so far away passes nowhere near.
    if (size > 0 && Math.sqrt(bx * bx + by * by) - size <= withinM + size / 4) near.push(i - 1);
    ax = bx;
    ay = by;
  }
  return near;
}

/**
 * Every ride through a gate in the direction of the road, in time. The direction is that of the 15 m behind a start and
 * before a finish: a segment may begin in a bend.
 */
function throughGate(
  way: RiddenWay,
  legs: readonly number[],
  gate: Gate,
  halfWidthM: number,
  end: 'start' | 'finish',
  stations?: Stations,
): Crossing[] {
  const found: Crossing[] = [];
  const metres = metresFrom(gate);
  for (const index of legs) {
    const leg = { index, from: way[index]!, to: way[index + 1]! };
    const [ax, ay] = [metres.east(leg.from.lonDeg), metres.north(leg.from.latDeg)];
    const [dx, dy] = [metres.east(leg.to.lonDeg) - ax, metres.north(leg.to.latDeg) - ay];
    const size = Math.hypot(dx, dy);
    const nearest = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / size ** 2));
    const pastM = Math.hypot(ax + nearest * dx, ay + nearest * dy);
    const byRoad =
      stations && pastM <= halfWidthM + size / 4
        ? crossingByRoad(way, stations, index, end, halfWidthM)
        : null;
    if (byRoad) {
      const { timeS, atM } = byRoad;
      found.push({ leg: index, timeS, atM, ...certainty(way, leg, size, byRoad), isByRoad: true });
      continue;
    }
    const before = ax * gate.east + ay * gate.north;
    const after = before + dx * gate.east + dy * gate.north;
    const share = shareAtGate(before, after, index === 0, index === way.length - 2);
    if (share === null) continue;
    const [x, y] = [ax + share * dx, ay + share * dy];
    const aside = Math.abs(x * gate.north - y * gate.east);
    if (aside <= halfWidthM && sameWay(way, gate, leg, end, x, y))
      found.push({ leg: index, ...onLeg(leg, share), ...certainty(way, leg, size), isByRoad: false });
  }
  return merged(found, end);
}

/** Where on a leg the gate is crossed, 0 to 1. A recording that begins or ends at the gate itself has crossed it. */
function shareAtGate(before: number, after: number, first: boolean, last: boolean): number | null {
  if (before <= 0 && after > 0) return -before / (after - before);
  if (first && before > 0 && before <= POSITION_SD_M && after > before) return 0;
  if (last && after <= 0 && after >= -POSITION_SD_M && after > before) return 1;
  return null;
}

function sameWay(
  way: RiddenWay,
  gate: Gate,
  leg: Leg,
  end: 'start' | 'finish',
  x: number,
  y: number,
): boolean {
  const within = end === 'start' ? leg.to : leg.from;
  const further =
    end === 'start'
      ? way.slice(leg.index + 2, leg.index + 2 + LONGEST_LOOK)
      : way.slice(Math.max(0, leg.index - LONGEST_LOOK), leg.index).reverse();
  const far = further.find(({ atM }) => Math.abs(atM - within.atM) >= DIRECTION_M);
  const there = far ?? further.at(-1) ?? within;
  const step = end === 'start' ? 1 : -1;
  const [toX, toY] = offsetM(gate.latDeg, gate.lonDeg, there.latDeg, there.lonDeg);
  const dx = step * (toX - x);
  const dy = step * (toY - y);
  return dx * gate.east + dy * gate.north >= SAME_WAY * Math.hypot(dx, dy);
}

/** When and where a rider is after a share of the length of a leg. */
export function onLeg({ from, to }: Omit<Leg, 'index'>, share: number): { timeS: number; atM: number } {
  return {
    timeS: from.timeS + (to.timeS - from.timeS) * timeShare(from.speedMs, to.speedMs, share),
    atM: from.atM + share * (to.atM - from.atM),
  };
}

/** Share of the time of a leg for a share of its length: with constant acceleration where the device recorded speeds. */
function timeShare(from: number, to: number, wayShare: number): number {
  if (!(from + to > 0) || Math.abs(to - from) < 0.05 * (from + to)) return wayShare;
  const inner = from ** 2 + (to ** 2 - from ** 2) * wayShare;
  return (Math.sqrt(Math.max(0, inner)) - from) / (to - from);
}

/** Speed at a gate, and how well the moment of crossing is known. */
function certainty(
  way: RiddenWay,
  leg: Leg,
  sizeM: number,
  byRoad?: Passage,
): { speedMs: number; sdS: number; positionM: number } {
  const legS = leg.to.timeS - leg.from.timeS;
  const from = way[leg.index - 1] ?? leg.from;
  const to = way[leg.index + 2] ?? leg.to;
  const around = legS > 5 ? sizeM / legS : (to.atM - from.atM) / (to.timeS - from.timeS);
  const recorded = (leg.from.speedMs + leg.to.speedMs) / 2;
  const speed = Math.max(1, recorded > 0 ? recorded : around);
  // The rider may have stood for what is left of a long leg, before the gate or behind it.
  const stoodS = Math.max(0, legS - sizeM / speed - 1);
  const positionM = (byRoad?.atCorner ? Math.SQRT2 : 1) * POSITION_SD_M;
  return {
    speedMs: speed,
    positionM,
    sdS: Math.hypot(
      positionM / speed,
      (UNSEEN_MS2 * Math.min(legS, 60) ** 2) / 8 / speed,
      stoodS / Math.sqrt(12),
      (UNSEEN_BEND * (byRoad?.bentM ?? 0)) / speed,
    ),
  };
}

/**
 * Crossings within a few seconds become one in their middle; of a longer stay at the gate the last counts at the start
 * and the first at the finish.
 */
function merged(found: readonly Crossing[], end: 'start' | 'finish'): Crossing[] {
  const kept: Crossing[] = [];
  let since = -Infinity;
  for (const crossing of found) {
    const last = kept.at(-1);
    if (!last || crossing.timeS - since > ONE_CROSSING_S) {
      kept.push(crossing);
      since = crossing.timeS;
      continue;
    }
    if (crossing.isByRoad !== last.isByRoad) {
      if (crossing.isByRoad) kept[kept.length - 1] = crossing;
      continue;
    }
    const middle = (since + crossing.timeS) / 2;
    const spanSd = (crossing.timeS - since) / Math.sqrt(12);
    const nearer = end === 'start' ? crossing : last;
    kept[kept.length - 1] = { ...nearer, timeS: middle, sdS: Math.hypot(nearer.sdS, spanSd) };
  }
  return kept;
}
