import { emptyPoint, type TrackPoint } from '../files/track.ts';
import { madeRide, place, straight, type Path } from './testing.ts';
import { crossings } from './gate-crossing.ts';
import { riddenWay } from './ridden-way.ts';
import { stationsOf } from './segment-line.ts';
import { findSegmentEfforts } from './segment-match.ts';
import { powerOverSeconds, sensorTrace } from './sensor-trace.ts';

const segment = [0, 300, 600, 1000].map((north) => place(0, 505 + north));

/** The time by the records nearest to start and finish. */
function nearestPointTime(line: readonly { latDeg: number }[], points: readonly TrackPoint[]): number {
  const nearest = (to: { latDeg: number }) =>
    points.reduce((best, point) =>
      Math.abs(point.latDeg! - to.latDeg) < Math.abs(best.latDeg! - to.latDeg) ? point : best,
    ).timeMs!;
  return (nearest(line.at(-1)!) - nearest(line[0]!)) / 1000;
}

describe('timing', () => {
  test.each([1, 5, 8])('at 10 m/s and a record every %d s a kilometre takes 100 s within 0.1 s', (everyS) => {
    const efforts = findSegmentEfforts(segment, madeRide(3000, everyS, straight));
    expect(efforts).toHaveLength(1);
    expect(Math.abs(efforts[0]!.timeS - 100)).toBeLessThan(0.1);
    expect(efforts[0]).toMatchObject({ averagePowerW: 250, averageHeartRateBpm: 150, followed: 1 });
    expect(efforts[0]!.normalizedPowerW).toBeCloseTo(250, 9);
  });

  test('a record every 8 s, wherever the lines fall between them: the nearest point is up to 8 s off', () => {
    let nearestOff = 0;
    for (let more = 1; more < 80; more += 6) {
      const line = [0, 500, 1000 + more].map((north) => place(0, 505 + north));
      for (let shift = 0; shift < 80; shift += 3) {
        const ride = madeRide(3000, 8, (at) => [0, at - shift]);
        const trueS = 100 + more / 10;
        nearestOff = Math.max(nearestOff, Math.abs(nearestPointTime(line, ride) - trueS));
        expect(Math.abs(findSegmentEfforts(line, ride)[0]!.timeS - trueS)).toBeLessThan(0.01);
      }
    }
    expect(nearestOff).toBeGreaterThan(7);
  });

  test.each([1, 5, 8])(
    'with 3 m of noise and a record every %d s it is within 1 s and not biased',
    (everyS) => {
      let sum = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const [effort] = findSegmentEfforts(segment, madeRide(3000, everyS, straight, { noiseM: 3, seed }));
        expect(Math.abs(effort!.timeS - 100)).toBeLessThan(1);
        // Of many records around a line less of the noise is left.
        expect(effort!.timeSdS).toBeGreaterThan(everyS === 1 ? 0.15 : 0.3);
        sum += effort!.timeS - 100;
      }
      expect(Math.abs(sum / 40)).toBeLessThan(0.1);
    },
  );

  test('3 m of error at 10 m/s is 0.3 s at each line', () => {
    const [effort] = findSegmentEfforts(segment, madeRide(3000, 1, straight));
    expect(effort!.timeSdS).toBeCloseTo(Math.hypot(0.3, 0.3), 2);
  });

  test('between sparse records the device’s speed determines when the line was crossed', () => {
    // From standing at -100 m with 0.5 m/s2: at the line after 20 s with 10 m/s.
    const at = (second: number) => -100 + 0.25 * second ** 2;
    const seconds = [0, 4, 12, 18, 26, 34, 42, 50, 58, 66, 74, 82];
    const points = seconds.map((second) => ({
      ...emptyPoint(),
      ...place(0, at(second)),
      timeMs: 1000 * second,
      speedMs: 0.5 * second,
    }));
    const [effort] = findSegmentEfforts(
      [0, 500].map((north) => place(0, north)),
      points,
    );
    expect(effort!.startMs / 1000).toBeCloseTo(20, 2);
    expect(effort!.finishMs / 1000).toBeCloseTo(Math.sqrt(2400), 2);
    const [without] = findSegmentEfforts(
      [0, 500].map((north) => place(0, north)),
      points.map((point) => ({ ...point, speedMs: null })),
    );
    expect(Math.abs(without!.startMs / 1000 - 20)).toBeGreaterThan(0.02);
    expect(without!.timeSdS).toBeGreaterThan(0.3);
  });

  test('the way of a device that cuts bends is its own distance', () => {
    const bends: Path = (at) => [40 * Math.sin(at / 30), 0.7 * at];
    const length = (upTo: number) => {
      let sum = 0;
      for (let at = 1; at <= upTo; at++) {
        const [[x0, y0], [x1, y1]] = [bends(at - 1), bends(at)];
        sum += Math.hypot(x1 - x0, y1 - y0);
      }
      return sum;
    };
    const road = Array.from({ length: 101 }, (_, i) => place(...bends(500 + 10 * i)));
    const sparse = madeRide(2500, 6, bends).map((point, i) => ({ ...point, distanceM: length(60 * i) }));
    const [effort] = findSegmentEfforts(road, sparse);
    expect(effort!.distanceM / (length(1500) - length(500))).toBeCloseTo(1, 2);
  });

  test('a slow rider with a wandering receiver crosses the line once, and not too early', () => {
    const short = [0, 100, 200].map((north) => place(0, 505 + north));
    const slow: Path = (at) => [0, 400 + 0.15 * at];
    const off: number[] = [];
    for (let seed = 1; seed <= 40; seed++)
      for (const effort of findSegmentEfforts(short, madeRide(2500, 1, slow, { noiseM: 4, seed })))
        off.push(effort.timeS - 200 / 1.5);
    expect(off.length).toBeGreaterThan(30);
    expect(off.length).toBeLessThanOrEqual(40);
    expect(Math.abs(off.reduce((sum, each) => sum + each, 0) / off.length)).toBeLessThan(0.5);
  });

  test('places along the segment have their times', () => {
    const [effort] = findSegmentEfforts(segment, madeRide(3000, 8, straight));
    expect(effort!.alongS[0]).toBe(0);
    expect(effort!.alongS.at(-1)).toBe(effort!.timeS);
    effort!.alongS.forEach((time, k) => expect(time).toBeCloseTo((k * effort!.alongStepM) / 10, 1));
  });
});

