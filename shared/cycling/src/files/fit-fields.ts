/** One field of a message: where it lies behind the message's header and what it holds. */
export type FitField = { at: number; size: number; type: number };

/** What a definition message says of the data messages that follow it. */
export type FitLayout = {
  /** global number of the message, such as 20 for a record */
  message: number;
  little: boolean;
  /** bytes of a data message without its header */
  size: number;
  fields: Map<number, FitField>;
  developer: { source: number; number: number; field: FitField }[];
};

export const TIMESTAMP = 253;

/** The number in a field; null when it is absent, marked invalid, or no number. Of an array: its first. */
export function fitNumber(view: DataView, at: number, layout: FitLayout, number: number): number | null {
  const field = layout.fields.get(number);
  return field ? readNumber(view, at + field.at, field, layout.little) : null;
}

/** As `fitNumber`, of any field. */
export function readNumber(view: DataView, at: number, field: FitField, little: boolean): number | null {
  const { type, size } = field;
  switch (type & 31) {
    case 0:
    case 2:
    case 13:
      return valid(view.getUint8(at), 0xff);
    case 10:
      return valid(view.getUint8(at), 0);
    case 1:
      return valid(view.getInt8(at), 0x7f);
    case 3:
      return size < 2 ? null : valid(view.getInt16(at, little), 0x7fff);
    case 4:
      return size < 2 ? null : valid(view.getUint16(at, little), 0xffff);
    case 11:
      return size < 2 ? null : valid(view.getUint16(at, little), 0);
    case 5:
      return size < 4 ? null : valid(view.getInt32(at, little), 0x7fffffff);
    case 6:
      return size < 4 ? null : valid(view.getUint32(at, little), 0xffffffff);
    case 12:
      return size < 4 ? null : valid(view.getUint32(at, little), 0);
    case 8:
      return size < 4 ? null : finite(view.getFloat32(at, little));
    case 9:
      return size < 8 ? null : finite(view.getFloat64(at, little));
    default:
      return null;
  }
}

/** One for all texts: making a decoder takes longer than a short text. */
const UTF8 = new TextDecoder();

/** The text in a field, up to its closing zero; null when there is none. */
export function fitText(view: DataView, at: number, layout: FitLayout, number: number): string | null {
  const field = layout.fields.get(number);
  if (!field) return null;
  if (view.getUint8(at + field.at) === 0) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + field.at, field.size);
  const end = bytes.indexOf(0);
  const text = UTF8.decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
  return text === '' ? null : text;
}

function valid(value: number, invalid: number): number | null {
  return value === invalid ? null : value;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
