import { formatDuration } from '../answer/duration.ts';
import type { SegmentPacing } from '../records/segment-pacing.ts';
import type { Route } from '../route/route.ts';
import { ANY_START_MS } from './course-line.ts';
import type { PlannedRide } from './planned.ts';

/** A segment that was paced, and what files of it need beside its pacing. */
export type PacedSegment = {
  name: string;
  route: Route;
  pacing: Pick<SegmentPacing, 'sections' | 'elapsedS' | 'recordS'>;
  /** W; null where it is not known */
  ftpW: number | null;
};

/**
 * The pacing of a segment as `exportPlan` takes it, in the times of the rider: for a workout, a trainer, or paper.
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const route = straightRoute(2000, 0.06)
 * const pacing = segmentPacing({ athlete, route, timeS: 400 })
 * const ride = pacedRide({ name: 'Hill', route, pacing, ftpW: 280 })
 * exportPlan(ride, 'fitWorkout').fileName // => 'hill.workout.fit'
 */
export function pacedRide({ name, route, pacing, ftpW }: PacedSegment): PlannedRide {
  return {
    name,
    route,
    segments: pacing.sections,
    timeS: pacing.elapsedS,
    ftpW: ftpW ?? 0,
    feeds: [],
    points: [{ distanceM: route.distanceM, kind: 'generic', name: 'Finish' }],
  };
}

/**
 * The record as a rider to race against: the segment in the record's time, each place at the share of it that the pacing has
 * there, with the watts of the pacing as prompts. A head unit shows it as a virtual partner that crosses the finish with the
 * record. It starts at a time of no meaning, so that a GPX has times too.
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const route = straightRoute(2000, 0.06)
 * const pacing = segmentPacing({ athlete, route, timeS: 330 })
 * const ghost = ghostRide({ name: 'Hill', route, pacing, ftpW: 280 })
 * ghost.name // => 'Record 5:30 Hill'
 * ghost.timeS.at(-1) // => 330
 */
export function ghostRide(segment: PacedSegment): PlannedRide {
  const { elapsedS, recordS } = segment.pacing;
  const faster = recordS / (elapsedS.at(-1) ?? recordS);
  return {
    ...pacedRide(segment),
    // The first words are all that a small screen shows.
    name: `Record ${formatDuration(recordS)} ${segment.name}`,
    timeS: elapsedS.map((seconds) => seconds * faster),
    startTimeMs: ANY_START_MS,
  };
}
