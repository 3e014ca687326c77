import type { FeedStation } from '../feeding/supplies.ts';
import type { ScheduledItem } from '../feeding/scheduled-item.ts';
import { elapsedTimes, stoppedS } from '../pacing/plan/places.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import type { PlannedFeed, PlannedPoint, PlannedRide } from './planned.ts';
import { decimal } from './text.ts';

/** What a file holds besides the plan itself. */
export type PlanExtras = {
  name: string;
  /** a feeding plan for the same ride: what is eaten is marked, sips are not, for they are too many for a screen */
  feeding?: { items: readonly ScheduledItem[] };
  stations?: readonly FeedStation[];
  /** places that the rider has named */
  points?: readonly PlannedPoint[];
};

/**
 * A race plan as `exportPlan` takes it: its parts and times, with the foot and the top of each climb, feed stations and
 * what is eaten as points. Distances m and times s from the start.
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } })
 * const plan = racePlan({ route: straightRoute(1000, 0.06), athlete, goal: { kind: 'fastest' } })
 * const ride = plannedRide(plan, { name: 'Hill climb' })
 * ride.points // => [{ distanceM: 0, kind: 'generic', name: 'Climb 1km 6%' }, { distanceM: 1000, kind: 'summit', name: 'Top' }]
 * exportPlan(ride, 'fitWorkout').fileName // => 'hill-climb.workout.fit'
 */
export function plannedRide(
  { question, segments, timeS, ftpW }: Pick<RacePlan, 'question' | 'segments' | 'timeS' | 'ftpW'>,
  { name, feeding, stations = [], points = [] }: PlanExtras,
): PlannedRide {
  const { route, startTimeMs } = question;
  return {
    name,
    route,
    segments,
    timeS: elapsedTimes({ timeS, question }),
    ...(question.stops?.length ? { stops: question.stops } : {}),
    ftpW,
    feeds: (feeding?.items ?? []).flatMap((item) => eaten(item, stoppedS(question.stops, item.atM))),
    points: [
      ...points,
      ...stations.map(stationPoint),
      ...route.climbs.flatMap(({ startM, endM, lengthM, slope }): PlannedPoint[] => [
        {
          distanceM: startM,
          kind: 'generic',
          name: `Climb ${decimal(lengthM / 1000, 1)}km ${Math.round(slope * 100)}%`,
        },
        { distanceM: endM, kind: 'summit', name: 'Top' },
      ]),
    ],
    ...(startTimeMs === undefined ? {} : { startTimeMs }),
  };
}

function eaten({ food, atS, atM, pieces, carbohydrateG }: ScheduledItem, stopsS: number): PlannedFeed[] {
  if (food === null || food.kind === 'drink') return [];
  const count = Math.abs(pieces - 1) < 0.01 ? '' : `${decimal(pieces, 2)} x `;
  return [{ distanceM: atM, timeS: atS + stopsS, name: `${count}${food.name}`, carbohydrateG }];
}

function stationPoint({ distanceM, name, food }: FeedStation): PlannedPoint {
  return { distanceM, kind: food ? 'food' : 'water', name: name ?? (food ? 'Feed station' : 'Water') };
}
