import { crc16, FitEncoder, fitTimeS, semicircles } from './fit-encoder.ts';
import { hillRide } from './planned.fixture.ts';
import { bytesOf, fileOf, readByFitFileParser, readByGarmin } from './read-back.fixture.ts';
import { readActivityOrRoute } from '../files/index.ts';
import { joinedTo } from './workout-steps.ts';

const ride = hillRide();
const last = ride.timeS.length - 1;
const totalS = ride.timeS[last]!;
const date = (seconds: number) => new Date(ride.startTimeMs! + seconds * 1000);

test('the check value of CRC-16/ARC is 0xBB3D, and of nothing 0', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0xbb3d);
  expect(crc16(new Uint8Array())).toBe(0);
});

test('the header of a Garmin workout (FIT SDK forum, thread 323237) has the CRC 0xB729', () => {
  const header = [0x0e, 0x10, 0x4d, 0x08, 0xce, 0x03, 0, 0, 0x2e, 0x46, 0x49, 0x54];
  expect(crc16(Uint8Array.from(header))).toBe(0xb729);
});

test.each([
  [0, 0],
  [45, 2 ** 29],
  [-180, -(2 ** 31)],
  [180, -(2 ** 31)],
  [179.9999999, 2147483646],
])('%d degrees are %d semicircles', (degrees, raw) => expect(semicircles(degrees)).toBe(raw));

test('FIT counts from the last day of 1989', () => {
  expect(fitTimeS(Date.UTC(1989, 11, 31, 0, 1))).toBe(60);
});

test('header, size and both CRCs stand where Garmin puts them', () => {
  const bytes = bytesOf(ride, 'fitWorkout');
  const view = new DataView(bytes.buffer);
  expect(bytes[0]).toBe(14);
  expect(view.getUint32(4, true)).toBe(bytes.length - 16);
  expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('.FIT');
  expect(view.getUint16(12, true)).toBe(crc16(bytes.subarray(0, 12)));
  expect(view.getUint16(bytes.length - 2, true)).toBe(crc16(bytes.subarray(0, -2)));
});

test('a text that is too long ends with a 0 and between two characters; what is not known is written as such', () => {
  const message = { number: 31, fields: { name: [5, { textBytes: 6 }], sport: [4, 'enum'] } } as const;
  const fit = new FitEncoder();
  fit.add(message, { name: 'été été', sport: null });
  const written = fit.finish();
  expect(Array.from(written.subarray(-9, -2))).toEqual([0xc3, 0xa9, 0x74, 0xc3, 0xa9, 0, 0xff]);
});

