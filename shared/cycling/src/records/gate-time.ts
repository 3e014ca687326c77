import type { RiddenWay, WayPlace } from './ridden-way.ts';
import { NEAR_M, offsetM, type Lead, type Stations } from './segment-line.ts';

/** How a leg of a ride passes a gate. */
export type Passage = {
  leg: number;
  timeS: number;
  atM: number;
  /** what its road is longer than the straight line between its records */
  bentM: number;
  /** the gate is at a corner, where errors of position across the road count as much as those along it */
  atCorner: boolean;
};

/** Where a record lies on a road. */
type OnRoad = {
  /** from the gate, m */
  inM: number;
  asideM: number;
  /** cosine of the angle between ride and road */
  sameWay: number;
};

/** So far into the segment a record beside the gate is looked for. */
const LOOK_M = NEAR_M;
/** Cosine of the angle up to which ride and road go the same way, in bends that sparse records cut. */
const SAME_WAY = 0.3;
/** Records closer than this follow the road between them; then only a turn at the gate itself needs the road. */
const DENSE_M = 15;
const TURNS = 0.7;
/** Who moves less between two records may be standing. */
const LEAST_M = 2;
const DIRECTION_M = 25;
/** Within steps of so many s speed changes little enough. */
const EVEN_S = 2;
/** A road is at most so many times as long as the straight line between two records of it. */
const WINDING = 1.6;

/**
 * When a leg of a ride crosses a gate, by the road of the segment rather than by the straight line between two records:
 * within the gate a record lies where it falls on the road, without it by its distance from the gate. Time between them is a
 * curve through both with their speeds, those of the device or else of the records around.
 * @param leg from this place of the ride to the next
 * @param asideM how far from the road the record within the gate may lie
 * @returns null where the leg does not lead into the segment (or out of it) along its road, and where records are so close
 *   that the straight line between them is as good
 */
export function crossingByRoad(
  way: RiddenWay,
  stations: Stations,
  leg: number,
  end: 'start' | 'finish',
  asideM: number,
): Passage | null {
  const forth = end === 'start';
  const step = forth ? 1 : -1;
  const inner = end === 'start' ? leg + 1 : leg;
  const inside = way[inner];
  const outside = way[inner - step];
  if (!inside || !outside) return null;
  const beyond = beyondM(way, inner - step, step, stations.gates[end]);
  const moved = offsetM(inside.latDeg, inside.lonDeg, outside.latDeg, outside.lonDeg);
  const chordM = Math.hypot(...moved);
  if (chordM < DENSE_M && (Math.abs(beyond.ahead) > TURNS || chordM < LEAST_M)) return null;
  const on = (index: number) => onRoad(way, stations.near[end], index, asideM, step);
  const within = on(inner);
  const before = on(inner - step);
  if (!within || within.sameWay < SAME_WAY || (before && before.sameWay > -SAME_WAY)) return null;
  const deviceM = Math.abs(inside.deviceM - outside.deviceM) - within.inM;
  const counted = chordM >= DENSE_M && deviceM >= beyond.chordM && deviceM < WINDING * beyond.chordM;
  const lead = stations.leads[end];
  const out = (index: number) => (lead ? onRoad(way, lead, index, asideM, forth ? -1 : 1) : null);
  const ahead = out(inner - step);
  const isLed = ahead !== null && ahead.sameWay >= SAME_WAY;
  const outM = counted ? deviceM : isLed ? ahead.inM : beyond.m;
  const legM = outM + within.inM;
  const onward = on(inner + step);
  const inSpeed =
    onward && onward.sameWay >= SAME_WAY
      ? Math.abs((onward.inM - within.inM) / (way[inner + step]!.timeS - inside.timeS))
      : null;
  const [from, to] = forth ? [outside, inside] : [inside, outside];
  const share = (forth ? outM : within.inM) / legM;
  const tookS = to.timeS - from.timeS;
  const atCorner = Math.abs(beyond.ahead) < TURNS;
  const further = isLed ? out(inner - 2 * step) : null;
  const outSpeed =
    further && further.sameWay >= SAME_WAY && isLed
      ? Math.abs((further.inM - ahead.inM) / (way[inner - 2 * step]!.timeS - outside.timeS))
      : beyond.speedMs;
  const around = forth ? ([outSpeed, inSpeed] as const) : ([inSpeed, outSpeed] as const);
  const shareS = tookS > EVEN_S ? timeShare(share, speedsAt(from, to, legM, around)) : share;
  return {
    leg,
    timeS: from.timeS + tookS * shareS,
    atM: from.atM + share * (to.atM - from.atM),
    bentM: isLed && !atCorner ? 0 : Math.max(0, legM - chordM),
    atCorner,
  };
}

