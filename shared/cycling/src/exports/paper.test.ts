import { parse } from 'csv-parse/sync';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
import type { PlannedRide, PlannedSegment } from './planned.ts';
import { hillRide } from './testing/planned.ts';
import { fileOf, readXml, textOf, xmlErrors } from './testing/read-back.ts';

const ride = hillRide();
const totalS = ride.timeS[ride.timeS.length - 1]!;

describe('csv', () => {
  const rowsOf = (csv: string) =>
    parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
  const text = textOf(ride, 'csv');
  const rows = rowsOf(text);

  test('names its units, a row for each part', () => {
    expect(Object.keys(rows[0]!)).toEqual([
      'Part',
      'From (km)',
      'To (km)',
      'Kind',
      'Target (W)',
      'Low (W)',
      'High (W)',
      'Time (s)',
      'Reached after (h:mm:ss)',
      'Reached at (UTC)',
      'Cue',
      'Eat',
    ]);
    ride.segments.forEach((part, i) => {
      const row = rows[i]!;
      expect(row).toMatchObject({ Part: String(i + 1), Kind: part.kind, Cue: part.cue });
      expect(Number(row['From (km)'])).toBeCloseTo(part.fromM / 1000, 3);
      expect(Number(row['To (km)'])).toBeCloseTo(part.toM / 1000, 3);
      expect(Number(row['Target (W)'])).toBeCloseTo(part.powerW, 1);
      expect(Number(row['Low (W)'])).toBeCloseTo(part.lowW, 1);
      expect(Number(row['High (W)'])).toBeCloseTo(part.highW, 1);
      expect(Number(row['Time (s)'])).toBeCloseTo(part.timeS, 1);
    });
    const sumS = rows.reduce((sum, row) => sum + Number(row['Time (s)']), 0);
    expect(Math.abs(sumS - totalS)).toBeLessThan(0.05 * rows.length);
  });

  test('times go over midnight', () => {
    expect(rows.at(-1)).toMatchObject({
      'Reached after (h:mm:ss)': '0:31:34',
      'Reached at (UTC)': '2026-06-22T00:21:34Z',
    });
  });

  test('food is listed in the part where it is eaten', () => {
    expect(rows.map(({ Eat }) => Eat)).toEqual([
      '',
      '2 km: 25 g Gel citron',
      '',
      '',
      '',
      '7 km: Water',
      '9 km: 25 g Gel citron',
      '',
      '',
    ]);
  });

  test('without a start there is no column of the clock', () => {
    const { startTimeMs: _, ...undated } = ride;
    expect(textOf(undated, 'csv')).not.toContain('UTC');
  });

  test.each(HOSTILE_NAMES.map((name) => [name.slice(0, 30), name]))(
    'the cue %j is one cell, and no formula',
    (_, name) => {
      const csv = textOf({ ...ride, segments: ride.segments.map((part) => ({ ...part, cue: name })) }, 'csv');
      const read = rowsOf(csv);
      expect(read).toHaveLength(9);
      for (const { Cue } of read) {
        expect(Cue).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(Cue!.length).toBeLessThan(500);
      }
    },
  );
});

