import fc from 'fast-check';
import { EXPORT_FORMATS, exportPlan } from './export-plan.ts';
import { anyRide } from './testing/any-ride.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
import { hillRide } from './testing/planned.ts';
import type { PlannedRide } from './planned.ts';
import { bytesOf, fileOf, readByGarmin, textOf } from './testing/read-back.ts';

const ride = hillRide();
const { route } = ride;

const held = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 20261122, numRuns: 15 });

const totalS = ({ segments }: PlannedRide) => segments.reduce((sum, part) => sum + part.timeS, 0);
const workJ = ({ segments }: PlannedRide) =>
  segments.reduce((sum, part) => sum + part.powerW * part.timeS, 0);

test('no format ever writes NaN, undefined or Infinity, and the same plan gives the same file', () => {
  held(
    fc.property(anyRide, (plan) => {
      for (const { format } of EXPORT_FORMATS) {
        if (format === 'ics' && plan.startTimeMs === undefined) continue;
        const file = fileOf({ ...plan, name: 'A plan' }, format);
        const again = fileOf({ ...plan, name: 'A plan' }, format);
        expect(Buffer.compare(Buffer.from(file.content), Buffer.from(again.content))).toBe(0);
        if (typeof file.content === 'string') {
          const unnamed = file.content.replaceAll(
            /message="[^"]*"|<(desc|Notes)>[^]*?<\/\1>|^\d+\t.*\t10\r$|"[^"]*"/gm,
            '',
          );
          if (format !== 'csv') expect(unnamed).not.toMatch(/NaN|undefined|Infinity/);
          expect(file.content.isWellFormed()).toBe(true);
        }
      }
    }),
  );
});

test('a FIT workout holds the whole distance to a centimetre, or the whole time to a millisecond', () => {
  held(
    fc.property(anyRide, (plan) => {
      const sum = (steps: 'distance' | 'time', field: string) => {
        const read = readByGarmin(bytesOf(plan, 'fitWorkout', { steps }))['workoutStepMesgs']!;
        expect(read.length).toBeLessThanOrEqual(50);
        for (const step of read) {
          expect(Number(step['customTargetValueLow'])).toBeGreaterThanOrEqual(1000);
          expect(Number(step['customTargetValueHigh'])).toBeGreaterThanOrEqual(
            Number(step['customTargetValueLow']),
          );
          expect(new TextEncoder().encode(String(step['wktStepName'])).length).toBeLessThanOrEqual(15);
        }
        return read.reduce((all, step) => all + Number(step[field]), 0);
      };
      expect(sum('distance', 'durationDistance')).toBeCloseTo(route.distanceM, 1);
      expect(Math.abs(sum('time', 'durationTime') - totalS(plan))).toBeLessThan(0.0011);
    }),
  );
});

test('a FIT course ends when and where the plan ends, with times that rise by whole seconds', () => {
  held(
    fc.property(anyRide, (plan) => {
      const read = readByGarmin(bytesOf(plan, 'fitCourse'));
      const records = read['recordMesgs']!;
      const times = records.map(({ timestamp }) => Number(timestamp));
      expect(times.every((time, i) => i === 0 || time > times[i - 1]!)).toBe(true);
      expect((times.at(-1)! - times[0]!) / 1000).toBe(Math.round(plan.timeS[plan.timeS.length - 1]!));
      expect(records.at(-1)!['distance']).toBeCloseTo(route.distanceM, 2);
      expect(records.length).toBeLessThanOrEqual(8000);
      for (const { name } of read['coursePointMesgs']!) {
        expect(new TextEncoder().encode(String(name ?? '')).length).toBeLessThanOrEqual(15);
        expect(String(name ?? '')).not.toContain('\ufffd');
      }
    }),
  );
});

