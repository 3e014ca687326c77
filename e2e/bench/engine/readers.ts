import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from 'stack';

type FitSdk = {
  Stream: { fromByteArray(bytes: number[]): unknown };
  Decoder: new (stream: unknown) => { read(): { messages: { recordMesgs?: unknown[] } } };
};

/** Garmin's reader is only installed for the engine's tests (pnpm-workspace.yaml says why). */
const enginesOwn = createRequire(join(root, 'shared/cycling/package.json'));

/**
 * One reader and one file in a separate process, to measure its memory: prints `{ ms, peakMb, points }`. The time is
 * that of the second reading; the first warms up the compiler. Usage: node readers.ts <reader> <file>
 */
const READERS: Record<string, (bytes: Uint8Array) => Promise<number>> = {
  'nothing (the bytes alone)': async (bytes) => bytes.length,
  'ours, points': async (bytes) => {
    const { readActivityOrRoute } = await import('@breakaway/cycling/files');
    const parsed = await readActivityOrRoute(bytes, process.argv[3]!);
    return parsed.ok ? parsed.track.points.length : 0;
  },
  'ours, points and cleaned route': async (bytes) => {
    const { readActivityOrRoute } = await import('@breakaway/cycling/files');
    const { routeFrom } = await import('@breakaway/cycling');
    const parsed = await readActivityOrRoute(bytes, process.argv[3]!);
    const route = parsed.ok ? routeFrom(parsed.track.points) : null;
    return parsed.ok && route?.ok ? parsed.track.points.length : 0;
  },
  'fast-xml-parser, elements': async (bytes) => {
    const { XMLParser } = await import('fast-xml-parser');
    const text = new TextDecoder().decode(bytes);
    const tree = new XMLParser({ ignoreAttributes: false }).parse(text) as {
      gpx: { trk: { trkseg: { trkpt: unknown[] } } };
    };
    return tree.gpx.trk.trkseg.trkpt.length;
  },
  'togeojson with xmldom, GeoJSON': async (bytes) => {
    const { DOMParser } = await import('@xmldom/xmldom');
    const { gpx } = await import('@tmcw/togeojson');
    const text = new TextDecoder().decode(bytes);
    const tree = gpx(new DOMParser().parseFromString(text, 'text/xml') as unknown as Document);
    const [line] = tree.features;
    return line?.geometry?.type === 'LineString' ? line.geometry.coordinates.length : 0;
  },
  'fit-file-parser, records': async (bytes) => {
    const { default: FitParser } = await import('fit-file-parser');
    const parser = new FitParser({ force: true, mode: 'list' });
    const { records } = await parser.parseAsync(bytes.slice().buffer);
    return records?.length ?? 0;
  },
  'Garmin FIT SDK, messages': async (bytes) => {
    const { Decoder, Stream } = (await import(enginesOwn.resolve('@garmin/fitsdk'))) as FitSdk;
    const { messages } = new Decoder(Stream.fromByteArray([...bytes])).read();
    return messages.recordMesgs?.length ?? 0;
  },
};

const [, , reader = '', file = ''] = process.argv;
const read = READERS[reader]!;
const bytes = new Uint8Array(readFileSync(file));
await read(bytes);
const began = performance.now();
const points = await read(bytes);
const ms = performance.now() - began;
console.log(JSON.stringify({ ms, peakMb: process.resourceUsage().maxRSS / 1024, points }));
