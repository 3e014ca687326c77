import { fitNumber, TIMESTAMP, type FitLayout } from './fit-fields.ts';

/** A data message in the file. */
export type FitMessage = {
  layout: FitLayout;
  /** where its data begins */
  at: number;
  /** FIT time (s since 1989-12-31) of a message with a compressed timestamp; else null */
  compressedTimeS: number | null;
};

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
    const message: MessageAt | null = messageAt(view, at, limit, layouts);
    if (message === null) {
      const next = damages++ < MAX_DAMAGES ? nextGood(view, at + 1, limit, layouts) : null;
      if (next === null) break;
      at = next;
      continue;
    }
    const { length, header, layout } = message;
    if (!layout) layouts[header & 15] = readLayout(view, at, header);
    else {
      let compressedTimeS: number | null = null;
      if (header & 0x80) {
        if (timeS !== null) timeS = rolled(timeS, header & 31);
        compressedTimeS = timeS;
      } else timeS = timestampOf(view, at + 1, layout) ?? timeS;
      onMessage({ layout, at: at + 1, compressedTimeS });
    }
    at += length;
  }
  return declared && damages === 0 && at === limit && checksumHolds(view, bytes.subarray(0, limit));
}

function isDefinition(header: number): boolean {
  return (header & 0xc0) === 0x40;
}

function localNumber(header: number): number {
  return header & 0x80 ? (header >> 5) & 3 : header & 15;
}

/** A message with its header; `layout` is null of a definition. */
type MessageAt = { length: number; header: number; layout: FitLayout | null };

function messageAt(
  view: DataView,
  at: number,
  limit: number,
  layouts: readonly (FitLayout | undefined)[],
): MessageAt | null {
  const header = view.getUint8(at);
  let length;
  let layout: FitLayout | null = null;
  if (isDefinition(header)) {
    if (at + 6 > limit || view.getUint8(at + 2) > 1) return null;
    length = 6 + 3 * view.getUint8(at + 5);
    if (header & 0x20) {
      if (at + length >= limit) return null;
      length += 1 + 3 * view.getUint8(at + length);
    }
  } else {
    layout = layouts[localNumber(header)] ?? null;
    if (!layout) return null;
    length = 1 + layout.size;
  }
  return at + length <= limit ? { length, header, layout } : null;
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
      const message = messageAt(view, at, limit, layouts);
      if (!message?.layout || message.header & 0x80) break;
      const stamp: number | null = timestampOf(view, at + 1, message.layout);
      if (stamp === null || (lastS !== null && (stamp < lastS || stamp - lastS > FOLLOWS_S))) break;
      lastS = stamp;
      good++;
      at += message.length;
    }
    if (good === CONVINCING) return start;
  }
  return null;
}

/** The two bytes behind the data are its CRC-16; zero or none means that the writer did not care. */
function checksumHolds(file: DataView, bytes: Uint8Array): boolean {
  if (bytes.length + 2 > file.byteLength) return true;
  const written = file.getUint16(bytes.length, true);
  if (written === 0) return true;
  let crc = 0;
  for (let i = 0; i < bytes.length; i++) crc = (crc >> 8) ^ CRC[(crc ^ bytes[i]!) & 255]!;
  return crc === written;
}

/** CRC-16 of the FIT SDK (polynomial 0xa001, reflected), by the byte. */
const CRC = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});
