import type { RiddenWay } from './ridden-way.ts';
import { METRES_A_DEGREE, offsetM, type Lead, type Stations } from './segment-line.ts';

/** Records within so many s of a crossing tell of it. */
const WINDOW_S = 15;
/** Further apart they say too little of noise: speed changes between them by as much. */
const LONGEST_STEP_S = 5.5;
const FEWEST = 5;
/** Of the third difference of values that scatter by 1 each. */
const THIRD_VARIANCE = 20;
/** Less scatter than this from record to record is no noise to speak of, m. */
const LEAST_NOISE_M = 1.5;
/** Where the road beyond the gate is not known, a record so far beside its straight line is on a bend. */
const STRAIGHT_M = 8;

/** A crossing by the records around it: s since 1970, and how far off their noise leaves the place, m. */
export type Steadied = { timeS: number; noiseM: number; sdM: number };

/**
 * When a gate is crossed by the records of some seconds before and after, where their positions scatter: a parabola through
 * their places along the road takes most of that noise out. The scatter is read off the third differences, which speeding up
 * and slowing down hardly change; errors that last for longer than a few records are not seen, and stay.
 * @param timeS of the crossing between two records, s since 1970
 * @returns null where nothing scatters, or the records do not tell
 */
export function steadied(
  way: RiddenWay,
  stations: Stations,
  end: 'start' | 'finish',
  leg: number,
  timeS: number,
  asideM: number,
): Steadied | null {
  const around = recordsAround(way, leg, timeS);
  if (!around || !scatters(around)) return null;
  const along: { s: number; m: number }[] = [];
  for (const place of around) {
    const m = placeAlong(place, stations, end, asideM);
    if (m === null) return null;
    along.push({ s: place.timeS - timeS, m });
  }
  const noiseM = scatterOf(along.map(({ m }) => m));
  if (noiseM < LEAST_NOISE_M) return null;
  const shiftS = zeroOfParabola(along);
  if (shiftS === null || Math.abs(shiftS) > WINDOW_S / 2) return null;
  return { timeS: timeS + shiftS, noiseM, sdM: (1.5 * noiseM) / Math.sqrt(along.length) };
}

/**
 * The records around a crossing, as far back as forth: one side alone would be drawn out beyond its end. Null where they are
 * too few, too far apart, or come at uneven times.
 */
function recordsAround(way: RiddenWay, leg: number, timeS: number): RiddenWay | null {
  const isNear = (index: number) => way[index] && Math.abs(way[index].timeS - timeS) <= WINDOW_S;
  let sides = 0;
  while (isNear(leg - sides) && isNear(leg + 1 + sides)) sides++;
  const around = way.slice(leg - sides + 1, leg + 1 + sides);
  if (around.length < FEWEST) return null;
  const steps = around.slice(1).map((place, i) => place.timeS - around[i]!.timeS);
  return Math.max(...steps) > Math.min(LONGEST_STEP_S, 1.5 * Math.min(...steps)) ? null : around;
}

/** Whether positions scatter in any direction: for most rides nothing more is to be done. */
const scatters = (places: RiddenWay): boolean =>
  Math.hypot(
    scatterOf(places.map(({ latDeg }) => METRES_A_DEGREE * latDeg)),
    scatterOf(
      places.map(({ lonDeg, latDeg }) => METRES_A_DEGREE * Math.cos((latDeg * Math.PI) / 180) * lonDeg),
    ),
  ) >= LEAST_NOISE_M;

/** How much values at even times scatter about anything smooth, by their third differences. */
function scatterOf(values: readonly number[]): number {
  const thirds = values
    .slice(3)
    .map((value, i) => value - 3 * values[i + 2]! + 3 * values[i + 1]! - values[i]!);
  return Math.sqrt(thirds.reduce((sum, third) => sum + third ** 2, 0) / thirds.length / THIRD_VARIANCE);
}

/** How far past a gate a record is along the road, m; negative before it; null where it is not on it. */
function placeAlong(
  place: { latDeg: number; lonDeg: number },
  { near, leads }: Stations,
  end: 'start' | 'finish',
  asideM: number,
): number | null {
  const lead = leads[end];
  const inside = onLine(place, near[end]);
  const outside = lead && onLine(place, lead);
  const forth = end === 'start' ? 1 : -1;
  if (outside && outside.asideM < inside.asideM && outside.m > 0)
    return outside.asideM <= asideM ? -forth * outside.m : null;
  return inside.asideM <= (inside.m < 0 && !lead ? STRAIGHT_M : asideM) ? forth * inside.m : null;
}

/** The nearest place on a line from a gate; before its first cell on the straight line through that. */
function onLine(
  { latDeg, lonDeg }: { latDeg: number; lonDeg: number },
  { places, stepM }: Lead,
): { m: number; asideM: number } {
  let best = { m: 0, asideM: Infinity };
  for (let k = 0; k + 1 < places.length; k++) {
    const [a, b] = [places[k]!, places[k + 1]!];
    const [x, y] = offsetM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
    const [px, py] = offsetM(a.latDeg, a.lonDeg, latDeg, lonDeg);
    const size = Math.hypot(x, y) || 1;
    const share = Math.min(1, Math.max(k === 0 ? -Infinity : 0, (px * x + py * y) / size ** 2));
    const asideM = Math.hypot(px - share * x, py - share * y);
    if (asideM < best.asideM) best = { m: (k + share) * stepM, asideM };
  }
  return best;
}

/** Where the parabola of least squares through places in time is at 0, next to the middle; null where it is nowhere. */
function zeroOfParabola(points: readonly { s: number; m: number }[]): number | null {
  const sums = [0, 1, 2, 3, 4].map((power) => points.reduce((sum, { s }) => sum + s ** power, 0));
  const right = [0, 1, 2].map((power) => points.reduce((sum, { s, m }) => sum + m * s ** power, 0));
  const rows = [0, 1, 2].map((i) => [sums[i]!, sums[i + 1]!, sums[i + 2]!, right[i]!]);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      if (j === i || !rows[i]![i]) continue;
      const share = rows[j]![i]! / rows[i]![i]!;
      rows[j] = rows[j]!.map((value, k) => value - share * rows[i]![k]!);
    }
  const [a, b, c] = rows.map((row, i) => row[3]! / row[i]!) as [number, number, number];
  // Newton's way to the zero next to the middle: the parabola is nearly a line there.
  let at = 0;
  for (let round = 0; round < 8; round++) at -= (a + b * at + c * at ** 2) / (b + 2 * c * at);
  return Number.isFinite(at) && b + 2 * c * at > 0 ? at : null;
}
