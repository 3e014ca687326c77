import { Decoder, Stream } from '@garmin/fitsdk';
import { XMLParser } from 'fast-xml-parser';
import FitParser from 'fit-file-parser';
import { validateXML } from 'xmllint-wasm';
import { exportPlan, type ExportFormat, type PlanFile } from '../export-plan.ts';
import type { PlannedRide } from '../planned.ts';
import type { ExportOptions } from '../written.ts';

type Message = Record<string, unknown>;
export type Messages = Record<string, Message[]>;

/** The file of a plan; a refusal fails the test. */
export function fileOf(ride: PlannedRide, format: ExportFormat, options?: ExportOptions): PlanFile {
  const file = exportPlan(ride, format, options);
  if (!file.ok) throw new Error(file.message);
  return file;
}

export function textOf(ride: PlannedRide, format: ExportFormat): string {
  return String(fileOf(ride, format).content);
}

export function bytesOf(
  ride: PlannedRide,
  format: ExportFormat,
  options?: ExportOptions,
): Uint8Array<ArrayBuffer> {
  return fileOf(ride, format, options).content as Uint8Array<ArrayBuffer>;
}

/** What Garmin's own reader finds, after its check of header, size and CRC. */
export function readByGarmin(bytes: Uint8Array): Messages {
  const decoder = new Decoder(Stream.fromByteArray(Array.from(bytes)));
  expect(decoder.isFIT()).toBe(true);
  expect(decoder.checkIntegrity()).toBe(true);
  const { messages, errors } = decoder.read();
  expect(errors).toEqual([]);
  return messages as Messages;
}

/** What fit-file-parser finds, by Garmin's names of messages. */
export async function readByFitFileParser(bytes: Uint8Array<ArrayBuffer>): Promise<Messages> {
  const parser = new FitParser({ force: false, speedUnit: 'm/s', lengthUnit: 'm', mode: 'list' });
  const content = await parser.parseAsync(bytes.buffer);
  return (content as unknown as { messages: Messages }).messages;
}

/** XML as a tree; text stays text. */
export function readXml(xml: string): Record<string, unknown> {
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    processEntities: true,
    htmlEntities: true,
    isArray: (name) => ['Trackpoint', 'CoursePoint', 'trkpt', 'wpt', 'textevent'].includes(name),
  }).parse(xml) as Record<string, unknown>;
}

/** What libxml2 finds wrong with documents, by a schema if there is one. */
export async function xmlErrors(documents: string | string[], schema?: string): Promise<string[]> {
  const xml = [documents].flat().map((contents, i) => ({ fileName: `plan-${i}.xml`, contents }));
  const memory = { initialMemoryPages: 1024, maxMemoryPages: 8192 };
  const { errors } = await (schema
    ? validateXML({ xml, schema, ...memory })
    : validateXML({ xml, normalization: 'c14n', ...memory }));
  return errors.map((error) => error.rawMessage);
}
