import * as fs from 'node:fs';
import { readActivityOrRoute, rideSummary, type RideSummary } from './index.ts';
import { openRides } from './testing/rides.ts';
import { emptyPoint, plainTrack, type Track, type TrackPoint } from './track.ts';

const METRE_DEG = 1 / 111195.08;
const START_MS = Date.UTC(2026, 4, 1, 8);

/** Northwards at 10 m/s and 200 W, one point at each of the given seconds. */
function ride(seconds: readonly number[], more: (s: number) => Partial<TrackPoint> = () => ({})): Track {
  const points = seconds.map((s) => ({
    ...emptyPoint(),
    timeMs: START_MS + s * 1000,
    latDeg: 45 + s * 10 * METRE_DEG,
    lonDeg: 6,
    elevationM: 100,
    powerW: 200,
    ...more(s),
  }));
  return plainTrack('fit', 'activity', null, points);
}
const range = (count: number, step = 1) => Array.from({ length: count }, (_, i) => i * step);

function summary(track: Track, rider: { massKg?: number } = {}): RideSummary {
  const result = rideSummary(track, rider);
  if (!result.ok) throw new Error(result.message);
  return result;
}

test('a plain ride', () => {
  const result = summary(ride(range(601)));
  expect(result.elapsedS.value).toBe(600);
  expect(result.movingS.value).toBe(600);
  expect(result.distanceM.value).toBeCloseTo(6000, 0);
  expect(result.averagePowerW.value).toBe(200);
  expect(result.normalizedW.value).toBeCloseTo(200, 9);
  expect(result.workJ.value).toBe(601 * 200);
  expect(result.averageSpeedMs.value).toBeCloseTo(10, 2);
  expect(result.missing).toEqual(['heart rate', 'cadence']);
  expect(result.recording).toEqual({ everyS: 1, longestS: 1, smart: false });
  expect(result.stops).toEqual([]);
});

test('points without a time are reported; every figure has its spread', () => {
  const result = summary(ride([...range(300), ...range(300)]), { massKg: 75 });
  expect(result.notes.join()).toMatch(/^300 of 600 points have no time later/);
  expect(summary(ride(range(300))).notes).toEqual([]);
  expect(result.normalizedW.sd).toBeCloseTo(3, 6);
  expect(result.ascentM.sd).toBe(4);
  expect(result.maxHeartRateBpm).toMatchObject({ value: null, sd: null });
  expect(result.inputs).toMatchObject([{ key: 'massKg', value: 75, source: 'asked' }]);
  expect(result.sources).toEqual(['allenCoggan2019']);
});

test('a pause is left out of power, never filled with zeros; a stop of the timer and a silence say the same', () => {
  const seconds = [...range(301), ...range(301).map((s) => s + 900)];
  const standing = (s: number) => ({ latDeg: 45 + (s <= 300 ? s : s - 600) * 10 * METRE_DEG });
  const silent = summary(ride(seconds, standing));
  const timed = ride(seconds, standing);
  timed.pauses = [{ startMs: START_MS + 300_000, endMs: START_MS + 900_000 }];
  const stopped = summary(timed);
  for (const result of [silent, stopped]) {
    expect(result.elapsedS.value).toBe(1200);
    expect(result.timerS.value).toBe(600);
    expect(result.averagePowerW.value).toBe(200);
    expect(result.normalizedW.value).toBeCloseTo(200, 9);
    expect(result.stops).toHaveLength(1);
    expect(result.stops[0]!.durationS).toBe(600);
  }
  expect([silent.stops[0]!.cause, stopped.stops[0]!.cause]).toEqual(['silence', 'timer']);
});

test('a short stop of the timer adds no seconds of power', () => {
  const track = ride([...range(301), ...range(301).map((s) => s + 306)]);
  track.pauses = [{ startMs: START_MS + 300_000, endMs: START_MS + 306_000 }];
  expect(summary(track).workJ.value).toBe(602 * 200);
  track.pauses = [];
  expect(summary(track).workJ.value).toBe(607 * 200);
});

