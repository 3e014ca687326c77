import { MAX_POINTS } from './parsed.ts';
import { isSpace, plainNumber, PlainTimes, type PlainValue } from './plain-values.ts';
import type { TrackPoint } from './track.ts';

const BANG = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const DASH = 45;
const SLASH = 47;
const COLON = 58;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;
const C = 67;
const OPEN = 91;
const CLOSE = 93;

/** Places of a table of names: a power of two. */
const TABLE = 256;
/** Where a name begins without its prefix, where it ends, and a number that is the same for the same name. */
const found = { begin: 0, end: 0, hash: 0 };

/** Where the numbers of a point stand in its row until it is whole. */
const CHANNEL = {
  latDeg: 0,
  lonDeg: 1,
  elevationM: 2,
  timeMs: 3,
  powerW: 4,
  heartRateBpm: 5,
  cadenceRpm: 6,
  distanceM: 7,
  speedMs: 8,
  temperatureC: 9,
} satisfies Record<keyof TrackPoint, number>;
type Channel = keyof typeof CHANNEL;
type Meaning = Channel | 'point' | 'line' | 'heart' | 'value' | 'other';
type Known = { codes: Uint8Array; meaning: Meaning; channel: number };

/** Elements by dialect; `other` is what only the full reader understands. */
const GPX: Record<string, Meaning> = {
  trkpt: 'point',
  trk: 'line',
  rtept: 'other',
  ele: 'elevationM',
  time: 'timeMs',
  power: 'powerW',
  PowerInWatts: 'powerW',
  watts: 'powerW',
  Watts: 'powerW',
  hr: 'heartRateBpm',
  heartrate: 'heartRateBpm',
  HeartRate: 'heartRateBpm',
  heartRate: 'heartRateBpm',
  cad: 'cadenceRpm',
  cadence: 'cadenceRpm',
  Cadence: 'cadenceRpm',
  speed: 'speedMs',
  Speed: 'speedMs',
  atemp: 'temperatureC',
  temp: 'temperatureC',
};
const TCX: Record<string, Meaning> = {
  Trackpoint: 'point',
  Activity: 'line',
  Course: 'other',
  Time: 'timeMs',
  LatitudeDegrees: 'latDeg',
  LongitudeDegrees: 'lonDeg',
  AltitudeMeters: 'elevationM',
  DistanceMeters: 'distanceM',
  Cadence: 'cadenceRpm',
  Watts: 'powerW',
  Speed: 'speedMs',
  HeartRateBpm: 'heart',
  Value: 'value',
};
const DIALECTS = { gpx: table(GPX), tcx: table(TCX) };

/**
 * The points of a GPX or TCX file as devices and portals write it, read from its bytes in a quarter of the time of the
 * full reader, in the order of the file. Anything unusual makes it give up: several tracks, a route, numbers with
 * a decimal comma or an exponent, times with a zone, a document type, a point that is cut off.
 * @returns null for a file that the full reader has to read
 */
export function plainXmlPoints(bytes: Uint8Array, dialect: 'gpx' | 'tcx'): TrackPoint[] | null {
  const known = DIALECTS[dialect];
  const times = new PlainTimes();
  const into: PlainValue = { value: NaN, end: 0 };
  const points: TrackPoint[] = [];
  const row = new Float64Array(Object.keys(CHANNEL).length);
  let inPoint = false;
  let lines = 0;
  let inHeart = false;
  let at = nextTag(bytes, 0);
  while (at < bytes.length) {
    const next = bytes[at + 1];
    if (next === BANG) {
      const end = endOfSpecial(bytes, at + 2);
      if (end < 0) return null;
      at = nextTag(bytes, end);
      continue;
    }
    const closing = next === SLASH;
    const name = nameAt(bytes, closing ? at + 2 : at + 1);
    const one = next === QUESTION ? undefined : knownAt(known, bytes, name);
    const meaning = one?.meaning;
    let end = name.end;
    if (closing) {
      if (meaning === 'point' && inPoint) {
        points.push(pointOf(row));
        inPoint = false;
      } else if (meaning === 'heart') inHeart = false;
    } else if (meaning === 'other') return null;
    else if (meaning === 'line') {
      if (++lines > 1) return null;
    } else if (meaning === 'point') {
      if (inPoint || points.length >= MAX_POINTS) return null;
      inPoint = true;
      row.fill(NaN);
      end = readPlace(bytes, end, row, into);
      if (end < 0) return null;
      if (bytes[end - 1] === SLASH) {
        points.push(pointOf(row));
        inPoint = false;
      }
    } else if (meaning === 'heart') inHeart = true;
    else if (one && inPoint) {
      const channel = meaning !== 'value' ? one.channel : inHeart ? CHANNEL.heartRateBpm : -1;
      end = endOfTag(bytes, end);
      if (channel >= 0 && bytes[end - 1] !== SLASH) {
        const value =
          channel === CHANNEL.timeMs ? times.read(bytes, end + 1, into) : plainNumber(bytes, end + 1, into);
        if (bytes[into.end] !== LESS || bytes[into.end + 1] !== SLASH || Number.isNaN(value)) return null;
        row[channel] = value;
        // Its own closing tag follows, of the same length.
        end = into.end + 1 + name.end - at;
        if (bytes[end] !== GREATER) end = into.end + 2;
      }
    } else end = endOfTag(bytes, end);
    at = nextTag(bytes, end);
  }
  return inPoint || points.length < 2 ? null : points;
}

