import type { SegmentSummary } from '@breakaway/contract';
import { heightsOf, type Levers, type Refusal } from '@breakaway/cycling';
import { filledIn, readDocument, unreadable, writeDocument } from '@breakaway/tool-kit/account';
import type { Engine } from '../engine/engine.ts';
import { EMPTY_RECORD, onlyChanged, readTimeS, type RecordForm } from '../record/record-form.ts';
import { EMPTY_SEGMENT, type RoadFile, type Segment, type SegmentForm } from '../segment/segment.ts';

const MOST_NAME = 200;
const MOST_REMARKS = 20;

/** What is typed of a segment: all that its answer depends on beside the road and the member's profile. */
export interface Typed {
  segment: SegmentForm;
  record: RecordForm;
}

export const writeTyped = ({ segment, record }: Typed): string => writeDocument({ segment, record });

export function readTyped(text: string): ({ ok: true } & Typed) | Refusal {
  const read = readDocument(text, 'segment');
  if (!read.ok) return read;
  const { segment, record } = read.value;
  return {
    ok: true,
    segment: filledIn(EMPTY_SEGMENT, segment),
    record: { ...filledIn(EMPTY_RECORD, record), changes: changesOf(record) },
  };
}

/** What the sliders have changed: a lever that is missing is not changed. */
function changesOf(record: unknown): Partial<Levers> {
  const { changes } = (record ?? {}) as { changes?: object };
  const levers = Object.entries(changes ?? {}).filter(([, value]) => typeof value === 'number');
  return onlyChanged(Object.fromEntries(levers));
}

/** Whether what was saved and what is on the page are the same segment. What an earlier version did not write counts as empty. */
export function isSameTyped(saved: string, now: string): boolean {
  const [before, after] = [readTyped(saved), readTyped(now)];
  return before.ok && after.ok && writeTyped(before) === writeTyped(after);
}

/** @param file null by hand */
export async function writeRoad(engine: Engine, file: RoadFile | null): Promise<string> {
  if (!file) return writeDocument({ road: null });
  const { name, route, recorded, remarks } = file;
  return writeDocument({ name, recorded, remarks, road: await engine.write({ route }) });
}

export async function readRoad(
  engine: Engine,
  text: string,
): Promise<{ ok: true; file: RoadFile | null } | Refusal> {
  const read = readDocument(text, 'segment');
  if (!read.ok) return read;
  const { name, recorded, remarks, road } = read.value;
  if (road === null) return { ok: true, file: null };
  const made = await engine.readWritten(road).catch(() => unreadable('segment'));
  if (!made.ok) return unreadable('segment');
  const said = Array.isArray(remarks) ? remarks.filter((one) => typeof one === 'string') : [];
  return {
    ok: true,
    file: {
      name: typeof name === 'string' ? name.slice(0, MOST_NAME) : 'Segment',
      route: made.route,
      zone: made.zone,
      recorded: recorded === true,
      remarks: said.slice(0, MOST_REMARKS),
    },
  };
}

/** What a list shows of a segment. */
export const summaryOf = ({ route }: Segment, { time }: RecordForm): SegmentSummary => ({
  distanceM: Math.round(route.distanceM),
  ascentM: Math.round(route.ascentM),
  recordS: readTimeS(time),
  profile: heightsOf(route),
});