test('standing while recording is a stop, and the wandering of the receiver no distance', () => {
  const noise = [0, 5e-6, -5e-6, 2e-6];
  const result = summary(
    ride(range(400), (s) => ({
      latDeg: 45 + (s < 100 ? s : s < 300 ? 100 : s - 200) * 10 * METRE_DEG,
      lonDeg: s > 100 && s < 300 ? 6 + noise[s % 4]! : 6,
    })),
  );
  expect(result.movingS.value! / 200).toBeCloseTo(1, 1);
  expect(result.distanceM.value).toBeLessThan(2010);
  expect(result.stops.reduce((sum, stop) => sum + stop.durationS, 0)).toBeGreaterThan(190);
});

test('a receiver that wanders by metres each second while the rider stands counts neither as distance nor as riding', () => {
  const result = summary(
    ride(range(900), (s) =>
      s < 300 || s > 600
        ? { latDeg: 45 + (s < 300 ? s : s - 300) * 10 * METRE_DEG }
        : { latDeg: 45 + (3000 + 4 * Math.sin(1.7 * s)) * METRE_DEG, lonDeg: 6 + 4e-5 * Math.cos(2.3 * s) },
    ),
  );
  expect(result.distanceM.value! / 5990).toBeCloseTo(1, 2);
  expect(result.stops[0]!.durationS).toBeGreaterThan(290);
});

test('a recorder that writes only changes gives the same power as one that writes each second', () => {
  const watts = (s: number) => 150 + 100 * Math.abs(((s / 8) % 10) - 5);
  const every = summary(ride(range(801), (s) => ({ powerW: watts(s) })));
  const smart = summary(ride(range(101, 8), (s) => ({ powerW: watts(s) })));
  expect(smart.recording.everyS).toBe(8);
  expect(smart.averagePowerW.value).toBeCloseTo(every.averagePowerW.value!, 6);
  expect(smart.normalizedW.value).toBeCloseTo(every.normalizedW.value!, 6);
  expect(smart.workJ.value).toBeCloseTo(every.workJ.value!, 3);
});

test('power spikes are left out and counted: over 2000 W, and over 25 W/kg for more than 2 s', async () => {
  const spiky = (s: number) => (s === 50 ? 4000 : s >= 200 && s < 206 ? 1900 : s === 300 ? 1800 : 200);
  const gpx = `<gpx><trk><trkseg>${range(601)
    .map(
      (s) =>
        `<trkpt lat="${45 + s * 1e-4}" lon="6"><ele>1</ele><time>${new Date(START_MS + s * 1000).toISOString()}</time><power>${spiky(s)}</power></trkpt>`,
    )
    .join('')}</trkseg></trk></gpx>`;
  const parsed = await readActivityOrRoute(new TextEncoder().encode(gpx));
  if (!parsed.ok) throw new Error(parsed.message);
  expect(parsed.warnings).toEqual(['1 power value over 2000 W left out.']);
  const light = summary(parsed.track, { massKg: 70 });
  expect(light.powerSpikes.count).toBe(7);
  expect(light.maxPowerW.value).toBe(1800);
  expect(light.powerSpikes.uncorrectedNormalizedW!).toBeGreaterThan(light.normalizedW.value! + 50);
  expect(light.notes.join(' ')).toMatch(/7 impossible power values were left out/);
  expect(summary(parsed.track).powerSpikes.count).toBe(1);
});

test("the device's own count of distance comes before the places, and both are shown", () => {
  const result = summary(ride(range(601), (s) => ({ distanceM: s * 11 })));
  expect(result.distanceM.value).toBe(6600);
  expect(result.distanceByPlaceM).toBeCloseTo(6000, 0);
  expect(result.notes).toEqual([
    'The device counted 6.60 km, its places are 6.00 km apart: one of them is wrong.',
  ]);
});

/** 22 km/h with a wave in it, one hour, and a stop of five minutes where asked; metres from the start. */
const wave = (standS = 0) => {
  const atM = [0];
  for (let s = 0; s < 3600; s++) {
    const stands = s >= 1500 && s < 1500 + standS;
    atM.push(atM[s]! + (stands ? 0 : 6.1 + 2 * Math.sin(s / 40)));
  }
  return { at: (s: number) => atM[Math.max(0, Math.min(3600, s))]!, movingS: 3600 - standS };
};

