import { timeAt } from '../../road/simulate.ts';
import { haversineM } from '../../route/geo.ts';
import { courseLine, startMsOf } from '../course-line.ts';
import type { ExportFormat } from '../export-plan.ts';
import { MAX_STEPS } from '../fit-steps.ts';
import { eatenTogether } from '../ics.ts';
import { paperPieces } from '../paper.ts';
import { totalTimeS, type PlannedRide, type PlannedSegment } from '../planned.ts';
import type { ExportOptions } from '../written.ts';

/** What a file holds, in the terms of the plan; what a format cannot hold is absent. */
export type Seen = {
  /** points of the line, and named places on it */
  points?: number;
  marks?: number;
  /** parts with a target */
  steps?: number;
  alarms?: number;
  /** as the file counts it, and along its positions */
  distanceM?: number;
  lineM?: number;
  timeS?: number;
  workJ?: number;
  /** UTC, ms since 1970 */
  startMs?: number;
};

/** What the file of a plan has to hold. A Power Guide counts twice: its line and its splits. */
export function expectedOf(ride: PlannedRide, format: ExportFormat, { steps }: ExportOptions): Seen[] {
  switch (format) {
    case 'fitCourse':
    case 'tcx':
      return [courseOf(ride)];
    case 'gpx': {
      const { points, marks, lineM, timeS, startMs } = courseOf(ride);
      return [{ points, marks, lineM, ...(ride.startTimeMs === undefined ? {} : { timeS, startMs }) }];
    }
    case 'fitPowerGuide':
      return [courseOf(ride), { ...lengthsOf(moving(ride)), timeS: sumS(moving(ride)) }];
    case 'fitWorkout': {
      const parts = steps === 'time' ? timed(ride) : moving(ride);
      const count = { steps: Math.min(MAX_STEPS, parts.length) };
      return [steps === 'time' ? { ...count, timeS: sumS(parts) } : { ...lengthsOf(parts), ...count }];
    }
    case 'erg':
    case 'mrc':
    case 'zwo': {
      // Parts of less than half a second are none in whole seconds.
      const parts = format === 'zwo' ? wholeSeconds(ride.segments) : timed(ride);
      const workJ = parts.reduce((sum, part) => sum + part.powerW * part.timeS, 0);
      return [{ steps: parts.length, timeS: sumS(ride.segments), workJ }];
    }
    case 'csv': {
      const last = ride.segments.at(-1)?.toM ?? 0;
      return [{ steps: ride.segments.length, distanceM: last, timeS: timeAt(ride.route, ride.timeS, last) }];
    }
    case 'sticker':
    case 'card': {
      const { rows } = paperPieces(ride, format);
      return [
        {
          steps: rows.filter((row) => row.is === 'part').length,
          distanceM: ride.route.distanceM,
          timeS: totalTimeS(ride),
        },
      ];
    }
    case 'ics':
      return [
        {
          alarms: eatenTogether(ride.feeds).length,
          timeS: totalTimeS(ride),
          ...(ride.startTimeMs !== undefined && { startMs: ride.startTimeMs }),
        },
      ];
  }
}

/** The length along positions, m. */
export function lineLengthM(places: readonly { latDeg: number | null; lonDeg: number | null }[]): number {
  let sum = 0;
  let before: { latDeg: number; lonDeg: number } | null = null;
  for (const { latDeg, lonDeg } of places) {
    if (latDeg === null || lonDeg === null) continue;
    if (before) sum += haversineM(before.latDeg, before.lonDeg, latDeg, lonDeg);
    before = { latDeg, lonDeg };
  }
  return sum;
}

function courseOf(ride: PlannedRide) {
  const { nodes, points, start, end } = courseLine(ride);
  return {
    points: nodes.length,
    marks: points.length,
    distanceM: ride.route.distanceM,
    lineM: lineLengthM(nodes),
    timeS: end.timeS - start.timeS,
    startMs: startMsOf(ride).startMs + start.timeS * 1000,
  };
}

const moving = ({ segments }: PlannedRide) => segments.filter(({ fromM, toM }) => toM > fromM);
const timed = ({ segments }: PlannedRide) => segments.filter(({ timeS }) => timeS > 0);
const sumS = (parts: readonly PlannedSegment[]) => parts.reduce((sum, { timeS }) => sum + timeS, 0);

function lengthsOf(parts: readonly PlannedSegment[]) {
  return { steps: parts.length, distanceM: parts.reduce((sum, { fromM, toM }) => sum + toM - fromM, 0) };
}

function wholeSeconds(segments: readonly PlannedSegment[]): PlannedSegment[] {
  let endS = 0;
  return segments.filter(({ timeS }) => {
    const before = Math.round(endS);
    endS += timeS;
    return Math.round(endS) > before;
  });
}
