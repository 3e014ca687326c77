import {
  findSegmentEfforts,
  readRoute,
  recordInHours,
  recordPlausibility,
  routeFrom,
  segmentRecordOn,
  smallestChanges,
  windRose,
  writeRoute,
  type ForeignRecord,
  type HourOfRecord,
  type NotByWatts,
  type Plausibility,
  type RecordInHour,
  type Refusal,
  type Route,
  type SegmentLeads,
  type SegmentLine,
  type SegmentOnRoad,
  type SegmentQuestion,
  type SmallestChanges,
  type TrackPoint,
  type WindRose,
  type WrittenRoute,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { tooManyPoints } from '@breakaway/cycling/file-limits';
import { routeZone } from '@breakaway/tool-kit/route-zone';
import type { AttemptSearch } from '../attempts/search.ts';
import { LEAST_MEAN_W } from '../attempts/shown-attempts.ts';
import { effortEngine, type EffortEngine } from '../effort/effort-engine.ts';

/** A file with a road in it. */
export type SegmentFile =
  | {
      ok: true;
      name: string;
      route: Route;
      /** it was ridden: the points have times */
      recorded: boolean;
      /** IANA time zone of its start; null: not known */
      zone: string | null;
      /** what was mended, and what the file lacks */
      remarks: string[];
    }
  | { ok: false; message: string };

/** One time over a stretch of the file that was read last. */
export interface RiddenOnce {
  /** UTC, ms since 1970 */
  startMs: number;
  timeS: number;
  timeSdS: number;
  entrySpeedMs: number;
  /** null where the file has no power, or less than anybody rides with */
  averagePowerW: number | null;
}

/** What a record takes of this rider, and what would be enough. */
export type RecordAnswer =
  { ok: true; record: SegmentOnRoad; changes: SmallestChanges | null } | NotByWatts | Refusal;

/** All that is computed for the page, away from its thread. */
export interface Engine extends EffortEngine {
  /** searches many rides for a segment */
  attempts: AttemptSearch;
  read: (file: File) => Promise<SegmentFile>;
  /** a road as the account keeps it */
  write: (road: { route: Route }) => Promise<WrittenRoute>;
  readWritten: (written: unknown) => Promise<{ ok: true; route: Route; zone: string | null } | Refusal>;
  /** the times over a stretch in the file that was read last, best first */
  ridden: (line: SegmentLine, leads: SegmentLeads) => Promise<RiddenOnce[]>;
  record: (question: SegmentQuestion) => Promise<RecordAnswer>;
  plausibility: (record: ForeignRecord) => Promise<Plausibility | Refusal>;
  rose: (question: SegmentQuestion) => Promise<WindRose | Refusal>;
  hours: (
    question: SegmentQuestion,
    hours: readonly HourOfRecord[],
  ) => Promise<{ ok: true; hours: RecordInHour[] } | Refusal>;
}

/** The engine in the thread that calls it. The search of many rides has workers of its own. */
export function segmentEngine(): Omit<Engine, 'attempts'> {
  let points: readonly TrackPoint[] = [];
  return {
    ...effortEngine(),
    async read(file) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const many = tooManyPoints(bytes);
      if (many) return { ok: false, message: many };
      const parsed = await readActivityOrRoute(bytes, file.name);
      if (!parsed.ok) return parsed;
      const { track, warnings } = parsed;
      // In the precision of the account, so that a segment takes the same watts when it is opened again.
      const route = routeFrom(track.points, { stored: true });
      if (!route.ok) return route;
      points = track.points;
      return {
        ok: true,
        name: track.name ?? file.name,
        route,
        zone: await routeZone(route),
        recorded: points.some(({ timeMs }) => timeMs !== null),
        remarks: [...warnings, ...route.mended],
      };
    },
    write: async ({ route }) => writeRoute(route),
    async readWritten(written) {
      const route = readRoute(written);
      return route.ok ? { ok: true, route, zone: await routeZone(route) } : route;
    },
    ridden: async (line, leads) =>
      findSegmentEfforts(line, points, { leads })
        .map(({ startMs, timeS, timeSdS, entrySpeedMs, averagePowerW }) => ({
          startMs,
          timeS,
          timeSdS,
          entrySpeedMs,
          averagePowerW: (averagePowerW ?? 0) < LEAST_MEAN_W ? null : averagePowerW,
        }))
        .toSorted((a, b) => a.timeS - b.timeS),
    async record(question) {
      const record = segmentRecordOn(question);
      if (!record.ok) return record;
      const changes = smallestChanges(question, record);
      return { ok: true, record, changes: changes.ok ? changes : null };
    },
    plausibility: async (record) => recordPlausibility(record),
    rose: async (question) => windRose(question),
    hours: async (question, hours) => recordInHours(question, hours),
  };
}
