import * as fs from 'node:fs';
import { readActivityOrRoute, readRidePoints, type TrackPoint } from './index.ts';
import { plainXmlPoints } from './plain-xml.ts';
import { impossibleNumbers, mutated, MUTATIONS, seeded } from './testing/mutate.ts';
import { openRides } from './testing/rides.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rides = openRides(fs);
const real = rides ? test : test.skip;
const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('\n');
const time = (i: number) => new Date(1.7e12 + i * 1000).toISOString();

const gpx = `<?xml version="1.0" encoding="UTF-8"?>
<!-- by <hand> --><gpx version="1.1"><metadata><time>2026-05-01T08:00:00Z</time></metadata><wpt lat="45.002" lon="6"><name>Food</name><ele>1</ele></wpt>
<trk><name><![CDATA[Up <trk> & down]]></name><trkseg>${many(60, (i) => `<trkpt lon='-6.1234567' lat='${45 + i * 1e-4}'><ele>${200.25 - i}</ele><time>${time(i)}</time><extensions><power>${i}</power><x:TrackPointExtension><x:atemp>${i - 30}</x:atemp><x:hr>${i === 3 ? 0 : 140}</x:hr><x:cad>90</x:cad><speed>7.25</speed></x:TrackPointExtension></extensions></trkpt>`)}<trkpt lat="45.1" lon="-6.12345678901234567" /></trkseg></trk></gpx>
`;
const tcx = `<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity><Lap StartTime="2024-01-01T00:00:00Z"><TotalTimeSeconds>90</TotalTimeSeconds><DistanceMeters>900</DistanceMeters><AverageHeartRateBpm><Value>99</Value></AverageHeartRateBpm><Track>${many(60, (i) => `<Trackpoint><Time>${time(i)}</Time>${i === 5 ? '' : `<Position><LatitudeDegrees>${45 + i * 1e-4}</LatitudeDegrees><LongitudeDegrees>6</LongitudeDegrees></Position>`}<AltitudeMeters>${200 + i}</AltitudeMeters><DistanceMeters>${i * 10}</DistanceMeters><HeartRateBpm><Value>140</Value></HeartRateBpm><Cadence>80</Cadence><Extensions><TPX><Watts>250</Watts><Speed>9.9</Speed></TPX></Extensions></Trackpoint>`)}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;

async function bothWays(file: Uint8Array) {
  const [full, quick] = [await readActivityOrRoute(file), await readRidePoints(file)];
  return { full: full.ok ? full.track.points : full.message, quick: quick.ok ? quick.points : quick.message };
}

function differing(full: readonly TrackPoint[], quick: readonly TrackPoint[]): string[] {
  if (full.length !== quick.length) return [`${full.length} and ${quick.length} points`];
  return full.flatMap((point, i) =>
    (Object.keys(point) as (keyof TrackPoint)[]).flatMap((key) => {
      const [a, b] = [point[key] ?? null, quick[i]![key] ?? null];
      const same = a === null || b === null ? a === b : Math.abs(a - b) <= 1e-10;
      return same ? [] : [`${i} ${key}: ${a} and ${b}`];
    }),
  );
}

describe('the points of a ride alone are those of the full reader', () => {
  test.each([
    ['gpx', gpx],
    ['tcx', tcx],
  ] as const)('of a plain %s file, without asking it', async (dialect, text) => {
    const points = plainXmlPoints(bytes(text), dialect)!;
    expect(points).not.toBeNull();
    const { full, quick } = await bothWays(bytes(text));
    expect(differing(full as TrackPoint[], quick as TrackPoint[])).toEqual([]);
    const missing = (key: keyof TrackPoint) => points.filter((point) => (point[key] ?? null) === null).length;
    expect(missing('powerW') + missing('heartRateBpm') + missing('cadenceRpm') + missing('speedMs')).toBe(
      dialect === 'gpx' ? 4 : 0,
    );
  });

  test('temperature, as the device has it', async () => {
    const { quick } = await bothWays(bytes(gpx));
    expect((quick as TrackPoint[]).slice(0, 2).map(({ temperatureC }) => temperatureC)).toEqual([-30, -29]);
  });

  real('of every real file, and of every broken one the same sentence', async () => {
    for (const path of ['gpx', 'tcx', 'fit', 'bad'].flatMap((folder) => rides!.list(folder))) {
      const { full, quick } = await bothWays(rides!.read(path));
      if (typeof full === 'string') expect([path, quick]).toEqual([path, full]);
      else expect([path, ...differing(full, quick as TrackPoint[])]).toEqual([path]);
    }
  });

  real('the usual exports are plain', () => {
    for (const path of ['gpx/sweatpy-4078723797-strava-power.gpx', 'gpx/optiride-cingle-du-ventoux.gpx'])
      expect(plainXmlPoints(rides!.read(path), 'gpx')).not.toBeNull();
    for (const path of ['tcx/sweatpy-5039744860.tcx', 'tcx/togeojson-garmin_connect.tcx'])
      expect(plainXmlPoints(rides!.read(path), 'tcx')).not.toBeNull();
  });

  test.each(['numbers', 'digits', 'truncate', 'utf16'])('of files with changed %s', async (kind) => {
    for (let run = 0; run < 150; run++) {
      const file = MUTATIONS[kind]!(bytes(run % 2 ? gpx : tcx), seeded(run + 1));
      const { full, quick } = await bothWays(file);
      if (typeof full === 'string') expect([run, quick]).toEqual([run, full]);
      else expect([run, ...differing(full, quick as TrackPoint[])]).toEqual([run]);
    }
  });
});

test('a ride without a place is refused or kept as by the full reader', async () => {
  const indoor = tcx.replace(/<Position>.*?<\/Position>/g, '');
  const empty = indoor.replace(/<(Watts|DistanceMeters)>.*?<\/\1>/g, '');
  for (const file of [indoor, empty]) {
    const { full, quick } = await bothWays(bytes(file));
    expect(quick).toEqual(full);
  }
  expect(await readRidePoints(bytes(empty))).toMatchObject({ ok: false });
});

test.each([
  ['a decimal comma', gpx.replace('200.25', '200,25')],
  ['an exponent', gpx.replace('200.25', '2.0025e2')],
  [
    'a time with a zone',
    gpx.replace('00Z</time><ext', '00+02:00</time><ext').replace(time(0), '2023-11-15T00:13:20+02:00'),
  ],
  ['a day that is not', gpx.replace(time(0), '2023-13-14T22:13:20.000Z')],
  ['character data', gpx.replace('<power>7</power>', '<power><![CDATA[7]]></power>')],
  ['two tracks', gpx.replace('</trkseg></trk>', '</trkseg></trk><trk><trkseg></trkseg></trk>')],
  ['an end in the middle of a point', gpx.slice(0, -40)],
  ['a document type', gpx.replace('?>', '?><!DOCTYPE gpx>')],
  ['a value that is none', gpx.replace('<power>7</power>', '<power>lots</power>')],
])('%s is left to the full reader', (_, text) => {
  expect(text).not.toBe(gpx);
  expect(plainXmlPoints(bytes(text), 'gpx')).toBeNull();
});

test('damaged files throw nothing and give no impossible number', async () => {
  for (let run = 0; run < 300; run++) {
    const read = await readRidePoints(mutated(bytes(run % 2 ? gpx : tcx), seeded(run + 1)).bytes);
    expect(impossibleNumbers(read)).toEqual([]);
    if (!read.ok) expect(read.message).toMatch(/^[A-Z].*\.$/);
  }
});
