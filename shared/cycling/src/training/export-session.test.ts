import * as fc from 'fast-check';
import { HOSTILE_NAMES } from '../exports/testing/hostile-names.ts';
import { readByFitFileParser, readByGarmin, xmlErrors } from '../exports/testing/read-back.ts';
import { ZWO_SCHEMA } from '../exports/testing/schemas.ts';
import { buildSession } from './build.ts';
import { exportSession, SESSION_FORMATS, type SessionFormat } from './export-session.ts';
import { sessionLoad, sessionSeconds } from './load.ts';
import type { Session, SessionTypeId } from './session.ts';
import { TEST_PROTOCOLS } from './test-protocols.ts';
import { SESSION_TYPES } from './types/index.ts';

const TYPES = (Object.keys(SESSION_TYPES) as SessionTypeId[]).filter((type) => type !== 'gym');
const FTP = 250;
const contentOf = (session: Session, format: SessionFormat, ftpW: number | null = FTP) => {
  const file = exportSession(session, format, { ftpW });
  if (!file.ok) throw new Error(file.message);
  return file.content;
};
const bytesOf = (session: Session, ftpW: number | null = FTP) =>
  contentOf(session, 'fit', ftpW) as Uint8Array<ArrayBuffer>;
const threshold = buildSession({ aim: 'threshold', minutes: 60 })!;
const any = fc
  .record({
    aim: fc.constantFrom(...TYPES),
    minutes: fc.integer({ min: 20, max: 360 }),
    indoor: fc.boolean(),
  })
  .map((asked) => buildSession(asked)!);
const held = <T>(property: fc.IProperty<T>) => fc.assert(property, { seed: 31, numRuns: 25 });

type Row = [minute: number, level: number];
const rowsOf = (text: string): Row[] =>
  /\[COURSE DATA\]\r\n([^]*)\r\n\[END COURSE DATA\]/
    .exec(text)![1]!
    .split('\r\n')
    .map((row) => row.split('\t').map(Number) as Row);
const workOf = (rows: Row[]) =>
  rows
    .slice(1)
    .reduce((sum, [minute, level], i) => sum + 60 * (minute - rows[i]![0]) * ((level + rows[i]![1]) / 2), 0);

test('ERG and MRC hold the time and the work of the session, ramps as ramps', () => {
  held(
    fc.property(any, (session) => {
      const { workKj, durationS } = sessionLoad(session, FTP);
      const erg = rowsOf(String(contentOf(session, 'erg')));
      expect(erg.at(-1)![0] * 60).toBeCloseTo(durationS, 1);
      expect(Math.abs(workOf(erg) - 1000 * workKj!)).toBeLessThan(
        0.06 * durationS + 5 * session.steps.length,
      );
      const mrc = rowsOf(String(contentOf(session, 'mrc', null)));
      expect(mrc).toHaveLength(2 * session.steps.length);
      session.steps.forEach(({ from, to }, i) => {
        expect(mrc[2 * i]![1]).toBeCloseTo(100 * from, 1);
        expect(mrc[2 * i + 1]![1]).toBeCloseTo(100 * to, 1);
      });
    }),
  );
});

test('ZWO holds every step by its schema, in shares of FTP', async () => {
  const sessions = TYPES.flatMap((aim) => [20, 75, 240].map((minutes) => buildSession({ aim, minutes })!));
  const files = sessions.map((session) => String(contentOf(session, 'zwo')));
  expect(await xmlErrors(files, ZWO_SCHEMA)).toEqual([]);
  files.forEach((file, i) => {
    const durations = [...file.matchAll(/ Duration="(\d+)"/g)].map(([, seconds]) => Number(seconds));
    expect(durations).toEqual(sessions[i]!.steps.map(({ seconds }) => seconds));
  });
  const first = [...files[TYPES.indexOf('threshold') * 3 + 1]!.matchAll(/<(\w+) Duration="(\d+)" ([^>]*)>/g)];
  expect(first.slice(0, 3).map(([, element, , target]) => [element, target])).toEqual([
    ['Warmup', 'PowerLow="0.5" PowerHigh="0.75"'],
    ['SteadyState', 'Power="0.98"'],
    ['SteadyState', 'Power="0.5"'],
  ]);
  expect(first.at(-1)![0]).toContain('<Cooldown Duration="600" PowerLow="0.55" PowerHigh="0.45"');
});

test('the schema of ZWO finds what is wrong', async () => {
  const wrong = ['<SteadyState Duration="-1" Power="1"></SteadyState>', '<Sprint Duration="1"></Sprint>'].map(
    (block) =>
      String(contentOf(threshold, 'zwo')).replace(/<workout>[^]*<\/workout>/, `<workout>${block}</workout>`),
  );
  for (const file of wrong) expect(await xmlErrors([file], ZWO_SCHEMA)).not.toEqual([]);
});

test('all out and cadence: ZWO lets the trainer free and shows the cadence', () => {
  const zwo = String(contentOf(buildSession({ aim: 'tabata', minutes: 30 })!, 'zwo'));
  expect(zwo.match(/<FreeRide Duration="20" FlatRoad="1">/g)).toHaveLength(8);
  expect(String(contentOf(buildSession({ aim: 'lowCadence', minutes: 60 })!, 'zwo'))).toMatch(
    /Power="0.82" Cadence="55"/,
  );
  const erg = exportSession(buildSession({ aim: 'tabata', minutes: 30 })!, 'erg', { ftpW: FTP });
  expect(erg.ok && erg.notes).toEqual([
    'Where you ride all out, let the trainer free: the file holds a number there.',
  ]);
});

