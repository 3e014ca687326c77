import { chatFile } from '@breakaway/contract/schemas';
import { readRoute } from '@breakaway/cycling';
import { testUser } from '@breakaway/host-api/testing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readChosen } from './chat-file.ts';

const member = testUser();
const rider = testUser({
  bodyMatrix: { ...member.bodyMatrix, weight: 72 },
  powerMatrix: { ...member.powerMatrix, ftp: 260 },
});

/** A file for a file input. jsdom's own lacks `arrayBuffer`. */
function fileOf(name: string, content: string | Uint8Array): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes as BlobPart], name), {
    arrayBuffer: async () => bytes.slice().buffer,
  });
}
const points = (count: number, each: (i: number) => string = () => '') =>
  Array.from(
    { length: count },
    (_, i) => `<trkpt lat="${(45 + i / 1000).toFixed(5)}" lon="6">${each(i)}</trkpt>`,
  ).join('');
const gpx = (inside: string, name = 'The hill') =>
  `<?xml version="1.0"?><gpx version="1.1"><trk><name>${name}</name><trkseg>${inside}</trkseg></trk></gpx>`;
const time = (i: number) => `<time>${new Date(Date.UTC(2026, 5, 1) + 20_000 * i).toISOString()}</time>`;

async function card(name: string, content: string, who = member) {
  const read = await readChosen(fileOf(name, content), who);
  if (!read.ok) throw new Error(read.message);
  return read.file;
}
async function refusal(name: string, content: string | Uint8Array) {
  const read = await readChosen(fileOf(name, content), member);
  return read.ok ? 'read' : read.message;
}

test('a route: its road as the tools write it, its figures and its heights', async () => {
  const file = await card('a.gpx', gpx(points(90, (i) => `<ele>${300 + 5 * i}</ele>`)));
  expect(file.card).toMatchObject({ kind: 'route', name: 'The hill', timeS: null, averagePowerW: null });
  expect(file.ride).toBeNull();
  const route = readRoute(JSON.parse(file.course!));
  expect(route).toMatchObject({ ok: true, distanceM: file.card.distanceM, ascentM: file.card.ascentM });
  expect(file.card.profile[0]).toBe(0);
  expect(file.card.profile.at(-1)).toBe(100);
});

test('without heights there is no ascent and no sketch', async () => {
  const { card: shown } = await card('a.gpx', gpx(points(20)));
  expect(shown).toMatchObject({ ascentM: null, profile: [] });
});

test('a ride: its figures, by the weight and the critical power of the member', async () => {
  const ridden = gpx(
    points(90, (i) => `<ele>${300 + i}</ele>${time(i)}<extensions><power>200</power></extensions>`),
  );
  const file = await card('a.gpx', ridden, rider);
  expect(file.card).toMatchObject({ kind: 'ride', timeS: 1780, averagePowerW: 200 });
  expect(file.ride).toMatchObject({ normalizedW: 200, wPrime: { wPrimeJ: expect.any(Number) } });
  expect(file.course).not.toBeNull();
  expect((await card('a.gpx', ridden)).ride?.wPrime).toBeNull();
});

