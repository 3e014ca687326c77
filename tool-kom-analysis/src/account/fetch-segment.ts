import type { SegmentSummary } from '@breakaway/contract';
import type { Refusal } from '@breakaway/cycling';
import { sentenceOf, type PlansApi } from '@breakaway/tool-kit/account';
import type { Engine } from '../engine/engine.ts';
import type { RoadFile } from '../segment/segment.ts';
import { readRoad, readTyped, type Typed } from './document.ts';

/** A segment of the account. */
export interface SavedSegment extends Typed {
  id: string;
  name: string;
  /** of the account, even where an earlier one was read */
  version: number;
  link: string | null;
  /** null by hand */
  file: RoadFile | null;
}

/** Fetches a segment of the account. @param version an earlier one; the current one without it */
export async function fetchSegment(
  api: Pick<PlansApi<SegmentSummary>, 'read'>,
  engine: Engine,
  id: string,
  version?: number,
): Promise<({ ok: true } & SavedSegment) | (Refusal & { status: number })> {
  const answer = await api.read(id, version);
  if (!answer.ok) return { ok: false, message: sentenceOf(answer), status: answer.status };
  const { course, question, name, link, version: current } = answer.data;
  const typed = readTyped(question);
  if (!typed.ok) return { ...typed, status: 200 };
  const road = await readRoad(engine, course);
  if (!road.ok) return { ...road, status: 200 };
  const { segment, record } = typed;
  return { ok: true, id, name, version: current, link, segment, record, file: road.file };
}
