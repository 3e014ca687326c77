import type { Refusal } from '../answer/input.ts';
import type { TrackPoint } from '../files/track.ts';
import { cleanLine, type Place } from './clean.ts';
import { findClimbs, type Climb } from './climbs.ts';
import { headingDeg, localMetres } from './geo.ts';
import { ascentDescentM, gaussian } from './smooth.ts';

/** A cleaned route on an even grid. Arrays have one value a node; node i lies `i * stepM` from the start. */
export type Route = {
  ok: true;
  /** distance between two nodes, about 10 m */
  stepM: number;
  distanceM: number;
  latDeg: number[];
  lonDeg: number[];
  /** all zero when `hasElevation` is false: say so, never show a flat profile */
  elevationM: number[];
  /** rise / run from each node to the next; the last repeats */
  slope: number[];
  /** direction from each node to the next; the last repeats */
  headingDeg: number[];
  /** radius of the bend at each node, m; Infinity where it is straight */
  radiusM: number[];
  hasElevation: boolean;
  ascentM: number;
  descentM: number;
  minElevationM: number;
  maxElevationM: number;
  climbs: Climb[];
  /** plain sentences on what was mended */
  mended: string[];
};

const STEP_M = 10;
const SIGMA_M = 30;
const BEND_SIGMA_M = 8;
const MAX_SLOPE = 0.25;
const MIN_LENGTH_M = 50;
const MAX_LENGTH_M = 1_500_000;
/** A bend tighter than this is noise of the receiver. */
const NOISE_RADIUS_M = 4;

/**
 * Makes a route of the points of a file: cleaned (`cleanLine`), on a 10 m grid, heights smoothed with a Gaussian of 30 m,
 * ascent with 1 m hysteresis, slopes held to 25 %, climbs found. Without usable heights `hasElevation` is false.
 */
export function routeFrom(points: readonly TrackPoint[]): Route | Refusal {
  const { places, hasElevation, mended } = cleanLine(points);
  const distanceM = places.at(-1)?.distanceM ?? 0;
  if (places.length < 2 || distanceM < MIN_LENGTH_M) {
    return { ok: false, message: 'The file has no route of at least 50 m in it.' };
  }
  if (distanceM > MAX_LENGTH_M) return { ok: false, message: 'The route is longer than 1500 km; split it.' };
  const cells = Math.max(1, Math.round(distanceM / STEP_M));
  const stepM = distanceM / cells;
  const even = resample(places, cells, stepM);
  const elevationM = hasElevation ? gaussian(even.elevationM, SIGMA_M / stepM) : even.elevationM;
  if (hasElevation) levelTooSteep(elevationM, stepM, mended);
  const { ascentM, descentM } = ascentDescentM(elevationM);
  return {
    ok: true,
    stepM,
    distanceM,
    latDeg: even.latDeg,
    lonDeg: even.lonDeg,
    elevationM,
    slope: perCell(cells, (i) => (elevationM[i + 1]! - elevationM[i]!) / stepM),
    headingDeg: perCell(cells, (i) =>
      headingDeg(even.latDeg[i]!, even.lonDeg[i]!, even.latDeg[i + 1]!, even.lonDeg[i + 1]!),
    ),
    radiusM: bendRadii(even.latDeg, even.lonDeg, stepM),
    hasElevation,
    ascentM,
    descentM,
    minElevationM: elevationM.reduce((low, height) => Math.min(low, height), Infinity),
    maxElevationM: elevationM.reduce((high, height) => Math.max(high, height), -Infinity),
    climbs: hasElevation ? findClimbs(elevationM, stepM) : [],
    mended,
  };
}

/**
 * A route of one even slope, for questions without a file.
 * @param slope rise / run
 */
