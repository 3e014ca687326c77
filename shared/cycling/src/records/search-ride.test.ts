import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { TrackPoint } from '../files/track.ts';
import { withWind, type Attempt } from './attempt.ts';
import { gatheredRides, noRides } from './gather-rides.ts';
import { nearness } from './near-segment.ts';
import { rankAttempts } from './rank-attempts.ts';
import { searchRide, type RideSearch } from './search-ride.ts';
import { stationsOf } from './segment-line.ts';
import { findSegmentEfforts } from './segment-match.ts';
import { even, inWaves, lineOver, madeRide, noiseFrom, place, recorded, road, straight } from './testing.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 240 } });
const segment = [0, 500, 1000].map((north) => place(0, 505 + north));
const search: RideSearch = { segment, rider: { athlete } };

function gpx(points: readonly TrackPoint[]): Uint8Array {
  const rows = points.map(
    ({ latDeg, lonDeg, elevationM, timeMs, powerW, temperatureC }) =>
      `<trkpt lat="${latDeg}" lon="${lonDeg}">${elevationM === null ? '' : `<ele>${elevationM}</ele>`}${
        timeMs === null ? '' : `<time>${new Date(1.7e12 + timeMs).toISOString()}</time>`
      }${powerW === null ? '' : `<power>${powerW}</power>`}${(temperatureC ?? null) === null ? '' : `<atemp>${temperatureC}</atemp>`}</trkpt>`,
  );
  return new TextEncoder().encode(`<gpx><trk><trkseg>${rows.join('')}</trkseg></trk></gpx>`);
}

/** A ride over the segment that starts so much later, at another speed. */
const ride = (laterMs: number, slower = 1, more: Partial<TrackPoint> = {}) =>
  madeRide(2000, 1, straight).map((point, i) => ({
    ...point,
    elevationM: 500 + 0.5 * i,
    timeMs: laterMs + slower * point.timeMs!,
    ...more,
  }));

async function attemptIn(points: readonly TrackPoint[], rider: RideSearch['rider'] = { athlete }) {
  const found = await searchRide(gpx(points), 'june.gpx', { segment, rider });
  if (found.kind !== 'ride') throw new Error(found.kind);
  expect(found.attempts).toHaveLength(1);
  return found.attempts[0]!;
}

