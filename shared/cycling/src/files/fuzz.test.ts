import * as fs from 'node:fs';
import { routeFrom, waypointsOnRoute } from '../route/index.ts';
import { fitRide } from './testing/fit.ts';
import { readActivityOrRoute, rideSummary } from './index.ts';
import { impossibleNumbers, mutated, MUTATIONS, seeded } from './testing/mutate.ts';
import { openRides } from './testing/rides.ts';

/**
 * Files damaged in every way that we can think of go through reading, route and summary: nothing throws, no number is
 * impossible, and a refusal is one plain sentence. FUZZ_RUNS and FUZZ_SEED make it a campaign.
 */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const LARGEST_SEED_FILE = 60_000;
const SENTENCE = /^[A-Z][^\n]{9,140}\.$/;

const point = (i: number, tag = 'trkpt') =>
  `<${tag} lat="${45 + i * 1e-4}" lon="${6 + 1e-4 * Math.sin(i / 9)}"><ele>${200 + i}</ele><time>${new Date(1.7e12 + i * 1000).toISOString()}</time><extensions><power>${200 + i}</power><hr>140</hr></extensions></${tag}>`;
const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('\n');
const made: [string, Uint8Array][] = [
  ['made.fit', fitRide(120).bytes()],
  [
    'made.gpx',
    new TextEncoder().encode(
      `<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1"><wpt lat="45.002" lon="6"><name>Food</name></wpt><trk><name>Hill</name><trkseg>${many(80, (i) => point(i))}</trkseg><trkseg>${many(40, (i) => point(i + 95))}</trkseg></trk></gpx>`,
    ),
  ],
  [
    'made.tcx',
    new TextEncoder().encode(
      `<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity><Lap StartTime="2024-01-01T00:00:00Z"><TotalTimeSeconds>90</TotalTimeSeconds><DistanceMeters>900</DistanceMeters><Track>${many(90, (i) => `<Trackpoint><Time>${new Date(1704067200000 + i * 1000).toISOString()}</Time><Position><LatitudeDegrees>${45 + i * 1e-4}</LatitudeDegrees><LongitudeDegrees>6</LongitudeDegrees></Position><AltitudeMeters>${200 + i}</AltitudeMeters><DistanceMeters>${i * 10}</DistanceMeters><HeartRateBpm><Value>140</Value></HeartRateBpm><Extensions><TPX><Watts>250</Watts></TPX></Extensions></Trackpoint>`)}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
    ),
  ],
];

async function through(bytes: Uint8Array, name: string): Promise<'read' | 'refused'> {
  const parsed = await readActivityOrRoute(bytes, name);
  if (!parsed.ok) {
    expect(parsed.message).toMatch(SENTENCE);
    return 'refused';
  }
  for (const warning of parsed.warnings) expect(warning).toMatch(/^[^\n]{10,500}\.$/);
  const route = routeFrom(parsed.track.points);
  const summary = rideSummary(parsed.track, { massKg: 70 });
  for (const result of [route, summary]) if (!result.ok) expect(result.message).toMatch(SENTENCE);
  const marks = route.ok ? waypointsOnRoute(route, parsed.track.waypoints) : [];
  expect(impossibleNumbers({ parsed, route, summary, marks })).toEqual([]);
  if (route.ok) {
    expect(route.slope.every((slope) => Math.abs(slope) <= 0.2500001)).toBe(true);
    expect(route.radiusM.every((radius) => radius > 0)).toBe(true);
  }
  return 'read';
}

async function campaign(files: readonly (readonly [string, Uint8Array])[], runs: number) {
  const outcome = { read: 0, refused: 0 };
  for (let run = 0; run < runs; run++) {
    const random = seeded(SEED * 1_000_003 + run);
    const [name, good] = files[Math.floor(random() * files.length)]!;
    const { bytes, how } = mutated(good, random);
    try {
      outcome[await through(bytes, name)]++;
    } catch (error) {
      throw new Error(`${name}, FUZZ_SEED ${SEED}, run ${run}, ${how}: ${String(error)}`);
    }
  }
  return outcome;
}

test('each mutation of made files', async () => {
  for (const [name, good] of made)
    for (const mutate of Object.values(MUTATIONS)) await through(mutate(good, seeded(SEED)), name);
});

test('made files after up to three mutations', async () => {
  const outcome = await campaign(made, RUNS);
  expect(outcome.read).toBeGreaterThan(0);
  expect(outcome.refused).toBeGreaterThan(0);
}, 3_600_000);

const rides = openRides(fs);
(rides ? test : test.skip)(
  'real files after up to three mutations',
  async () => {
    const files = ['fit', 'gpx', 'tcx', 'bad']
      .flatMap((folder) => rides!.list(folder))
      .map((path): [string, Uint8Array] => {
        const bytes = rides!.read(path);
        // Long ones are truncated, which the readers treat as a file that ends early.
        return [path, RUNS > 1000 ? bytes : bytes.slice(0, LARGEST_SEED_FILE)];
      })
      .filter(([, bytes]) => bytes.length <= 400_000);
    const outcome = await campaign(files, Math.ceil(RUNS / 4));
    expect(outcome.read).toBeGreaterThan(outcome.refused);
    if (RUNS > 1000) process.stdout.write(`${JSON.stringify(outcome)}\n`);
  },
  3_600_000,
);
