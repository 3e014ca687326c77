import { crc16 } from './fit-encoder.ts';
import { hillRide } from './testing/planned.ts';
import { bytesOf, fileOf, readByFitFileParser, readByGarmin } from './testing/read-back.ts';
import { joinedTo } from './workout-steps.ts';

const ride = hillRide();
const totalS = ride.timeS[ride.timeS.length - 1]!;

test('header, size and both CRCs are where Garmin puts them', () => {
  const bytes = bytesOf(ride, 'fitWorkout');
  const view = new DataView(bytes.buffer);
  expect(bytes[0]).toBe(14);
  expect(view.getUint32(4, true)).toBe(bytes.length - 16);
  expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('.FIT');
  expect(view.getUint16(12, true)).toBe(crc16(bytes.subarray(0, 12)));
  expect(view.getUint16(bytes.length - 2, true)).toBe(crc16(bytes.subarray(0, -2)));
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
  expect(joinedTo(parts, 1, (first, second) => ({ fromM: first.fromM, toM: second.toM }))).toEqual([
    { fromM: a.fromM, toM: b.toM, powerW: 225, lowW: 215, highW: 235, timeS: 240, kind: b.kind, cue: 'long' },
  ]);
});

test('the same plan gives the same bytes, another start another serial number', () => {
  expect(bytesOf(hillRide(), 'fitCourse')).toEqual(bytesOf(hillRide(), 'fitCourse'));
  const serial = (startTimeMs: number) =>
    readByGarmin(bytesOf({ ...ride, startTimeMs }, 'fitWorkout'))['fileIdMesgs']![0]!['serialNumber'];
  expect(serial(Date.UTC(2026, 5, 21))).not.toBe(serial(Date.UTC(2026, 5, 22)));
});
