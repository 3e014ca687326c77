import { parseFit } from './fit.ts';
import { parseGpx } from './gpx.ts';
import type { Parsed } from './parsed.ts';
import { parseTcx } from './tcx.ts';
import type { TrackPoint } from './track.ts';

export type { Parsed } from './parsed.ts';
export type { Track, TrackPoint } from './track.ts';

/** Largest file that is read, bytes. */
export const MAX_FILE_BYTES = 60 * 1024 * 1024;

/**
 * Reads a ride or a route from the bytes of a GPX, TCX or FIT file; the content decides which it is, not the name.
 * Never throws: whatever is wrong is told in one plain sentence, and what can be saved of a damaged file is kept with
 * a warning.
 */
export async function readActivityOrRoute(bytes: Uint8Array, name?: string): Promise<Parsed> {
  try {
    const parsed = await parse(bytes);
    return parsed.ok ? checked(parsed, name) : parsed;
  } catch {
    return { ok: false, message: 'This file is damaged and could not be read.' };
  }
}

async function parse(bytes: Uint8Array): Promise<Parsed> {
  if (bytes.length === 0) return { ok: false, message: 'This file is empty.' };
  if (bytes.length > MAX_FILE_BYTES)
    return { ok: false, message: 'This file is larger than 60 MB; no ride needs that.' };
  if (String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT') return parseFit(bytes);
  if ((bytes[0] === 0x1f && bytes[1] === 0x8b) || (bytes[0] === 0x50 && bytes[1] === 0x4b)) {
    return {
      ok: false,
      message: 'This file is compressed; unpack it and choose the GPX, TCX or FIT file inside.',
    };
  }
  const text = decode(bytes);
  const root = /<(?:[\w.-]+:)?([a-z][\w.-]*)/i
    .exec(text.slice(0, 20000).replace(/<!--[\s\S]*?(-->|$)/g, ''))?.[1]
    ?.toLowerCase();
  if (root === 'gpx') return parseGpx(text);
  if (root === 'trainingcenterdatabase') return parseTcx(text);
  if (root === 'html') return { ok: false, message: 'This is a web page, not a GPX, TCX or FIT file.' };
  if (root === 'kml') return { ok: false, message: 'KML files are not read; export the route as GPX.' };
  return { ok: false, message: 'This is not a GPX, TCX or FIT file.' };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const latin = /encoding\s*=\s*["'](?:iso-8859-1|windows-1252|latin1)["']/i.test(head);
  return new TextDecoder(latin ? 'windows-1252' : 'utf-8').decode(bytes);
}

/** Refuses what is no line in the world, and gives a nameless track the name of its file. */
function checked(parsed: Parsed & { ok: true }, name: string | undefined): Parsed {
  const { track, warnings } = parsed;
  const points = track.points.map(bounded);
  const placed = points.filter((point) => point.latDeg !== null).length;
  if (placed < 2 && !points.some((point) => point.powerW !== null || point.distanceM !== null)) {
    return { ok: false, message: 'This file has no positions in it, so there is no route to show.' };
  }
  if (placed < 2) warnings.push('The file has no positions (an indoor ride?), so it has no route.');
  const fileName = name?.replace(/^.*[\\/]/, '').replace(/\.\w{2,4}$/, '');
  return { ok: true, track: { ...track, name: track.name ?? fileName ?? null, points }, warnings };
}

function bounded(point: TrackPoint): TrackPoint {
  const { latDeg, lonDeg } = point;
  const onEarth = latDeg !== null && lonDeg !== null && Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180;
  return {
    ...point,
    latDeg: onEarth ? latDeg : null,
    lonDeg: onEarth ? lonDeg : null,
    elevationM: within(point.elevationM, -500, 9000),
    powerW: within(point.powerW, 0, 3000),
    heartRateBpm: within(point.heartRateBpm, 20, 250),
    cadenceRpm: within(point.cadenceRpm, 0, 250),
    distanceM: within(point.distanceM, 0, 1e7),
    speedMs: within(point.speedMs, 0, 60),
  };
}

function within(value: number | null, min: number, max: number): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}
