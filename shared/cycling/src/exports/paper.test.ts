import { parse } from 'csv-parse/sync';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
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
      '13.5 km · 0:32 h',
      'km',
      'W',
      'h:mm',
    ]);
    expect(words.slice(5)).toEqual([
      ...[
        '0.0',
        '240',
        '0:00',
        '1.3',
        '285',
        '0:03',
        '2.0',
        'Gel citron',
        '3.0',
        '300',
        '0:09',
        '4.7',
        '310',
        '0:17',
      ],
      ...['6.1', '0', '0:21', '6.7', '90', '0:22', '7.0', 'Water', '8.1', '0', '0:24', '9.0', 'Gel citron'],
      ...['10.1', '220', '0:27', '11.5', '265', '0:29', '13.5', 'Finish', '0:32'],
    ]);
  });

  test('food is listed with its grams where there is space', () => {
    const name = (feed: string) => textOf({ ...ride, feeds: [{ ...ride.feeds[0]!, name: feed }] }, 'sticker');
    expect(name('gel')).toContain('>25 g gel<');
    expect(name('Energy gel lemon and lime')).toContain('>Energy g…<');
    expect(name('')).toContain('>25 g food<');
  });

  test('a long plan fills several, each within its frame and numbered', () => {
    const n = 130;
    const segments = Array.from({ length: n }, (_, i) => ({
      ...ride.segments[i % 9]!,
      fromM: (i * ride.route.distanceM) / n,
      toM: ((i + 1) * ride.route.distanceM) / n,
    }));
    const file = fileOf({ ...ride, segments }, 'sticker');
    const svg = svgOf(String(file.content));
    const groups = svg.g as Group[];
    expect(groups.length).toBe(Math.ceil((n + 3 + 1) / 22));
    expect(file.notes).toContain(`The plan fills ${groups.length} stickers.`);
    expect([svg.width, svg.height]).toEqual(['166mm', '244mm']);
    const twice = fileOf(
      {
        ...ride,
        segments: [
          ...segments,
          ...segments.map((part) => ({ ...part, fromM: ride.route.distanceM, toM: ride.route.distanceM })),
        ],
      },
      'sticker',
    );
    expect(twice.notes.at(-1)).toMatch(/several/);
    expect(groups.map((group) => group.text[1]!['#text'])).toEqual(
      groups.map((_, i) => `${i + 1}/${groups.length}`),
    );
    expect(new Set(groups.map(({ transform }) => transform)).size).toBe(groups.length);
    for (const group of groups) {
      expect(group.text.every(({ x, y }) => Number(x) > 0 && Number(x) < 30 && Number(y) < 119)).toBe(true);
    }
    const watts = groups
      .flatMap(linesOf)
      .filter((line) => line.length === 3 && line[1] !== 'Finish' && line[1] !== 'W');
    expect(watts).toHaveLength(n);
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