function pointOf(row: Float64Array): TrackPoint {
  return {
    latDeg: numberOrNull(row[CHANNEL.latDeg]!),
    lonDeg: numberOrNull(row[CHANNEL.lonDeg]!),
    elevationM: numberOrNull(row[CHANNEL.elevationM]!),
    timeMs: numberOrNull(row[CHANNEL.timeMs]!),
    powerW: numberOrNull(row[CHANNEL.powerW]!),
    heartRateBpm: numberOrNull(row[CHANNEL.heartRateBpm]!),
    cadenceRpm: numberOrNull(row[CHANNEL.cadenceRpm]!),
    distanceM: numberOrNull(row[CHANNEL.distanceM]!),
    speedMs: numberOrNull(row[CHANNEL.speedMs]!),
    temperatureC: numberOrNull(row[CHANNEL.temperatureC]!),
  };
}

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Reads `lat` and `lon`; returns where the tag ends, or -1 where they are not plain numbers. */
function readPlace(bytes: Uint8Array, from: number, row: Float64Array, into: PlainValue): number {
  let at = from;
  for (;;) {
    while (isSpace(bytes[at]) || bytes[at] === SLASH) at++;
    if (bytes[at] === GREATER) return at;
    const begin = at;
    while (at < bytes.length && bytes[at] !== EQUALS && bytes[at] !== GREATER) at++;
    const quote = bytes[at + 1];
    if (bytes[at] !== EQUALS || (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE)) return -1;
    const isLat =
      at - begin === 3 && bytes[begin] === 108 && bytes[begin + 1] === 97 && bytes[begin + 2] === 116;
    const isLon =
      at - begin === 3 && bytes[begin] === 108 && bytes[begin + 1] === 111 && bytes[begin + 2] === 110;
    if (isLat || isLon) {
      row[isLat ? CHANNEL.latDeg : CHANNEL.lonDeg] = plainNumber(bytes, at + 2, into);
      if (Number.isNaN(into.value) || bytes[into.end] !== quote) return -1;
      at = into.end + 1;
    } else {
      at = bytes.indexOf(quote, at + 2) + 1;
      if (at === 0) return -1;
    }
  }
}

function nextTag(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LESS) at++;
  return at;
}

/** At the `>` of a tag; one in quotes does not end it. */
function endOfTag(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let quote = 0; at < bytes.length; at++) {
    const code = bytes[at]!;
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === GREATER) break;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
  }
  return at;
}

/** Behind a comment or character data that stands beside the values; -1 for anything else, such as a document type. */
function endOfSpecial(bytes: Uint8Array, from: number): number {
  const [first, second] = [bytes[from], bytes[from + 1]];
  const mark = first === DASH && second === DASH ? DASH : first === OPEN && second === C ? CLOSE : -1;
  if (mark < 0) return -1;
  for (let at = from + 4; at < bytes.length; at++)
    if (bytes[at] === GREATER && bytes[at - 1] === mark && bytes[at - 2] === mark) return at;
  return -1;
}

function nameAt(bytes: Uint8Array, from: number): typeof found {
  let hash = 0;
  let begin = from;
  let at = from;
  for (; at < bytes.length; at++) {
    const code = bytes[at]!;
    if (code === GREATER || code === SLASH || code <= 32) break;
    if (code === COLON) [begin, hash] = [at + 1, 0];
    else hash = (33 * hash + code) & (TABLE - 1);
  }
  found.begin = begin;
  found.end = at;
  found.hash = hash;
  return found;
}

function table(names: Record<string, Meaning>): (Known | undefined)[] {
  const known: (Known | undefined)[] = Array.from({ length: TABLE });
  for (const [name, meaning] of Object.entries(names)) {
    const codes = new TextEncoder().encode(name);
    const { hash } = nameAt(codes, 0);
    if (known[hash]) throw new Error(`Two names have one place in the table: ${name}`);
    known[hash] = { codes, meaning, channel: CHANNEL[meaning as Channel] ?? -1 };
  }
  return known;
}

function knownAt(
  known: readonly (Known | undefined)[],
  bytes: Uint8Array,
  name: typeof found,
): Known | undefined {
  const one = known[name.hash];
  if (!one || one.codes.length !== name.end - name.begin) return undefined;
  for (let i = 0; i < one.codes.length; i++) if (one.codes[i] !== bytes[name.begin + i]) return undefined;
  return one;
}
