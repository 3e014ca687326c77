/** The encoding of a field in a FIT file: the code of its base type, its bytes, and the number that means "nothing". */
const BASE = {
  enum: [0x00, 1, 0xff],
  float32: [0x88, 4, 0xffffffff],
  sint16: [0x83, 2, 0x7fff],
  sint32: [0x85, 4, 0x7fffffff],
  uint8: [0x02, 1, 0xff],
  uint16: [0x84, 2, 0xffff],
  uint32: [0x86, 4, 0xffffffff],
  uint32z: [0x8c, 4, 0],
} as const;
const STRING = 0x07;

/** Number of the field in Garmin's profile, and its base type or the bytes of its text with the 0 at the end. */
type FitField = readonly [number: number, type: keyof typeof BASE | { textBytes: number }];

/** A kind of message: its number in Garmin's profile and the fields that are written, in this order. */
export type FitMessage<Name extends string = string> = {
  number: number;
  fields: Readonly<Record<Name, FitField>>;
  bigEndian?: true;
};

/** Numbers are raw: scaled and offset as the profile says, and rounded here unless the field is a float. Null: not known. */
export type FitValues<Name extends string> = Record<Name, number | string | null>;

const HEADER_BYTES = 14;
const PROTOCOL_1_0 = 0x10;
const PROFILE = 21_194;

/** Collects messages in the order in which they come, and gives a FIT file of them (protocol 1.0). */
export class FitEncoder {
  readonly #parts: Uint8Array[] = [];
  readonly #known: FitMessage[] = [];

  add<Name extends string>(message: FitMessage<Name>, values: FitValues<Name>): void {
    if (!this.#known.includes(message)) {
      this.#parts.push(definition(message, this.#known.length));
      this.#known.push(message);
    }
    this.#parts.push(data(message, this.#known.indexOf(message), values));
  }

  finish(): Uint8Array<ArrayBuffer> {
    const dataBytes = this.#parts.reduce((sum, part) => sum + part.length, 0);
    const file = new Uint8Array(HEADER_BYTES + dataBytes + 2);
    const view = new DataView(file.buffer);
    file.set([HEADER_BYTES, PROTOCOL_1_0]);
    view.setUint16(2, PROFILE, true);
    view.setUint32(4, dataBytes, true);
    file.set([0x2e, 0x46, 0x49, 0x54], 8);
    view.setUint16(12, crc16(file.subarray(0, 12)), true);
    let at = HEADER_BYTES;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    view.setUint16(at, crc16(file.subarray(0, at)), true);
    return file;
  }
}

function definition({ number, fields, bigEndian }: FitMessage, local: number): Uint8Array {
  const list = Object.values(fields);
  const rows = list.flatMap(([field, type]) =>
    typeof type === 'object' ? [field, type.textBytes, STRING] : [field, BASE[type][1], BASE[type][0]],
  );
  const bytes = [number & 255, number >> 8];
  return Uint8Array.from([
    0x40 | local,
    0,
    bigEndian ? 1 : 0,
    ...(bigEndian ? bytes.reverse() : bytes),
    list.length,
    ...rows,
  ]);
}

function data<Name extends string>(
  message: FitMessage<Name>,
  local: number,
  values: FitValues<Name>,
): Uint8Array {
  const fields = Object.entries(message.fields) as [Name, FitField][];
  const size = fields.reduce(
    (sum, [, [, type]]) => sum + (typeof type === 'object' ? type.textBytes : BASE[type][1]),
    1,
  );
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const little = !message.bigEndian;
  bytes[0] = local;
  let at = 1;
  for (const [name, [, type]] of fields) {
    const value = values[name];
    if (typeof type === 'object') {
      // One byte is left for the 0 that ends the text.
      new TextEncoder().encodeInto(String(value ?? ''), bytes.subarray(at, at + type.textBytes - 1));
      at += type.textBytes;
    } else {
      const [, width, nothing] = BASE[type];
      const known = typeof value === 'number' && Number.isFinite(value);
      const raw = known ? Math.round(value) : nothing;
      if (known && type === 'float32') view.setFloat32(at, value, little);
      else if (width === 1) view.setUint8(at, raw);
      else if (width === 2) view.setUint16(at, raw, little);
      else view.setUint32(at, raw, little);
      at += width;
    }
  }
  return bytes;
}

/** CRC-16 with the reflected polynomial 0xA001, starting at 0, as FIT asks for. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/** Seconds as FIT counts them: from the end of 1989, UTC. */
export function fitTimeS(timeMs: number): number {
  return Math.round((timeMs - Date.UTC(1989, 11, 31)) / 1000);
}

/** Degrees as the parts of 2^31 to a half circle; 180 degrees east is written as west, the number for "nothing" never. */
export function semicircles(degrees: number): number {
  const raw = Math.round((degrees * 2 ** 31) / 180) | 0;
  return raw === BASE.sint32[2] ? raw - 1 : raw;
}
