import { parseFit } from './fit.ts';
import { parseGpx } from './gpx.ts';
import { MAX_POINTS, TooManyPoints, type Parsed } from './parsed.ts';
import { keepPossible } from './possible.ts';
import { parseTcx } from './tcx.ts';

/** Largest file that is read, bytes. The longest rides known make GPX files of some 30 MB. */
export const MAX_FILE_BYTES = 60 * 1024 * 1024;

/**
 * Reads a ride or a route from the bytes of a GPX (1.0, 1.1), TCX or FIT file; the content decides which it is, not the
 * name. Never throws: every problem is reported in one plain sentence, and the usable part of a damaged file is kept
 * with a warning. Files over 60 MB or 500 000 points are rejected; the work is proportional to the length of the file,
 * whatever is in it. Only these limits bound it, so run it in a worker.
 * @param name of the file, for a track that has none of its own
 * @param trackIndex which of several tracks of a GPX or TCX file, as in `tracks` of the answer; the longest without it
 * @returns the track with its points in the order of their times (SI units), laps, pauses, waypoints, the device's own
 *   totals, and warnings
 *
 * @example
 * const gpx = '<gpx><trk><name>Hill</name><trkseg><trkpt lat="45" lon="6"><ele>200</ele></trkpt><trkpt lat="45.01" lon="6"><ele>280</ele></trkpt></trkseg></trk></gpx>'
 * const parsed = await readActivityOrRoute(new TextEncoder().encode(gpx))
 * parsed // => { ok: true, warnings: [], track: { format: 'gpx', kind: 'route', name: 'Hill', device: null, laps: [] } }
 * parsed.track.points[1] // => { latDeg: 45.01, lonDeg: 6, elevationM: 280, timeMs: null }
 * await readActivityOrRoute(new Uint8Array()) // => { ok: false, message: 'This file is empty.' }
 */
export async function readActivityOrRoute(
  bytes: Uint8Array,
  name?: string,
  trackIndex?: number,
): Promise<Parsed> {
  try {
    const parsed = parse(bytes, trackIndex);
    return parsed.ok ? checked(parsed, name) : parsed;
  } catch (error) {
    return {
      ok: false,
      message:
        error instanceof TooManyPoints
          ? `This file has more than ${MAX_POINTS / 1000} 000 points. No ride needs that.`
          : 'This file is damaged and could not be read.',
    };
  }
}

function parse(bytes: Uint8Array, trackIndex?: number): Parsed {
  if (bytes.length === 0) return { ok: false, message: 'This file is empty.' };
  if (bytes.length > MAX_FILE_BYTES)
    return { ok: false, message: 'This file is larger than 60 MB. No ride needs that.' };
  if (String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT') return parseFit(bytes);
  if ((bytes[0] === 0x1f && bytes[1] === 0x8b) || (bytes[0] === 0x50 && bytes[1] === 0x4b)) {
    return {
      ok: false,
      message: 'This file is compressed. Unpack it and choose the GPX, TCX or FIT file inside.',
    };
  }
  const text = decode(bytes);
  const root = /<(?:[\w.-]{1,50}:)?([a-z][\w.-]{0,50})/i
    .exec(text.slice(0, 20000).replace(/<!--[\s\S]*?(-->|$)/g, ''))?.[1]
    ?.toLowerCase();
  if (root === 'gpx') return parseGpx(text, trackIndex);
  if (root === 'trainingcenterdatabase') return parseTcx(text, trackIndex);
  if (root === 'html') return { ok: false, message: 'This is a web page, not a GPX, TCX or FIT file.' };
  if (root === 'kml') return { ok: false, message: 'KML files are not read. Export the route as GPX.' };
  return { ok: false, message: 'This is not a GPX, TCX or FIT file.' };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const latin = /encoding\s*=\s*["'](?:iso-8859-1|windows-1252|latin1)["']/i.test(head);
  return new TextDecoder(latin ? 'windows-1252' : 'utf-8').decode(bytes);
}

/** Rejects what is not a line on the globe, and gives a nameless track the name of its file. */
function checked(parsed: Parsed & { ok: true }, name: string | undefined): Parsed {
  const { track, warnings } = parsed;
  warnings.push(...keepPossible(track));
  const { points } = track;
  const placed = points.filter((point) => point.latDeg !== null).length;
  const spikes = track.powerSpikes.length > 0;
  if (placed < 2 && !spikes && !points.some((point) => point.powerW !== null || point.distanceM !== null))
    return { ok: false, message: 'This file has no positions in it, so there is no route to show.' };
  if (placed < 2) warnings.push('The file has no positions (an indoor ride?), so it has no route.');
  if (!points.some((point) => point.timeMs !== null)) track.kind = 'route';
  const fileName = name
    ?.replace(/^.*[\\/]/, '')
    .replace(/\.\w{2,4}$/, '')
    .slice(0, 200);
  track.name ??= fileName || null;
  return parsed;
}
