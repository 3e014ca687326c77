import * as fs from 'node:fs';
import { MAX_FILE_BYTES, readActivityOrRoute } from './index.ts';
import { openRides } from './testing/rides.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const gpx = (inner: string) => bytes(`<?xml version="1.0"?><gpx version="1.1">${inner}</gpx>`);
const points =
  '<trkpt lat="45" lon="6"><ele>100</ele></trkpt><trkpt lat="45.001" lon="6"><ele>110</ele></trkpt>';

async function read(content: Uint8Array, name?: string) {
  const parsed = await readActivityOrRoute(content, name);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed;
}

describe('GPX', () => {
  test('prefixes, single quotes, byte order mark, entities and CDATA', async () => {
    const text =
      "\uFEFF<?xml version='1.0'?><x:gpx xmlns:x='u'><x:trk><x:name>A &amp; B &#233;</x:name><x:trkseg>" +
      "<x:trkpt lon='6' lat='45'><x:ele><![CDATA[12.5]]></x:ele><x:time>2026-05-01T08:00:00</x:time>" +
      '<x:extensions><p:TrackPointExtension><p:hr>150</p:hr><p:cad>90</p:cad></p:TrackPointExtension><power>250</power></x:extensions></x:trkpt>' +
      "<x:trkpt lat='45.001' lon='6'/></x:trkseg></x:trk></x:gpx>";
    const { track, warnings } = await read(bytes(text));
    expect(warnings).toEqual([]);
    expect(track).toMatchObject({ format: 'gpx', kind: 'activity', name: 'A & B é' });
    expect(track.points[0]).toMatchObject({
      latDeg: 45,
      lonDeg: 6,
      elevationM: 12.5,
      timeMs: Date.UTC(2026, 4, 1, 8),
      heartRateBpm: 150,
      cadenceRpm: 90,
      powerW: 250,
    });
    expect(track.points).toHaveLength(2);
  });
  test.each([
    ['2026-05-01T10:00:00,25+02', 250],
    ['2026-05-01 08:00:00Z', 0],
    ['2026-05-01T10:00:00.000+0200', 0],
    ['2026-05-01T08:00', 0],
    ['Lap 5', null],
    ['01/05/2026 08:00:00', null],
    ['2026-13-01T08:00:00Z', null],
  ])('a time of %s', async (time, afterMs) => {
    const { track } = await read(gpx(`<trk>${points.replace('</ele>', `</ele><time>${time}</time>`)}</trk>`));
    expect(track.points[0]!.timeMs).toBe(afterMs === null ? null : Date.UTC(2026, 4, 1, 8) + afterMs);
  });
  test('decimal commas, and > inside of an attribute', async () => {
    const point = (lat: string) => `<trkpt name="a>b" lat="${lat}" lon="6,25"><ele>100,5</ele></trkpt>`;
    const { track } = await read(gpx(`<trk>${point('45,5')}${point('45,6')}</trk>`));
    expect(track.points[0]).toMatchObject({ latDeg: 45.5, lonDeg: 6.25, elevationM: 100.5 });
  });
  test('a route without a track is read', async () => {
    const { track } = await read(
      gpx(`<rte>${points.replaceAll('trkpt', 'rtept')}</rte>`),
      'C:\\rides\\Sunday.gpx',
    );
    expect(track).toMatchObject({ kind: 'route', name: 'Sunday' });
    expect(track.points).toHaveLength(2);
  });
  test('a file cut off is saved up to there', async () => {
    const text = new TextDecoder().decode(gpx(`<trk><trkseg>${points}</trkseg></trk>`));
    const { track, warnings } = await read(bytes(text.slice(0, text.indexOf('</trkseg>'))));
    expect(track.points).toHaveLength(2);
    expect(warnings).toHaveLength(1);
  });
  test('tracks apart: the longest; tracks that follow each other: joined', async () => {
    const far = points.replaceAll('lat="45', 'lat="50');
    const apart = await read(gpx(`<trk>${points}</trk><trk><name>Far</name>${far}${far}</trk>`));
    expect(apart.track.points).toHaveLength(4);
    expect(apart.warnings[0]).toMatch(/2 separate tracks.*Far/);
    expect(apart).toMatchObject({ taken: 1, tracks: [{ name: null }, { name: 'Far' }] });
    expect((await read(gpx(`<trk>${points}</trk><trk>${points}</trk>`))).track.points).toHaveLength(4);
  });
  test('a track that is asked for by its place in the list', async () => {
    const far = points.replaceAll('lat="45', 'lat="50');
    const file = gpx(`<trk>${points}</trk><trk><name>Far</name>${far}${far}</trk>`);
    const first = await readActivityOrRoute(file, 'two.gpx', 0);
    expect(first).toMatchObject({ ok: true, taken: 0, track: { name: 'two' }, warnings: [] });
    if (first.ok) expect(first.tracks[0]?.lengthM).toBeCloseTo(111.2, 0);
    expect(await readActivityOrRoute(file, 'two.gpx', 7)).toMatchObject({ taken: 1 });
  });
  test('entities that the file defines are not expanded', async () => {
    const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><gpx><trk><name>&b;</name>${points}</trk></gpx>`;
    expect((await read(bytes(bomb))).track.name).toBe('&b;');
  });
  test('numbers that cannot be are left out', async () => {
    const { track } = await read(
      gpx(
        `<trk>${points}<trkpt lat="95" lon="6"/><trkpt lat="x" lon="6"><ele>1e99</ele><power>-4</power></trkpt></trk>`,
      ),
    );
    expect(track.points.map((point) => point.latDeg)).toEqual([45, 45.001, null, null]);
    expect(track.points[3]).toMatchObject({ elevationM: null, powerW: null });
  });
});

describe('GPX and TCX with more than points', () => {
  test('waypoints with their kind, and the shape points of a Garmin route', async () => {
    const { track } = await read(
      gpx(
        '<wpt lat="45.0005" lon="6"><name>Feed 1</name><sym>Drinking Water</sym></wpt><wpt lat="91" lon="6"/>' +
          '<rte><rtept lat="45" lon="6"><extensions><x:RoutePointExtension><x:rpt lat="45.0003" lon="6"/><x:rpt lat="45.0006" lon="6"/></x:RoutePointExtension></extensions></rtept><rtept lat="45.001" lon="6"/></rte>',
      ),
    );
    expect(track.points.map((point) => point.latDeg)).toEqual([45, 45.0003, 45.0006, 45.001]);
    expect(track.waypoints).toEqual([
      { name: 'Feed 1', kind: 'Drinking Water', latDeg: 45.0005, lonDeg: 6, distanceM: null },
    ]);
  });
  const trackpoint = (i: number) =>
    `<Trackpoint><Time>2026-05-01T08:00:0${i}Z</Time><Position><LatitudeDegrees>${45 + i / 10000}</LatitudeDegrees><LongitudeDegrees>6</LongitudeDegrees></Position></Trackpoint>`;
  test('a TCX activity: laps and their sum', async () => {
    const lap = (i: number) =>
      `<Lap StartTime="2026-05-01T08:00:0${i}Z"><TotalTimeSeconds>${i + 1}</TotalTimeSeconds><DistanceMeters>10</DistanceMeters><AverageHeartRateBpm><Value>${140 + i}</Value></AverageHeartRateBpm><Track>${trackpoint(i)}${trackpoint(i + 1)}</Track><Extensions><LX><AvgWatts>${200 + 30 * i}</AvgWatts></LX></Extensions></Lap>`;
    const { track } = await read(
      bytes(
        `<TrainingCenterDatabase><Activities><Activity>${lap(0)}${lap(2)}</Activity></Activities></TrainingCenterDatabase>`,
      ),
    );
    expect(track.laps.map((each) => [each.startMs, each.endMs])).toEqual([
      [Date.UTC(2026, 4, 1, 8), Date.UTC(2026, 4, 1, 8, 0, 2)],
      [Date.UTC(2026, 4, 1, 8, 0, 2), Date.UTC(2026, 4, 1, 8, 0, 3)],
    ]);
    expect(track.device).toMatchObject({ timerS: 4, distanceM: 20, averagePowerW: 245, normalizedW: null });
    expect(track.laps[1]!.device.averageHeartRateBpm).toBe(142);
  });
  test('a TCX course with course points', async () => {
    const { track } = await read(
      bytes(
        `<TrainingCenterDatabase><Courses><Course><Name>Loop</Name><Lap><DistanceMeters>9</DistanceMeters></Lap><Track>${trackpoint(0)}${trackpoint(1)}</Track><CoursePoint><Name>Food</Name><Position><LatitudeDegrees>45</LatitudeDegrees><LongitudeDegrees>6</LongitudeDegrees></Position><PointType>Food</PointType></CoursePoint></Course></Courses></TrainingCenterDatabase>`,
      ),
    );
    expect(track).toMatchObject({ kind: 'route', name: 'Loop', laps: [], device: null });
    expect(track.waypoints).toEqual([{ name: 'Food', kind: 'food', latDeg: 45, lonDeg: 6, distanceM: null }]);
  });
  test('points out of the order of their times are sorted where that makes the way shorter', async () => {
    const at = (i: number) =>
      `<trkpt lat="${45 + i / 10000}" lon="6"><time>2026-05-01T08:00:${10 + i}Z</time></trkpt>`;
    const { track, warnings } = await read(gpx(`<trk>${[5, 6, 7, 8, 0, 1, 2, 3, 4].map(at).join('')}</trk>`));
    expect(track.points.map((point) => Math.round((point.latDeg! - 45) * 10000))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(warnings).toEqual(['The points were not in the order of their times, so they were sorted.']);
  });
  test('a single time far from all others is left out', async () => {
    const at = (i: number) =>
      `<trkpt lat="${45 + i / 10000}" lon="6"><time>${i === 4 ? 2031 : 2026}-05-01T08:00:${10 + i}Z</time></trkpt>`;
    const { track } = await read(gpx(`<trk>${[0, 1, 2, 3, 4, 5, 6].map(at).join('')}</trk>`));
    expect(track.points.map((point) => point.timeMs !== null)).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('what is no ride', () => {
  const cases: [string, Uint8Array, RegExp][] = [
    ['nothing', new Uint8Array(), /empty/],
    ['one point', gpx('<trk><trkpt lat="1" lon="2"/></trk>'), /only one point/],
    ['waypoints', gpx('<wpt lat="1" lon="2"/>'), /only waypoints/],
    ['no track', gpx(''), /no track/],
    ['a web page', bytes('<!DOCTYPE html><html><body>Sign in</body></html>'), /web page/],
    ['KML', bytes('<?xml version="1.0"?><kml></kml>'), /KML/],
    ['a packed file', new Uint8Array([0x1f, 0x8b, 8, 0]), /compressed/],
    ['text', bytes('hello'), /not a GPX/],
    ['random bytes', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256), /not a GPX/],
    ['a FIT head alone', bytes('\u000e\u0010xx\u0000\u0000\u0000\u0000.FIT\u0000\u0000'), /damaged/],
    ['too much', new Uint8Array(MAX_FILE_BYTES + 1), /60 MB/],
    ['an endless comment', bytes('<gpx><!-- ' + 'x'.repeat(100000)), /no track/],
  ];
  test.each(cases)('%s', async (_, content, message) => {
    const parsed = await readActivityOrRoute(content);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.message).toMatch(message);
  });
});

const rides = openRides(fs);
const onRides = rides ? describe : describe.skip;

onRides('real files', () => {
  const files = rides ? ['fit', 'gpx', 'tcx', 'bad'].flatMap((folder) => rides.list(folder)) : [];

  test.each(files)(
    '%s: read, or rejected with one sentence, without a hang and without NaN',
    async (path) => {
      const parsed = await readActivityOrRoute(rides!.read(path), path);
      if (!parsed.ok) {
        expect(path).toMatch(/bad\//);
        expect(parsed.message).toMatch(/^[A-Z].{10,120}\.$/);
        return;
      }
      expect(parsed.track.points.length).toBeGreaterThan(1);
      const fine = parsed.track.points.every((point) =>
        Object.values(point).every((value) => value === null || Number.isFinite(value)),
      );
      expect(fine).toBe(true);
    },
  );

  test.each(files)('%s: cut anywhere it does not throw', async (path) => {
    const whole = rides!.read(path);
    for (const share of [0.01, 0.2, 0.5, 0.9, 0.999]) {
      const parsed = await readActivityOrRoute(whole.subarray(0, Math.floor(share * whole.length)));
      if (!parsed.ok) expect(parsed.message).toMatch(/^[A-Z].{10,120}\.$/);
    }
  });

  test('the FIT and the GPX of one ride have the same 8357 points', async () => {
    const fit = await read(rides!.read('fit/sweatpy-4078723797-edge1000-power-1hz.fit'));
    const gpxRide = await read(rides!.read('gpx/sweatpy-4078723797-strava-power.gpx'));
    expect(fit.track.points).toHaveLength(8357);
    expect(gpxRide.track.points).toHaveLength(8357);
    expect(gpxRide.track.points[4000]!.powerW).toBe(fit.track.points[4000]!.powerW);
    expect(gpxRide.track.points[4000]!.timeMs).toBe(fit.track.points[4000]!.timeMs);
  });

  test('the FIT, GPX and TCX of one ride agree; the GPX has no power', async () => {
    const fit = await read(rides!.read('fit/sweatpy-5039744860-smartrec-pause-laps.fit'));
    const gpxRide = await read(rides!.read('gpx/sweatpy-5039744860.gpx'));
    const tcx = await read(rides!.read('tcx/sweatpy-5039744860.tcx'));
    expect(tcx.track.points[0]!.powerW).toBe(162);
    expect(fit.track.points.some((point) => point.powerW !== null)).toBe(true);
    expect(gpxRide.track.points.every((point) => point.powerW === null)).toBe(true);
  });

  test('bytes changed at random in a FIT file do no harm', async () => {
    const good = rides!.read('fit/sweatpy-6449921903-indoor-pauses.fit');
    let seed = 1;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (let round = 0; round < 60; round++) {
      const bad = good.slice();
      for (let i = 0; i < 1 + round; i++) bad[Math.floor(random() * bad.length)] = Math.floor(random() * 256);
      const parsed = await readActivityOrRoute(bad);
      if (!parsed.ok) expect(parsed.message).toMatch(/\.$/);
    }
  });
});
