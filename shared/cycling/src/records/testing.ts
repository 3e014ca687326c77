import { emptyPoint, type TrackPoint } from '../files/track.ts';
import type { SegmentLine } from './segment-line.ts';

const METRE_DEG = 1 / 111195.08;

/** A place some metres east and north of a point in the Alps. */
export function place(eastM: number, northM: number, aroundLonDeg = 6): { latDeg: number; lonDeg: number } {
  const lonDeg = aroundLonDeg + (eastM * METRE_DEG) / Math.cos(Math.PI / 4);
  return { latDeg: 45 + northM * METRE_DEG, lonDeg: ((lonDeg + 540) % 360) - 180 };
}

/** Even numbers between -1 and 1, always the same for a seed. */
export function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => ((state = (state * 48271) % 2147483647) / 2147483647 - 0.5) * 2;
}

/** Where a rider is after so many metres, east and north. */
export type Path = (atM: number) => [number, number];

export const straight: Path = (at) => [0, at];

/** A ride at 10 m/s over a path, written every `everyS`, each position off by up to `noiseM`. */
export function madeRide(
  lengthM: number,
  everyS: number,
  path: Path,
  { noiseM = 0, seed = 3, aroundLonDeg = 6 } = {},
): TrackPoint[] {
  const noise = noiseFrom(seed);
  return Array.from({ length: Math.floor(lengthM / 10 / everyS) + 1 }, (_, i) => {
    const [east, north] = path(i * everyS * 10);
    return {
      ...emptyPoint(),
      ...place(east + noiseM * noise(), north + noiseM * noise(), aroundLonDeg),
      timeMs: i * everyS * 1000,
      powerW: 250,
      heartRateBpm: 150,
    };
  });
}

/** Numbers of a normal distribution of size 1, always the same for a seed. */
function gaussFrom(seed: number): () => number {
  const even = noiseFrom(1 + Math.abs(Math.round(seed * 7919)));
  for (let i = 0; i < 10; i++) even();
  return () => {
    const radius = Math.sqrt(-2 * Math.log(Math.max(1e-12, (even() + 1) / 2)));
    return radius * Math.cos(Math.PI * even());
  };
}

/** How a ride goes: metres ridden after so many seconds; never falls. */
export type Motion = (atS: number) => number;

/** How a device writes a ride down. */
export type Recording = {
  /** s between two records, in turn */
  everyS: readonly number[];
  /** s after the start of the first record */
  shiftS?: number;
  /** of each axis, m (standard deviation); drifts: the errors of a receiver last for about 20 s */
  noiseM?: number;
  drifts?: boolean;
  deviceSpeed?: boolean;
  deviceDistance?: boolean;
  seed?: number;
};

const DRIFT_S = 20;

/** At even speed, m/s. */
export const even =
  (speedMs: number): Motion =>
  (atS) =>
    speedMs * atS;

/** From a speed with a steady acceleration. */
export const speedingUp =
  (fromMs: number, byMs2: number): Motion =>
  (atS) =>
    fromMs * atS + (byMs2 / 2) * atS ** 2;

/** Faster and slower by a share, in waves. */
export const inWaves =
  (meanMs: number, share: number, waveS: number): Motion =>
  (atS) =>
    meanMs * (atS + ((share * waveS) / (2 * Math.PI)) * (1 - Math.cos((2 * Math.PI * atS) / waveS)));

/** Rides at even speed and stands for a while at one place. */
export const stopping =
  (speedMs: number, atM: number, forS: number): Motion =>
  (atS) =>
    speedMs * atS <= atM ? speedMs * atS : Math.max(atM, speedMs * (atS - forS));

/** When a ride has made so many metres, s. */
export function whenAt(motion: Motion, metres: number): number {
  let [low, high] = [0, 1e6];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (motion(middle) < metres) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A ride over a path as a device records it, until so many metres are made. */
export function recorded(path: Path, motion: Motion, lengthM: number, how: Recording): TrackPoint[] {
  const gauss = gaussFrom(how.seed ?? 1);
  const endS = whenAt(motion, lengthM);
  const points: TrackPoint[] = [];
  let [east, north] = [gauss(), gauss()];
  let lastS = 0;
  for (let i = 0, atS = how.shiftS ?? 0; atS <= endS; atS += how.everyS[i++ % how.everyS.length]!) {
    const kept = how.drifts ? Math.exp(-(atS - lastS) / DRIFT_S) : 0;
    const fresh = Math.sqrt(1 - kept ** 2);
    [east, north] = [kept * east + fresh * gauss(), kept * north + fresh * gauss()];
    lastS = atS;
    const [x, y] = path(motion(atS));
    const noiseM = how.noiseM ?? 0;
    points.push({
      ...emptyPoint(),
      ...place(x + noiseM * east, y + noiseM * north),
      timeMs: 1000 * atS,
      distanceM: how.deviceDistance ? motion(atS) : null,
      speedMs: how.deviceSpeed ? motion(atS + 0.5) - motion(atS - 0.5) : null,
    });
  }
  return points;
}

/** The line of a stretch of a path, a place each 10 m. */
export function lineOver(path: Path, fromM: number, toM: number): SegmentLine {
  const cells = Math.max(1, Math.round((toM - fromM) / 10));
  return Array.from({ length: cells + 1 }, (_, i) => place(...path(fromM + ((toM - fromM) * i) / cells)));
}

/** Straight pieces and arcs one after another, m and degrees (to the left above zero), heading north first. */
export function road(...pieces: readonly { m: number; turn?: number }[]): Path {
  const starts: { at: number; x: number; y: number; heading: number; curve: number }[] = [];
  let [at, x, y, heading] = [0, 0, 0, Math.PI / 2];
  for (const { m, turn = 0 } of pieces) {
    const curve = (turn * Math.PI) / 180 / m;
    starts.push({ at, x, y, heading, curve });
    [x, y] = along({ x, y, heading, curve }, m);
    heading += curve * m;
    at += m;
  }
  return (metres) => {
    const from = starts.findLast((piece) => piece.at <= metres) ?? starts[0]!;
    return along(from, metres - from.at);
  };
}

function along(
  { x, y, heading, curve }: { x: number; y: number; heading: number; curve: number },
  m: number,
): [number, number] {
  if (curve === 0) return [x + m * Math.cos(heading), y + m * Math.sin(heading)];
  const end = heading + curve * m;
  return [x + (Math.sin(end) - Math.sin(heading)) / curve, y - (Math.cos(end) - Math.cos(heading)) / curve];
}