describe('a workout', () => {
  test('by distance, each field by Garmin’s reader', () => {
    const read = readByGarmin(bytesOf(ride, 'fitWorkout', { createdMs: Date.UTC(2026, 4, 1) }));
    expect(Object.keys(read).sort()).toEqual(['fileIdMesgs', 'workoutMesgs', 'workoutStepMesgs']);
    expect(read.fileIdMesgs).toEqual([
      {
        type: 'workout',
        manufacturer: 'development',
        product: 0,
        serialNumber: expect.any(Number),
        timeCreated: new Date(Date.UTC(2026, 4, 1)),
      },
    ]);
    expect(read.workoutMesgs).toEqual([
      { sport: 'cycling', numValidSteps: 9, wktName: 'Col de l’Été – 2026' },
    ]);
    expect(read.workoutStepMesgs).toHaveLength(9);
    ride.segments.forEach((part, i) => {
      const step = read.workoutStepMesgs![i]!;
      expect(step).toMatchObject({
        messageIndex: i,
        wktStepName: part.powerW > 0 ? `${part.kind} ${Math.round(part.powerW)}W` : 'coast',
        durationType: 'distance',
        targetType: 'power',
        targetValue: 0,
        intensity: part.powerW > 0 ? 'active' : 'rest',
        notes: part.cue,
        customTargetValueLow: 1000 + Math.round(part.lowW),
        customTargetValueHigh: 1000 + Math.round(part.highW),
      });
      expect(Math.abs(Number(step['durationDistance']) - (part.toM - part.fromM))).toBeLessThanOrEqual(
        0.0101,
      );
    });
    const lengths = read.workoutStepMesgs!.map((step) => Number(step['durationDistance']));
    expect(lengths.reduce((sum, length) => sum + length)).toBeCloseTo(ride.route.distanceM, 2);
  });

  test('by time, each field by fit-file-parser', async () => {
    const read = await readByFitFileParser(bytesOf(ride, 'fitWorkout', { steps: 'time' }));
    expect(read['file_id']).toMatchObject([{ type: 'workout', manufacturer: 'development', product: 0 }]);
    expect(read['workout']).toEqual([
      { sport: 'cycling', num_valid_steps: 9, wkt_name: 'Col de l’Été – 2026' },
    ]);
    const steps = read['workout_step']!;
    expect(steps).toHaveLength(9);
    ride.segments.forEach((part, i) => {
      expect(steps[i]).toMatchObject({
        message_index: { value: i },
        duration_type: 'time',
        target_type: 'power',
        custom_target_value_low: 1000 + Math.round(part.lowW),
        custom_target_value_high: 1000 + Math.round(part.highW),
        notes: part.cue,
      });
    });
    const sumMs = steps.reduce((sum, step) => sum + Number(step['duration_value']), 0);
    expect(sumMs).toBe(Math.round(totalS * 1000));
  });

  test('more than 50 parts are joined where they are most alike; distance, time and work stay', () => {
    const n = 120;
    const segments = Array.from({ length: n }, (_, i) => ({
      ...ride.segments[0]!,
      fromM: (i * ride.route.distanceM) / n,
      toM: ((i + 1) * ride.route.distanceM) / n,
      timeS: totalS / n,
      // Pairs that differ by 2 W, and blocks that differ by 60 W.
      powerW: 200 + 60 * (Math.floor(i / 3) % 2) + (i % 3),
    }));
    const file = fileOf({ ...ride, segments }, 'fitWorkout', { steps: 'time' });
    const steps = readByGarmin(file.content as Uint8Array)['workoutStepMesgs']!;
    expect(steps).toHaveLength(50);
    expect(file.notes).toEqual([
      'Head units take 50 steps, so of the 120 parts those most alike were joined.',
    ]);
    const sum = (of: (step: Record<string, unknown>) => number) =>
      steps.reduce((all, step) => all + of(step), 0);
    expect(sum((step) => Number(step['durationTime']))).toBeCloseTo(totalS, 3);
    const middleW = (step: Record<string, unknown>) => Number(String(step['wktStepName']).replace(/\D/g, ''));
    const planned = segments.reduce((all, part) => all + part.powerW * part.timeS, 0);
    expect(sum((step) => middleW(step) * Number(step['durationTime'])) / planned).toBeCloseTo(1, 2);
    expect(new Set(steps.map((step) => (middleW(step) > 230 ? 261 : 201)))).toEqual(new Set([201, 261]));
    expect(steps.every((step) => middleW(step) < 203 || middleW(step) > 259)).toBe(true);
  });
});

test('joined parts weigh by time: 60 s at 300 W and 180 s at 200 W are 240 s at 225 W', () => {
  const [a, b] = [ride.segments[0]!, ride.segments[1]!];
  const parts = [
    { ...a, powerW: 300, lowW: 290, highW: 310, timeS: 60, cue: 'short' },
    { ...b, powerW: 200, lowW: 190, highW: 210, timeS: 180, cue: 'long' },
  ];
  expect(joinedTo(parts, 1)).toEqual([
    { fromM: a.fromM, toM: b.toM, powerW: 225, lowW: 215, highW: 235, timeS: 240, kind: b.kind, cue: 'long' },
  ]);
});

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

test('the same plan gives the same bytes, another start another serial number', () => {
  expect(bytesOf(hillRide(), 'fitCourse')).toEqual(bytesOf(hillRide(), 'fitCourse'));
  const serial = (startTimeMs: number) =>
    readByGarmin(bytesOf({ ...ride, startTimeMs }, 'fitWorkout'))['fileIdMesgs']![0]!['serialNumber'];
  expect(serial(Date.UTC(2026, 5, 21))).not.toBe(serial(Date.UTC(2026, 5, 22)));
});