describe('which rides count', () => {
  test('the other way does not', () => {
    expect(
      findSegmentEfforts(
        segment,
        madeRide(3000, 1, (at) => [0, 3000 - at]),
      ),
    ).toEqual([]);
  });

  test('out and back is one effort, each way its own', () => {
    const outAndBack = madeRide(6000, 1, (at) => [0, at < 3000 ? at : 6000 - at]);
    expect(findSegmentEfforts(segment, outAndBack)).toHaveLength(1);
    expect(findSegmentEfforts([...segment].reverse(), outAndBack)).toHaveLength(1);
  });

  test('a segment out and back needs the whole of it: turning early does not count', () => {
    const there = (turn: number) => [0, 200, 400, 600, turn].map((north) => place(0, 505 + north));
    const pier = [...there(800), ...[600, 400, 200, 5].map((north) => place(0, 505 + north))];
    const ride = (turn: number): Path => {
      return (at) => [0, at < 505 + turn ? at : 2 * (505 + turn) - at];
    };
    const [whole] = findSegmentEfforts(pier, madeRide(2600, 1, ride(800)));
    whole!.alongS.forEach((time, k) => expect(Math.abs(time - (k * whole!.alongStepM) / 10)).toBeLessThan(1));
    expect(findSegmentEfforts(pier, madeRide(2200, 1, ride(600)))).toEqual([]);
  });

  test('three laps are three efforts, also when the segment is the whole lap', () => {
    const radius = 400;
    const lap = 2 * Math.PI * radius;
    const circle: Path = (at) => [radius * Math.cos(at / radius), radius * Math.sin(at / radius)];
    const arc = Array.from({ length: 41 }, (_, i) => place(...circle(500 + 25 * i)));
    const efforts = findSegmentEfforts(arc, madeRide(3 * lap, 1, circle));
    expect(efforts).toHaveLength(3);
    for (const effort of efforts) expect(Math.abs(effort.timeS - 100)).toBeLessThan(0.3);
    const round = Array.from({ length: 101 }, (_, i) => place(...circle(300 + (lap * i) / 100)));
    const laps = findSegmentEfforts(round, madeRide(3.5 * lap, 1, circle));
    expect(laps).toHaveLength(3);
    for (const effort of laps) expect(Math.abs(effort.timeS - lap / 10)).toBeLessThan(0.3);
  });

  test('a detour between the gates does not, a parallel road neither', () => {
    const detour: Path = (at) =>
      at < 800
        ? [0, at]
        : at < 870
          ? [at - 800, 800]
          : at < 1470
            ? [70, at - 70]
            : at < 1540
              ? [1540 - at, 1400]
              : [0, at - 140];
    expect(findSegmentEfforts(segment, madeRide(3000, 1, detour))).toEqual([]);
    expect(
      findSegmentEfforts(
        segment,
        madeRide(3000, 1, (at) => [60, at]),
      ),
    ).toEqual([]);
  });

  test('a road 20 m aside counts unless the gates are narrow', () => {
    const aside = madeRide(3000, 1, (at) => [20, at]);
    expect(findSegmentEfforts(segment, aside)).toHaveLength(1);
    expect(findSegmentEfforts(segment, aside, { gateHalfWidthM: 15 })).toEqual([]);
  });

  test.each([25, 12])('hairpins %d m apart are ridden in order', (apartM) => {
    // Five ramps of 200 m, each beside the last.
    const ramp = 200 + apartM;
    const hairpins: Path = (at) => {
      const number = Math.floor(at / ramp);
      const on = at - ramp * number;
      const x = Math.min(on, 200);
      return [number % 2 === 0 ? x : 200 - x, apartM * number + Math.max(0, on - 200)];
    };
    const road = Array.from({ length: 101 }, (_, i) => place(...hairpins(100 + 8 * i)));
    const [effort] = findSegmentEfforts(road, madeRide(1100, 1, hairpins));
    expect(Math.abs(effort!.timeS - 80)).toBeLessThan(0.5);
    effort!.alongS.forEach((time, k) =>
      expect(Math.abs(time - (k * effort!.alongStepM) / 10)).toBeLessThan(1.5),
    );
  });

  test('a road that only touches the gate line at a steep angle is not that road', () => {
    // 75 degrees off: over the gate, but along it rather than through it.
    const across: Path = (at) => [0.966 * (at - 500), 505 + 0.259 * (at - 500)];
    const stations = stationsOf(segment)!;
    expect(crossings(riddenWay(madeRide(1000, 1, across)), stations, 25, 'start')).toEqual([]);
    expect(crossings(riddenWay(madeRide(1000, 1, straight)), stations, 25, 'start')).toHaveLength(1);
  });

  test('who turns back for a lost bottle still counts', () => {
    const bottle: Path = (at) => [0, at < 1000 ? at : at < 1040 ? 2000 - at : at - 80];
    const [effort] = findSegmentEfforts(segment, madeRide(3000, 1, bottle));
    expect(Math.abs(effort!.timeS - 108)).toBeLessThan(0.2);
  });

  test('a segment that begins in a right-angled bend is found', () => {
    const bend: Path = (at) => (at < 1000 ? [at - 1000, 0] : [0, at - 1000]);
    const road = [0, 200, 400].map((north) => place(0, north));
    expect(findSegmentEfforts(road, madeRide(2000, 1, bend, { noiseM: 1 }))).toHaveLength(1);
  });

  test('across the date line', () => {
    const east: Path = (at) => [at, 0];
    const road = [505, 900, 1505].map((at) => place(at, 0, 179.99));
    const [effort] = findSegmentEfforts(road, madeRide(3000, 5, east, { aroundLonDeg: 179.99 }));
    expect(Math.abs(effort!.timeS - 100)).toBeLessThan(0.1);
  });

  test('no times, no positions, no segment: no efforts', () => {
    const untimed = madeRide(3000, 1, straight).map((point) => ({ ...point, timeMs: null }));
    expect(findSegmentEfforts(segment, untimed)).toEqual([]);
    expect(findSegmentEfforts(segment, [emptyPoint()])).toEqual([]);
    expect(findSegmentEfforts([], untimed)).toEqual([]);
    expect(findSegmentEfforts([segment[0]!], madeRide(3000, 1, straight))).toEqual([]);
  });
});

