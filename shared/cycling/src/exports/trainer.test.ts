import { exportPlan } from './export-plan.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
import { hillRide } from './testing/planned.ts';
import { fileOf, readXml, textOf, xmlErrors } from './testing/read-back.ts';

/**
 * No kept reader of ERG, MRC or ZWO is on npm, so these two are written from the published descriptions alone:
 * TrainerRoad's of ERG and MRC (sections in brackets, `MINUTES WATTS` or `MINUTES PERCENT`, decimal minutes and a level
 * with a tab between, two rows a step) and the reference of Zwift workout files by their users.
 */
type Course = { header: string[]; unit: string; rows: [number, number][]; texts: [number, string, number][] };

function readCourse(text: string): Course {
  const section = (name: string) => {
    const found = new RegExp(`\\[${name}\\]\r\n([^]*?)\\[END ${name}\\]`).exec(text)![1]!;
    return found.split('\r\n').slice(0, -1);
  };
  const header = section('COURSE HEADER');
  return {
    header,
    unit: /^MINUTES (\w+)$/.exec(header.at(-1)!)![1]!,
    rows: section('COURSE DATA').map((row) => row.split('\t').map(Number) as [number, number]),
    texts: section('COURSE TEXT').map((row) => {
      const [at, words, shown] = row.split('\t');
      return [Number(at), words!, Number(shown)];
    }),
  };
}

const workOf = ({ rows }: Course) =>
  rows
    .slice(1)
    .reduce((sum, [minute, level], i) => sum + 60 * (minute - rows[i]![0]) * ((level + rows[i]![1]) / 2), 0);

const ride = hillRide();
const totalS = ride.timeS[ride.timeS.length - 1]!;
const workJ = ride.segments.reduce((sum, part) => sum + part.powerW * part.timeS, 0);

describe.each(['erg', 'mrc'] as const)('%s', (format) => {
  const course = readCourse(textOf(ride, format));
  const perUnit = format === 'erg' ? 1 : ride.ftpW / 100;

  test('has the header of the format', () => {
    expect(course.header).toEqual([
      'VERSION = 2',
      'UNITS = ENGLISH',
      'DESCRIPTION = Col de l’Été – 2026',
      `FILE NAME = Col de l’Été – 2026.${format}`,
      'FTP = 270',
      `MINUTES ${format === 'erg' ? 'WATTS' : 'PERCENT'}`,
    ]);
  });

  test('has two rows for each part: its power where it begins and where it ends', () => {
    expect(course.rows).toHaveLength(18);
    let endS = 0;
    ride.segments.forEach((part, i) => {
      const [from, to] = [course.rows[2 * i]!, course.rows[2 * i + 1]!];
      expect(from[0] * 60).toBeCloseTo(endS, 2);
      endS += part.timeS;
      expect(to[0] * 60).toBeCloseTo(endS, 2);
      expect(Math.abs(from[1] * perUnit - part.powerW)).toBeLessThan(0.05);
      expect(to[1]).toBe(from[1]);
    });
  });

  test('holds the plan’s time and work', () => {
    expect(course.rows.at(-1)![0] * 60).toBeCloseTo(totalS, 2);
    expect((workOf(course) * perUnit) / workJ).toBeCloseTo(1, 4);
  });

  test('prompts what to do and eat at its time', () => {
    expect(course.texts).toHaveLength(12);
    expect(course.texts[2]).toEqual([Math.round(ride.feeds[0]!.timeS), '25 g Gel citron', 10]);
    expect(course.texts.map(([at]) => at)).toEqual(course.texts.map(([at]) => at).sort((a, b) => a - b));
  });

  test.each(HOSTILE_NAMES.map((name) => [name.slice(0, 30), name]))(
    'keeps its form with the name %j',
    (_, name) => {
      const parts = ride.segments.map((part) => ({ ...part, cue: name }));
      const read = readCourse(
        textOf(
          { ...ride, name, segments: parts, feeds: ride.feeds.map((feed) => ({ ...feed, name })) },
          format,
        ),
      );
      expect(read.header).toHaveLength(6);
      expect(read.rows).toEqual(course.rows);
      expect(read.texts.every(([at, words, shown]) => at >= 0 && words !== '' && shown === 10)).toBe(true);
    },
  );
});

