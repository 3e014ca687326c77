/** What a file input offers: rides and routes. Phones know a FIT file only as bytes of any kind. */
export const RIDE_FILES =
  '.gpx,.tcx,.fit,application/gpx+xml,application/vnd.garmin.tcx+xml,application/octet-stream,text/xml';

const MOST_BYTES = 25_000_000;
const MOST_POINTS = 500_000;

/** Why a file is not read at all, by its size; null when it is small enough. */
export function tooLarge(bytes: number): string | null {
  return bytes > MOST_BYTES
    ? `This file has ${Math.ceil(bytes / 1_000_000)} MB. Files of up to ${MOST_BYTES / 1_000_000} MB can be read: export the route alone, without sensor data.`
    : null;
}

/** Track points of GPX and TCX, which are as good as all of a large file. */
const POINTS = ['<trkpt', '<rtept', '<Trackpoint'].map((tag) => new TextEncoder().encode(tag));
const OPEN = 0x3c;
const SHORTEST_TAG_BYTES = Math.min(...POINTS.map((tag) => tag.length));

/** Why a file is not read, by the points that it names, counted before it is parsed; null when they are few enough. */
export function tooManyPoints(bytes: Uint8Array): string | null {
  if (bytes.length < SHORTEST_TAG_BYTES * MOST_POINTS) return null;
  let points = 0;
  // A plain walk: a search for every next bracket takes ten seconds where a spoilt file is full of them.
  for (let at = 0; at < bytes.length && points <= MOST_POINTS; at++)
    if (bytes[at] === OPEN && isPoint(bytes, at)) points++;
  return points > MOST_POINTS
    ? `This file has more than ${MOST_POINTS / 1000} 000 points, too many for one course. Split it.`
    : null;
}

function isPoint(bytes: Uint8Array, at: number): boolean {
  for (const tag of POINTS) {
    let same = 1;
    while (same < tag.length && bytes[at + same] === tag[same]) same++;
    if (same === tag.length) return true;
  }
  return false;
}
