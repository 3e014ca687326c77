import { readActivityOrRoute, rideSummary, type RideSummary, type Track } from '../../src/files/index.ts';
import { routeFrom, type Route } from '../../src/index.ts';

const tracks = new WeakMap<Uint8Array, Promise<Track>>();
const summaries = new WeakMap<Track, RideSummary>();
const routes = new WeakMap<Track, Route>();

/** The track of a file; read once, however many cases ask. */
export function trackOf(bytes: Uint8Array): Promise<Track> {
  const known = tracks.get(bytes) ?? read(bytes);
  tracks.set(bytes, known);
  return known;
}

export async function summaryOf(bytes: Uint8Array): Promise<RideSummary> {
  const track = await trackOf(bytes);
  const summary = summaries.get(track) ?? rideSummary(track);
  if (!summary.ok) throw new Error(summary.message);
  summaries.set(track, summary);
  return summary;
}

export async function routeOf(bytes: Uint8Array): Promise<Route> {
  const track = await trackOf(bytes);
  const known = routes.get(track);
  if (known) return known;
  const route = routeFrom(track.points);
  if (!route.ok) throw new Error(route.message);
  routes.set(track, route);
  return route;
}

async function read(bytes: Uint8Array): Promise<Track> {
  const parsed = await readActivityOrRoute(bytes);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.track;
}
