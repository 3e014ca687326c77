import { plainXmlPoints } from './plain-xml.ts';
import { arePossible } from './possible.ts';
import { readActivityOrRoute } from './read-file.ts';
import type { TrackPoint } from './track.ts';

export type RidePoints = { ok: true; points: TrackPoint[] } | { ok: false; message: string };

/** Where the first element of a file is looked for. */
const HEAD_BYTES = 2000;

/**
 * The points of a ride alone, for searching many files: as `readActivityOrRoute` gives them (numbers to 15 digits), without laps, waypoints
 * and warnings, and for GPX and TCX in a third of its time. What is unusual in a file is left to that reader.
 * @returns the same sentence as that reader where there is no ride or route to read
 * @example
 * const gpx = '<gpx><trk><trkseg><trkpt lat="45" lon="6"><ele>200</ele></trkpt><trkpt lat="45.01" lon="6"/></trkseg></trk></gpx>'
 * const read = await readRidePoints(new TextEncoder().encode(gpx))
 * read.points[0] // => { latDeg: 45, lonDeg: 6, elevationM: 200, timeMs: null }
 */
export async function readRidePoints(bytes: Uint8Array): Promise<RidePoints> {
  const dialect = dialectOf(bytes);
  const points = dialect && plainXmlPoints(bytes, dialect);
  if (points && arePossible(points)) return { ok: true, points };
  const parsed = await readActivityOrRoute(bytes);
  return parsed.ok ? { ok: true, points: parsed.track.points } : parsed;
}

/** By the first element; null for FIT, for text of two bytes a letter, and for whatever else. */
function dialectOf(bytes: Uint8Array): 'gpx' | 'tcx' | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const root = /<(?:[\w.-]{1,50}:)?([a-z][\w.-]{0,50})/i.exec(head)?.[1]?.toLowerCase();
  return root === 'gpx' ? 'gpx' : root === 'trainingcenterdatabase' ? 'tcx' : null;
}
