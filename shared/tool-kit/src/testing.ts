import { METRIC, type Units } from '@breakaway/contract/units';
import type { ToolState } from '@breakaway/contract/shell-link';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export { linkWithAccount } from './account/testing.ts';
export { fakeLink } from './fake-link.ts';

const none = { height: null, weight: null, muscleMass: null, bodyFat: null };
/** An athlete as the API returns them to a tool, with the values that the test is about. */
export function athleteState(given: {
  height?: number;
  weight?: number;
  ftp?: number;
  units?: Units;
}): ToolState {
  const athlete = {
    id: 'id-of-anna',
    name: 'Anna',
    units: given.units ?? METRIC,
    bodyMatrix: { ...none, height: given.height ?? null, weight: given.weight ?? null },
    powerMatrix: { ftp: given.ftp ?? null },
  };
  return {
    kind: 'athlete',
    athlete: athlete as unknown as Extract<ToolState, { kind: 'athlete' }>['athlete'],
  };
}

/** As much of the browser's database as the tools use; jsdom has none. */
export function fakeDatabase(rows: Map<string, unknown>) {
  const answer = (result: unknown) => {
    const request = new EventTarget();
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return Object.assign(request, { result });
  };
  /** which database has put it there */
  const from = new Map<string, string>();
  const storeOf = (database: string) => ({
    get: (key: string) => answer(rows.get(key)),
    put: (value: unknown, key: string) => {
      from.set(key, database);
      return answer(rows.set(key, value));
    },
    delete: (key: string) => answer(rows.delete(key)),
    getAll: ({ lower, upper }: IDBKeyRange) =>
      answer(
        [...rows]
          .filter(([key]) => from.get(key) === database && key >= lower && key <= upper)
          .map(([, row]) => row),
      ),
    getAllKeys: () => answer([...rows.keys()].filter((key) => from.get(key) === database)),
    clear: () => answer(rows.clear()),
  });
  return {
    open: (database: string) =>
      answer({ transaction: () => ({ objectStore: () => storeOf(database) }), close() {} }),
  };
}

/** A file for a file input. jsdom's own lacks `arrayBuffer`. */
export function fileOf(content: string | Uint8Array, name: string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes as BlobPart], name), {
    arrayBuffer: async () => bytes.slice().buffer,
  });
}

const KILOMETRE_DEG = 1 / 111.19508;

/**
 * A generated GPX ride, due north at 5 m/s: 2 km flat, a climb of 4 km at 7 %, 2 km flat.
 * @param recorded with times, or planned without
 */
export function hillGpx({ recorded = true, elevation = true } = {}): string {
  const points = Array.from({ length: 801 }, (_, i) => {
    const km = i / 100;
    const height = 300 + 70 * Math.min(4, Math.max(0, km - 2));
    const time = new Date(Date.UTC(2026, 5, 1, 9) + i * 2000).toISOString();
    return (
      `<trkpt lat="${(45 + km * KILOMETRE_DEG).toFixed(7)}" lon="6">` +
      (elevation ? `<ele>${height.toFixed(2)}</ele>` : '') +
      (recorded ? `<time>${time}</time>` : '') +
      '</trkpt>'
    );
  });
  return `<?xml version="1.0"?><gpx version="1.1"><trk><name>The hill</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

/**
 * The folder of real rides: RIDES_DIR, else `../shared/data` beside the repository; null, and one log line, when
 * absent.
 */
export function openRides() {
  const root = process.env['RIDES_DIR'] ?? resolve(__dirname, '../../../../shared/data');
  if (existsSync(root))
    return { file: (path: string) => fileOf(new Uint8Array(readFileSync(resolve(root, path))), path) };
  process.stderr.write(`No rides at ${root}: tests on real files are skipped (set RIDES_DIR).\n`);
  return null;
}
