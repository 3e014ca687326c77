import { courseFrom } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { varyCourse } from '../../road/vary-course.ts';
import { finishBand } from './band.ts';
import { firstOrderEffects } from './effects.ts';
import { normalColumn, quantile } from './sampling.ts';
import { coarseCourse } from '../plan/coarse.ts';
import { MEASURED, planned, randomRoute, RIDER } from '../plan/testing.ts';

const route = randomRoute(4, 8000);
const plan = planned({ route, athlete: RIDER, goal: { kind: 'fastest' } });
const band = finishBand(plan);

test('a band is in order, around a time that is a little longer than the plan', () => {
  const { p10S, p50S, p90S, sdS, finishS } = band;
  expect(p10S).toBeLessThan(p50S);
  expect(p50S).toBeLessThan(p90S);
  expect(p50S / plan.totalTimeS).toBeGreaterThan(1.005);
  expect(p50S / plan.totalTimeS).toBeLessThan(1.04);
  expect((p90S - p10S) / sdS).toBeGreaterThan(2.2);
  expect((p90S - p10S) / sdS).toBeLessThan(2.9);
  expect(finishS).toHaveLength(500);
  expect(finishS.every((time, i) => i === 0 || time >= finishS[i - 1]!)).toBe(true);
});

test('the causes sum up to the variance, largest first', () => {
  const shares = band.causes.map(({ share }) => share);
  const sum = shares.reduce((all, share) => all + share, 0);
  expect(sum + band.unexplained).toBeCloseTo(1, 9);
  expect(band.unexplained).toBeGreaterThanOrEqual(0);
  expect(band.unexplained).toBeLessThan(0.12);
  const keys = band.inputs.map(({ key }) => key);
  for (const { key } of band.causes.filter(({ key }) => key !== 'windFromDeg')) expect(keys).toContain(key);
  expect(band.sources).toEqual(plan.sources);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  const effect = (key: string) => band.causes.find((cause) => cause.key === key)!.effectS;
  expect(effect('cdaM2')).toBeGreaterThan(0);
  expect(effect('riderMassKg')).toBeGreaterThan(0);
  expect(effect('cpW')).toBeLessThan(0);
  expect(effect('execution')).toBeLessThan(0);
});

test('it agrees with the standard deviation in the plan itself', () => {
  expect(band.sdS / plan.sd).toBeGreaterThan(0.85);
  expect(band.sdS / plan.sd).toBeLessThan(1.2);
});

test('measured values make it narrower, unknown heights wider', () => {
  const measured = finishBand(planned({ route, athlete: MEASURED, goal: { kind: 'fastest' } }));
  expect(measured.sdS).toBeLessThan(0.95 * band.sdS);
  const blind = { ...route, hasElevation: false };
  const unseen = finishBand(planned({ route: blind, athlete: RIDER, goal: { kind: 'fastest' } }));
  expect(unseen.sdS / unseen.p50S).toBeGreaterThan(0.14);
  expect(unseen.causes[0]!.key).toBe('elevation');
});

test('the same seed gives the same band, another nearly the same', () => {
  expect(finishBand(plan, { seed: 1 }).finishS).toEqual(band.finishS);
  const other = finishBand(plan, { seed: 99 });
  expect(other.finishS).not.toEqual(band.finishS);
  expect(Math.abs(other.p50S / band.p50S - 1)).toBeLessThan(0.003);
  expect(Math.abs(other.sdS / band.sdS - 1)).toBeLessThan(0.12);
});

test('a cause that is known better makes the band narrower by what it was worth, and a surer one moves nothing else', () => {
  // Of 500 days, drag area and other causes are a little alike by chance, which is worth 5 % of the range.
  const runs = 5000;
  const wide = finishBand(plan, { runs });
  const before = wide.causes.find(({ key }) => key === 'cdaM2');
  const surer = finishBand(plan, { runs, surer: { cdaM2: 0.25 } });
  const after = surer.causes.find(({ key }) => key === 'cdaM2');
  const left = Math.sqrt(1 - (before?.share ?? NaN) * (1 - 0.25 ** 2));
  expect(Math.abs(surer.sdS / wide.sdS / left - 1)).toBeLessThan(0.02);
  expect(after?.share).toBeLessThan(0.3 * (before?.share ?? 0));
  expect(finishBand(plan, { surer: { cdaM2: 1, unknown: 0.5 } }).finishS).toEqual(band.finishS);
  expect(finishBand(plan, { surer: { cdaM2: NaN } }).finishS).toEqual(band.finishS);
});

test('a perfect rider without bias has the plan in the middle', () => {
  const sure = finishBand(plan, { execution: { sd: 0, bias: 0 } });
  expect(Math.abs(sure.p50S / plan.totalTimeS - 1)).toBeLessThan(0.01);
  expect(sure.sdS).toBeLessThan(band.sdS);
});

test.each([NaN, -5, Infinity, 1e12])('strange options (%d) are brought into range', (strange) => {
  const odd = finishBand(plan, {
    runs: strange > 1e6 ? NaN : strange,
    seed: strange,
    execution: { sd: strange, bias: strange },
  });
  expect(Number.isFinite(odd.p50S + odd.sdS)).toBe(true);
});

test('on the coarse grid changes of a course count as on the fine one, within 0.1 % of the time', () => {
  const rider = { massKg: 85, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
  const fine = courseFrom(randomRoute(2, 20000), rider, { wind: { speedMs: 2, fromDeg: 60 } });
  const coarse = coarseCourse(fine, 5);
  const time = (course: typeof fine, change: Parameters<typeof varyCourse>[1], powerW: number) =>
    rideCourse(varyCourse(course, change), new Float64Array(course.cells).fill(powerW)).totalTimeS;
  const changes = [
    { drag: 1.1 },
    { massKg: 3 },
    { climbing: 1.06 },
    { rolling: 1.3 },
    { addedWindMs: { eastMs: 1.5, northMs: -1 } },
  ];
  for (const powerW of [150, 220, 300]) {
    const ratio = time(coarse, {}, powerW) / time(fine, {}, powerW);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.015);
    for (const change of changes)
      expect(Math.abs(time(coarse, change, powerW) / time(fine, change, powerW) / ratio - 1)).toBeLessThan(
        0.0015,
      );
  }
});

test('a column of a Latin hypercube is standard normal, one value a slice', () => {
  const column = normalColumn(1000, 42, 'cdaM2').slice().sort();
  expect(column.reduce((sum, z) => sum + z, 0) / 1000).toBeCloseTo(0, 2);
  expect(Math.sqrt(column.reduce((sum, z) => sum + z * z, 0) / 1000)).toBeCloseTo(1, 1);
  expect(quantile(column, 0.5)).toBeCloseTo(0, 2);
  expect(quantile(column, 0.975)).toBeCloseTo(1.96, 1);
  expect(normalColumn(9, 1, 'a')).not.toEqual(normalColumn(9, 1, 'b'));
});

test('first-order effects of a linear result are its factors', () => {
  const columns = ['a', 'b', 'c'].map((name) => normalColumn(400, 8, name));
  const result = columns[0]!.map((a, i) => 1000 + 30 * a - 12 * columns[1]![i]!);
  const { effects, unexplained } = firstOrderEffects(columns, result);
  expect(effects.map(({ effect }) => effect)).toEqual([
    expect.closeTo(30, 6),
    expect.closeTo(-12, 6),
    expect.closeTo(0, 6),
  ]);
  expect(Math.abs(unexplained)).toBeLessThan(0.1);
});
