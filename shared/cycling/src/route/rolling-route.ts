import { straightRoute, type Route } from './route.ts';

/** Height of one hill of an unknown course, m. */
const HILL_M = 300;
const MOST_CELLS = 4000;

/**
 * A route for a course of which only length and gain are known: equal hills, each climbed, ridden down again and set between
 * flats, so that it ends as high as it began. The ups are 4.5 % and half of the gain per length steeper, as in hilly country.
 * What it gives is an estimate: no two courses of one length and gain ride alike.
 * @param distanceM 1 km to 1500 km
 * @param gainM metres climbed in all, at most 12 % of the length
 * @throws RangeError when the two cannot be a road
 * @example
 * rollingRoute(100000, 1500).ascentM // => 1500
 * rollingRoute(40000, 0).slope[0] // => 0
 */
export function rollingRoute(distanceM: number, gainM: number): Route {
  if (!(distanceM >= 1000 && distanceM <= 1_500_000) || !(gainM >= 0 && gainM <= 0.12 * distanceM))
    throw new RangeError('A rolling route is 1 km to 1500 km long and climbs at most 12 % of its length.');
  const level = straightRoute(distanceM, 0);
  // Fewer, longer cells for long courses: what is known of them deserves no finer grid.
  const every = Math.max(1, Math.ceil((level.slope.length - 1) / MOST_CELLS));
  const cells = Math.max(1, Math.floor((level.slope.length - 1) / every));
  const stepM = distanceM / cells;
  const share = gainM / distanceM;
  const slope = Math.max(0.045 + share / 2, 2 * share);
  const hills = Math.max(1, Math.round(gainM / HILL_M));
  const [up, period] = [gainM / slope / hills, distanceM / hills];
  const heightAt = (atM: number) => {
    const from = (atM % period) - (period - 2 * up) / 2;
    if (atM >= distanceM - 1e-6 || from < 0 || from > 2 * up) return 0;
    return slope * (from < up ? from : 2 * up - from);
  };
  const elevationM = Array.from({ length: cells + 1 }, (_, i) => heightAt(i * stepM));
  const slopes = elevationM.map((height, i) => ((elevationM[i + 1] ?? height) - height) / stepM);
  const nodes = <T>(value: T) => Array.from({ length: cells + 1 }, () => value);
  return {
    ...level,
    stepM,
    distanceM,
    latDeg: nodes(0),
    lonDeg: nodes(0),
    headingDeg: nodes(0),
    radiusM: nodes(Infinity),
    elevationM,
    slope: slopes,
    ascentM: gainM,
    descentM: gainM,
    maxElevationM: Math.max(...elevationM),
  };
}
