import * as fs from 'node:fs';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import type { TrackPoint } from '../files/track.ts';
import { climbPower } from '../ride/steady-ride.ts';
import { routeFrom } from '../route/route.ts';
import { analyseEffort, type EffortAnalysis, type EffortQuestion } from './effort-analysis.ts';
import { gapAlong } from './gap-along.ts';
import { madeRide, place, straight, type Path } from './testing.ts';
import { segmentFromRoute } from './segment-from-route.ts';
import { findSegmentEfforts } from './segment-match.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 240 } });
const segment = [0, 500, 1000].map((north) => place(0, 505 + north));
const climbing = (points: TrackPoint[], slope: number) =>
  points.map((point, i) => ({ ...point, elevationM: 500 + slope * 10 * i }));
const points = climbing(madeRide(2000, 1, straight), 0.05);

function solved(
  changed: Partial<EffortQuestion> = {},
  ridden: readonly TrackPoint[] = points,
): EffortAnalysis {
  const [effort] = findSegmentEfforts(changed.segment ?? segment, ridden);
  const answer = analyseEffort({ effort: effort!, segment, points: ridden, athlete, ...changed });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

test('an effort with a power meter', () => {
  const effort = solved();
  expect(effort).toMatchObject({ powerSource: 'measured', averageHeartRateBpm: 150 });
  expect(effort.powerW).toBeCloseTo(250, 9);
  expect(effort.wattsPerKg).toBeCloseTo(250 / 75, 9);
  expect(effort.workJ).toBeCloseTo(25000, -2);
  expect(effort.vamMh).toBeCloseTo(1800, 0);
  expect(effort.speedMs).toBeCloseTo(10, 2);
});

test('metres climbed an hour only where the segment is a climb', () => {
  const flat = climbing(madeRide(2000, 1, straight), 0.02);
  expect(solved({}, flat).vamMh).toBeNull();
  expect(solved({}, climbing(madeRide(2000, 1, straight), -0.06)).vamMh).toBeNull();
  expect(solved({}, climbing(madeRide(2000, 1, straight), 0.04)).vamMh).toBeCloseTo(1440, 0);
});

test("W' is that of the whole ride up to the finish", () => {
  const curve = athlete.cpW!.value;
  const fresh = solved().wPrime!;
  expect(fresh.usedJ).toBeCloseTo((250 - curve) * 100, 0);
  const hard = points.map((point, i) => (i < 50 ? { ...point, powerW: 450 } : point));
  const tired = solved({}, hard).wPrime!;
  expect(tired.atStartJ).toBeLessThan(fresh.atStartJ - 9000);
  expect(tired.atFinishJ).toBeCloseTo(tired.atStartJ - tired.usedJ, 6);
});

describe('without a power meter', () => {
  const silent = points.map((point) => ({ ...point, powerW: null }));

  test('the power is estimated, the same number as for the climb, and is 6 % uncertain at least', () => {
    const effort = solved({ altitudeM: 550 }, silent);
    const asked = climbPower({ athlete, distanceM: 1000, gainM: 50, timeS: 100, altitudeM: 550 });
    expect(effort.powerSource).toBe('estimated');
    expect(Math.abs(effort.powerW / (asked.ok ? asked.powerW : NaN) - 1)).toBeLessThan(0.003);
    expect(effort.powerSdW / effort.powerW).toBeGreaterThanOrEqual(0.06);
    expect(effort.notes[0]).toMatch(/estimate/);
    expect(effort.sources).toContain('millet2014');
    expect(effort.wPrime).toBeNull();
  });

  test('and without heights it is unknown', () => {
    const flat = silent.map((point) => ({ ...point, elevationM: null }));
    const [effort] = findSegmentEfforts(segment, flat);
    expect(analyseEffort({ effort: effort!, segment, points: flat, athlete }).ok).toBe(false);
    expect(analyseEffort({ effort: effort!, segment, points: flat, athlete, gainM: 20 }).ok).toBe(true);
  });
});

describe('still air of 15 C', () => {
  const wind = (speedMs: number, fromDeg: number) => solved({ wind: { speedMs, fromDeg } });

  test('a headwind would have been spared, a tailwind would have been missed', () => {
    expect(wind(5, 0).stillAirPowerW!).toBeLessThan(250 - 60);
    expect(wind(5, 180).stillAirPowerW!).toBeGreaterThan(250 + 40);
    expect(wind(5, 0).stillAirSdW!).toBeGreaterThan(10);
    expect(Math.abs(wind(0, 0).stillAirPowerW! - 250)).toBeLessThan(5);
  });

  test('cold air costs', () => {
    expect(solved({ temperatureC: 0 }).stillAirPowerW!).toBeLessThan(250);
    expect(Math.abs(solved({ temperatureC: 15 }).stillAirPowerW! - 250)).toBeLessThan(0.5);
  });

  test('nothing is claimed when neither wind nor temperature is known', () => {
    expect(solved().stillAirPowerW).toBeNull();
    expect(solved().notes.join(' ')).toMatch(/wind of that hour/);
  });

  test('an invalid wind and a missing weight are rejected', () => {
    const [effort] = findSegmentEfforts(segment, points);
    const question = { effort: effort!, segment, points };
    expect(analyseEffort({ ...question, athlete, wind: { speedMs: NaN, fromDeg: 0 } }).ok).toBe(false);
    expect(analyseEffort({ ...question, athlete: null })).toMatchObject({ missing: ['bodyMatrix.weight'] });
    expect(analyseEffort({ ...question, athlete, segment: [] }).ok).toBe(false);
  });
});

test('a gap along the segment ends with the difference of the times', () => {
  const slowing: Path = (at) => [0, at < 1005 ? at : 1005 + 0.8 * (at - 1005)];
  const [even] = findSegmentEfforts(segment, points);
  const [late] = findSegmentEfforts(segment, madeRide(3000, 1, slowing));
  const { atM, gapS } = gapAlong(late!, even!);
  expect(gapS[0]).toBe(0);
  expect(Math.abs(gapS[Math.floor(gapS.length / 2)]!)).toBeLessThan(0.2);
  expect(gapS.at(-1)).toBeCloseTo(late!.timeS - even!.timeS, 9);
  expect(gapS.at(-1)).toBeCloseTo(12.5, 0);
  expect(atM.at(-1)).toBeCloseTo(1000, 0);
  const record = gapAlong(even!, { timeS: 90 });
  expect(record.gapS.at(-1)).toBeCloseTo(10, 1);
});

const rides = openRides(fs);
(rides ? test : test.skip)(
  'a real climb: the estimate agrees with the power meter within its uncertainty',
  async () => {
    const parsed = await readActivityOrRoute(rides!.read('fit/sweatpy-4078723797-edge1000-power-1hz.fit'));
    if (!parsed.ok) throw new Error(parsed.message);
    const ridden = parsed.track.points;
    const route = routeFrom(ridden);
    if (!route.ok) throw new Error(route.message);
    const climb = route.climbs.reduce((a, b) => (b.gainM > a.gainM ? b : a));
    const cut = segmentFromRoute(route, climb.startM, climb.endM);
    if (!cut.ok) throw new Error(cut.message);
    const { line } = cut;
    const measured = solved({ segment: line }, ridden);
    const estimated = solved(
      { segment: line },
      ridden.map((point) => ({ ...point, powerW: null })),
    );
    expect(measured.powerSource).toBe('measured');
    // The rider's weight is not in the file: 75 kg is assumed, and a group gives shelter.
    expect(Math.abs(estimated.powerW / measured.powerW - 1)).toBeLessThan(0.25);
  },
);

test('a power meter that dropped out is reported, with the seconds that count as zero', () => {
  const dropped = points.map((point, i) => (i >= 80 && i < 140 ? { ...point, powerW: null } : point));
  const effort = solved({}, dropped);
  expect(effort.powerW).toBeLessThan(130);
  expect(effort.notes[0]).toMatch(/^The power meter was silent for 51 s/);
  expect(solved().notes.join()).not.toMatch(/silent/);
});
