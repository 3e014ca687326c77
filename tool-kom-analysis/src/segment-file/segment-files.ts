import { roadFrom, type Road } from '@breakaway/contract/tool-start';
import { findSegmentEfforts, routeFrom, type Route, type SegmentEffort } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';

/** A stretch of a file that can be used as the segment. */
export interface Stretch {
  name: string;
  distanceM: number;
  gainM: number;
  /** mean altitude, m; null when the file has no elevation */
  altitudeM: number | null;
  /** efforts on this stretch in the same file, best first; none in a file without times */
  efforts: SegmentEffort[];
}

export type SegmentFile =
  | { ok: true; name: string; stretches: Stretch[]; remarks: string[]; road: Road }
  | { ok: false; message: string };

export interface SegmentFiles {
  read: (file: File) => Promise<SegmentFile>;
}

/** Reads a file into the stretches that may be the segment: all of it, and each of its climbs. */
export async function readSegmentFile(file: File): Promise<SegmentFile> {
  const parsed = await readActivityOrRoute(new Uint8Array(await file.arrayBuffer()), file.name);
  if (!parsed.ok) return parsed;
  const { track, warnings } = parsed;
  const route = routeFrom(track.points);
  if (!route.ok) return route;
  const stretch = (name: string, startM: number, endM: number): Stretch => {
    const [from, to] = [Math.round(startM / route.stepM), Math.round(endM / route.stepM)];
    const [low, high] = [route.elevationM[from]!, route.elevationM[to]!];
    return {
      name,
      distanceM: endM - startM,
      gainM: high - low,
      altitudeM: route.hasElevation ? Math.round((low + high) / 2) : null,
      efforts: findSegmentEfforts(lineOf(route, from, to), track.points).sort((a, b) => a.timeS - b.timeS),
    };
  };
  return {
    ok: true,
    name: track.name ?? file.name,
    stretches: [
      stretch('The whole file', 0, route.distanceM),
      ...route.climbs.map((climb, i) =>
        stretch(`Climb ${i + 1}, from km ${(climb.startM / 1000).toFixed(1)}`, climb.startM, climb.endM),
      ),
    ],
    remarks: [...warnings, ...route.mended],
    road: roadFrom({
      latDeg: route.latDeg,
      lonDeg: route.lonDeg,
      elevationM: route.hasElevation ? route.elevationM : null,
    }),
  };
}

function lineOf(route: Route, from: number, to: number) {
  const line: { latDeg: number; lonDeg: number }[] = [];
  for (let i = from; i <= to; i++) line.push({ latDeg: route.latDeg[i]!, lonDeg: route.lonDeg[i]! });
  return line;
}
