import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { segmentPacing, type SegmentPacing } from '../records/segment-pacing.ts';
import { straightRoute } from '../route/route.ts';
import { checkedPlanFile } from './checked/checked-plan-file.ts';
import type { ExportFormat } from './export-plan.ts';
import { ghostRide, pacedRide } from './from-segment.ts';
import { bytesOf, readByGarmin, textOf } from './testing/read-back.ts';
import { tcxOf } from './testing/read-courses.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });
/** Up a road to the north: by turns flat and at 10 %. */
const route = (() => {
  const even = straightRoute(3000, 0.05);
  const slope = even.slope.map((_, i) => (Math.floor(i / 50) % 2 === 0 ? 0 : 0.1));
  let heightM = 200;
  return {
    ...even,
    slope,
    elevationM: slope.map((grade) => (heightM += 10 * grade) - 10 * grade),
    latDeg: slope.map((_, i) => 45 + (i * 10) / 111_195),
    lonDeg: slope.map(() => 6),
  };
})();
function pacedFor(timeS: number): SegmentPacing {
  const pacing = segmentPacing({ athlete, route, timeS });
  if (!pacing.ok) throw new Error(pacing.message);
  return pacing;
}
const filesOf = (timeS: number) => {
  const segment = { name: 'Two ramps', route, pacing: pacedFor(timeS), ftpW: 280 };
  return { ...segment, ride: pacedRide(segment), ghost: ghostRide(segment) };
};

test.each([
  ['within reach', 575],
  ['out of reach', 480],
])('a record %s is ridden by the ghost in just its time, as Garmin reads it', (_, timeS) => {
  const { ghost, pacing } = filesOf(timeS);
  const { lapMesgs, recordMesgs, courseMesgs, coursePointMesgs } = readByGarmin(bytesOf(ghost, 'fitCourse'));
  expect(lapMesgs?.[0]).toMatchObject({ totalElapsedTime: timeS, totalDistance: 3000 });
  const times = (recordMesgs ?? []).map(({ timestamp }) => (timestamp as Date).getTime() / 1000);
  expect(times.at(-1)! - times[0]!).toBe(timeS);
  expect(times.every((at, i) => i === 0 || at > times[i - 1]!)).toBe(true);
  expect(courseMesgs?.[0]?.name).toMatch(/^Record \d:\d\d Two/);
  // Where the ramp is steep the partner takes its share of the time, as the rider will.
  const middle = recordMesgs!.findIndex(({ distance }) => (distance as number) >= 1500);
  const share = (times[middle]! - times[0]!) / timeS;
  const node = Math.round((recordMesgs![middle]!.distance as number) / 10);
  expect(Math.abs(share - pacing.elapsedS[node]! / pacing.timeS)).toBeLessThan(1 / timeS);
  expect(Math.abs(share - 0.5)).toBeGreaterThan(0.05);
  const [first] = coursePointMesgs ?? [];
  expect(first?.name).toBe(`${pacing.sections[0]!.powerW}W`);
});

test('the course for Connect and the track have the times of the record too', () => {
  const { ghost } = filesOf(575);
  const { Lap, Track } = tcxOf(textOf(ghost, 'tcx'));
  expect(Number(Lap.TotalTimeSeconds)).toBe(575);
  const [first, last] = [Track.Trackpoint[0], Track.Trackpoint.at(-1)];
  expect(Date.parse(last!.Time) - Date.parse(first!.Time)).toBe(575_000);
  const times = [...textOf(ghost, 'gpx').matchAll(/<trkpt.*?<time>(.*?)<\/time>/g)].map(([, at]) =>
    Date.parse(at ?? ''),
  );
  expect((times.at(-1)! - times[0]!) / 1000).toBe(575);
});

test('the workout and the sticker are the rider’s own ride', async () => {
  const { ride, pacing } = filesOf(480);
  expect(pacing.inReach).toBe(false);
  const { workoutStepMesgs } = readByGarmin(bytesOf(ride, 'fitWorkout', { steps: 'time' }));
  expect(workoutStepMesgs).toHaveLength(pacing.sections.length);
  expect(textOf(ride, 'sticker')).toContain(`>${pacing.sections[0]!.powerW}<`);
  const file = await checkedPlanFile(ride, 'fitWorkout', { steps: 'time' });
  expect(file).toMatchObject({ ok: true, seen: { timeS: expect.closeTo(pacing.timeS, 1) } });
});

test('what is written is read again, in every format that is offered', async () => {
  const { ride, ghost } = filesOf(575);
  const seen = async (of: typeof ride, format: ExportFormat) => (await checkedPlanFile(of, format)).ok;
  for (const format of ['fitCourse', 'tcx', 'gpx'] as const) expect(await seen(ghost, format)).toBe(true);
  for (const format of ['fitWorkout', 'zwo', 'erg', 'mrc', 'csv', 'sticker', 'card'] as const)
    expect(await seen(ride, format)).toBe(true);
});
