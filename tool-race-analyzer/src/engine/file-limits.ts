const MOST_BYTES = 25_000_000;
const MOST_POINTS = 500_000;

/** Why a file is not read at all, by its size; null when it is small enough. */
export function tooLarge(bytes: number): string | null {
  return bytes > MOST_BYTES
    ? `This file has ${Math.ceil(bytes / 1_000_000)} MB. Files of up to ${MOST_BYTES / 1_000_000} MB can be read: export the route alone, without sensor data.`
    : null;
}

/** A track point of GPX and TCX, which are as good as all of a large file. */
const MARKS = ['<trkpt', '<rtept', '<Trackpoint'].map((mark) => new TextEncoder().encode(mark));
const OPEN = 0x3c;

/** Why a file is not read, by the points that it names, counted before it is parsed; null when they are few enough. */
export function tooManyPoints(bytes: Uint8Array): string | null {
  let points = 0;
  for (let at = bytes.indexOf(OPEN); at >= 0 && points <= MOST_POINTS; at = bytes.indexOf(OPEN, at + 1))
    if (MARKS.some((mark) => mark.every((byte, i) => bytes[at + i] === byte))) points++;
  return points > MOST_POINTS
    ? `This file has more than ${MOST_POINTS / 1000} 000 points, too many for one course. Split it.`
    : null;
}
