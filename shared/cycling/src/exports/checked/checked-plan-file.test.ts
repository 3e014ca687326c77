import fc from 'fast-check';
import { EXPORT_FORMATS, exportPlan, type ExportFormat } from '../export-plan.ts';
import { anyRide } from '../testing/any-ride.ts';
import { HOSTILE_NAMES } from '../testing/hostile-names.ts';
import { hillRide } from '../testing/planned.ts';
import { fileOf, xmlErrors } from '../testing/read-back.ts';
import { TCX_COURSE_SCHEMA } from '../testing/schemas.ts';
import { checkedPlanFile, checkFile } from './checked-plan-file.ts';

const ride = hillRide();
const totalS = ride.timeS[ride.timeS.length - 1] ?? NaN;
const formats = EXPORT_FORMATS.map(({ format }) => format);

const seenOf = async (format: ExportFormat, options = {}, plan = ride) => {
  const file = await checkedPlanFile(plan, format, options);
  if (!file.ok) throw new Error(`${format}: ${file.message}`);
  return file.seen;
};

test('what is read back is the plan', async () => {
  const course = await seenOf('fitCourse');
  expect(course).toMatchObject({ marks: 14, startMs: ride.startTimeMs, timeS: Math.round(totalS) });
  expect(course.distanceM).toBeCloseTo(ride.route.distanceM, 1);
  expect(course.points).toBeGreaterThan(200);
  expect(await seenOf('tcx')).toMatchObject({ points: course.points, marks: 14 });
  expect(await seenOf('gpx')).toMatchObject({ points: course.points, marks: 14 });
  expect(await seenOf('fitWorkout')).toEqual({
    steps: 9,
    distanceM: expect.closeTo(ride.route.distanceM, 1),
  });
  expect(await seenOf('fitWorkout', { steps: 'time' })).toEqual({
    steps: 9,
    timeS: expect.closeTo(totalS, 2),
  });
  expect(await seenOf('fitPowerGuide')).toMatchObject({ steps: 9, points: course.points });
  for (const format of ['erg', 'mrc', 'zwo', 'csv'] as const)
    expect(await seenOf(format)).toMatchObject({ steps: 9 });
  // Two of its climbs are alike.
  for (const format of ['sticker', 'card'] as const) expect(await seenOf(format)).toMatchObject({ steps: 8 });
  expect(await seenOf('ics')).toEqual({ alarms: 3, startMs: ride.startTimeMs, timeS: Math.round(totalS) });
});

test('a planned stop is in every file of the road, and lights are in none', async () => {
  const stops = [
    { atM: 6003, timeS: 600, name: 'Café' },
    { atM: 8000, timeS: 20 },
  ];
  const later = (atM: number) => (atM > 6003 ? 600 : 0) + (atM > 8000 ? 20 : 0);
  const stopping = {
    ...ride,
    stops,
    timeS: Array.from(ride.timeS, (s, i) => s + later(i * ride.route.stepM)),
  };
  for (const format of formats) await seenOf(format, {}, stopping);
  for (const format of ['tcx', 'gpx', 'fitCourse'] as const)
    expect(await seenOf(format, {}, stopping)).toMatchObject({ marks: 15 });
  const tcx = String(fileOf(stopping, 'tcx').content);
  expect(tcx).toMatch(
    /<Name>Cafe<\/Name>.*<PointType>Generic<\/PointType><Notes>Stop: Café, 10 min<\/Notes>/,
  );
  expect(await xmlErrors(tcx, TCX_COURSE_SCHEMA)).toEqual([]);
  for (const format of ['csv', 'ics', 'sticker', 'card'] as const) {
    const text = String(fileOf(stopping, format).content)
      .replaceAll('\r\n ', '')
      .replaceAll(/<[^>]*>/g, ' ');
    expect(text.match(/Stop(: Café)?\\?,? +10 min/g)).toHaveLength(1);
    expect(text).not.toContain('0.3 min');
  }
});

test('the bytes are those of exportPlan', async () => {
  for (const format of formats) {
    const file = await checkedPlanFile(ride, format);
    expect(file).toMatchObject(exportPlan(ride, format));
  }
});

test('every plan passes in every format, whatever its name', async () => {
  await fc.assert(
    fc.asyncProperty(anyRide, async (plan) => {
      for (const format of formats)
        if (format !== 'ics' || plan.startTimeMs !== undefined) await seenOf(format, {}, plan);
      await seenOf('fitWorkout', { steps: 'time' }, plan);
    }),
    { seed: 20261122, numRuns: 15 },
  );
  for (const name of HOSTILE_NAMES) {
    const feeds = ride.feeds.map((feed) => ({ ...feed, name }));
    const segments = ride.segments.map((part) => ({ ...part, cue: name }));
    for (const format of formats) await seenOf(format, {}, { ...ride, name, feeds, segments });
  }
});

test.each(formats)('%s of another plan is not handed out', async (format) => {
  const other = { ...ride, segments: ride.segments.slice(0, 8), feeds: ride.feeds.slice(1) };
  const refusal = await checkFile(fileOf(other, format), ride, format);
  expect(refusal).toEqual({
    ok: false,
    message: expect.stringMatching(/^The file was read again and its \w+/),
  });
});

test.each(formats)('a damaged %s is not handed out', async (format) => {
  const file = fileOf(ride, format);
  const content = file.content.slice(0, file.content.length - 20) as typeof file.content;
  expect(await checkFile({ ...file, content }, ride, format)).toMatchObject({ ok: false });
});

test('the sentence names what does not agree', async () => {
  const segments = ride.segments.map((part) => ({ ...part, timeS: part.timeS * 1.01 }));
  expect(await checkFile(fileOf({ ...ride, segments }, 'erg'), ride, 'erg')).toEqual({
    ok: false,
    message:
      'The file was read again and its duration did not agree with the plan, so you do not get it. Take another format.',
  });
});

test('a refusal of the writer stays', async () => {
  const { startTimeMs: _, ...undated } = ride;
  expect(await checkedPlanFile(undated, 'ics')).toEqual({
    ok: false,
    message: 'A calendar needs the time of the start. Enter it first.',
  });
});