test('ERG holds the whole time and work, ZWO to a second a part', () => {
  held(
    fc.property(anyRide, (plan) => {
      const text = textOf(plan, 'erg');
      const data = /\[COURSE DATA\]\r\n([^]*)\r\n\[END COURSE DATA\]/.exec(text)![1]!;
      const rows = data.split('\r\n').map((row) => row.split('\t').map(Number) as [number, number]);
      expect(Math.abs(rows.at(-1)![0] * 60 - totalS(plan))).toBeLessThan(0.0031);
      let work = 0;
      for (let i = 0; i < rows.length; i += 2) work += rows[i]![1] * 60 * (rows[i + 1]![0] - rows[i]![0]);
      const most = Math.max(...plan.segments.map(({ powerW }) => powerW));
      expect(Math.abs(work - workJ(plan))).toBeLessThan(
        0.05 * totalS(plan) + 0.01 * most * plan.segments.length,
      );
      const zwo = textOf(plan, 'zwo');
      const durations = [...zwo.matchAll(/ Duration="(\d+)"/g)].map(([, seconds]) => Number(seconds));
      expect(durations.every((seconds) => seconds > 0)).toBe(true);
      expect(durations.reduce((sum, seconds) => sum + seconds, 0)).toBe(Math.round(totalS(plan)));
    }),
  );
});

test('files are named in letters that every system takes', () => {
  const names = HOSTILE_NAMES.map((name) => fileOf({ ...ride, name }, 'erg').fileName);
  const every = EXPORT_FORMATS.map(({ format }) => fileOf({ ...ride, name: 'a/b' }, format).fileName);
  for (const name of [...names, ...every]) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,59}\.[a-z.]+$/);
  expect(new Set(every).size).toBe(EXPORT_FORMATS.length);
  expect(fileOf(ride, 'fitCourse').fileName).toBe('col-de-lete-2026.course.fit');
});

test.each([
  ['no parts', { segments: [] }, 'This plan has no parts to ride.'],
  [
    'only parts without length and time',
    { segments: [{ ...ride.segments[0]!, toM: 0, timeS: 0 }] },
    'This plan has no parts to ride.',
  ],
  [
    'a power that is none',
    { segments: [{ ...ride.segments[0]!, powerW: NaN }] },
    'This plan has no parts to ride.',
  ],
  ['parts out of order', { segments: [...ride.segments].reverse() }, 'This plan has no parts to ride.'],
  ['times of another route', { timeS: [0, 1, 2] }, 'This plan does not belong to this route.'],
  [
    'a time that falls',
    { timeS: Array.from(ride.timeS, (second, i) => (i === 9 ? 0 : second)) },
    'This plan does not belong to this route.',
  ],
  [
    'a time that is none',
    { timeS: Array.from(ride.timeS, () => NaN) },
    'This plan does not belong to this route.',
  ],
])('%s is not a plan', (_, changes, message) => {
  for (const { format } of EXPORT_FORMATS)
    expect(exportPlan({ ...ride, ...changes }, format)).toEqual({ ok: false, message });
});

test('a start in no sensible year is left out, and said', () => {
  for (const startTimeMs of [NaN, -1, 1e18]) {
    const file = fileOf({ ...ride, startTimeMs }, 'csv');
    expect(file.notes).toEqual([
      'The start time is not between the years 2000 and 2100, so it was left out.',
    ]);
    expect(file.content).not.toContain('UTC');
  }
});

test('a band that does not hold its target is widened, feeds off the route are dropped', () => {
  const segments = [{ ...ride.segments[0]!, toM: route.distanceM, powerW: 250, lowW: 255, highW: 240 }];
  const feeds = [NaN, -5, 1e9].map((distanceM) => ({ ...ride.feeds[0]!, distanceM }));
  const plan = { ...ride, segments, feeds };
  expect(readByGarmin(bytesOf(plan, 'fitWorkout'))['workoutStepMesgs']).toMatchObject([
    { customTargetValueLow: 1250, customTargetValueHigh: 1250 },
  ]);
  expect(textOf(plan, 'csv')).not.toContain('Gel');
});

test('a plan without a name gets the same name in every format, and an unknown format is rejected', () => {
  for (const format of ['tcx', 'gpx', 'erg', 'zwo', 'sticker'] as const) {
    expect(textOf({ ...ride, name: '\u0007' }, format)).toContain('Plan');
  }
  expect(readByGarmin(bytesOf({ ...ride, name: '' }, 'fitCourse'))['courseMesgs']).toMatchObject([
    { name: 'Plan' },
  ]);
  expect(exportPlan(ride, 'toString' as 'csv')).toEqual({
    ok: false,
    message: 'Plans are not written in this format.',
  });
});
