/** Writes small FIT files by hand, field by field, so that tests can make what no device would. */
export class FitFixture {
  #body: number[] = [];

  /** A definition message: `fields` as [number, size, base type]; `developer` as [number, size, source]. */
  define(
    local: number,
    message: number,
    fields: readonly (readonly [number, number, number])[],
    options: { big?: boolean; developer?: readonly (readonly [number, number, number])[] } = {},
  ): this {
    const { big = false, developer } = options;
    this.#body.push(0x40 | (developer ? 0x20 : 0) | local, 0, big ? 1 : 0);
    this.#body.push(...(big ? [message >> 8, message & 255] : [message & 255, message >> 8]));
    this.#body.push(fields.length, ...fields.flat());
    if (developer) this.#body.push(developer.length, ...developer.flat());
    return this;
  }

  /** A data message; numbers as [value, bytes], little endian unless the value is an array of bytes. */
  data(local: number, values: readonly (readonly [number, number] | readonly number[])[]): this {
    this.#body.push(local);
    return this.#values(values);
  }

  /** A data message with a compressed timestamp, `offset` 0 to 31 s. */
  compressed(local: number, offset: number, values: readonly (readonly [number, number])[]): this {
    this.#body.push(0x80 | (local << 5) | offset);
    return this.#values(values);
  }

  raw(...bytes: number[]): this {
    this.#body.push(...bytes);
    return this;
  }

  /** The whole file, with header and checksum. */
  bytes(): Uint8Array {
    const size = this.#body.length;
    const header = [14, 16, 0, 8, size & 255, (size >> 8) & 255, (size >> 16) & 255, 0];
    const file = [...header, ...Array.from('.FIT', (letter) => letter.charCodeAt(0)), 0, 0, ...this.#body];
    let crc = 0;
    for (const byte of file) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
    }
    return Uint8Array.from([...file, crc & 255, crc >> 8]);
  }

  #values(values: readonly (readonly number[])[]): this {
    for (const entry of values) {
      const [value, bytes, ...more] = entry;
      if (value === undefined || bytes === undefined || more.length > 0) {
        this.#body.push(...entry);
        continue;
      }
      for (let i = 0; i < bytes; i++) this.#body.push(Math.floor(value / 256 ** i) & 255);
    }
    return this;
  }
}

export const ENUM = 0;
export const UINT8 = 2;
export const UINT16 = 0x84;
export const SINT32 = 0x85;
export const UINT32 = 0x86;
export const TEXT = 7;
export const FLOAT32 = 0x88;

/** A place as FIT writes it. */
export const semicircles = (deg: number) => Math.round((deg * 2 ** 31) / 180);

export const START_S = 1_000_000_000;

/** A ride of one point a second, northwards at 10 m/s and 250 W, climbing 5 %. */
export function fitRide(seconds: number): FitFixture {
  const file = new FitFixture()
    .define(0, 0, [[0, 1, ENUM]])
    .data(0, [[4, 1]])
    .define(1, 20, [
      [253, 4, UINT32],
      [0, 4, SINT32],
      [1, 4, SINT32],
      [2, 2, UINT16],
      [5, 4, UINT32],
      [7, 2, UINT16],
      [3, 1, UINT8],
    ]);
  for (let s = 0; s < seconds; s++) {
    file.data(1, [
      [START_S + s, 4],
      [semicircles(45 + (s * 10) / 111195.08), 4],
      [semicircles(6), 4],
      [Math.round((200 + s * 0.5 + 500) * 5), 2],
      [s * 1000, 4],
      [250, 2],
      [140, 1],
    ]);
  }
  return file;
}
