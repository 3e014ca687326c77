import type { Refusal } from '../answer/input.ts';
import type { PlanStop } from '../pacing/plan/places.ts';
import type { Route } from '../route/route.ts';
import { plainText } from './text.ts';

/** One part of a plan that is ridden at one power. */
export type PlannedSegment = {
  /** distance from the start of the route, m */
  fromM: number;
  toM: number;
  /** target; 0 while the rider coasts */
  powerW: number;
  /** what still counts as on target */
  lowW: number;
  highW: number;
  kind: 'start' | 'climb' | 'flat' | 'descent' | 'coast';
  /** one short sentence for the rider */
  cue: string;
  /** how long the part takes, s */
  timeS: number;
};

/** Something to eat or drink. */
export type PlannedFeed = { distanceM: number; timeS: number; name: string; carbohydrateG: number };

/** What a point of the route is; head units have a sign for each. */
export type PointKind = 'generic' | 'summit' | 'valley' | 'water' | 'food' | 'danger' | 'firstAid' | 'sprint';

/** A place on the route at which the rider wants a prompt. */
export type PlannedPoint = { distanceM: number; kind: PointKind; name: string };

/** A plan as files are made of it. */
export type PlannedRide = {
  name: string;
  route: Route;
  /** in order, without gaps */
  segments: PlannedSegment[];
  /** when each node of the route is reached, s from the start, stops included; never falls */
  timeS: ArrayLike<number>;
  /** stops on the way: `timeS` has them, the segments do not */
  stops?: readonly PlanStop[];
  ftpW: number;
  feeds: PlannedFeed[];
  points: PlannedPoint[];
  /** UTC, ms since 1970; absent when the day is not known */
  startTimeMs?: number;
};

/** The longest plan that is written: a week, s. */
const MAX_TIME_S = 7 * 86400;
const FIRST_START_MS = Date.UTC(2000, 0, 1);
const LAST_START_MS = Date.UTC(2100, 0, 1);

/**
 * The plan in a form safe for the writers: parts without length and time are removed, bands contain their target, feeds
 * and points are on the route and in order. Changes are listed in `notes`.
 */
export function checkedRide(ride: PlannedRide): { ok: true; ride: PlannedRide; notes: string[] } | Refusal {
  const { route, timeS } = ride;
  const segments = ride.segments.filter((part) => part.toM > part.fromM || part.timeS > 0);
  const inOrder = segments.every(
    (part, i) =>
      [part.fromM, part.toM, part.powerW, part.lowW, part.highW, part.timeS].every(Number.isFinite) &&
      part.toM >= part.fromM &&
      part.timeS >= 0 &&
      part.fromM >= (segments[i - 1]?.toM ?? 0) - 1,
  );
  if (segments.length === 0 || !inOrder) return { ok: false, message: 'This plan has no parts to ride.' };
  if (timeS.length !== route.elevationM.length || !rises(timeS)) {
    return { ok: false, message: 'This plan does not belong to this route.' };
  }
  const notes: string[] = [];
  const { startTimeMs, ...rest } = ride;
  const startKnown =
    startTimeMs !== undefined && startTimeMs >= FIRST_START_MS && startTimeMs <= LAST_START_MS;
  if (startTimeMs !== undefined && !startKnown) {
    notes.push('The start time is not between the years 2000 and 2100, so it was left out.');
  }
  return {
    ok: true,
    notes,
    ride: {
      ...rest,
      name: plainText(ride.name) || 'Plan',
      ...(startKnown && { startTimeMs: Math.round(startTimeMs / 1000) * 1000 }),
      segments: segments.map(banded),
      feeds: onRoute(ride.feeds, route.distanceM).filter((feed) => Number.isFinite(feed.timeS)),
      points: onRoute(ride.points, route.distanceM),
    },
  };
}

/** The stops that the rider has planned, in order. Lights have no name, and nobody knows which will be red. */
export const plannedStops = ({ stops = [] }: PlannedRide): PlanStop[] =>
  stops.filter(({ name }) => name !== undefined).toSorted((a, b) => a.atM - b.atM);

/** How long the whole plan takes, s. */
export function totalTimeS({ timeS }: PlannedRide): number {
  return timeS[timeS.length - 1]!;
}

/** The part of the plan at a distance from the start. */
export function segmentAt(segments: readonly PlannedSegment[], distanceM: number): PlannedSegment {
  return segments.find((part) => part.toM > distanceM) ?? segments.at(-1)!;
}

/** The node of the route that is nearest to a distance from the start. */
export function nodeAt({ route, timeS }: PlannedRide, distanceM: number): number {
  return Math.min(timeS.length - 1, Math.round(distanceM / route.stepM));
}

function rises(timeS: ArrayLike<number>): boolean {
  const times = Array.from(timeS);
  return times.length > 1 && times.every((time, i) => time >= (times[i - 1] ?? 0) && time <= MAX_TIME_S);
}

function banded(part: PlannedSegment): PlannedSegment {
  const powerW = Math.max(0, part.powerW);
  return {
    ...part,
    powerW,
    lowW: Math.max(0, Math.min(part.lowW, powerW)),
    highW: Math.max(part.highW, powerW),
  };
}

function onRoute<T extends { distanceM: number }>(places: readonly T[], lengthM: number): T[] {
  return places
    .filter((place) => place.distanceM >= 0 && place.distanceM <= lengthM + 1)
    .sort((a, b) => a.distanceM - b.distanceM);
}
