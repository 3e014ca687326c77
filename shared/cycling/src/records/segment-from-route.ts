import type { Refusal } from '../answer/input.ts';
import { partOfRoute } from '../route/changed-route.ts';
import type { Route } from '../route/route.ts';
import { NEAR_M, type SegmentLeads, type SegmentLine } from './segment-line.ts';

/**
 * A stretch of a route as a segment: the road to ride (`segmentRecordOn`), and the line to find with the road beyond its gates
 * (`findSegmentEfforts`).
 */
export type SegmentFromRoute = { ok: true; route: Route; line: SegmentLine; leads: SegmentLeads };

/**
 * Cuts a stretch out of a route, such as one of its climbs, to the nearest nodes.
 * @param fromM distance from the start of the route, m
 * @returns a refusal in one sentence when less than 50 m are left
 * @example
 * const hill = segmentFromRoute(straightRoute(5000, 0.06), 1000, 3000)
 * hill.route // => { distanceM: 2000, ascentM: 120, stepM: 10 }
 * hill.line.length // => 201
 * hill.leads.start.length // => 26
 */
export function segmentFromRoute(route: Route, fromM: number, toM: number): SegmentFromRoute | Refusal {
  const part = partOfRoute(route, fromM, toM);
  if (!part.ok) return { ok: false, message: 'A segment must be at least 50 m long.' };
  return {
    ok: true,
    route: part,
    line: lineOf(part, 0, part.latDeg.length - 1),
    leads: leadsOf(route, fromM, toM),
  };
}

/** The road of a route beyond a stretch of it, as far as there is any. */
function leadsOf(route: Route, fromM: number, toM: number): SegmentLeads {
  const { stepM, latDeg } = route;
  const last = latDeg.length - 1;
  const node = (atM: number) => Math.min(last, Math.max(0, Math.round(atM / stepM)));
  const [from, to] = [node(fromM), node(toM)];
  const cells = Math.ceil(NEAR_M / stepM);
  return {
    start: lineOf(route, Math.max(0, from - cells), from).toReversed(),
    finish: lineOf(route, to, Math.min(last, to + cells)),
  };
}

const lineOf = ({ latDeg, lonDeg }: Route, from: number, to: number): SegmentLine =>
  latDeg.slice(from, to + 1).map((lat, i) => ({ latDeg: lat, lonDeg: lonDeg[from + i] ?? NaN }));