/** Steps of a FIT workout with its jumps back ridden. */
function ridden(steps: Record<string, unknown>[]): Record<string, unknown>[] {
  const all: Record<string, unknown>[] = [];
  const lengths: number[] = [];
  for (const step of steps) {
    const before = all.length;
    if (step['durationType'] === 'repeatUntilStepsCmplt') {
      const run = all.slice(
        lengths.slice(0, Number(step['durationStep'])).reduce((sum, length) => sum + length, 0),
      );
      for (let i = 1; i < Number(step['repeatSteps']); i++) all.push(...run);
    } else all.push(step);
    lengths.push(all.length - before);
  }
  return all;
}

test('a FIT workout holds every step, those that repeat once, by Garmin’s reader', () => {
  held(
    fc.property(any, (session) => {
      const read = readByGarmin(bytesOf(session));
      const steps = read['workoutStepMesgs']!;
      expect(steps.length).toBeLessThanOrEqual(50);
      expect(read['workoutMesgs']![0]!['numValidSteps']).toBe(steps.length);
      const all = ridden(steps);
      expect(all.reduce((sum, step) => sum + Number(step['durationTime']), 0)).toBe(sessionSeconds(session));
      expect(all).toHaveLength(session.steps.length);
      session.steps.forEach((step, i) => {
        const { targetType, customTargetValueLow, customTargetValueHigh } = all[i]!;
        if (step.maximal) expect(targetType).toBe('open');
        else {
          expect(targetType).toBe('power');
          expect(Number(customTargetValueLow)).toBeLessThanOrEqual(1000 + Math.ceil(step.from * FTP));
          expect(Number(customTargetValueHigh)).toBeGreaterThanOrEqual(1000 + Math.floor(step.from * FTP));
        }
      });
    }),
  );
});

test('the same by fit-file-parser, in percent where FTP is not known', async () => {
  const read = await readByFitFileParser(bytesOf(threshold, null));
  expect(read['workout']).toMatchObject([{ sport: 'cycling', wkt_name: '4x8 min at threshold' }]);
  const steps = read['workout_step']!;
  expect(steps[0]).toMatchObject({
    duration_type: 'time',
    custom_target_value_low: 50,
    custom_target_value_high: 75,
  });
  expect(steps[1]).toMatchObject({
    custom_target_value_low: 95,
    custom_target_value_high: 101,
    target_type: 'power',
  });
});

test('3x13x30/15 becomes a few steps with jumps back', () => {
  const session = buildSession({ aim: 'thirtyFifteen', minutes: 75, level: 'trained' })!;
  const steps = readByGarmin(bytesOf(session))['workoutStepMesgs']!;
  expect(session.steps.length).toBeGreaterThan(78);
  expect(steps.filter((step) => step['durationType'] === 'repeatUntilStepsCmplt')).toMatchObject([
    { durationStep: 1, repeatSteps: 13 },
    { durationStep: 5, repeatSteps: 13 },
    { durationStep: 9, repeatSteps: 13 },
  ]);
});

test('more steps than a head unit takes are joined, and said', () => {
  const steps = Array.from({ length: 120 }, (_, i) => ({
    seconds: 60 + i,
    kind: 'work' as const,
    from: 0.5 + i / 200,
    to: 0.5 + i / 200,
  }));
  const session: Session = { name: 'Stairs', type: 'tempo', steps };
  const file = exportSession(session, 'fit', { ftpW: FTP });
  if (!file.ok) throw new Error(file.message);
  const read = readByGarmin(file.content as Uint8Array)['workoutStepMesgs']!;
  expect(read).toHaveLength(50);
  expect(read.reduce((sum, step) => sum + Number(step['durationTime']), 0)).toBeCloseTo(
    sessionSeconds(session),
    3,
  );
  expect(file.notes).toEqual(['Head units take 50 steps, so of the 120 steps those most alike were joined.']);
});

test('the same session gives the same bytes; every test can be written in every format', () => {
  for (const { format } of SESSION_FORMATS) {
    for (const { session } of Object.values(TEST_PROTOCOLS)) {
      expect(contentOf(session, format)).toEqual(contentOf(session, format));
    }
  }
});

test('hostile names leave the files well-formed', async () => {
  const files = HOSTILE_NAMES.map((name) => String(contentOf({ ...threshold, name }, 'zwo')));
  expect(await xmlErrors(files, ZWO_SCHEMA)).toEqual([]);
  for (const name of HOSTILE_NAMES) {
    readByGarmin(bytesOf({ ...threshold, name }));
    expect(rowsOf(String(contentOf({ ...threshold, name }, 'mrc')))).toHaveLength(18);
    const file = exportSession({ ...threshold, name }, 'mrc');
    expect(file.ok && file.fileName).toMatch(/^[a-z0-9][a-z0-9-]{0,59}\.mrc$/);
  }
});

test('a session with nothing to write is rejected with a sentence', () => {
  expect(exportSession(buildSession({ aim: 'gym', minutes: 60 })!, 'zwo')).toMatchObject({ ok: false });
  expect(exportSession({ ...threshold, steps: [] }, 'fit')).toEqual({
    ok: false,
    message: 'This session has no steps to ride.',
  });
  expect(
    exportSession({ ...threshold, steps: [{ seconds: NaN, kind: 'work', from: 1, to: 1 }] }, 'fit').ok,
  ).toBe(false);
  expect(exportSession(threshold, 'pdf' as 'fit')).toEqual({
    ok: false,
    message: 'Sessions are not written in this format.',
  });
  expect(exportSession(threshold, 'erg', { ftpW: null })).toMatchObject({
    ok: false,
    missing: ['powerMatrix.ftp'],
  });
});
