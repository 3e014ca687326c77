import { crc16, FitEncoder, fitTimeS, semicircles } from './fit-encoder.ts';

test('the check value of CRC-16/ARC is 0xBB3D, and of nothing 0', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0xbb3d);
  expect(crc16(new Uint8Array())).toBe(0);
});

test('the header of a Garmin workout (FIT SDK forum, thread 323237) has the CRC 0xB729', () => {
  const header = [0x0e, 0x10, 0x4d, 0x08, 0xce, 0x03, 0, 0, 0x2e, 0x46, 0x49, 0x54];
  expect(crc16(Uint8Array.from(header))).toBe(0xb729);
});

test.each([
  [0, 0],
  [45, 2 ** 29],
  [-180, -(2 ** 31)],
  [180, -(2 ** 31)],
  [179.9999999, 2147483646],
])('%d degrees are %d semicircles', (degrees, raw) => expect(semicircles(degrees)).toBe(raw));

test('FIT counts from the last day of 1989', () => {
  expect(fitTimeS(Date.UTC(1989, 11, 31, 0, 1))).toBe(60);
});

test('a text that is too long ends with a 0 and between two characters; what is not known is written as such', () => {
  const message = { number: 31, fields: { name: [5, { textBytes: 6 }], sport: [4, 'enum'] } } as const;
  const fit = new FitEncoder();
  fit.add(message, { name: 'été été', sport: null });
  const written = fit.finish();
  expect(Array.from(written.subarray(-9, -2))).toEqual([0xc3, 0xa9, 0x74, 0xc3, 0xa9, 0, 0xff]);
});