test('a ride without a road is a ride', async () => {
  const tcx = `<TrainingCenterDatabase><Activities><Activity><Lap><Track>${Array.from(
    { length: 90 },
    (_, i) =>
      `<Trackpoint><Time>${new Date(Date.UTC(2026, 5, 1) + 1000 * i).toISOString()}</Time><Extensions><TPX><Watts>210</Watts></TPX></Extensions></Trackpoint>`,
  ).join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
  const file = await card('indoors.tcx', tcx);
  expect(file).toMatchObject({ course: null, card: { kind: 'ride', name: 'indoors', averagePowerW: 210 } });
});

test('a long name is cut, one of spaces is that of the file, and none turns the text around it', async () => {
  expect((await card('a.gpx', gpx(points(20), `${'x'.repeat(119)}🚴`))).card.name).toBe('x'.repeat(119));
  expect((await card('a.gpx', gpx(points(20), 'Sun\u202eday'))).card.name).toBe('Sun day');
  expect((await card('a.gpx', gpx(points(20), 'x'.repeat(300)))).card.name).toHaveLength(120);
  expect((await card('Sunday.gpx', gpx(points(20), ' '))).card.name).toMatch(/^Sunday/);
});

/** About 1400 km: bends and rough heights cost the most text. */
const winding = (each: (i: number) => string = () => '') =>
  Array.from(
    { length: 38_000 },
    (_, i) =>
      `<trkpt lat="${(40 + i * 9e-5).toFixed(6)}" lon="${(6 + 4e-4 * Math.sin(1.7 * i)).toFixed(6)}"><ele>${(500 + 90 * Math.sin(0.7 * i)).toFixed(1)}</ele>${each(i)}</trkpt>`,
  ).join('');

test('a course that is too long for a question has a sentence that says where it can be planned', async () => {
  expect(await refusal('long.gpx', gpx(winding()))).toMatch(/Open its file in the Race Analyzer\.$/);
});

test('a ride that is so long is a ride without its road', async () => {
  expect(await card('long.gpx', gpx(winding(time)))).toMatchObject({ course: null, card: { kind: 'ride' } });
});

test.each([
  ['empty.gpx', '', 'This file is empty.'],
  ['photo.jpg', '\u00ff\u00d8\u00ff', 'This is not a GPX, TCX or FIT file.'],
  ['letter.docx', 'PK\u0003\u0004', 'This is not a GPX, TCX or FIT file.'],
  [
    'ride.zip',
    'PK\u0003\u0004',
    'This file is compressed. Unpack it and choose the GPX, TCX or FIT file inside.',
  ],
  ['short.gpx', gpx(points(2).replace('45.001', '45.0001')), 'The file has no route of at least 50 m in it.'],
  ['saved.gpx', '<!doctype html><html>', 'This is a web page, not a GPX, TCX or FIT file.'],
])('%s is refused in one sentence', async (name, content, sentence) => {
  expect(await refusal(name, content)).toBe(sentence);
});

test('by its size alone: a film is no ride, and a ride may be too large', async () => {
  const sized = (name: string) => Object.defineProperty(fileOf(name, ''), 'size', { value: 30_000_000 });
  expect(await readChosen(sized('film.mov'), member)).toMatchObject({
    message: 'This is not a GPX, TCX or FIT file.',
  });
  expect(await readChosen(sized('ride.fit'), member)).toMatchObject({
    message: expect.stringContaining('Files of up to 25 MB can be read'),
  });
});

test('a folder, or a file that is gone', async () => {
  const gone = Object.assign(new File([], 'ride.fit'), {
    arrayBuffer: () => Promise.reject(new Error('gone')),
  });
  expect(await readChosen(gone, member)).toEqual({
    ok: false,
    message: 'This file could not be opened. Choose it again.',
  });
});

const folder = process.env['RIDES_DIR'] ?? resolve(__dirname, '../../../../shared/data');
const real = existsSync(folder)
  ? ['bad', 'fit', 'gpx', 'tcx'].flatMap((kind) =>
      readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name}`),
    )
  : [];
if (real.length === 0)
  process.stderr.write(`No rides at ${folder}: tests on real files are skipped (set RIDES_DIR).\n`);

const cut = `${folder}/bad/fitparse-activity-unexpected-eof.fit`;
(existsSync(cut) ? test : test.skip)('a ride that was cut off in its first minute is refused', async () => {
  expect(await readChosen(fileOf('cut.fit', new Uint8Array(readFileSync(cut))), rider)).toEqual({
    ok: false,
    message: 'This ride has less than a minute in it, so there is nothing to explain.',
  });
});

test('every real file is a card that may be sent, or has one sentence', async () => {
  for (const path of real) {
    const read = await readChosen(fileOf(path, new Uint8Array(readFileSync(`${folder}/${path}`))), rider);
    if (!read.ok) {
      expect([path, read.message]).toEqual([path, expect.stringMatching(/^[A-Z].*\.$/)]);
      continue;
    }
    // As the API checks it.
    expect([path, chatFile.safeParse(read.file).error?.issues ?? []]).toEqual([path, []]);
    if (read.file.course === null) continue;
    const { distanceM, ascentM } = read.file.card;
    const route = readRoute(JSON.parse(read.file.course));
    expect(route).toMatchObject({ ok: true, distanceM, ...(ascentM === null ? {} : { ascentM }) });
  }
});