describe('stops', () => {
  const later = (points: TrackPoint[], fromS: number, byS: number) =>
    points.map((point) =>
      point.timeMs! > fromS * 1000 ? { ...point, timeMs: point.timeMs! + 1000 * byS } : point,
    );

  test('a pause counts and is reported, recorded or not', () => {
    const paused = later(madeRide(3000, 1, straight), 100, 60);
    const standing = Array.from({ length: 59 }, (_, i) => ({
      ...paused[100]!,
      timeMs: paused[100]!.timeMs! + 1000 * (i + 1),
    }));
    for (const points of [paused, [...paused.slice(0, 101), ...standing, ...paused.slice(101)]]) {
      const [effort] = findSegmentEfforts(segment, points);
      expect(Math.abs(effort!.timeS - 160)).toBeLessThan(0.1);
      expect(effort!.stoppedS).toBeGreaterThan(50);
      expect(effort!.stoppedS).toBeLessThan(66);
    }
    expect(findSegmentEfforts(segment, madeRide(3000, 1, straight))[0]!.stoppedS).toBe(0);
  });

  test('a receiver that wanders through a stop of ten minutes adds no way', () => {
    const stop: Path = (at) => [0, at < 1000 ? at : at < 7000 ? 1000 : at - 6000];
    const [effort] = findSegmentEfforts(segment, madeRide(9000, 1, stop, { noiseM: 2 }));
    expect(Math.abs(effort!.timeS - 700)).toBeLessThan(1);
    expect(Math.abs(effort!.distanceM / 1000 - 1)).toBeLessThan(0.05);
    expect(Math.abs(effort!.stoppedS - 600)).toBeLessThan(15);
  });

  test('who waits at the start line is timed from the last crossing', () => {
    // Ten metres over the line, back, a minute later off.
    const wait: Path = (at) => {
      if (at < 515) return [0, at];
      if (at < 535) return [0, 1030 - at];
      return at < 1135 ? [0, 495] : [0, at - 640];
    };
    const [effort] = findSegmentEfforts(segment, madeRide(4000, 1, wait));
    expect(Math.abs(effort!.timeS - 100)).toBeLessThan(0.3);
  });

  test('a long silence of the power meter counts as nothing, a short one as the same', () => {
    const points = [0, 4, 60].map((second) => ({ ...emptyPoint(), timeMs: second * 1000, powerW: 200 }));
    const power = powerOverSeconds(sensorTrace(points), 0, 61)!;
    expect([power[3], power[14], power[15], power[60]]).toEqual([200, 200, 0, 200]);
    expect(powerOverSeconds(sensorTrace([emptyPoint()]), 0, 1)).toBeNull();
  });
});