describe('a distance that does not tick with the ride: moving time and distance still agree', () => {
  /** Stands still from 1000 to 2200 s and goes on from there. */
  const frozen = (atM: (s: number) => number, s: number) =>
    s < 2200 ? atM(Math.min(s, 1000)) : atM(s) - atM(2200) + atM(1000);
  const { at } = wave();
  const rests = wave(300);
  const cases: [string, (s: number) => number | null, ((s: number) => Partial<TrackPoint>)?][] = [
    ['in steps of 10 m', (s) => Math.floor(at(s) / 10) * 10],
    ['in steps of 100 m', (s) => Math.floor(at(s) / 100) * 100],
    ['every second record', (s) => at(s - (s % 2))],
    ['every fifth record', (s) => at(s - (s % 5))],
    ['every 20th record', (s) => at(s - (s % 20))],
    ['written with every seventh record only', (s) => (s % 7 ? null : at(s))],
    ['frozen for 20 minutes, then caught up', (s) => (s > 1000 && s < 2200 ? at(1000) : at(s))],
    ['frozen for 20 minutes and never caught up', (s) => frozen(at, s)],
    ['frozen to the end', (s) => at(Math.min(s, 1000))],
    ['missing for 20 minutes', (s) => (s > 1000 && s < 2200 ? null : at(s))],
    ['started again from zero', (s) => (s < 1500 ? at(s) : at(s) - at(1500))],
    ['none, only a speed', () => null, (s) => ({ latDeg: null, lonDeg: null, speedMs: at(s) - at(s - 1) })],
    [
      'frozen without places',
      (s) => frozen(at, s),
      (s) => ({ latDeg: null, lonDeg: null, speedMs: at(s) - at(s - 1) }),
    ],
  ];
  test.each(cases)('%s', (name, distanceM, more = () => ({})) => {
    const points = (s: number) => ({
      latDeg: 45 + at(s) * METRE_DEG,
      distanceM: distanceM(s),
      ...more(s),
    });
    const result = summary(ride(range(3601), points));
    expect(result.distanceM.value! / at(3600)).toBeCloseTo(1, 2);
    expect(result.movingS.value! / 3600).toBeCloseTo(1, 2);
    expect(result.averageSpeedMs.value! * 3.6).toBeCloseTo(22.1, 0);
    expect(result.stops).toEqual([]);
    if (/never|end/.test(name))
      expect(result.notes[0]).toMatch(/stood still while the ride went on: \d+\.\d/);
  });

  test.each([1, 5, 8])('a stop inside the frozen minutes is still a stop, a record each %i s', (everyS) => {
    const result = summary(
      ride(range(3600 / everyS + 1, everyS), (s) => ({
        latDeg: 45 + (rests.at(s) + 2 * Math.sin(1.7 * s)) * METRE_DEG,
        distanceM: frozen(rests.at, s),
      })),
    );
    expect(result.movingS.value! / rests.movingS).toBeCloseTo(1, 1);
    expect(result.averageSpeedMs.value! * 3.6).toBeCloseTo((rests.at(3600) / rests.movingS) * 3.6, 0);
    expect(result.stops).toHaveLength(1);
  });

  test('a distance written now and then counts once around a stop of the timer', () => {
    const track = ride([...range(601), ...range(601).map((s) => s + 900)], (s) => ({
      latDeg: null,
      lonDeg: null,
      distanceM: s % 7 ? null : (s <= 600 ? s : s - 300) * 10,
      speedMs: 10,
    }));
    track.pauses = [{ startMs: START_MS + 600_000, endMs: START_MS + 900_000 }];
    expect(summary(track).distanceM.value! / 12_000).toBeCloseTo(1, 2);
    expect(summary(track).movingS.value).toBe(1200);
  });

  test('a receiver that wanders far while the wheel stands adds nothing', () => {
    const drift = (s: number) => (s < 600 ? 0 : 90 * Math.sin((s - 600) / 150));
    const result = summary(
      ride(range(3601), (s) => ({
        latDeg: 45 + (at(Math.min(s, 600)) + drift(s) + (s > 600 ? 3 * Math.sin(1.9 * s) : 0)) * METRE_DEG,
        distanceM: at(Math.min(s, 600)),
      })),
    );
    expect(result.distanceM.value).toBeCloseTo(at(600), 0);
    expect(result.movingS.value).toBeLessThan(610);
  });
});

test('an indoor ride without places has its climbing over the distance of the device', () => {
  const result = summary(
    ride(range(601), (s) => ({ latDeg: null, lonDeg: null, distanceM: s * 10, elevationM: 100 + s * 0.5 })),
  );
  expect(result.ascentM.value).toBeCloseTo(300, 3);
  expect(result.missing).toContain('position');
});

