/**
 * About what the best men in the world hold, W/kg by time: rounded from published estimates of grand-tour climbs and
 * hour records. Used only to say that a wish is out of human reach.
 */
const worldBest: Array<[timeS: number, wattsPerKg: number]> = [
  [60, 11.5],
  [300, 7.6],
  [1200, 6.8],
  [3600, 6.3],
];

/** The world's best W/kg over a time; between the rows by the logarithm of time, level beyond them. */
export function worldBestWattsPerKg(timeS: number): number {
  const after = worldBest.findIndex(([time]) => time >= timeS);
  if (after === -1) return 6.3;
  const [t1, p1] = worldBest[after] ?? [3600, 6.3];
  const [t0, p0] = worldBest[after - 1] ?? [t1, p1];
  return t0 === t1 ? p1 : p0 + ((p1 - p0) * Math.log(timeS / t0)) / Math.log(t1 / t0);
}
