import type { Units } from '@breakaway/contract/units';
import type { FeedingPlan, FinishBand, PlanSegment, RacePlan, Refusal, Route } from '@breakaway/cycling';
import type { RouteChange } from '@breakaway/cycling';
import type { Course, Engine } from '../engine/engine.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { itemWords } from '../fuel/words.ts';
import { readDocument, unreadable, writeDocument } from '@breakaway/tool-kit/account';
import { readCourse } from '../library/document.ts';

/**
 * What a link shows of a plan beside its course: what comes out, so that it can be shown without the member's figures. Weight,
 * FTP, W', intensity and load are not in it.
 */
export interface PlanView {
  date: string;
  start: string;
  /** IANA time zone of its clocks, and whether it was made in km or miles; not in what an earlier version saved */
  zone?: string;
  distance?: Units['distance'];
  /** how the course is ridden */
  change: RouteChange & { laps: number };
  totalTimeS: number;
  stopS: number;
  normalizedW: number;
  workJ: number;
  /** the range of the finish, without stops; null where it was not known yet */
  band: { p10S: number; p90S: number } | null;
  segments: ViewSegment[];
  /** at even distances from start to finish: seconds since the start, and m/s */
  timeS: number[];
  speedMs: number[];
  food: { atS: number; atM: number; what: string; carbohydrateG: number }[];
}
const SEGMENT = ['fromM', 'toM', 'powerW', 'lowW', 'highW', 'startS', 'timeS', 'speedMs', 'slope'] as const;
type ViewSegment = Pick<PlanSegment, (typeof SEGMENT)[number] | 'kind' | 'cue'>;

const PLACES = 600;
const MOST = { segments: 2000, food: 1000, text: 300 };
const KINDS: readonly string[] = [
  'start',
  'climb',
  'flat',
  'descent',
  'coast',
] satisfies PlanSegment['kind'][];
/** The part of a cue that is about the member's W'. */
const ABOUT_W_PRIME = / (It takes W' down to|W' comes back to) \d+ %\./;

interface Shown {
  zone: string;
  distance: Units['distance'];
  plan: RacePlan;
  form: PlanForm;
  change: PlanView['change'];
  stopS: number;
  band: FinishBand | null;
  feeding: FeedingPlan | null;
}

export function writeView({ zone, distance, plan, form, change, stopS, band, feeding }: Shown): string {
  const last = plan.timeS.length - 1;
  const count = Math.min(PLACES, last + 1);
  const at = (values: ArrayLike<number>, digits: number) =>
    Array.from({ length: count }, (_, i) =>
      rounded(values[Math.round((i / (count - 1)) * last)] ?? 0, digits),
    );
  const view: PlanView = {
    date: form.date,
    start: form.start,
    zone,
    distance,
    change,
    totalTimeS: rounded(plan.totalTimeS, 1),
    stopS,
    normalizedW: Math.round(plan.load.normalizedW),
    workJ: Math.round(plan.load.workJ),
    band: band && { p10S: Math.round(band.p10S), p90S: Math.round(band.p90S) },
    segments: plan.segments.map((segment) => ({
      kind: segment.kind,
      cue: segment.cue.replace(ABOUT_W_PRIME, ''),
      fromM: rounded(segment.fromM, 1),
      toM: rounded(segment.toM, 1),
      powerW: segment.powerW,
      lowW: segment.lowW,
      highW: segment.highW,
      startS: rounded(segment.startS, 1),
      timeS: rounded(segment.timeS, 1),
      speedMs: rounded(segment.speedMs, 3),
      slope: rounded(segment.slope, 4),
    })),
    timeS: at(plan.timeS, 0),
    speedMs: at(plan.speedMs, 2),
    food: (feeding?.items ?? []).map((item) => ({
      atS: Math.round(item.atS),
      atM: Math.round(item.atM),
      what: itemWords(item),
      carbohydrateG: Math.round(item.carbohydrateG),
    })),
  };
  return writeDocument(view);
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** A plan behind a link, ready to be drawn. */
export interface SharedView {
  ok: true;
  course: Course;
  /** as it is ridden */
  route: Route;
  view: PlanView;
}

const UNREADABLE = unreadable('plan');

/** Reads what somebody else has saved: every number is checked, and every text is only ever shown as text. */
export async function readView(
  engine: Engine,
  documents: { course: string | null; view: string },
): Promise<SharedView | Refusal> {
  const read = readDocument(documents.view, 'plan');
  if (!read.ok) return read;
  const view = viewOf(read.value);
  if (!view || documents.course === null) return UNREADABLE;
  const found = await readCourse(engine, documents.course);
  if (!found.ok) return found;
  const ridden = await engine.change(found.course.route, view.change).catch(() => UNREADABLE);
  if (!ridden.ok) return UNREADABLE;
  const { distanceM } = ridden.route;
  if (view.segments.some(({ fromM, toM }) => !(fromM < toM && toM <= distanceM + 1))) return UNREADABLE;
  return { ok: true, course: found.course, route: ridden.route, view };
}

const WEEK_S = 7 * 86_400;
const FAR_M = 2e6;
const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isTime = (value: unknown) => isWithin(value, 0, WEEK_S);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST.text;
const areAll = (value: unknown, most: number, is: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(is);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function viewOf(value: Record<string, unknown>): PlanView | null {
  const {
    date,
    start,
    zone,
    change,
    totalTimeS,
    stopS,
    normalizedW,
    workJ,
    band,
    segments,
    timeS,
    speedMs,
    food,
  } = value;
  const good =
    isText(date) &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    isText(start) &&
    /^\d\d:\d\d$/.test(start) &&
    (zone === undefined || isText(zone)) &&
    isChange(change) &&
    isWithin(totalTimeS, 1, WEEK_S) &&
    isTime(stopS) &&
    isWithin(normalizedW, 0, 5000) &&
    isWithin(workJ, 0, 1e9) &&
    (band === null || (isRecord(band) && isTime(band['p10S']) && isTime(band['p90S']))) &&
    areAll(segments, MOST.segments, isSegment) &&
    segments.length > 0 &&
    areAll(timeS, PLACES, isTime) &&
    areAll(speedMs, PLACES, (one) => isWithin(one, 0, 60)) &&
    timeS.length > 1 &&
    timeS.length === speedMs.length &&
    areAll(food, MOST.food, isFood);
  return good ? (value as unknown as PlanView) : null;
}

const isChange = (value: unknown) =>
  isRecord(value) &&
  [undefined, true, false].includes(value['reversed'] as boolean) &&
  [value['fromM'], value['toM']].every((place) => place === undefined || isWithin(place, 0, FAR_M)) &&
  isWithin(value['laps'], 1, 20);

const isSegment = (value: unknown) =>
  isRecord(value) &&
  KINDS.includes(value['kind'] as string) &&
  isText(value['cue']) &&
  SEGMENT.every((key) => isWithin(value[key], key === 'slope' ? -1 : 0, FAR_M));

const isFood = (value: unknown) =>
  isRecord(value) &&
  isTime(value['atS']) &&
  isText(value['what']) &&
  isWithin(value['atM'], 0, FAR_M) &&
  isWithin(value['carbohydrateG'], 0, 1000);
