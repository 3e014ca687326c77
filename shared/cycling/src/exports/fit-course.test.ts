import { readActivityOrRoute } from '../files/index.ts';
import { semicircles } from './fit-encoder.ts';
import { hillRide } from './testing/planned.ts';
import { bytesOf, fileOf, readByFitFileParser, readByGarmin } from './testing/read-back.ts';

const ride = hillRide();
const last = ride.timeS.length - 1;
const totalS = ride.timeS[last]!;
const date = (seconds: number) => new Date(ride.startTimeMs! + seconds * 1000);

describe('a course', () => {
  // This hill is as high on both sides; a device must not get one for the other.
  const bytes = bytesOf({ ...ride, route: { ...ride.route, descentM: 301.4 } }, 'fitCourse');

  test('all but the points, by Garmin’s reader', () => {
    const read = readByGarmin(bytes);
    const records = read.recordMesgs!;
    expect(read.fileIdMesgs).toMatchObject([{ type: 'course' }]);
    expect(read.courseMesgs).toEqual([
      { sport: 'cycling', capabilities: 0b1011111, name: 'Col de l’Été – 2026' },
    ]);
    expect(read.eventMesgs).toEqual([
      { timestamp: date(0), event: 'timer', eventType: 'start', eventGroup: 0 },
      { timestamp: date(Math.round(totalS)), event: 'timer', eventType: 'stopDisableAll', eventGroup: 0 },
    ]);
    const [lap] = read.lapMesgs!;
    expect(read.lapMesgs).toHaveLength(1);
    expect(lap).toMatchObject({
      timestamp: date(Math.round(totalS)),
      startTime: date(0),
      startPositionLat: semicircles(ride.route.latDeg[0]!),
      startPositionLong: semicircles(ride.route.lonDeg[0]!),
      endPositionLat: semicircles(ride.route.latDeg[last]!),
      endPositionLong: semicircles(ride.route.lonDeg[last]!),
      totalAscent: Math.round(ride.route.ascentM),
      totalDescent: 301,
    });
    expect(lap!['totalElapsedTime']).toBeCloseTo(totalS, 3);
    expect(lap!['totalTimerTime']).toBeCloseTo(totalS, 3);
    expect(lap!['totalDistance']).toBeCloseTo(ride.route.distanceM, 2);
    expect(records.length).toBeGreaterThan(200);
    expect(records[0]!['timestamp']).toEqual(date(0));
    expect(records.at(-1)!['timestamp']).toEqual(date(Math.round(totalS)));
    expect(records.at(-1)!['distance']).toBeCloseTo(ride.route.distanceM, 2);
    for (const [i, record] of records.entries()) {
      const node = Math.round(Number(record['distance']) / ride.route.stepM);
      const seconds = (Number(record['timestamp']) - ride.startTimeMs!) / 1000;
      expect(record['positionLat']).toBe(semicircles(ride.route.latDeg[node]!));
      expect(record['positionLong']).toBe(semicircles(ride.route.lonDeg[node]!));
      expect(Math.abs(Number(record['altitude']) - ride.route.elevationM[node]!)).toBeLessThanOrEqual(0.101);
      expect(Math.abs(seconds - ride.timeS[node]!)).toBeLessThanOrEqual(0.5);
      expect(Number(record['timestamp'])).toBeGreaterThan(Number(records[i - 1]?.['timestamp'] ?? 0));
      const part = ride.segments.find(({ toM }) => toM > node * ride.route.stepM) ?? ride.segments.at(-1)!;
      expect(record['power']).toBe(Math.round(part.powerW));
      const [a, b] = [Math.max(0, node - 1), Math.min(last, node + 1)];
      const speedMs = ((b - a) * ride.route.stepM) / (ride.timeS[b]! - ride.timeS[a]!);
      expect(Math.abs(Number(record['speed']) - speedMs)).toBeLessThanOrEqual(0.00051);
    }
  });

  test('the points, by fit-file-parser: on a record of the same second and place, named in 15 bytes', async () => {
    const read = await readByFitFileParser(bytes);
    const points = read['course_point']!;
    const records = read['record']!;
    expect(points.map(({ name }) => name)).toEqual([
      '240W',
      '285W',
      '25g Gel citron',
      '300W',
      '310W',
      'Col de l’Ét',
      'Coast',
      '90W',
      'Épingle à dro',
      'Water',
      'Coast',
      '25g Gel citron',
      '220W',
      '265W',
    ]);
    expect(points.map(({ type }) => type)).toEqual(
      'generic,generic,food,generic,generic,summit,generic,generic,danger,water,generic,food,generic,generic'.split(
        ',',
      ),
    );
    expect(points.map((point) => (point['message_index'] as { value: number }).value)).toEqual(
      points.map((_, i) => i),
    );
    for (const point of points) {
      const record = records.find(({ timestamp }) => String(timestamp) === String(point['timestamp']))!;
      expect([point['distance'], point['position_lat'], point['position_long']]).toEqual([
        record['distance'],
        record['position_lat'],
        record['position_long'],
      ]);
    }
    const planned = [
      ...ride.points,
      ...ride.feeds,
      ...ride.segments.map(({ fromM }) => ({ distanceM: fromM })),
    ]
      .map(({ distanceM }) => distanceM)
      .sort((a, b) => a - b);
    points.forEach((point, i) => {
      expect(Math.abs(Number(point['distance']) - planned[i]!)).toBeLessThanOrEqual(ride.route.stepM);
    });
  });

  test('our own reader makes the same route of it', async () => {
    const read = await readActivityOrRoute(bytes, 'plan.fit');
    expect(read).toMatchObject({ ok: true, track: { format: 'fit', kind: 'route' }, warnings: [] });
  });

  test('a point in the last second stands on the finish', () => {
    const fast = Array.from(ride.timeS, (second) => second / 10);
    const points = [
      { distanceM: ride.route.distanceM - ride.route.stepM, kind: 'sprint' as const, name: 'Sprint' },
    ];
    const read = readByGarmin(bytesOf({ ...ride, timeS: fast, points }, 'fitCourse'));
    expect(read['recordMesgs']!.at(-1)!['timestamp']).toEqual(date(Math.round(totalS / 10)));
    expect(read['coursePointMesgs']!.at(-1)).toMatchObject({
      type: 'sprint',
      timestamp: date(Math.round(totalS / 10)),
    });
  });

  test('without heights there is no altitude; without a start it counts from a stated day', () => {
    const { startTimeMs: _, ...undated } = hillRide();
    const file = fileOf({ ...undated, route: { ...ride.route, hasElevation: false } }, 'fitCourse');
    const read = readByGarmin(file.content as Uint8Array);
    expect(read['recordMesgs']!.some((record) => 'altitude' in record || 'enhancedAltitude' in record)).toBe(
      false,
    );
    expect(read['lapMesgs']![0]).not.toHaveProperty('totalAscent');
    expect(read['recordMesgs']![0]!['timestamp']).toEqual(new Date(Date.UTC(2026, 0, 1)));
    expect(file.notes).toEqual([
      'The plan has no start time, so its times count from midnight of 1 January 2026 (UTC).',
    ]);
  });

  test('one that is followed over the date line stays on the map', () => {
    const lonDeg = ride.route.lonDeg.map((lon) => lon + 173.5);
    const read = readByGarmin(bytesOf({ ...ride, route: { ...ride.route, lonDeg } }, 'fitCourse'));
    const signs = new Set(read['recordMesgs']!.map((record) => Math.sign(Number(record['positionLong']))));
    expect(signs).toEqual(new Set([1, -1]));
  });
});
