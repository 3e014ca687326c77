import { plainText } from './text.ts';
import { stopWords } from '../pacing/plan/places.ts';
import { nodeAt, plannedStops, segmentAt, totalTimeS, type PlannedRide, type PointKind } from './planned.ts';

/** A place on the line that a head unit follows. */
export type LineNode = {
  latDeg: number;
  lonDeg: number;
  /** null when the route has no heights */
  elevationM: number | null;
  distanceM: number;
  /** whole seconds from the start, more at each node */
  timeS: number;
  speedMs: number;
  powerW: number;
};

export type LinePoint = { at: LineNode; kind: PointKind; name: string; note: string };

/** Where a file needs a date and the plan has none. */
export const ANY_START_MS = Date.UTC(2026, 0, 1);

/** Head units read a few thousand points without trouble. */
const MAX_NODES = 8000;
/** Newer Garmin Edges show so many. */
const MAX_POINTS = 200;
const GAP_M = 50;
const TURN_DEG = 6;

export type CourseLine = {
  /** from `start` to `end` */
  nodes: LineNode[];
  start: LineNode;
  end: LineNode;
  points: LinePoint[];
  notes: string[];
};

/** The route as a line for a head unit, thinned where it is straight, with all prompts for the rider on the way. */
export function courseLine(ride: PlannedRide): CourseLine {
  const told = toldPlaces(ride);
  const leftOut =
    ride.points.length + plannedStops(ride).length + ride.feeds.length > MAX_POINTS
      ? 'The changes of power and the last places to eat'
      : 'The last changes of power';
  const notes =
    told.length > MAX_POINTS ? [`Head units show ${MAX_POINTS} points. ${leftOut} were left out.`] : [];
  const places = told.slice(0, MAX_POINTS).sort((a, b) => a.distanceM - b.distanceM);
  const line = thinned(ride, new Set(places.map((place) => nodeAt(ride, place.distanceM))));
  const { nodes, start } = line;
  let i = 0;
  let at = start;
  const points = places.map(({ distanceM, ...place }) => {
    let next = nodes[i + 1];
    while (next && next.distanceM - distanceM <= distanceM - at.distanceM) {
      at = next;
      next = nodes[++i + 1];
    }
    return { ...place, at };
  });
  return { ...line, points, notes };
}

/** The start for formats that cannot do without, UTC, ms since 1970. */
export function startMsOf({ startTimeMs }: PlannedRide): { startMs: number; notes: string[] } {
  if (startTimeMs !== undefined) return { startMs: startTimeMs, notes: [] };
  return {
    startMs: ANY_START_MS,
    notes: ['The plan has no start time, so its times count from midnight of 1 January 2026 (UTC).'],
  };
}

/** Whether the route lies somewhere: a course without positions is none. */
export function hasPositions({ route: { latDeg, lonDeg } }: PlannedRide): boolean {
  const moves = latDeg.some((lat, i) => lat !== latDeg[0] || lonDeg[i] !== lonDeg[0]);
  return moves && latDeg.every(Number.isFinite) && lonDeg.every(Number.isFinite);
}

type Told = { distanceM: number; kind: PointKind; name: string; note: string };

/** In the order of what may be left out last. */
function toldPlaces(ride: PlannedRide): Told[] {
  const { points, feeds, segments } = ride;
  return [
    ...points.map(({ distanceM, kind, name }) => ({
      distanceM,
      kind,
      name: plainText(name) || kind,
      note: plainText(name),
    })),
    ...plannedStops(ride).map((stop) => ({
      distanceM: stop.atM,
      kind: 'generic' as const,
      name: plainText(stop.name ?? '') || 'Stop',
      note: plainText(stopWords(stop)),
    })),
    ...feeds.map(({ distanceM, name, carbohydrateG }) => {
      const grams = carbohydrateG > 0 ? `${Math.round(carbohydrateG)}g ` : '';
      const text = `${grams}${plainText(name) || (grams ? 'food' : 'drink')}`;
      return { distanceM, kind: grams ? ('food' as const) : ('water' as const), name: text, note: text };
    }),
    ...segments.map(({ fromM, powerW, cue }) => ({
      distanceM: fromM,
      kind: 'generic' as const,
      name: powerW > 0 ? `${Math.round(powerW)}W` : 'Coast',
      note: plainText(cue),
    })),
  ];
}

function thinned(
  ride: PlannedRide,
  always: ReadonlySet<number>,
): Pick<CourseLine, 'nodes' | 'start' | 'end'> {
  for (let widen = 1; ; widen *= 1.5) {
    const { first, between, last } = chosenNodes(ride, always, GAP_M * widen, TURN_DEG * widen);
    if (between.length + 2 > MAX_NODES) continue;
    const [start, end] = [lineNode(ride, first), lineNode(ride, last)];
    return { nodes: [start, ...between.map((chosen) => lineNode(ride, chosen)), end], start, end };
  }
}

type Chosen = { node: number; timeS: number };

/** Nodes after so many metres or degrees, and those asked for; no two in the same second. */
function chosenNodes(
  ride: PlannedRide,
  always: ReadonlySet<number>,
  gapM: number,
  turnDeg: number,
): { first: Chosen; between: Chosen[]; last: Chosen } {
  const { route } = ride;
  const seconds = Array.from(ride.timeS, (timeS) => Math.round(timeS));
  const endS = Math.round(totalTimeS(ride));
  const first = { node: 0, timeS: seconds[0]! };
  const last = { node: seconds.length - 1, timeS: Math.max(endS, first.timeS + 1) };
  const between: Chosen[] = [];
  let before: Chosen = first;
  let turned = 0;
  for (let node = 1; node < last.node; node++) {
    turned += Math.abs(((route.headingDeg[node]! - route.headingDeg[node - 1]! + 540) % 360) - 180);
    const due = always.has(node) || (node - before.node) * route.stepM >= gapM || turned >= turnDeg;
    const timeS = seconds[node]!;
    if (!due || timeS <= before.timeS) continue;
    before = { node, timeS };
    between.push(before);
    turned = 0;
  }
  return { first, between: between.filter(({ timeS }) => timeS < endS), last };
}

function lineNode(ride: PlannedRide, { node, timeS }: Chosen): LineNode {
  const { route, segments } = ride;
  const last = ride.timeS.length - 1;
  const from = Math.max(0, node - 1);
  const to = Math.min(last, node + 1);
  const tookS = ride.timeS[to]! - ride.timeS[from]!;
  const distanceM = node === last ? route.distanceM : node * route.stepM;
  return {
    latDeg: route.latDeg[node]!,
    // Routes over the date line count on beyond 180 degrees.
    lonDeg: ((((route.lonDeg[node]! + 180) % 360) + 360) % 360) - 180,
    elevationM: route.hasElevation ? route.elevationM[node]! : null,
    distanceM,
    timeS,
    speedMs: tookS > 0 ? ((to - from) * route.stepM) / tookS : 0,
    powerW: segmentAt(segments, distanceM).powerW,
  };
}
