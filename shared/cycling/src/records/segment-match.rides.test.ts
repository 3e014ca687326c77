import * as fs from 'node:fs';
import * as fc from 'fast-check';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { emptyPoint, type TrackPoint } from '../files/track.ts';
import { routeFrom, type Route } from '../route/route.ts';
import { madeRide, noiseFrom, place, straight, type Path } from './testing.ts';
import { segmentFromRoute } from './segment-from-route.ts';
import type { SegmentLine } from './segment-line.ts';
import { findSegmentEfforts } from './segment-match.ts';

const segment = [0, 300, 600, 1000].map((north) => place(0, 505 + north));
const rides = openRides(fs);
const real = rides ? test : test.skip;

async function pointsOf(path: string): Promise<TrackPoint[]> {
  const parsed = await readActivityOrRoute(rides!.read(path));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.track.points;
}

function lineOf(route: Route, fromM: number, toM: number): SegmentLine {
  const segment = segmentFromRoute(route, fromM, toM);
  if (!segment.ok) throw new Error(segment.message);
  return segment.line;
}

describe('real rides', () => {
  real('the climbs of one export are found in the other with the same times', async () => {
    const [fit, gpx] = await Promise.all(
      ['fit/sweatpy-4078723797-edge1000-power-1hz.fit', 'gpx/sweatpy-4078723797-strava-power.gpx'].map(
        pointsOf,
      ),
    );
    const route = routeFrom(gpx!);
    if (!route.ok) throw new Error(route.message);
    expect(route.climbs.length).toBeGreaterThanOrEqual(5);
    for (const { startM, endM } of route.climbs) {
      const line = lineOf(route, startM, endM);
      const [byFit, byGpx] = [findSegmentEfforts(line, fit!), findSegmentEfforts(line, gpx!)];
      expect([byFit.length, byGpx.length]).toEqual([1, 1]);
      expect(Math.abs(byFit[0]!.timeS - byGpx[0]!.timeS)).toBeLessThan(0.2);
      expect(byFit[0]!.averagePowerW!).toBeCloseTo(byGpx[0]!.averagePowerW!, 0);
    }
  });

  real('three exports of a ride by smart recording give the same time', async () => {
    const all = await Promise.all(
      [
        'fit/sweatpy-5039744860-smartrec-pause-laps.fit',
        'gpx/sweatpy-5039744860.gpx',
        'tcx/sweatpy-5039744860.tcx',
      ].map(pointsOf),
    );
    const route = routeFrom(all[0]!);
    if (!route.ok) throw new Error(route.message);
    const times = all.map((points) =>
      findSegmentEfforts(lineOf(route, 100, 700), points).map(({ timeS }) => timeS),
    );
    expect(times.map((found) => found.length)).toEqual([1, 1, 1]);
    for (const [timeS] of times) expect(Math.abs(timeS! - times[0]![0]!)).toBeLessThan(0.2);
  });

  real('a stretch between two records takes the time between them', async () => {
    const points = await pointsOf('fit/sweatpy-4078723797-edge1000-power-1hz.fit');
    const line = points
      .slice(1500, 2000)
      .flatMap(({ latDeg, lonDeg }) => (latDeg !== null && lonDeg !== null ? { latDeg, lonDeg } : []));
    const efforts = findSegmentEfforts(line, points);
    expect(efforts).toHaveLength(1);
    const recorded = (points[1999]!.timeMs! - points[1500]!.timeMs!) / 1000;
    expect(Math.abs(efforts[0]!.timeS - recorded)).toBeLessThan(0.2);
  });
});

describe('whatever comes', () => {
  const any = fc.oneof(
    fc.constantFrom(null, NaN, Infinity, -Infinity, 0, -1, 1e300),
    fc.double({ min: -400, max: 400, noNaN: true }),
  );
  const coordinate = (around: number) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.double({ min: around - 0.02, max: around + 0.02, noNaN: true }) },
      any,
    );

  test('hostile points give finite efforts or none', () => {
    const point = fc.record({
      latDeg: coordinate(45),
      lonDeg: coordinate(6),
      elevationM: any,
      timeMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 1e6 }) }, any),
      powerW: any,
      heartRateBpm: any,
      cadenceRpm: any,
      distanceM: any,
      speedMs: any,
    });
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        fc.array(fc.record({ latDeg: coordinate(45), lonDeg: coordinate(6) }), { maxLength: 6 }),
        (strange, line) => {
          const points = [...madeRide(3000, 5, straight), ...strange] as TrackPoint[];
          for (const way of [segment, line as typeof segment]) {
            for (const effort of findSegmentEfforts(way, points)) {
              const { timeS, timeSdS, distanceM, entrySpeedMs, exitSpeedMs, stoppedS } = effort;
              for (const value of [
                timeS,
                timeSdS,
                distanceM,
                entrySpeedMs,
                exitSpeedMs,
                stoppedS,
                ...effort.alongS,
              ])
                expect(Number.isFinite(value)).toBe(true);
              expect(timeS).toBeGreaterThan(0);
              expect(effort.followed).toBeGreaterThanOrEqual(0.9);
            }
          }
        },
      ),
      { numRuns: 150, seed: 5 },
    );
  });

  test('strange points between good ones leave the good time', () => {
    const good = madeRide(3000, 1, straight);
    const mixed = good.flatMap((point, i) =>
      i % 7 === 3
        ? [point, { ...point, latDeg: 80 }, { ...emptyPoint(), timeMs: NaN }, { ...point, timeMs: 5 }]
        : [point],
    );
    const [effort] = findSegmentEfforts(segment, mixed);
    expect(Math.abs(effort!.timeS - 100)).toBeLessThan(0.1);
  });

  test('many laps', () => {
    const radius = 100;
    const circle: Path = (at) => [radius * Math.cos(at / radius), radius * Math.sin(at / radius)];
    const arc = Array.from({ length: 11 }, (_, i) => place(...circle(100 + 30 * i)));
    const laps = findSegmentEfforts(arc, madeRide(100_000, 1, circle));
    expect(laps).toHaveLength(Math.floor(100_000 / (2 * Math.PI * radius)));
  });

  test('200 000 points that never leave the gate', () => {
    const noise = noiseFrom(9);
    const around = () => 30 * noise();
    const wandering = madeRide(2_000_000, 1, () => [around(), 505 + around()]);
    expect(findSegmentEfforts(segment, wandering)).toHaveLength(0);
  });
});
