/**
 * Finds the records of a FIT file that are whole and well-formed, and gives a file of just these. Crashed recordings
 * (size 0 in the header, cut off, bytes behind the end) are common and almost all of their data is good.
 * @returns null when the bytes are no FIT file or hold no record at all
 */
export function mendFitFrame(bytes: Uint8Array): { bytes: Uint8Array<ArrayBuffer>; whole: boolean } | null {
  const headerLength = bytes[0];
  if ((headerLength !== 12 && headerLength !== 14) || bytes.length < headerLength) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const declaredEnd = headerLength + view.getUint32(4, true);
  const declared = declaredEnd > headerLength && declaredEnd <= bytes.length;
  const limit = declared ? declaredEnd : bytes.length;
  const end = endOfRecords(bytes, headerLength, limit);
  if (end === headerLength) return null;
  const mended = new Uint8Array(end + 2);
  mended.set(bytes.subarray(0, end));
  new DataView(mended.buffer).setUint32(4, end - headerLength, true);
  return { bytes: mended, whole: declared && end === declaredEnd };
}

function endOfRecords(bytes: Uint8Array, from: number, limit: number): number {
  const sizes = new Map<number, number>();
  let at = from;
  while (at < limit) {
    const header = bytes[at]!;
    const isDefinition = (header & 0x80) === 0 && (header & 0x40) !== 0;
    const length = isDefinition ? defineRecord(bytes, at, header, sizes) : dataLength(header, sizes);
    if (length === null || at + length > limit) break;
    at += length;
  }
  return at;
}

function dataLength(header: number, sizes: Map<number, number>): number | null {
  const local = header & 0x80 ? (header >> 5) & 3 : header & 15;
  const size = sizes.get(local);
  return size === undefined ? null : 1 + size;
}

function defineRecord(
  bytes: Uint8Array,
  at: number,
  header: number,
  sizes: Map<number, number>,
): number | null {
  const fields = fieldTable(bytes, at + 5);
  const developer = header & 0x20 ? fieldTable(bytes, at + 5 + fields.length) : { length: 0, size: 0 };
  if (Number.isNaN(fields.size + developer.size) || (bytes[at + 2] ?? 2) > 1) return null;
  sizes.set(header & 15, fields.size + developer.size);
  return 5 + fields.length + developer.length;
}

function fieldTable(bytes: Uint8Array, at: number): { length: number; size: number } {
  const count = bytes[at] ?? NaN;
  let size = 0;
  for (let i = 0; i < count; i++) size += bytes[at + 2 + 3 * i] ?? NaN;
  return { length: 1 + 3 * count, size: Number.isNaN(count) ? NaN : size };
}