test('without an FTP an ERG needs none; MRC and ZWO ask for it', () => {
  const nobody = { ...ride, ftpW: NaN };
  expect(textOf(nobody, 'erg')).not.toContain('FTP');
  for (const format of ['mrc', 'zwo'] as const) {
    expect(exportPlan(nobody, format)).toEqual({
      ok: false,
      message: 'This format counts in percent of FTP. Enter your FTP first.',
      missing: ['powerMatrix.ftp'],
    });
  }
});

describe('zwo', () => {
  type Block = { Duration: string; Power?: string; textevent: { timeoffset: string; message: string }[] };
  type Workout = {
    name: string;
    author: string;
    sportType: string;
    workout: { SteadyState: Block[]; FreeRide: Block[] };
  };
  const workout = (xml: string) => readXml(xml)['workout_file'] as Workout;
  const xml = textOf(ride, 'zwo');
  const read = workout(xml);

  test('holds the parts in whole seconds and shares of FTP; where the plan coasts it asks for nothing', () => {
    expect([read.name, read.author, read.sportType]).toEqual([ride.name, 'Breakaway', 'bike']);
    const order = [...xml.matchAll(/<(SteadyState|FreeRide) /g)].map(([, kind]) => kind);
    expect(order).toEqual(ride.segments.map(({ powerW }) => (powerW > 0 ? 'SteadyState' : 'FreeRide')));
    const pedalled = ride.segments.filter(({ powerW }) => powerW > 0);
    read.workout.SteadyState.forEach((block, i) => {
      expect(Math.abs(Number(block.Duration) - pedalled[i]!.timeS)).toBeLessThanOrEqual(1);
      expect(Number(block.Power) * ride.ftpW).toBeCloseTo(pedalled[i]!.powerW, 1);
    });
    const all = [...read.workout.SteadyState, ...read.workout.FreeRide];
    expect(all.reduce((sum, block) => sum + Number(block.Duration), 0)).toBe(Math.round(totalS));
    const work = read.workout.SteadyState.reduce(
      (sum, block) => sum + Number(block.Duration) * Number(block.Power) * ride.ftpW,
      0,
    );
    expect(work / workJ).toBeCloseTo(1, 2);
  });

  test('prompts what to do at the start of a part, and what to eat at its time', () => {
    expect(read.workout.SteadyState[1]!.textevent).toEqual([
      { timeoffset: '0', message: 'Hold 285 W, part 2' },
      { timeoffset: String(Math.round(ride.feeds[0]!.timeS) - 186), message: '25 g Gel citron' },
    ]);
    const events = [...read.workout.SteadyState, ...read.workout.FreeRide].flatMap(
      (block) => block.textevent,
    );
    expect(events).toHaveLength(12);
  });

  test('says which FTP the shares are of', () => {
    expect(fileOf(ride, 'zwo').notes).toEqual([
      'Targets are shares of an FTP of 270 W. Set the same in the trainer app.',
      'Where the plan coasts, the trainer is free and holds no power.',
    ]);
  });

  test('hostile names leave it well-formed and every text where it was', async () => {
    const files = HOSTILE_NAMES.map((name) =>
      textOf({ ...ride, name, segments: ride.segments.map((part) => ({ ...part, cue: `x${name}` })) }, 'zwo'),
    );
    expect(await xmlErrors(files)).toEqual([]);
    for (const file of files) expect(file.match(/<textevent /g)).toHaveLength(12);
    expect(workout(files[2]!).name).toBe(HOSTILE_NAMES[2]);
  });
});
