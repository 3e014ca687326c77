import { counted, type MendReport } from './mends.ts';
import { gaussian, riseM } from './smooth.ts';

/** No road that a race uses is steeper over 60 m; heights that say so are wrong. */
const MAX_SLOPE = 0.25;
/**
 * A false wall is drawn out until it is little steeper than the road around it: no flatter than the first, no steeper than
 * the steepest roads are over some length.
 */
const LEVELLED_SLOPE = [0.08, 0.2] as const;
const STEEPER = { times: 1.25, by: 0.02 };
/** The road around a wall: the steepest of these stretches this near to it. */
const AROUND_M = 1500;
const STRETCH_M = 500;
/** The foot of a wall is where it is no steeper than this. */
const FOOT_SLOPE = 0.12;
/** Longest tunnel or bridge that is looked for. */
const LONGEST_TUNNEL_M = 3000;
const MIN_HUMP_M = 15;
const ROUNDS = 4;

type Wall = { from: number; to: number; riseM: number };

/**
 * Smooths a profile and takes the walls out of it: between a wall up and a wall down (heights of the ground over a tunnel or
 * under a bridge) goes a straight line, a single wall is drawn out to the slope of the road around it; what is left is
 * held to 25 %.
 * @param rawM heights on an even grid; changed where walls are taken out
 */
export function smoothProfile(
  rawM: Float64Array,
  stepM: number,
  sigmaM: number,
  report: MendReport,
): Float64Array {
  const tunnels: number[] = [];
  const steep: number[] = [];
  let smooth = gaussian(rawM, sigmaM / stepM);
  for (let round = 0; round < ROUNDS; round++) {
    const walls = findWalls(smooth, stepM);
    if (walls.length === 0) break;
    let levelled: Wall | null = null;
    for (const [i, wall] of walls.entries()) {
      if (wall === levelled) continue;
      const partner = walls[i + 1];
      if (partner && isHump(smooth, stepM, wall, partner)) {
        straighten(rawM, wall.from, partner.to);
        tunnels.push(wall.from * stepM);
        levelled = partner;
      } else {
        drawOut(rawM, stepM, wall, slopeAround(smooth, stepM, wall));
        steep.push(wall.from * stepM);
      }
    }
    smooth = gaussian(rawM, sigmaM / stepM);
  }
  hold(smooth, MAX_SLOPE * stepM);
  if (tunnels.length > 0) {
    const what = counted(tunnels.length, 'hump or hollow');
    report.add('tunnel', tunnels.length, tunnels, `${what} between walls (a tunnel or a bridge?) levelled`);
  }
  if (steep.length > 0) {
    const what = counted(steep.length, 'stretch').replace('stretchs', 'stretches');
    const text = `${what} steeper than 25 % levelled to the road around, for such heights are errors of the file`;
    report.add('too-steep', steep.length, steep, text);
  }
  return smooth;
}

/** Runs of impossible slope, each out to its feet. */
function findWalls(heightM: Float64Array, stepM: number): Wall[] {
  const walls: Wall[] = [];
  const last = heightM.length - 1;
  const slope = (i: number) => riseM(heightM, i, i + 1) / stepM;
  let free = 0;
  for (let i = 0; i < last; i++) {
    if (Math.abs(slope(i)) <= MAX_SLOPE) continue;
    const sign = Math.sign(slope(i));
    let from = i;
    while (from > free && slope(from - 1) * sign > FOOT_SLOPE) from--;
    let to = i + 1;
    while (to < last && slope(to) * sign > FOOT_SLOPE) to++;
    walls.push({ from, to, riseM: riseM(heightM, from, to) });
    free = to;
    i = to - 1;
  }
  return walls;
}

function isHump(heightM: Float64Array, stepM: number, up: Wall, down: Wall): boolean {
  const lengthM = (down.to - up.from) * stepM;
  if (up.riseM * down.riseM >= 0 || lengthM > LONGEST_TUNNEL_M) return false;
  const netM = riseM(heightM, up.from, down.to);
  const smaller = Math.min(Math.abs(up.riseM), Math.abs(down.riseM));
  return smaller > MIN_HUMP_M && Math.abs(netM) < smaller && Math.abs(netM) < FOOT_SLOPE * lengthM;
}

/** How steep the road is at most that leads to a wall and away from it, in the direction of the wall. */
function slopeAround(heightM: Float64Array, stepM: number, wall: Wall): number {
  const [around, stretch] = [Math.round(AROUND_M / stepM), Math.max(1, Math.round(STRETCH_M / stepM))];
  const sign = Math.sign(wall.riseM);
  let most = 0;
  for (const [first, last] of [
    [Math.max(0, wall.from - around), wall.from],
    [wall.to, Math.min(heightM.length - 1, wall.to + around)],
  ] as const)
    for (let i = first; i + stretch <= last; i++)
      most = Math.max(most, (sign * riseM(heightM, i, i + stretch)) / (stretch * stepM));
  return most;
}

function drawOut(heightM: Float64Array, stepM: number, wall: Wall, aroundSlope: number): void {
  const last = heightM.length - 1;
  const [least, most] = LEVELLED_SLOPE;
  const slope = Math.min(most, Math.max(least, STEEPER.times * aroundSlope + STEEPER.by));
  let { from, to } = wall;
  while ((from > 0 || to < last) && Math.abs(riseM(heightM, from, to)) > slope * (to - from) * stepM) {
    from = Math.max(0, from - 2);
    to = Math.min(last, to + 2);
  }
  straighten(heightM, from, to);
}

function straighten(heightM: Float64Array, from: number, to: number): void {
  const start = heightM[from]!;
  const rise = riseM(heightM, from, to);
  for (let i = from; i <= to; i++) heightM[i] = start + (rise * (i - from)) / (to - from);
}

/** Holds the change from node to node: the middle between the highest and the lowest line that keep to it. */
function hold(heightM: Float64Array, changeM: number): void {
  let high = -Infinity;
  const upper = heightM.map((height) => (high = Math.max(height, high - changeM)));
  let low = Infinity;
  const lower = heightM.map((height) => (low = Math.min(height, low + changeM)));
  for (let i = heightM.length - 1; i >= 0; i--) {
    high = Math.max(upper[i]!, high - changeM);
    low = Math.min(lower[i]!, low + changeM);
    heightM[i] = (high + low) / 2;
  }
}