export function straightRoute(distanceM: number, slope: number, heading = 0): Route {
  const cells = Math.max(1, Math.round(distanceM / STEP_M));
  const stepM = distanceM / cells;
  const along = <T>(value: (i: number) => T) => Array.from({ length: cells + 1 }, (_, i) => value(i));
  const elevationM = along((i) => i * stepM * slope);
  const { ascentM, descentM } = ascentDescentM(elevationM);
  return {
    ok: true,
    stepM,
    distanceM,
    latDeg: along(() => 0),
    lonDeg: along(() => 0),
    elevationM,
    slope: along(() => slope),
    headingDeg: along(() => heading),
    radiusM: along(() => Infinity),
    hasElevation: true,
    ascentM,
    descentM,
    minElevationM: Math.min(0, distanceM * slope),
    maxElevationM: Math.max(0, distanceM * slope),
    climbs: findClimbs(elevationM, stepM),
    mended: [],
  };
}

function resample(places: readonly Place[], cells: number, stepM: number) {
  const latDeg: number[] = [];
  const lonDeg: number[] = [];
  const elevationM: number[] = [];
  let next = 1;
  for (let i = 0; i <= cells; i++) {
    const at = i * stepM;
    while (next < places.length - 1 && places[next]!.distanceM < at) next++;
    const a = places[next - 1]!;
    const b = places[next]!;
    const span = b.distanceM - a.distanceM;
    const share = span > 0 ? Math.min(1, Math.max(0, (at - a.distanceM) / span)) : 0;
    // Across the date line the short way.
    const dLon = ((b.lonDeg - a.lonDeg + 540) % 360) - 180;
    latDeg.push(a.latDeg + share * (b.latDeg - a.latDeg));
    lonDeg.push(a.lonDeg + share * dLon);
    elevationM.push(a.elevationM + share * (b.elevationM - a.elevationM));
  }
  return { latDeg, lonDeg, elevationM };
}

/** Draws straight lines over stretches steeper than a road can be, wider each round until they are not. */
function levelTooSteep(elevationM: number[], stepM: number, mended: string[]): void {
  const last = elevationM.length - 1;
  let found = 0;
  for (let round = 1; round <= 20; round++) {
    const reach = round * 5;
    let again = false;
    for (let i = 0; i < last; i++) {
      if (Math.abs(elevationM[i + 1]! - elevationM[i]!) <= MAX_SLOPE * stepM) continue;
      again = true;
      if (round === 1) found++;
      const from = Math.max(0, i - reach);
      const to = Math.min(last, i + 1 + reach);
      const start = elevationM[from]!;
      const rise = elevationM[to]! - start;
      for (let j = from; j <= to; j++) elevationM[j] = start + (rise * (j - from)) / (to - from);
      i = to;
    }
    if (!again) break;
  }
  if (found > 0)
    mended.push('A stretch steeper than 25 % was levelled; such heights are errors of the file.');
}

function perCell(cells: number, value: (i: number) => number): number[] {
  const values = Array.from({ length: cells }, (_, i) => value(i));
  values.push(values.at(-1)!);
  return values;
}

function bendRadii(latDeg: readonly number[], lonDeg: readonly number[], stepM: number): number[] {
  const metres = latDeg.map((lat, i) => localMetres(lat, lonDeg[i]!, latDeg[0]!, lonDeg[0]!));
  const x = gaussian(
    metres.map(([east]) => east),
    BEND_SIGMA_M / stepM,
  );
  const y = gaussian(
    metres.map(([, north]) => north),
    BEND_SIGMA_M / stepM,
  );
  return x.map((_, i) => {
    const a = i - 2;
    const b = i + 2;
    if (a < 0 || b >= x.length) return Infinity;
    const ab = Math.hypot(x[i]! - x[a]!, y[i]! - y[a]!);
    const bc = Math.hypot(x[b]! - x[i]!, y[b]! - y[i]!);
    const ca = Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!);
    const twiceArea = Math.abs((x[i]! - x[a]!) * (y[b]! - y[a]!) - (x[b]! - x[a]!) * (y[i]! - y[a]!));
    const radius = twiceArea > 1e-6 ? (ab * bc * ca) / (2 * twiceArea) : Infinity;
    return radius < NOISE_RADIUS_M ? Infinity : radius;
  });
}
