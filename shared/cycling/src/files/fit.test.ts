import {
  ENUM,
  fitRide,
  FitFixture,
  FLOAT32,
  semicircles,
  SINT32,
  START_S,
  TEXT,
  UINT16,
  UINT32,
  UINT8,
} from './testing/fit.ts';
import { parseFit } from './fit.ts';
import type { Parsed } from './parsed.ts';

const START_MS = (START_S + 631_065_600) * 1000;
const ascii = (text: string, size: number) =>
  Array.from({ length: size }, (_, i) => (i < text.length ? text.charCodeAt(i) : 0));
const float = (value: number) => Array.from(new Uint8Array(new Float32Array([value]).buffer));

function read(bytes: Uint8Array): Parsed & { ok: true } {
  const parsed = parseFit(bytes);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed;
}

test('points of a ride', () => {
  const { track, warnings } = read(fitRide(30).bytes());
  expect(warnings).toEqual([]);
  expect(track.points).toHaveLength(30);
  const point = track.points[10]!;
  expect(point).toMatchObject({
    timeMs: START_MS + 10_000,
    elevationM: 205,
    distanceM: 100,
    powerW: 250,
    heartRateBpm: 140,
    cadenceRpm: null,
    speedMs: null,
  });
  expect(point.latDeg).toBeCloseTo(45 + 100 / 111195.08, 6);
});

test('laps, pauses, the totals of the device, and its threshold', () => {
  const file = fitRide(10)
    .define(2, 21, [
      [253, 4, UINT32],
      [0, 1, ENUM],
      [1, 1, ENUM],
    ])
    .data(2, [
      [START_S + 3, 4],
      [0, 1],
      [4, 1],
    ])
    .data(2, [
      [START_S + 8, 4],
      [0, 1],
      [0, 1],
    ])
    .define(3, 19, [
      [253, 4, UINT32],
      [2, 4, UINT32],
      [8, 4, UINT32],
      [9, 4, UINT32],
      [21, 2, UINT16],
    ])
    .data(3, [
      [START_S + 9, 4],
      [START_S, 4],
      [4500, 4],
      [9000, 4],
      [12, 2],
    ])
    .define(4, 18, [
      [7, 4, UINT32],
      [34, 2, UINT16],
      [35, 2, UINT16],
      [45, 2, UINT16],
      [16, 1, UINT8],
    ])
    .data(4, [
      [9000, 4],
      [231, 2],
      [1161, 2],
      [0xffff, 2],
      [0xff, 1],
    ])
    .define(5, 7, [[3, 2, UINT16]])
    .data(5, [[265, 2]]);
  const { track } = read(file.bytes());
  expect(track.pauses).toEqual([{ startMs: START_MS + 3000, endMs: START_MS + 8000 }]);
  expect(track.laps).toHaveLength(1);
  expect(track.laps[0]).toMatchObject({
    startMs: START_MS,
    endMs: START_MS + 9000,
    device: { timerS: 4.5, distanceM: 90, ascentM: 12, elapsedS: null },
  });
  expect(track.device).toMatchObject({
    elapsedS: 9,
    normalizedW: 231,
    trainingStressScore: 116.1,
    ftpW: 265,
    averageHeartRateBpm: null,
  });
});

test('compressed timestamps roll over; compressed speed and distance add up', () => {
  const file = new FitFixture()
    .define(1, 20, [[253, 4, UINT32]])
    .define(2, 20, [[8, 3, 13]])
    .data(1, [[START_S, 4]]);
  // Speed 5.00 m/s in 12 bits, distance in 1/16 m in 12 bits: 4000/16 m, then 4080/16, then over 4096.
  const packed = (cms: number, sixteenths: number) => cms | ((sixteenths & 0xfff) << 12);
  for (const [second, sixteenths] of [
    [1, 4000],
    [30, 4080],
    [33, 4160],
  ] as const)
    file.compressed(2, (START_S + second) & 31, [[packed(500, sixteenths), 3]]);
  const { track } = read(file.bytes());
  expect(track.points.map((point) => (point.timeMs! - START_MS) / 1000)).toEqual([0, 1, 30, 33]);
  expect(track.points.map((point) => point.distanceM)).toEqual([null, 250, 255, 260]);
  expect(track.points[2]!.speedMs).toBe(5);
});

