import { readFileSync } from 'node:fs';
import {
  betterOf,
  findSegmentEfforts,
  gatheredRides,
  rideBests,
  searchRide,
  noRides,
  type RideBest,
  type SegmentEffort,
  type SegmentLine,
} from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';

/**
 * One way to search rides for a segment, in a separate process, to measure its memory: prints `{ ms, heapMb }`,
 * ms of the processor a ride and what the heap has grown by after all of them. One ride in `every` goes over the segment. Usage: node
 * --expose-gc search-rides.ts <way> <file> <rides> <every>
 */
const WAYS: Record<string, (bytes: Uint8Array, name: string, segment: SegmentLine) => Promise<void>> = {
  ours: async (bytes, name, segment) => {
    all = gatheredRides(all, name, await searchRide(bytes, name, { segment, rider: { riderMassKg: 70 } }));
  },
  'read whole, then match': async (bytes, _, segment) => {
    const parsed = await readActivityOrRoute(bytes);
    if (!parsed.ok) throw new Error(parsed.message);
    const { points } = parsed.track;
    bests = betterOf(bests, rideBests(points));
    kept.push(...findSegmentEfforts(segment, points));
  },
};
let all = noRides;
let bests: RideBest[] = [];
const kept: SegmentEffort[] = [];

const [, , way = '', file = '', rides = '8', every = '4'] = process.argv;
const source = new Uint8Array(readFileSync(file));
const parsed = await readActivityOrRoute(source);
if (!parsed.ok) throw new Error(parsed.message);
const { points } = parsed.track;
const middle = Math.floor(points.length / 2);
const over = points
  .slice(middle, middle + 300)
  .flatMap(({ latDeg, lonDeg }) => (latDeg !== null && lonDeg !== null ? [{ latDeg, lonDeg }] : []));
const elsewhere = over.map(({ latDeg, lonDeg }) => ({ latDeg: latDeg + 1, lonDeg }));

async function searchAll(count: number): Promise<{ ms: number }> {
  [all, bests, kept.length] = [noRides, [], 0];
  // Of the processor: others may use it too.
  const began = process.cpuUsage();
  for (let ride = 0; ride < count; ride++)
    await WAYS[way]!(source, `${ride}`, ride % Number(every) === 0 ? over : elsewhere);
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000 / count };
}

await searchAll(8);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const { ms } = await searchAll(Number(rides));
globalThis.gc?.();
console.log(JSON.stringify({ ms, heapMb: (process.memoryUsage().heapUsed - before) / 1e6 }));
