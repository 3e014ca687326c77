import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { recordPlausibility } from './plausibility.ts';
import { segmentRecordOn } from './segment-on-road.ts';
import { smallestChanges } from './smallest-change.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A road of hills, bends and bearings that nobody has chosen. */
const anyRoad = fc
  .record({
    distanceM: number(200, 6000),
    slope: number(-0.1, 0.12),
    hill: number(0, 0.08),
    everyM: number(80, 900),
    turn: number(0, 3),
    bendM: fc.constantFrom(Infinity, 60, 25, 12),
  })
  .map(({ distanceM, slope, hill, everyM, turn, bendM }): Route => {
    const even = straightRoute(distanceM, 0);
    const { stepM } = even;
    const slopes = even.slope.map((_, i) => slope + hill * Math.sin((i * stepM) / everyM));
    let height = 800;
    const elevationM = even.slope.map((_, i) => {
      const here = height;
      height += stepM * (slopes[i] ?? 0);
      return here;
    });
    return {
      ...even,
      slope: slopes,
      elevationM,
      minElevationM: Math.min(...elevationM),
      maxElevationM: Math.max(...elevationM),
      headingDeg: even.headingDeg.map((_, i) => (((turn * i * stepM) / 10) % 360) + 0),
      radiusM: even.radiusM.map((_, i) => (i % 40 === 20 ? bendM : Infinity)),
    };
  });

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });

test('on any road a record takes watts that are more than none, or none and says what decides', () => {
  fc.assert(
    fc.property(anyRoad, number(1.5, 22), (route, speedMs) => {
      const record = segmentRecordOn({ athlete, route, timeS: route.distanceM / speedMs });
      if (!record.ok) {
        expect(record.message).toMatch(/^[A-Z].*\.$/);
        return;
      }
      const riseM = route.elevationM.at(-1)! - route.elevationM[0]!;
      expect(record.powerW).toBeGreaterThanOrEqual(1);
      expect(record.sd).toBeGreaterThan(0);
      expect(record.vamMh !== null).toBe(riseM >= 0.03 * route.distanceM);
      expect(Math.abs(record.ride.totalTimeS - record.timeS)).toBeLessThan(0.01 * record.timeS);
      expect(record.verdict!.probability > 0.5).toBe(record.powerW < record.verdict!.bestW);
      expect(record.coastingShare).toBeGreaterThanOrEqual(0);
      expect(record.coastingShare).toBeLessThanOrEqual(1);
      // Better than the own time is not within reach, slower is.
      if (record.ownTimeS !== null && Math.abs(record.ownTimeS - record.timeS) > 2)
        expect(record.ownTimeS < record.timeS).toBe(record.verdict!.reserveW > 0);
    }),
    { numRuns: 150, seed: 31 },
  );
});

test('on any road the change that would do gives even odds', () => {
  fc.assert(
    fc.property(anyRoad, number(0.93, 0.995), (route, share) => {
      const slow = segmentRecordOn({ athlete, route, timeS: route.distanceM / 6 });
      if (!slow.ok || slow.ownTimeS === null || slow.coastingShare > 0.4) return;
      const question = { athlete, route, timeS: share * slow.ownTimeS };
      const answer = smallestChanges(question);
      if (!answer.ok) return;
      const found = [
        ...answer.changes.flatMap(({ lever, by }) => (by === null ? [] : [{ [lever]: by }])),
        ...(answer.together ? [answer.together.changes] : []),
      ];
      for (const changes of found) {
        const after = segmentRecordOn({ ...question, changes });
        if (!after.ok) throw new Error(after.message);
        expect(Math.abs(100 * after.verdict!.probability - 50)).toBeLessThan(2);
        expect(smallestChanges({ ...question, changes })).toMatchObject({ possible: true, outOfReachW: 0 });
      }
      // A lever that is offered helps, up to its end.
      for (const { lever, most } of answer.changes) {
        if (most === 0) continue;
        const after = segmentRecordOn({ ...question, changes: { [lever]: most } });
        if (!after.ok) continue;
        expect(after.verdict!.reserveW).toBeGreaterThan(answer.reserveW - 0.5);
      }
      for (const { stillMissingW } of answer.changes)
        expect(answer.outOfReachW).toBeLessThanOrEqual(Math.max(0, stillMissingW) + 0.01);
    }),
    { numRuns: 40, seed: 32 },
  );
});

test('on any road the plausibility is finite, and a slower time is no less plausible', () => {
  fc.assert(
    fc.property(anyRoad, number(3, 15), (route, speedMs) => {
      const timeS = route.distanceM / speedMs;
      const fast = recordPlausibility({ route, timeS });
      const slow = recordPlausibility({ route, timeS: 1.1 * timeS });
      if (!fast.ok || !slow.ok) return;
      for (const value of [fast.wattsPerKg, fast.sd, fast.probability])
        expect(Number.isFinite(value)).toBe(true);
      expect(slow.probability).toBeGreaterThanOrEqual(fast.probability - 0.02);
    }),
    { numRuns: 40, seed: 33 },
  );
});
