import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from 'stack';
import { longRide } from './long-ride.ts';

type Run = { ms: number; heapMb: number };

/** Processors that are four times slower than this one, and rides that a member may have. */
const SLOWER = 4;
const RIDES = 200;
const RUNS = 3;
/** How many of a member's rides go over the segment: the home climb is in all of them. */
const OVER = { 'every fourth': 4, all: 1 };

/**
 * Prints what searching many rides for one segment costs, beside reading each of them whole and matching it: time as a
 * ratio, and what the heap has grown by.
 * @param folder where a made ride may be written
 */
export function searching(folder: string): void {
  const made = join(folder, 'ride.gpx');
  writeFileSync(made, longRide(80));
  const rides = resolve(root, process.env.RIDES_DIR ?? '../shared/data');
  const files = {
    'GPX, made, 2.9 h': made,
    'GPX, real, 2.3 h': join(rides, 'gpx/sweatpy-4078723797-strava-power.gpx'),
    'FIT, real, 2.3 h': join(rides, 'fit/sweatpy-4078723797-edge1000-power-1hz.fit'),
  };
  const rows = Object.entries(files)
    .filter(([, file]) => existsSync(file))
    .flatMap(([name, file]) =>
      Object.entries(OVER).map(([share, every]) => [`${name}, ${share}`, costOf(file, every)]),
    );
  console.log('\nRides searched for a segment that every fourth or all of them go over');
  console.table(Object.fromEntries(rows));
}

function costOf(file: string, every: number): Record<string, number> {
  const runs = Array.from({ length: RUNS }, () => ({
    plain: run('read whole, then match', file, every),
    ours: run('ours', file, every),
  }));
  const plain = middle(runs.map((one) => one.plain));
  const ours = middle(runs.map((one) => one.ours));
  const seconds = (RIDES * SLOWER * ours.ms) / 1000;
  return {
    'time / plain': Number((ours.ms / plain.ms).toFixed(2)),
    'ms a ride': Number(ours.ms.toFixed(1)),
    [`s for ${RIDES}, ${SLOWER} times slowed (goal 15)`]: Number(seconds.toFixed(1)),
    'heap grown by, MB': Number(ours.heapMb.toFixed(1)),
  };
}

/** In a process of its own. */
function run(way: string, file: string, every: number): Run {
  const script = join(import.meta.dirname, 'search-rides.ts');
  const args = ['--expose-gc', script, way, file, '120', `${every}`];
  const printed = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed.trim().split('\n').at(-1)!) as Run;
}

const middle = (runs: readonly Run[]): Run =>
  runs.toSorted((a, b) => a.ms - b.ms)[Math.floor(runs.length / 2)]!;
