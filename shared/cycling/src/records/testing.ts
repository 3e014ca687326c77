import { emptyPoint, type TrackPoint } from '../files/track.ts';

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
