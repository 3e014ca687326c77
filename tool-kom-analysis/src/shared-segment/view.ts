import type { Units } from '@breakaway/contract/units';
import {
  segmentByHand,
  type PlanSegment,
  type Refusal,
  type Route,
  type SegmentQuestion,
  type WrittenRoute,
} from '@breakaway/cycling';
import { readDocument, unreadable, writeDocument } from '@breakaway/tool-kit/account';
import type { Engine } from '../engine/engine.ts';
import { readTimeS, type RecordForm } from '../record/record-form.ts';
import type { Segment } from '../segment/segment.ts';

const SECTION = ['fromM', 'toM', 'powerW', 'lowW', 'highW', 'timeS', 'slope'] as const;
type ViewSection = Pick<PlanSegment, (typeof SECTION)[number] | 'cue'>;

/**
 * What a link shows of a segment: its own stretch of road, the record, and what it takes, without the figures of its member.
 * Weight, FTP and W' are not in it.
 */
export interface SegmentView {
  /** whether it was made in km or miles */
  distance: Units['distance'];
  /** null by hand: then an even road of a length and a gain, m */
  road: WrittenRoute | null;
  lengthM: number;
  gainM: number;
  /** s; null while it is not known */
  recordS: number | null;
  /** yyyy-mm-dd; empty where it is not known */
  recordDate: string;
  /** even power for the record, W; null where watts do not decide or the rider is not known */
  powerW: number | null;
  /** m/s and where it blows from; null in calm */
  wind: { speedMs: number; fromDeg: number } | null;
  temperatureC: number | null;
  /** the pacing, and its time, s; empty where there is none */
  sections: ViewSection[];
  pacedS: number;
}

/** What a view is made of. */
export interface Shown {
  segment: Segment;
  form: RecordForm;
  distance: Units['distance'];
  /** null while something that is asked is not known */
  question: SegmentQuestion | null;
}

const MOST = { sections: 500, text: 300 };

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

export async function writeView(
  engine: Pick<Engine, 'write' | 'record' | 'pacing'>,
  { segment: { route }, form, distance, question }: Shown,
): Promise<string> {
  // As the rider and the day are: what the sliders try out is no effort of anybody.
  const plain = question && { ...question, changes: {} };
  const [answer, paced] = plain
    ? await Promise.all([engine.record(plain).catch(() => null), engine.pacing(plain).catch(() => null)])
    : [null, null];
  const pacing = paced?.ok ? paced : null;
  const view: SegmentView = {
    distance,
    road: route.placeless ? null : await engine.write({ route }),
    lengthM: rounded(route.distanceM, 1),
    gainM: rounded((route.elevationM.at(-1) ?? 0) - (route.elevationM[0] ?? 0), 1),
    recordS: readTimeS(form.time),
    recordDate: form.holderDate,
    powerW: answer?.ok ? Math.round(answer.record.powerW) : null,
    wind: question?.wind ?? null,
    temperatureC: question?.temperatureC ?? null,
    sections: (pacing?.sections ?? []).map((section) => ({
      cue: section.cue,
      fromM: rounded(section.fromM, 1),
      toM: rounded(section.toM, 1),
      powerW: section.powerW,
      lowW: section.lowW,
      highW: section.highW,
      timeS: rounded(section.timeS, 1),
      slope: rounded(section.slope, 4),
    })),
    pacedS: rounded(pacing?.timeS ?? 0, 1),
  };
  return writeDocument(view);
}

/** Reads what somebody else has saved: every number is checked, and every text is only ever shown as text. */
export async function readView(
  engine: Pick<Engine, 'readWritten'>,
  text: string,
): Promise<{ ok: true; view: SegmentView; route: Route } | Refusal> {
  const read = readDocument(text, 'segment');
  if (!read.ok) return read;
  const view = viewOf(read.value);
  if (!view) return unreadable('segment');
  const { road, lengthM, gainM } = view;
  const made = road
    ? await engine.readWritten(road).catch(() => unreadable('segment'))
    : segmentByHand({ distanceM: lengthM, gainM });
  if (!made.ok) return unreadable('segment');
  const { route } = made;
  if (view.sections.some(({ fromM, toM }) => !(fromM < toM && toM <= route.distanceM + 1)))
    return unreadable('segment');
  return { ok: true, view, route };
}

const LONG_S = 7 * 86_400;
const FAR_M = 2e6;
const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isNoneOr = (value: unknown, is: (one: unknown) => boolean) => value === null || is(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= MOST.text;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function viewOf(value: Record<string, unknown>): SegmentView | null {
  const { road, lengthM, gainM, recordS, recordDate, powerW, wind, temperatureC, sections, pacedS } = value;
  const good =
    isNoneOr(road, isRecord) &&
    isWithin(lengthM, 1, FAR_M) &&
    isWithin(gainM, -20_000, 20_000) &&
    isNoneOr(recordS, (one) => isWithin(one, 0, LONG_S)) &&
    typeof recordDate === 'string' &&
    /^(\d{4}-\d\d-\d\d)?$/.test(recordDate) &&
    isNoneOr(powerW, (one) => isWithin(one, 0, 5000)) &&
    isNoneOr(
      wind,
      (one) => isRecord(one) && isWithin(one['speedMs'], 0, 60) && isWithin(one['fromDeg'], 0, 360),
    ) &&
    isNoneOr(temperatureC, (one) => isWithin(one, -60, 60)) &&
    Array.isArray(sections) &&
    sections.length <= MOST.sections &&
    sections.every(isSection) &&
    isWithin(pacedS, 0, LONG_S);
  return good ? (value as unknown as SegmentView) : null;
}

const isSection = (value: unknown) =>
  isRecord(value) &&
  isText(value['cue']) &&
  SECTION.every((key) => isWithin(value[key], key === 'slope' ? -1 : 0, FAR_M));
