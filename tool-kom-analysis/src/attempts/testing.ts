import type { AttemptStore, KeptAttempts } from './kept-attempts.ts';
import { searchFile } from './search-file.ts';
import type { AttemptSearch } from './search.ts';

/** The search in the thread of the test; it waits before each file while `held` says so. */
export function searchHere(held: () => Promise<void> = async () => undefined): AttemptSearch {
  return {
    async search(files, search, onRide, signal) {
      for (const file of files) {
        await held();
        if (signal.aborted) return false;
        onRide(file.name, await searchFile(file, search));
      }
      return true;
    },
  };
}

/** A device that keeps attempts as long as the test lasts. */
export function storeHere(): AttemptStore & { kept: Map<string, KeptAttempts> } {
  const kept = new Map<string, KeptAttempts>();
  return {
    kept,
    read: async (key) => kept.get(key) ?? null,
    keep: async (key, attempts) => kept.set(key, attempts),
    forget: async (key) => kept.delete(key),
  };
}

const METRE_DEG = 1 / 111_195.08;

/**
 * A ride due north over a hill: 1 km flat, 2 km at 6 %, 1 km flat, a point a second.
 * @param speedMs held all the way
 * @param more how many metres beside the road, and whether it has power and times
 */
export function hillRide(
  day: number,
  speedMs: number,
  {
    besideM = 0,
    powerW = 250 as number | null,
    timed = true,
    laps = 1,
  }: { besideM?: number; powerW?: number | null; timed?: boolean; laps?: number } = {},
): string {
  const start = Date.UTC(2026, 4, day, 8);
  const count = Math.floor(4000 / speedMs);
  const points = Array.from({ length: laps * (count + 1) }, (_, i) => {
    const metres = speedMs * (i % (count + 1));
    const height = 300 + 0.06 * Math.min(2000, Math.max(0, metres - 1000));
    return (
      `<trkpt lat="${(45 + metres * METRE_DEG).toFixed(7)}" lon="${(6 + besideM * METRE_DEG * 1.41).toFixed(7)}"><ele>${height.toFixed(2)}</ele>` +
      // The way back to the foot takes a while.
      (timed
        ? `<time>${new Date(start + 1000 * (i + 1200 * Math.floor(i / (count + 1)))).toISOString()}</time>`
        : '') +
      `${powerW === null ? '' : `<power>${powerW}</power>`}<atemp>25</atemp></trkpt>`
    );
  });
  return `<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}