test('a route without times is not a ride', () => {
  expect(rideSummary(ride(range(50), () => ({ timeMs: null })))).toMatchObject({ ok: false });
  expect(rideSummary(plainTrack('gpx', 'route', null, []))).toMatchObject({ ok: false });
});

const rides = openRides(fs);
(rides ? describe : describe.skip)("real rides beside the device's own totals", () => {
  const load = async (path: string) => {
    const parsed = await readActivityOrRoute(rides!.read(path), path);
    if (!parsed.ok) throw new Error(parsed.message);
    return parsed.track;
  };
  // File, and by how much ours may differ: distance (share), timer (s), ascent (m or share), NP (W), mean power (W).
  const FILES: [string, number, number, number, number, number][] = [
    ['fit/sweatpy-4078723797-edge1000-power-1hz.fit', 0.0001, 1, 0.01, 1, 0.5],
    ['fit/fitfileparser-test-power-gaps.fit', 0.001, 6, 0.03, 1, 1],
    ['fit/fitparse-garmin-edge-500-activity.fit', 0.001, 45, 0.03, 0, 0],
    ['fit/fitparse-null_compressed_speed_dist.fit', 0.0005, 2, 0.16, 0, 1],
    ['fit/sweatpy-4801048867-nopower-8laps.fit', 0.0005, 1, 0.06, 0, 0],
    ['fit/sweatpy-5039744860-smartrec-pause-laps.fit', 0.001, 1, 1.1, 1, 1],
    ['fit/sweatpy-6449921903-indoor-pauses.fit', 0, 1, 0, 2, 6],
  ];
  test.each(FILES)('%s', async (path, distance, timerS, ascent, npW, meanW) => {
    const { distanceM, timerS: timer, ascentM, normalizedW, averagePowerW } = summary(await load(path));
    const off = (figure: { value: number | null; device: number | null }) =>
      Math.abs(figure.value! - figure.device!);
    expect(off(distanceM)).toBeLessThanOrEqual(distance * distanceM.device!);
    expect(off(timer)).toBeLessThanOrEqual(timerS);
    if (ascent > 0) expect(off(ascentM)).toBeLessThanOrEqual(Math.max(1, ascent * ascentM.device!));
    if (npW > 0) expect(off(normalizedW)).toBeLessThanOrEqual(npW);
    if (meanW > 0) expect(off(averagePowerW)).toBeLessThanOrEqual(meanW);
  });

  test('the FIT, GPX and TCX of one ride: the same distance and pause; laps in FIT and TCX; no power in GPX', async () => {
    const tracks = await Promise.all(
      [
        'fit/sweatpy-5039744860-smartrec-pause-laps.fit',
        'gpx/sweatpy-5039744860.gpx',
        'tcx/sweatpy-5039744860.tcx',
      ].map(load),
    );
    const [fit, gpx, tcx] = tracks.map((track) => summary(track)) as [RideSummary, RideSummary, RideSummary];
    for (const result of [gpx, tcx]) {
      expect(result.distanceByPlaceM! / fit.distanceByPlaceM!).toBeCloseTo(1, 3);
      expect(result.stops.map((stop) => [stop.startMs, stop.durationS])).toEqual(
        fit.stops.map((stop) => [stop.startMs, stop.durationS]),
      );
      expect(result.timerS.value).toBe(fit.timerS.value);
    }
    expect(tcx.distanceM.value! / fit.distanceM.value!).toBeCloseTo(1, 3);
    expect(gpx.missing).toContain('power');
    expect(tcx.normalizedW.value).toBeCloseTo(fit.normalizedW.value!, 0);
    expect(tracks.map((track) => track.laps.length)).toEqual([5, 0, 5]);
    tracks[0]!.laps.forEach((lap, i) => {
      expect(tracks[2]!.laps[i]!.startMs).toBe(lap.startMs);
      expect(tracks[2]!.laps[i]!.device.distanceM).toBeCloseTo(lap.device.distanceM!, 2);
    });
  });

  test('a flat noisy ride of 79 m is not shown as 230 m', async () => {
    const { ascentM } = summary(await load('fit/sweatpy-4801048867-nopower-8laps.fit'));
    expect(ascentM.device).toBe(79);
    expect(ascentM.value).toBeLessThan(90);
  });
});
