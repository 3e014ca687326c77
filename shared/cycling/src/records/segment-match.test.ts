import * as fs from 'node:fs';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/rides.fixture.ts';
import { findSegmentEfforts } from './segment-match.ts';
import { powerBySecond, sensorTrace } from './sensor-trace.ts';
import { emptyPoint, type TrackPoint } from '../files/track.ts';

const METRE_DEG = 1 / 111195.08;
const place = (east: number, north: number) => ({
  latDeg: 45 + north * METRE_DEG,
  lonDeg: 6 + (east * METRE_DEG) / Math.cos(Math.PI / 4),
});

/** A ride at 10 m/s over a path given by distance, written every `everyS`. */
function ride(
  lengthM: number,
  everyS: number,
  path: (at: number) => [number, number],
  noiseM = 0,
): TrackPoint[] {
  let seed = 3;
  const noise = () => ((seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5) * 2 * noiseM;
  return Array.from({ length: Math.floor(lengthM / 10 / everyS) + 1 }, (_, i) => {
    const [east, north] = path(i * everyS * 10);
    return {
      ...emptyPoint(),
      ...place(east + noise(), north + noise()),
      timeMs: i * everyS * 1000,
      powerW: 250,
      heartRateBpm: 150,
    };
  });
}

const straight = (at: number): [number, number] => [0, at];
const segment = [0, 300, 600, 1000].map((north) => place(0, 505 + north));

test.each([1, 5, 8])('at 10 m/s and a record every %d s a kilometre takes 100 s within 0.1 s', (everyS) => {
  const efforts = findSegmentEfforts(segment, ride(3000, everyS, straight));
  expect(efforts).toHaveLength(1);
  expect(Math.abs(efforts[0]!.timeS - 100)).toBeLessThan(0.1);
  expect(efforts[0]).toMatchObject({ averagePowerW: 250, averageHeartRateBpm: 150, followed: 1 });
  expect(efforts[0]!.normalizedPowerW).toBeCloseTo(250, 9);
});

test('with 3 m of noise it is within 1 s', () => {
  const efforts = findSegmentEfforts(segment, ride(3000, 1, straight, 3));
  expect(Math.abs(efforts[0]!.timeS - 100)).toBeLessThan(1);
  expect(efforts[0]!.timeSdS).toBeGreaterThan(0.2);
});

test('the other way does not count', () => {
  expect(
    findSegmentEfforts(
      segment,
      ride(3000, 1, (at) => [0, 3000 - at]),
    ),
  ).toEqual([]);
});

test('out and back is one effort, each way its own', () => {
  const outAndBack = ride(6000, 1, (at) => [0, at < 3000 ? at : 6000 - at]);
  expect(findSegmentEfforts(segment, outAndBack)).toHaveLength(1);
  expect(findSegmentEfforts([...segment].reverse(), outAndBack)).toHaveLength(1);
});

test('three laps are three efforts', () => {
  const radius = 400;
  const lap = 2 * Math.PI * radius;
  const circle = (at: number): [number, number] => [
    radius * Math.cos(at / radius),
    radius * Math.sin(at / radius),
  ];
  const arc = Array.from({ length: 41 }, (_, i) => place(...circle(500 + 25 * i)));
  const efforts = findSegmentEfforts(arc, ride(3 * lap, 1, circle));
  expect(efforts).toHaveLength(3);
  for (const effort of efforts) expect(Math.abs(effort.timeS - 100)).toBeLessThan(0.3);
});

test('a detour between the gates does not count, a parallel road neither', () => {
  const detour = (at: number): [number, number] =>
    at < 800
      ? [0, at]
      : at < 870
        ? [at - 800, 800]
        : at < 1470
          ? [70, at - 70]
          : at < 1540
            ? [1540 - at, 1400]
            : [0, at - 140];
  expect(findSegmentEfforts(segment, ride(3000, 1, detour))).toEqual([]);
  expect(
    findSegmentEfforts(
      segment,
      ride(3000, 1, (at) => [60, at]),
    ),
  ).toEqual([]);
});

test('no times, no positions, no segment: no efforts', () => {
  const untimed = ride(3000, 1, straight).map((point) => ({ ...point, timeMs: null }));
  expect(findSegmentEfforts(segment, untimed)).toEqual([]);
  expect(findSegmentEfforts(segment, [emptyPoint()])).toEqual([]);
  expect(findSegmentEfforts([], untimed)).toEqual([]);
});

test('a long silence counts as nothing, a short one as the same', () => {
  const points = [0, 4, 60].map((second) => ({ ...emptyPoint(), timeMs: second * 1000, powerW: 200 }));
  const power = powerBySecond(sensorTrace(points), 0, 61)!;
  expect(power[3]).toBe(200);
  expect(power[14]).toBe(200);
  expect(power[15]).toBe(0);
  expect(power[60]).toBe(200);
  expect(powerBySecond(sensorTrace([emptyPoint()]), 0, 1)).toBeNull();
});

const rides = openRides(fs);
(rides ? test : test.skip)('a stretch of a real ride is found in it with its own time', async () => {
  const parsed = await readActivityOrRoute(rides!.read('fit/sweatpy-4078723797-edge1000-power-1hz.fit'));
  if (!parsed.ok) throw new Error(parsed.message);
  const { points } = parsed.track;
  const line = points
    .slice(1500, 2000)
    .flatMap(({ latDeg, lonDeg }) => (latDeg !== null && lonDeg !== null ? { latDeg, lonDeg } : []));
  const efforts = findSegmentEfforts(line, points);
  expect(efforts).toHaveLength(1);
  expect(Math.abs(efforts[0]!.timeS - (points[1999]!.timeMs! - points[1500]!.timeMs!) / 1000)).toBeLessThan(
    1.5,
  );
});