test('a developer field fills in what the device did not record, and only that', () => {
  const described = (name: string, number: number, native: number): (readonly number[])[] => [
    [0, 1],
    [number, 1],
    [FLOAT32, 1],
    ascii(name, 16),
    [native, 1],
    [20, 2],
  ];
  const fields = [
    [0, 1, UINT8],
    [1, 1, UINT8],
    [2, 1, UINT8],
    [3, 16, TEXT],
    [15, 1, UINT8],
    [14, 2, UINT16],
  ] as const;
  const file = new FitFixture()
    .define(0, 206, fields)
    .data(0, described('Form Power', 1, 0xff))
    .data(0, described('Power', 2, 0xff))
    .data(0, described('Pulse', 3, 3))
    .define(
      1,
      20,
      [
        [253, 4, UINT32],
        [3, 1, UINT8],
      ],
      {
        developer: [
          [1, 4, 0],
          [2, 4, 0],
          [3, 4, 0],
        ],
      },
    );
  for (let s = 0; s < 3; s++)
    file.data(1, [[START_S + s, 4], [s === 0 ? 0xff : 150, 1], float(60), float(240.5), float(155)]);
  const { track } = read(file.bytes());
  expect(track.points.map((point) => point.powerW)).toEqual([240.5, 240.5, 240.5]);
  expect(track.points.map((point) => point.heartRateBpm)).toEqual([155, 150, 150]);
});

test('a course with its points', () => {
  const file = new FitFixture()
    .define(0, 0, [[0, 1, ENUM]])
    .data(0, [[6, 1]])
    .define(1, 31, [[5, 16, TEXT]])
    .data(1, [ascii('Three Peaks', 16)])
    .define(2, 20, [
      [0, 4, SINT32],
      [1, 4, SINT32],
    ])
    .define(3, 32, [
      [2, 4, SINT32],
      [3, 4, SINT32],
      [4, 4, UINT32],
      [5, 1, ENUM],
      [6, 8, TEXT],
    ]);
  for (let i = 0; i < 5; i++)
    file.data(2, [
      [semicircles(45 + i / 1000), 4],
      [semicircles(6), 4],
    ]);
  file.data(3, [[semicircles(45.002), 4], [semicircles(6), 4], [22_200, 4], [4, 1], ascii('Feed 1', 8)]);
  const { track } = read(file.bytes());
  expect(track).toMatchObject({ kind: 'route', name: 'Three Peaks', laps: [], device: null });
  expect(track.waypoints).toHaveLength(1);
  expect(track.waypoints[0]).toMatchObject({ name: 'Feed 1', kind: 'food', distanceM: 222 });
});

test('big-endian messages', () => {
  const file = new FitFixture().define(1, 20, [[7, 2, UINT16]], { big: true });
  for (let i = 0; i < 3; i++) file.raw(1, 0x01, 0x2c);
  expect(read(file.bytes()).track.points.map((point) => point.powerW)).toEqual([300, 300, 300]);
});

describe('damage', () => {
  const message = 'The file is damaged or ends early. Everything whole in it was read.';
  test('in the middle is jumped over', () => {
    const bytes = fitRide(100).bytes();
    bytes.fill(0xee, 1000, 1100);
    const { track, warnings } = read(bytes);
    expect(track.points.length).toBeGreaterThan(90);
    expect(track.points.at(-1)!.timeMs).toBe(START_MS + 99_000);
    expect(warnings).toEqual([message]);
  });
  test('a truncated end, a size of 0 and a wrong checksum are reported', () => {
    const whole = fitRide(100).bytes();
    const cut = read(whole.slice(0, 1500));
    expect(cut.track.points.length).toBeGreaterThan(50);
    expect(cut.warnings).toEqual([message]);
    const crashed = whole.slice();
    crashed.fill(0, 4, 8);
    expect(read(crashed).track.points.length).toBeGreaterThanOrEqual(100);
    const flipped = whole.slice();
    flipped[1500]! ^= 1;
    expect(read(flipped).warnings).toEqual([message]);
    expect(read(Uint8Array.from([...whole, 1, 2, 3, 4, 5])).warnings).toEqual([]);
  });
  test('what is not a ride is named', () => {
    const workout = new FitFixture().define(0, 0, [[0, 1, ENUM]]).data(0, [[5, 1]]);
    expect(parseFit(workout.bytes())).toEqual({
      ok: false,
      message: 'This FIT file is a planned workout, not a ride or a route.',
    });
    expect(parseFit(Uint8Array.of(14, 0, 0, 0))).toMatchObject({ ok: false });
  });
  test('more points than any ride has are rejected', () => {
    // A record without fields takes one byte.
    const file = new FitFixture().define(0, 20, []).bytes();
    const bytes = new Uint8Array(600_000);
    bytes.set(file.subarray(0, file.length - 2));
    bytes.fill(0, 4, 8);
    expect(() => parseFit(bytes)).toThrow();
  });
});