describe('sticker', () => {
  type Text = { '#text': string; x: string; y: string };
  type Group = { text: Text[]; rect: Record<string, string>; transform: string };
  type Svg = { width: string; height: string; viewBox: string; g: Group | Group[] };
  const svgOf = (xml: string) => readXml(xml)['svg'] as Svg;
  const linesOf = (group: Group) => {
    const lines = new Map<string, string[]>();
    for (const { y, '#text': words } of group.text) {
      const line = String(Math.round(Number(y) / 4.6));
      lines.set(line, [...(lines.get(line) ?? []), String(words)]);
    }
    return [...lines.values()];
  };

  test('is one of 30 x 120 mm with km, watts, time and food', async () => {
    const xml = textOf(ride, 'sticker');
    expect(await xmlErrors(xml)).toEqual([]);
    const svg = svgOf(xml);
    expect([svg.width, svg.height, svg.viewBox]).toEqual(['30mm', '120mm', '0 0 30 120']);
    const words = (svg.g as Group).text.map((text) => String(text['#text']));
    expect(words.slice(0, 5)).toEqual([
      expect.stringMatching(/^Col de l’Été/),
      '13.5 km · 31:34 min',
      'km',
      'W',
      'm:ss',
    ]);
    expect(words.slice(5)).toEqual([
      ...[
        '0.0',
        '240',
        '0:00',
        '1.3',
        '285',
        '3:06',
        '2.0',
        'Gel citron',
        '3.0',
        '303',
        '9:23',
        '6.1',
        'Coast',
        '21:00',
        '6.7',
        '90',
        '22:22',
      ],
      ...['7.0', 'Water', '8.1', 'Coast', '24:29', '9.0', 'Gel citron'],
      ...['10.1', '220', '26:58', '11.5', '265', '28:34', '13.5', 'Finish', '31:34'],
    ]);
  });

  test('food is listed with its grams where there is space', () => {
    const name = (feed: string) => textOf({ ...ride, feeds: [{ ...ride.feeds[0]!, name: feed }] }, 'sticker');
    expect(name('gel')).toContain('>25 g gel<');
    expect(name('Gel 25 g')).toContain('>Gel 25 g<');
    expect(name('Gel 125 g')).toContain('>Gel 125 g<');
    expect(name('Energy gel lemon and lime')).toContain('>Energy g…<');
    expect(name('')).toContain('>25 g food<');
  });

  /** The nine parts again and again over the same road. */
  const longRide = (n: number): PlannedRide => ({
    ...ride,
    segments: Array.from({ length: n }, (_, i) => ({
      ...ride.segments[i % 9]!,
      fromM: (i * ride.route.distanceM) / n,
      toM: ((i + 1) * ride.route.distanceM) / n,
    })),
  });

  /** Parts of the same road, each with its power (W), time (s) and kind. */
  type Short = [number, number, PlannedSegment['kind']];
  const inParts = (parts: Short[]): PlannedRide => {
    const atM = (i: number) => (i * ride.route.distanceM) / parts.length;
    return {
      ...ride,
      feeds: [],
      segments: parts.map(([powerW, timeS, kind], i) => ({
        ...{ powerW, timeS, kind, cue: '', fromM: atM(i), toM: atM(i + 1) },
        ...{ lowW: Math.max(0, powerW - 5), highW: powerW + 5 },
      })),
    };
  };
  const wattsOf = (parts: Short[]) =>
    [...textOf(inParts(parts), 'sticker').matchAll(/x="20.7" [^>]*>([^<]*)</g)]
      .map(([, word]) => word)
      .slice(1);

  test('neighbours that a rider would not tell apart are one line, with the watts while pedalling', () => {
    expect(
      wattsOf([
        ...([
          [200, 120, 'flat'],
          [0, 20, 'coast'],
          [206, 120, 'flat'],
        ] satisfies Short[]),
        ...([
          [260, 300, 'climb'],
          [320, 30, 'climb'],
        ] satisfies Short[]),
        ...([
          [165, 200, 'descent'],
          [0, 40, 'coast'],
          [0, 300, 'coast'],
        ] satisfies Short[]),
        ...([
          [180, 120, 'flat'],
          [200, 120, 'flat'],
        ] satisfies Short[]),
      ]),
    ).toEqual(['203', '265', '165', 'Coast', '180', '200']);
  });

  test('a plan of two hours fits on one, a longer one fills more evenly, each within its frame and numbered', () => {
    const hours = (n: number) => ({ ...ride, timeS: Array.from(ride.timeS, (s) => (n * 3600 * s) / totalS) });
    const long = { ...longRide(130), timeS: hours(9).timeS };
    expect(
      svgOf(textOf({ ...long, timeS: hours(2).timeS, segments: longRide(18).segments }, 'sticker')).width,
    ).toBe('30mm');
    const file = fileOf(long, 'sticker');
    const svg = svgOf(String(file.content));
    const groups = svg.g as Group[];
    expect(groups).toHaveLength(2);
    expect([svg.width, svg.height]).toEqual(['64mm', '120mm']);
    expect(file.notes.slice(1)).toEqual([
      'The plan fills 2 stickers.',
      expect.stringMatching(/^To keep it readable, \d+ of the parts were joined/),
    ]);
    expect(groups.map((group) => group.text[1]!['#text'])).toEqual(['1/2', '2/2']);
    expect(new Set(groups.map(({ transform }) => transform)).size).toBe(2);
    for (const group of groups) {
      expect(group.text.every(({ x, y }) => Number(x) > 0 && Number(x) < 30 && Number(y) < 119)).toBe(true);
    }
    const [first = 0, second = 0] = groups.map((group) => linesOf(group).length);
    expect(Math.abs(first - second)).toBeLessThan(2);
    // A climb of every round.
    expect(String(file.content).match(/h2\.2l-1\.1 -2\.2z/g)?.length).toBeGreaterThanOrEqual(15);
  });

  test('long climbs that need more get more', () => {
    const rounds = Array.from({ length: 150 }, (): Short[] => [
      [300, 300, 'climb'],
      [200, 300, 'flat'],
    ]);
    const file = fileOf(inParts(rounds.flat()), 'sticker');
    expect((svgOf(String(file.content)).g as Group[]).length).toBe(Math.ceil((300 + 1) / 22));
    expect(file.notes.at(-1)).toMatch(/several/);
    expect(file.notes.join(' ')).not.toMatch(/joined/);
    // 61 lines on two cards with room for 50 each.
    const cards = svgOf(textOf(inParts(rounds.slice(0, 30).flat()), 'card')).g as Group[];
    const times = cards.map(({ text }) => text.filter((word) => /^\d+:\d\d$/.test(String(word['#text']))));
    expect(times.map((words) => words.length)).toEqual([32, 29]);
    expect(times.map((words) => words.filter(({ x }) => Number(x) < 52).length)).toEqual([16, 16]);
  });

  test('a stop has its minutes, and its name where there is room', () => {
    const stops = [{ atM: 6000, timeS: 600, name: 'Café du Commerce' }];
    expect(textOf({ ...ride, stops }, 'sticker')).toMatch(/>6\.0<.*>Stop<.*>10 min</);
    expect(textOf({ ...ride, stops }, 'card')).toMatch(/>6\.0<.*>Stop: Café d…<.*>10 min</);
  });

  test('no mark meets a number, even in a font as wide as Verdana', () => {
    for (const format of ['sticker', 'card'] as const) {
      const xml = textOf(
        { ...ride, segments: ride.segments.map((part) => ({ ...part, powerW: 999 })) },
        format,
      );
      const marks = [...xml.matchAll(/d="M([\d.]+) [\d.]+h2\.2/g)].map(([, x]) => [
        Number(x),
        Number(x) + 2.2,
      ]);
      expect(marks.length).toBeGreaterThan(1);
      const numbers = [
        ...xml.matchAll(
          /<text x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)" text-anchor="end"( font-weight="bold")?>([\d.]+)</g,
        ),
      ];
      for (const [, right, size, bold, digits = ''] of numbers) {
        const left = Number(right) - digits.length * Number(size) * (bold ? 0.72 : 0.64);
        for (const [from = 0, to = 0] of marks) expect(to < left || from > Number(right)).toBe(true);
      }
    }
  });

  test('no type is smaller than 7 points', () => {
    for (const format of ['sticker', 'card'] as const)
      for (const [, size] of textOf(longRide(130), format).matchAll(/font-size="([\d.]+)"/g))
        expect((Number(size) / 25.4) * 72).toBeGreaterThan(7);
  });

  test('hostile names leave it well-formed and short', async () => {
    const files = HOSTILE_NAMES.map((name) =>
      textOf({ ...ride, name, feeds: ride.feeds.map((feed) => ({ ...feed, name })) }, 'sticker'),
    );
    expect(await xmlErrors(files)).toEqual([]);
    const plain = svgOf(textOf(ride, 'sticker')).g as Group;
    for (const file of files) {
      const { text } = svgOf(file).g as Group;
      expect(text.length).toBe(plain.text.length);
      for (const { '#text': words } of text) expect(Array.from(String(words)).length).toBeLessThan(40);
    }
  });
});

test('the card is one of A6, with the range of the watts', async () => {
  const xml = textOf(ride, 'card');
  expect(await xmlErrors(xml)).toEqual([]);
  expect(xml).toContain('width="105mm" height="148mm"');
  for (const text of [
    `13.5 km · 31:34 min · ${Math.round(ride.route.ascentM)} m up`,
    '275–295',
    '25 g Gel citron',
    'Finish',
  ])
    expect(xml).toContain(`>${text}<`);
  // Food goes by the clock, so its time is beside it.
  expect(Math.round(ride.feeds[0]?.timeS ?? NaN)).toBe(312);
  expect(xml).toMatch(/>25 g Gel citron<\/text><text [^>]*>5:12</);
});

test('from an hour on paper counts hours and minutes', () => {
  const timed = (seconds: number) =>
    textOf({ ...ride, timeS: Array.from(ride.timeS, (at) => (at * seconds) / totalS) }, 'sticker');
  expect(timed(3599)).toMatch(/13\.5 km · 59:59 min<.*>m:ss<.*>59:59<\/text>/s);
  expect(timed(3600)).toMatch(/13\.5 km · 1:00 h<.*>h:mm<.*>1:00<\/text>/s);
});
