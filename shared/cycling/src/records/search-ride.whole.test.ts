import * as fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { readActivityOrRoute } from '../files/read-file.ts';
import { plainXmlPoints } from '../files/plain-xml.ts';
import { readRidePoints } from '../files/ride-points.ts';
import { openRides } from '../files/testing/rides.ts';
import { isPlaced, type TrackPoint } from '../files/track.ts';
import { pairs } from '../route/pairs.ts';
import { searchRide, type SearchedRide } from './search-ride.ts';
import type { SegmentLine } from './segment-line.ts';
import { inWaves, lineOver, recorded, road } from './testing.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 240 } });
const rides = openRides(fs);
const real = rides ? test : test.skip;

/** A document type in front of the first element: only the whole reader takes such a file. */
const forWholeReader = (file: Uint8Array): Uint8Array =>
  new TextEncoder().encode(
    new TextDecoder().decode(file).replace(/<(?=gpx|TrainingCenterDatabase)/, '<!DOCTYPE ride><'),
  );

async function bothWays(file: Uint8Array, dialect: 'gpx' | 'tcx', segment: SegmentLine) {
  const whole = forWholeReader(file);
  expect(plainXmlPoints(file, dialect)).not.toBeNull();
  expect(plainXmlPoints(whole, dialect)).toBeNull();
  const search = (bytes: Uint8Array) => searchRide(bytes, 'ride', { segment, rider: { athlete } });
  return { quick: await search(file), whole: await search(whole) };
}

/** Every number of an answer, to the thousandth. */
const numbersOf = (answer: unknown): unknown[] =>
  typeof answer === 'number'
    ? [Math.round(1e3 * answer)]
    : typeof answer === 'object' && answer !== null
      ? Object.values(answer).flatMap(numbersOf)
      : [];

const effortsOf = (ride: SearchedRide) => (ride.kind === 'ride' ? ride.attempts.length : 0);

/** Up a winding road with a power meter, as a device writes it. */
function madePoints(everyS: number, seed: number): TrackPoint[] {
  const path = road({ m: 900 }, { m: 700, turn: 80 }, { m: 500, turn: -120 }, { m: 1500 });
  const motion = inWaves(7, 0.3, 50);
  return recorded(path, motion, 3400, { everyS: [everyS], noiseM: 3, drifts: true, seed }).map(
    (point, i) => ({
      ...point,
      latDeg: Number(point.latDeg!.toFixed(7)),
      lonDeg: Number(point.lonDeg!.toFixed(7)),
      elevationM: 400 + Math.round(3 * i * everyS) / 10,
      powerW: (i * 37 * seed) % 11 === 0 ? null : 150 + ((i * 7919 * seed) % 200),
      heartRateBpm: 120 + (i % 50),
      cadenceRpm: 80 + (i % 13),
      temperatureC: 18 + (i % 3),
    }),
  );
}

const timeOf = (point: TrackPoint) => new Date(1.7e12 + point.timeMs!).toISOString();
const gpx = (points: readonly TrackPoint[]) =>
  `<gpx><trk><trkseg>${points
    .map(
      (point) =>
        `<trkpt lat="${point.latDeg}" lon="${point.lonDeg}"><ele>${point.elevationM}</ele><time>${timeOf(point)}</time><extensions>${point.powerW === null ? '' : `<power>${point.powerW}</power>`}<x:hr>${point.heartRateBpm}</x:hr><x:cad>${point.cadenceRpm}</x:cad><x:atemp>${point.temperatureC}</x:atemp></extensions></trkpt>`,
    )
    .join('\n')}</trkseg></trk></gpx>`;
const tcx = (points: readonly TrackPoint[]) =>
  `<TrainingCenterDatabase><Activities><Activity><Lap><Track>${points
    .map(
      (point) =>
        `<Trackpoint><Time>${timeOf(point)}</Time><Position><LatitudeDegrees>${point.latDeg}</LatitudeDegrees><LongitudeDegrees>${point.lonDeg}</LongitudeDegrees></Position><AltitudeMeters>${point.elevationM}</AltitudeMeters><HeartRateBpm><Value>${point.heartRateBpm}</Value></HeartRateBpm>${point.powerW === null ? '' : `<Extensions><TPX><Watts>${point.powerW}</Watts></TPX></Extensions>`}</Trackpoint>`,
    )
    .join('\n')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;

test.each([1, 5])('to the last digit as with the whole reader, a point each %d s', async (everyS) => {
  const path = road({ m: 900 }, { m: 700, turn: 80 }, { m: 500, turn: -120 }, { m: 1500 });
  const segment = lineOver(path, 500, 2600);
  for (let seed = 1; seed <= 8; seed++) {
    const points = madePoints(everyS, seed);
    for (const [dialect, text] of [
      ['gpx', gpx(points)],
      ['tcx', tcx(points)],
    ] as const) {
      const { quick, whole } = await bothWays(new TextEncoder().encode(text), dialect, segment);
      expect(effortsOf(quick)).toBe(1);
      expect(quick).toEqual(whole);
    }
  }
});

real('so of every real file that is read the quick way, over four stretches of its own road', async () => {
  let efforts = 0;
  let exact = 0;
  for (const dialect of ['gpx', 'tcx'] as const)
    for (const path of rides!.list(dialect)) {
      const file = rides!.read(path);
      const parsed = await readActivityOrRoute(file);
      if (!parsed.ok || !plainXmlPoints(file, dialect)) continue;
      // Between the records: a gate in a record itself is crossed before or after it by the last digit of a place.
      const line = Array.from(pairs(parsed.track.points.filter(isPlaced)), ([a, b]) => ({
        latDeg: 0.4 * a.latDeg + 0.6 * b.latDeg,
        lonDeg: 0.4 * a.lonDeg + 0.6 * b.lonDeg,
      }));
      for (const from of [0.1, 0.3, 0.5, 0.8].map((share) => Math.floor(share * line.length))) {
        const { quick, whole } = await bothWays(file, dialect, line.slice(from, from + 200));
        efforts += effortsOf(quick);
        // Of a number with more digits than a double holds apart the quick way reads fifteen.
        if (isDeepStrictEqual(await readRidePoints(file), { ok: true, points: parsed.track.points })) {
          expect([path, from, quick]).toEqual([path, from, whole]);
          exact++;
        } else expect([path, from, ...numbersOf(quick)]).toEqual([path, from, ...numbersOf(whole)]);
      }
    }
  expect(efforts).toBeGreaterThan(10);
  expect(exact).toBeGreaterThan(5);
});