describe('what is kept of a file', () => {
  test('each effort with its worth, and the best powers', async () => {
    const attempt = await attemptIn(ride(0, 1, { temperatureC: 30 }));
    expect(attempt).toMatchObject({
      ride: 'june.gpx',
      lap: 1,
      rideStartMs: 1.7e12,
      powerSource: 'measured',
      temperatureC: 30,
      wind: null,
    });
    expect(attempt.timeS).toBeCloseTo(100, 1);
    expect(attempt.powerW).toBeCloseTo(250, 6);
    expect(attempt.wattsPerKg).toBeCloseTo(250 / 75, 6);
    expect(attempt.vamMh).toBeCloseTo(1800, -1);
    expect(attempt.wPrimeUsedJ).not.toBeNull();
    // Warm air is thin, so the same ride costs more in air of 15 C.
    expect(attempt.corrected!.powerW).toBeGreaterThan(253);
    expect(attempt.corrected!.powerW).toBeLessThan(270);
  });

  test('more than the profile has is no figure but a remark', async () => {
    const strong = await attemptIn(ride(0, 1, { powerW: 600 }));
    expect(strong.wPrimeUsedJ).toBeNull();
    expect(strong.notes.join(' ')).toMatch(/critical power and W′ allow/);
    expect((await attemptIn(ride(0))).notes.join(' ')).not.toMatch(/allow/);
  });

  test('without the weight the time and the power remain', async () => {
    const attempt = await attemptIn(ride(0), {});
    expect(attempt).toMatchObject({ wattsPerKg: null, corrected: null, powerSource: 'measured' });
    expect(attempt.powerW).toBeCloseTo(250, 6);
    const silent = await attemptIn(ride(0, 1, { powerW: null }), {});
    expect(silent.powerW).toBeNull();
  });

  test('an estimated power is marked and corrected for nothing', async () => {
    const attempt = await attemptIn(ride(0, 1, { powerW: null, temperatureC: 5 }));
    expect(attempt).toMatchObject({ powerSource: 'estimated', corrected: null, wPrimeUsedJ: null });
    expect(attempt.powerSdW / attempt.powerW!).toBeGreaterThanOrEqual(0.06);
  });

  test('wind that is said later corrects the power, and can be taken back', async () => {
    const rider = { athlete, gainM: 50 };
    const attempt = await attemptIn(ride(0, 1, { temperatureC: 15 }), rider);
    const against = withWind(attempt, { speedMs: 5, fromDeg: 0 }, segment, rider);
    expect(against.corrected!.powerW).toBeLessThan(190);
    expect(against.corrected!.sdW).toBeGreaterThan(attempt.corrected!.sdW + 5);
    expect(against.powerW).toBeCloseTo(250, 6);
    expect(withWind(against, null, segment, rider).corrected!.powerW).toBeCloseTo(
      attempt.corrected!.powerW,
      0,
    );
    expect(withWind(attempt, { speedMs: 99, fromDeg: 0 }, segment, rider)).toBe(attempt);
  });

  test('a long segment keeps at most a few hundred places, the last one the time', async () => {
    const long = [0, 10_000, 20_000].map((north) => place(0, 505 + north));
    const found = await searchRide(gpx(madeRide(22_000, 2, straight)), 'long', { segment: long, rider: {} });
    const [attempt] = found.kind === 'ride' ? found.attempts : [];
    expect(attempt!.alongS.length).toBeLessThan(410);
    expect(attempt!.alongS.at(-1)).toBe(attempt!.timeS);
    expect((attempt!.alongS.length - 1) * attempt!.alongStepM).toBeCloseTo(20_000, -2);
    // A thinned effort still knows the wind of every place.
    const rider = { riderMassKg: 75, gainM: 0 };
    const { corrected, powerW } = withWind(
      { ...attempt!, temperatureC: 15, altitudeM: 0 },
      { speedMs: 5, fromDeg: 0 },
      long,
      rider,
    );
    const shorter = withWind(
      { ...(await attemptIn(ride(0))), temperatureC: 15, altitudeM: 0 },
      { speedMs: 5, fromDeg: 0 },
      segment,
      rider,
    );
    expect(powerW! - corrected!.powerW).toBeCloseTo(shorter.powerW! - shorter.corrected!.powerW, 0);
    expect(attempt!.alongS[100]! / attempt!.timeS).toBeCloseTo(100 / (attempt!.alongS.length - 1), 2);
  });

  test('files that cannot have attempts say which kind they are', async () => {
    const kind = async (bytes: Uint8Array) => (await searchRide(bytes, 'x', search)).kind;
    expect(await kind(gpx(ride(0).map((point) => ({ ...point, timeMs: null }))))).toBe('untimed');
    expect(await kind(new TextEncoder().encode('nothing'))).toBe('failed');
    const indoor = `<TrainingCenterDatabase><Activities><Activity><Lap><Track>${Array.from(
      { length: 30 },
      (_, i) =>
        `<Trackpoint><Time>${new Date(1.7e12 + 1000 * i).toISOString()}</Time><Watts>200</Watts></Trackpoint>`,
    ).join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
    const found = await searchRide(new TextEncoder().encode(indoor), 'x', search);
    expect(found).toMatchObject({ kind: 'indoor', bests: [{ powerW: 200 }, {}, {}, {}] });
  });
});

describe('rides that go nowhere near are not matched', () => {
  test('whatever is skipped has no effort, on random roads and recordings', () => {
    let skipped = 0;
    let found = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const next = noiseFrom(seed * 31);
      const any = (from: number, to: number) => from + ((next() + 1) / 2) * (to - from);
      const pieces = Array.from({ length: 8 }, () => ({ m: any(50, 900), turn: any(-120, 120) }));
      const path = road(...pieces);
      const fromM = any(0, 1500);
      const line = lineOver(path, fromM, fromM + any(100, 1500));
      const stray = road({ m: any(0, 1200) }, { m: any(20, 200), turn: any(-100, 100) }, { m: 5000 });
      const way = seed % 2 ? path : stray;
      const points = recorded(way, seed % 3 ? even(any(3, 18)) : inWaves(9, 0.3, 50), any(500, 4000), {
        everyS: [any(1, 12), any(1, 12)],
        noiseM: any(0, 6),
        drifts: seed % 5 === 0,
        seed,
      });
      const near = nearness(stationsOf(line)!, points, 25);
      const efforts = findSegmentEfforts(line, points).length;
      found += efforts;
      if (near.mayCross) continue;
      skipped++;
      expect([seed, efforts]).toEqual([seed, 0]);
    }
    expect(skipped).toBeGreaterThan(60);
    expect(found).toBeGreaterThan(60);
  });

  test('points that the match drops are no way around the gates', () => {
    // Once around the start line, then on towards the finish.
    const round = 120 * 2.5 * Math.PI;
    const around = madeRide(2600, 1, (at) =>
      at < round ? [120 * Math.cos(at / 120), 505 + 120 * Math.sin(at / 120)] : [0, 625 + at - round],
    );
    const mayCross = (points: readonly TrackPoint[]) => nearness(stationsOf(segment)!, points, 25).mayCross;
    expect(mayCross(around)).toBe(false);
    const dropped = around.map((point, i) => (i > 3 && i < 30 ? { ...point, timeMs: 2000 } : point));
    expect(mayCross(dropped)).toBe(true);
  });

  test('how near a ride came to the start line is said', async () => {
    const beside = madeRide(3000, 1, (at) => [300, at]);
    expect(await searchRide(gpx(beside), 'x', search)).toMatchObject({ attempts: [] });
    expect(nearness(stationsOf(segment)!, beside, 25).startM).toBeCloseTo(300, 0);
  });
});

describe('many files', () => {
  const gather = async (files: readonly [string, Uint8Array][]) => {
    let all = noRides;
    for (const [name, bytes] of files) all = gatheredRides(all, name, await searchRide(bytes, name, search));
    return all;
  };

  test('attempts, bests, doubles and failures of all of them', async () => {
    const weak = ride(9e8).map((point, i) => ({ ...point, powerW: i < 60 ? 400 : 100 }));
    const all = await gather([
      ['june.gpx', gpx(ride(0))],
      ['again.gpx', gpx(ride(0))],
      ['july.gpx', gpx(ride(5e8, 1.1))],
      ['august.gpx', gpx(weak)],
      [
        'beside.gpx',
        gpx(madeRide(2000, 1, (at) => [300, at]).map((point) => ({ ...point, timeMs: point.timeMs! + 1e9 }))),
      ],
      ['route.gpx', gpx(ride(0).map((point) => ({ ...point, timeMs: null })))],
      ['broken.fit', new TextEncoder().encode('nothing')],
    ]);
    expect(all.rides.map(({ name }) => name)).toEqual(['june.gpx', 'july.gpx', 'august.gpx', 'beside.gpx']);
    expect(all).toMatchObject({ doubles: ['again.gpx'], untimed: ['route.gpx'], indoor: [], nearby: 1 });
    expect(all.failed).toEqual([{ name: 'broken.fit', message: 'This is not a GPX, TCX or FIT file.' }]);
    expect(all.attempts).toHaveLength(3);
    expect(all.bests.find(({ durationS }) => durationS === 60)).toEqual({
      durationS: 60,
      powerW: 400,
      rideStartMs: 1.7e12 + 9e8,
    });
    expect(all.bests.find(({ durationS }) => durationS === 180)).toMatchObject({ rideStartMs: 1.7e12 });
    expect(JSON.stringify(all)).not.toContain('latDeg');
  });

  test('in the order asked for, with the rank by time', async () => {
    const { attempts } = await gather([
      ['slow', gpx(ride(0, 1.1, { powerW: 300, temperatureC: 20 }))],
      ['fast', gpx(ride(5e8, 1, { powerW: 260, temperatureC: 20 }))],
      ['late', gpx(ride(9e8, 1.2, { powerW: null, elevationM: null }))],
    ]);
    const order = (by?: Parameters<typeof rankAttempts>[1]) =>
      rankAttempts(attempts, by).map(({ attempt, rank }) => `${attempt.ride} ${rank}`);
    expect(order()).toEqual(['fast 1', 'slow 2', 'late 3']);
    expect(order('correctedPower')).toEqual(['slow 2', 'fast 1', 'late 3']);
    expect(order('wattsPerKg')[0]).toBe('slow 2');
    expect(order('date')).toEqual(['late 3', 'fast 1', 'slow 2']);
    const [, second] = rankAttempts(attempts);
    expect(second!.behindS).toBeCloseTo(10, 1);
    expect(second!.asFastChance).toBeLessThan(0.01);
  });

  test('an effort that is in two files counts once, and of none there is no rank', async () => {
    const [once] = (await gather([['june', gpx(ride(0))]])).attempts;
    const again: Attempt = { ...once!, ride: 'cut', rideStartMs: 5 };
    expect(rankAttempts([once!, again])).toHaveLength(1);
    expect(rankAttempts([])).toEqual([]);
  });
});
