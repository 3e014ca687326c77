import { routeFrom } from '../route/index.ts';
import { readActivityOrRoute, rideSummary } from './index.ts';
import { impossibleNumbers } from './testing/mutate.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const points =
  '<trkpt lat="45" lon="6"><ele>100</ele></trkpt><trkpt lat="45.001" lon="6"><ele>110</ele></trkpt>';
const gpx = (inner: string) => `<?xml version="1.0"?><gpx version="1.1"><trk>${inner}</trk></gpx>`;
const MEGABYTES = 700_000;
const filled = (piece: string) => piece.repeat(Math.ceil(MEGABYTES / piece.length));

/** Some of these took the reader minutes when its work grew with the square of the length. */
describe('megabytes of one trick', () => {
  const junk: [string, string][] = [
    ['declarations', filled('<!x>')],
    ['declarations with brackets', filled('<![x')],
    ['comments that never end', filled('<!-- ')],
    ['CDATA that never ends', filled('<![CDATA[')],
    ['tags that never end', filled('<a ')],
    ['opened elements', filled('<a>')],
    ['closed elements', filled('</a>')],
    ['angle brackets', filled('<')],
    ['one long name', `<${filled('a')}>`],
    ['one long attribute', `<trkpt lat="${filled('1')}" lon="6"/>`],
    ['one long text', `<name>${filled('a &amp; ')}</name>`],
    ['many names', filled('<a1><b2><c3>').replace(/\d/g, () => String(Math.floor(7)))],
    ['attributes', `<trkpt ${filled('lat lat=')}/>`],
    ['empty tracks', filled('<trk></trk>')],
    ['waypoints', filled('<wpt lat="1" lon="2"/>')],
    ['quotes', filled('"\'')],
    ['tags with a quote left open', filled('<a ">')],
    ['zeros', filled('\0')],
  ];
  test.each(junk)('%s', async (_, text) => {
    for (const content of [text, gpx(text), gpx(points + text), gpx(text + points)]) {
      const parsed = await readActivityOrRoute(bytes(content));
      if (parsed.ok) expect(parsed.track.points.length).toBeLessThan(10);
      else expect(parsed.message).toMatch(/^[A-Z].{9,140}\.$/);
    }
  });
});

describe('what is not a ride or route is named', () => {
  const cases: [string, Uint8Array, RegExp][] = [
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), /compressed/],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70), /not a GPX/],
    ['a PDF', bytes('%PDF-1.7\n<</Type/Catalog>>'), /not a GPX/],
    [
      'a page named .gpx',
      bytes('<!doctype html>\n<html><head><title>Log in</title></head></html>'),
      /web page/,
    ],
    ['JSON', bytes('{"type":"Feature"}'), /not a GPX/],
    ['a lone mark', Uint8Array.of(0xef, 0xbb, 0xbf), /not a GPX/],
    ['half a UTF-16 character', Uint8Array.of(0xff, 0xfe, 0x3c), /not a GPX/],
  ];
  test.each(cases)('%s', async (_, content, message) => {
    const parsed = await readActivityOrRoute(content, 'ride.gpx');
    expect(parsed).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });
  test('more points than any ride has', async () => {
    const many = `<trkpt lat="1" lon="2"/>`.repeat(500_001);
    expect(await readActivityOrRoute(bytes(gpx(many)))).toEqual({
      ok: false,
      message: 'This file has more than 500 000 points. No ride needs that.',
    });
  });
});

describe('encodings', () => {
  const text = gpx(`<name>Côte</name>${points}`);
  const utf16 = (order: 'le' | 'be') =>
    Uint8Array.from(
      [0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))].flatMap((code) =>
        order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255],
      ),
    );
  const latin = (declared: string) =>
    Uint8Array.from(`<?xml version="1.0" encoding="${declared}"?>${text.slice(21)}`, (letter) =>
      letter.charCodeAt(0),
    );
  test.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`)],
    ['UTF-16 little endian', utf16('le')],
    ['UTF-16 big endian', utf16('be')],
    ['Latin-1', latin('ISO-8859-1')],
    ['windows-1252', latin('windows-1252')],
  ])('%s', async (_, content) => {
    expect(await readActivityOrRoute(content)).toMatchObject({ ok: true, track: { name: 'Côte' } });
  });
});

test('points all over the globe, at its poles and on its date line, give only real numbers', async () => {
  const places = [
    [90, 0],
    [90, 180],
    [89.9999, -180],
    [-90, 12],
    [0, 180],
    [0, -180],
    [0, 179.9999],
    [0, -179.9999],
    [0, 0],
  ];
  for (const [latA, lonA] of places)
    for (const [latB, lonB] of places) {
      const parsed = await readActivityOrRoute(
        bytes(gpx(`<trkpt lat="${latA}" lon="${lonA}"/><trkpt lat="${latB}" lon="${lonB}"/>`.repeat(3))),
      );
      if (!parsed.ok) continue;
      const route = routeFrom(parsed.track.points);
      expect(impossibleNumbers({ parsed, route, summary: rideSummary(parsed.track) })).toEqual([]);
    }
});
