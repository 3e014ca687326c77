import { semicircles } from './fit-encoder.ts';
import { hillRide } from './testing/planned.ts';
import { bytesOf, fileOf, readByFitFileParser, readByGarmin } from './testing/read-back.ts';

const ride = hillRide();
const bytes = bytesOf(ride, 'fitPowerGuide');

/**
 * The layout of sam-dumont/bike-power-model-lib, `docs/FORMAT_SPEC.md` 1.0: field, offset behind the header and bytes,
 * big-endian. Read here by hand, because no public reader knows these messages.
 */
function messages(number: number) {
  const view = new DataView(bytes.buffer);
  const definition = bytes.findIndex(
    (byte, i) => (byte & 0xf0) === 0x40 && bytes[i + 2] === 1 && view.getUint16(i + 3, false) === number,
  );
  const local = (bytes[definition] ?? 0) & 15;
  const fields = Array.from({ length: bytes[definition + 5] ?? 0 }, (_, i) =>
    Array.from(bytes.subarray(definition + 6 + 3 * i, definition + 9 + 3 * i)),
  );
  const found: Map<number, { at: number; size: number; type: number }>[] = [];
  let at = definition + 6 + 3 * fields.length;
  while (bytes[at] === local) {
    let offset = at + 1;
    found.push(
      new Map(
        fields.map(([field = 0, size = 0, type = 0]) => {
          const place = { at: offset, size, type };
          offset += size;
          return [field, place];
        }),
      ),
    );
    at = offset;
  }
  const number32 = (i: number, field: number) => view.getInt32(found[i]?.get(field)?.at ?? -1, false);
  return { found, view, number32 };
}

test('other readers find a whole course and skip what they do not know', async () => {
  const plain = readByGarmin(bytesOf(ride, 'fitCourse'));
  const read = readByGarmin(bytes);
  for (const kind of ['courseMesgs', 'lapMesgs', 'recordMesgs', 'coursePointMesgs', 'eventMesgs'])
    expect(read[kind]).toEqual(plain[kind]);
  expect((await readByFitFileParser(bytes))['record']).toHaveLength(plain['recordMesgs']?.length ?? -1);
});

test('the summary has the types and sizes of the description', () => {
  const { found, view } = messages(352);
  expect(found).toHaveLength(1);
  const [summary] = found;
  const types = Array.from(summary ?? [], ([field, { size, type }]) => [field, size, type]);
  expect(types).toEqual([
    [1, 32, 0x07],
    [2, 2, 0x84],
    [3, 4, 0x8c],
    [4, 4, 0x86],
    [5, 1, 0x02],
    [6, 2, 0x84],
    [7, 4, 0x88],
    [8, 4, 0x88],
    [9, 4, 0x88],
    [10, 2, 0x84],
    [11, 2, 0x84],
    [13, 4, 0x86],
    [14, 4, 0x86],
    [15, 4, 0x88],
    [16, 4, 0x86],
    [17, 4, 0x86],
    [18, 1, 0x02],
    [19, 1, 0x02],
  ]);
  const at = (field: number) => summary?.get(field)?.at ?? -1;
  expect(view.getUint16(at(2))).toBe(9);
  expect(view.getUint16(at(6))).toBe(270);
  expect(view.getUint32(at(8))).toBe(0xffffffff);
  expect(view.getUint32(at(14))).toBe(Math.round((ride.timeS[ride.timeS.length - 1] ?? NaN) * 1000));
  const work = ride.segments.reduce((sum, part) => sum + part.powerW * part.timeS, 0);
  const time = ride.segments.reduce((sum, part) => sum + part.timeS, 0);
  expect(view.getFloat32(at(15))).toBeCloseTo((100 * work) / time / 270, 3);
  expect(view.getUint32(at(16))).toBe(Math.round((100 * 310) / 270));
});

test('the splits are the parts of the plan, end to end', () => {
  const { found, number32, view } = messages(353);
  expect(found).toHaveLength(9);
  const { route } = ride;
  ride.segments.forEach((part, i) => {
    expect(view.getUint16(found[i]?.get(254)?.at ?? -1)).toBe(i + 1);
    expect(number32(i, 1)).toBe(Math.round((100 * part.powerW) / 270));
    expect(number32(i, 2)).toBe(Math.round((part.toM - part.fromM) * 100));
    expect(number32(i, 3)).toBe(Math.round(part.timeS * 1000));
    if (i > 0) expect([number32(i, 6), number32(i, 7)]).toEqual([number32(i - 1, 8), number32(i - 1, 9)]);
  });
  expect(number32(0, 6)).toBe(semicircles(route.latDeg[0] ?? NaN));
  expect(number32(8, 9)).toBe(semicircles(route.lonDeg.at(-1) ?? NaN));
  const rise = ride.segments.reduce((sum, _, i) => sum + number32(i, 10), 0);
  expect(rise / 100).toBeCloseTo((route.elevationM.at(-1) ?? NaN) - (route.elevationM[0] ?? NaN), 0);
  const north = number32(0, 11) / 10_000;
  expect(north).toBeGreaterThan(0);
  expect(north).toBeLessThan(1);
});

test('it says what its percents are of', () => {
  expect(fileOf(ride, 'fitPowerGuide').notes).toEqual([
    'Targets are whole percents of an FTP of 270 W. Set the same on the device.',
  ]);
});