/**
 * Where a record lies on a road that leads away from a gate; null where it is not on it.
 * @param step 1 where a ride leads away from the gate, -1 where it leads towards it
 */
function onRoad(
  way: RiddenWay,
  { places, stepM }: Lead,
  index: number,
  asideM: number,
  step: 1 | -1,
): OnRoad | null {
  const here = way[index];
  if (!here) return null;
  const before = way[awayFrom(way, index, -1, DENSE_M / 2)] ?? here;
  const after = way[awayFrom(way, index, 1, DENSE_M / 2)] ?? here;
  const [dx, dy] = offsetM(before.latDeg, before.lonDeg, after.latDeg, after.lonDeg);
  let best: OnRoad | null = null;
  const cells = Math.min(places.length - 1, Math.ceil(LOOK_M / stepM));
  for (let k = 0; k < cells; k++) {
    const a = places[k]!;
    const b = places[k + 1]!;
    const [x, y] = offsetM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
    const [px, py] = offsetM(a.latDeg, a.lonDeg, here.latDeg, here.lonDeg);
    const size = Math.hypot(x, y) || 1;
    const share = Math.min(1, Math.max(0, (px * x + py * y) / size ** 2));
    const aside = Math.hypot(px - share * x, py - share * y);
    if (best && aside >= best.asideM) continue;
    const sameWay = (step * (dx * x + dy * y)) / (size * Math.hypot(dx, dy) || 1);
    best = { inM: (k + share) * stepM, asideM: aside, sameWay };
  }
  return best && best.asideM <= asideM && best.inM > 0 ? best : null;
}

/** The first record at least so far along the way from another one, or the last there is. */
function awayFrom(way: RiddenWay, index: number, step: 1 | -1, leastM: number): number {
  let at = index + step;
  while (way[at + step] && Math.abs(way[at]!.atM - way[index]!.atM) < leastM) at += step;
  return at;
}

/** How far a record outside is from the gate along its way, how fast it was, and how straight ahead the gate lies. */
function beyondM(
  way: RiddenWay,
  index: number,
  step: number,
  gate: { latDeg: number; lonDeg: number; east: number; north: number },
): { m: number; chordM: number; speedMs: number | undefined; ahead: number } {
  const here = way[index]!;
  const [x, y] = offsetM(here.latDeg, here.lonDeg, gate.latDeg, gate.lonDeg);
  const chord = Math.hypot(x, y);
  const far = way[awayFrom(way, index, step > 0 ? -1 : 1, DIRECTION_M)];
  if (!far) return { m: chord, chordM: chord, speedMs: undefined, ahead: 1 };
  const [fx, fy] = offsetM(far.latDeg, far.lonDeg, here.latDeg, here.lonDeg);
  const size = Math.hypot(fx, fy);
  const speedMs = size / Math.abs(here.timeS - far.timeS);
  if (!(size > 0)) return { m: chord, chordM: chord, speedMs, ahead: 1 };
  const ahead = (step * (fx * gate.east + fy * gate.north)) / size;
  if (chord < DENSE_M) return { m: Math.max(0, (fx * x + fy * y) / size), chordM: chord, speedMs, ahead };
  // As long as the arc of a circle that turns as the ride does there.
  const turn = Math.acos(Math.min(1, Math.max(-1, (fx * x + fy * y) / (size * chord))));
  const bent = Math.min(1.5, (2 * turn * chord) / (size + chord));
  return { m: chord * (1 + bent ** 2 / 24), chordM: chord, speedMs, ahead };
}

/** Speeds at both ends of a leg in legs a leg; of the device where it has both. */
function speedsAt(
  from: WayPlace,
  to: WayPlace,
  legM: number,
  around: readonly [number | null | undefined, number | null | undefined],
): [number, number] {
  const even = legM / (to.timeS - from.timeS);
  const at = (i: 0 | 1): number => {
    const device = (i === 0 ? from : to).speedMs;
    const both = from.speedMs >= 0 && to.speedMs >= 0;
    const speed = both ? device : (even + (around[i] ?? even)) / 2;
    return Math.min(3, speed / even);
  };
  return [at(0), at(1)];
}

/** Share of the time of a leg for a share of its way, on the cubic curve with these speeds at its ends. */
function timeShare(wayShare: number, [from, to]: readonly [number, number]): number {
  const wayAt = (t: number) => t * (1 - t) ** 2 * from + t ** 2 * (3 - 2 * t) - t ** 2 * (1 - t) * to;
  let [low, high] = [0, 1];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (wayAt(middle) < wayShare) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
