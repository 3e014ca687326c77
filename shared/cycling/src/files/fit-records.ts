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

/** A data message in the file. */
export type FitMessage = {
  layout: FitLayout;
  /** where its data begins */
  at: number;
  /** FIT time (s since 1989-12-31) of a message with a compressed timestamp; else null */
  compressedTimeS: number | null;
};

export const TIMESTAMP = 253;
/** How many damaged places are jumped over, and how far is looked for the next good message. */
const MAX_DAMAGES = 50;
const LOOK_AHEAD = 4096;
const CONVINCING = 4;
const FOLLOWS_S = 60;

/**
 * Walks through the messages of a FIT file in order, handing out views of the bytes without copying. Damage in the
 * middle is jumped over where good messages follow; crashed recordings (size 0 in the header, cut off, bytes behind the
 * end) give what they hold. The work is in proportion to the length of the file, whatever is in it.
 * @returns whether the file was whole, or null when the bytes are no FIT file
 */
export function walkFit(bytes: Uint8Array, onMessage: (message: FitMessage) => void): boolean | null {
  const headerLength = bytes[0];
  if ((headerLength !== 12 && headerLength !== 14) || bytes.length < headerLength) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const declaredEnd = headerLength + view.getUint32(4, true);
  const declared = declaredEnd > headerLength && declaredEnd <= bytes.length;
  const limit = declared ? declaredEnd : bytes.length;
  const layouts: (FitLayout | undefined)[] = [];
  let timeS: number | null = null;
  let damages = 0;
  let at = headerLength;
  while (at < limit) {
    const length: number | null = messageLength(view, at, limit, layouts);
    if (length === null) {
      const next = damages++ < MAX_DAMAGES ? nextGood(view, at + 1, limit, layouts) : null;
      if (next === null) break;
      at = next;
      continue;
    }
    const header = bytes[at]!;
    if (isDefinition(header)) layouts[header & 15] = readLayout(view, at, header);
    else {
      const layout = layouts[localNumber(header)]!;
      let compressedTimeS: number | null = null;
      if (header & 0x80) {
        if (timeS !== null) timeS = rolled(timeS, header & 31);
        compressedTimeS = timeS;
      } else timeS = timestampOf(view, at + 1, layout) ?? timeS;
      onMessage({ layout, at: at + 1, compressedTimeS });
    }
    at += length;
  }
  return declared && damages === 0 && at === limit && checksumHolds(bytes, limit);
}

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

/** The text in a field, up to its closing zero; null when there is none. */
export function fitText(view: DataView, at: number, layout: FitLayout, number: number): string | null {
  const field = layout.fields.get(number);
  if (!field) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + field.at, field.size);
  const end = bytes.indexOf(0);
  const text = new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
  return text === '' ? null : text;
}

function valid(value: number, invalid: number): number | null {
  return value === invalid ? null : value;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function isDefinition(header: number): boolean {
  return (header & 0xc0) === 0x40;
}

function localNumber(header: number): number {
  return header & 0x80 ? (header >> 5) & 3 : header & 15;
}

function messageLength(
  view: DataView,
  at: number,
  limit: number,
  layouts: readonly (FitLayout | undefined)[],
): number | null {
  const header = view.getUint8(at);
  let length;
  if (isDefinition(header)) {
    if (at + 6 > limit || view.getUint8(at + 2) > 1) return null;
    length = 6 + 3 * view.getUint8(at + 5);
    if (header & 0x20) {
      if (at + length >= limit) return null;
      length += 1 + 3 * view.getUint8(at + length);
    }
  } else {
    const layout = layouts[localNumber(header)];
    if (!layout) return null;
    length = 1 + layout.size;
  }
  return at + length <= limit ? length : null;
}

function readLayout(view: DataView, at: number, header: number): FitLayout {
  const little = view.getUint8(at + 2) === 0;
  const layout: FitLayout = {
    message: view.getUint16(at + 3, little),
    little,
    size: 0,
    fields: new Map(),
    developer: [],
  };
  const count = view.getUint8(at + 5);
  for (let i = 0; i < count; i++) {
    const entry = at + 6 + 3 * i;
    const size = view.getUint8(entry + 1);
    const field = { at: layout.size, size, type: view.getUint8(entry + 2) };
    if (size > 0) layout.fields.set(view.getUint8(entry), field);
    layout.size += size;
  }
  const table = at + 6 + 3 * count;
  const developers = header & 0x20 ? view.getUint8(table) : 0;
  for (let i = 0; i < developers; i++) {
    const entry = table + 1 + 3 * i;
    const size = view.getUint8(entry + 1);
    const field = { at: layout.size, size, type: 255 };
    if (size > 0)
      layout.developer.push({ source: view.getUint8(entry + 2), number: view.getUint8(entry), field });
    layout.size += size;
  }
  return layout;
}

function timestampOf(view: DataView, at: number, layout: FitLayout): number | null {
  return fitNumber(view, at, layout, TIMESTAMP);
}

/** The next time whose five lowest bits are these. */
function rolled(timeS: number, offset: number): number {
  return timeS + ((offset - timeS) & 31);
}

/** Where a few good messages in a row begin whose times follow each other; null when that is nowhere near. */
function nextGood(
  view: DataView,
  from: number,
  limit: number,
  layouts: readonly (FitLayout | undefined)[],
): number | null {
  for (let start = from; start < Math.min(limit, from + LOOK_AHEAD); start++) {
    let at = start;
    let good = 0;
    let lastS: number | null = null;
    while (good < CONVINCING && at < limit) {
      const header = view.getUint8(at);
      const length = messageLength(view, at, limit, layouts);
      if (length === null || isDefinition(header) || header & 0x80) break;
      const stamp: number | null = timestampOf(view, at + 1, layouts[localNumber(header)]!);
      if (stamp === null || (lastS !== null && (stamp < lastS || stamp - lastS > FOLLOWS_S))) break;
      lastS = stamp;
      good++;
      at += length;
    }
    if (good === CONVINCING) return start;
  }
  return null;
}

/** The two bytes behind the data are its CRC-16; zero or none means that the writer did not care. */
function checksumHolds(bytes: Uint8Array, end: number): boolean {
  if (end + 2 > bytes.length) return true;
  const written = bytes[end]! | (bytes[end + 1]! << 8);
  if (written === 0) return true;
  let crc = 0;
  for (let i = 0; i < end; i++) {
    const byte = bytes[i]!;
    crc = ((crc >> 4) & 0xfff) ^ CRC[crc & 15]! ^ CRC[byte & 15]!;
    crc = ((crc >> 4) & 0xfff) ^ CRC[crc & 15]! ^ CRC[byte >> 4]!;
  }
  return crc === written;
}

const CRC = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000,
  0x9c01, 0x8801, 0x4400,
];
