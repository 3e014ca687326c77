import { normalizedPowerW } from '../physiology/training-load.ts';
import { bySecond, channel, mean } from './ride-channels.ts';
import type { RideSteps } from './ride-steps.ts';
import type { Track } from './track.ts';

/** Riders cannot hold more than this for longer than two seconds. */
const MAX_W_PER_KG = 25;
const HELD_S = 2;

export type RidePower = {
  averageW: number | null;
  normalizedW: number | null;
  maxW: number | null;
  workJ: number | null;
  spikes: number;
  uncorrectedNormalizedW: number | null;
};

/** Power at each point without what no rider can hold, W, NaN where there is none, and how many values were taken out. */
export function cleanPower(track: Track, steps: RideSteps, massKg: number | null) {
  const watts = channel(steps, 'powerW');
  const held = massKg === null ? 0 : dropHeld(steps, watts, MAX_W_PER_KG * massKg);
  return { watts, spikes: track.powerSpikes.length + held };
}

/** Power of a ride from its recorded seconds; spikes out, and what Normalized Power would be with them. */
export function ridePower(track: Track, steps: RideSteps, massKg: number | null): RidePower {
  const { watts, spikes } = cleanPower(track, steps, massKg);
  const raw = channel(steps, 'powerW');
  const spikeAt = new Map(track.powerSpikes.map(({ index, powerW }) => [track.points[index], powerW]));
  if (spikeAt.size > 0)
    steps.points.forEach((point, i) => {
      const powerW = spikeAt.get(point);
      if (powerW !== undefined) raw[i] = powerW;
    });
  const seconds = bySecond(steps, watts);
  let maxW: number | null = null;
  let workJ = 0;
  for (const power of seconds) {
    workJ += power;
    if (maxW === null || power > maxW) maxW = power;
  }
  return {
    averageW: mean(seconds),
    normalizedW: normalizedPowerW(seconds),
    maxW,
    workJ: seconds.length > 0 ? workJ : null,
    spikes,
    uncorrectedNormalizedW: spikes > 0 ? normalizedPowerW(bySecond(steps, raw)) : null,
  };
}

/** Takes out power above `mostW` where it is held for more than 2 s; returns how many values. */
function dropHeld({ points }: RideSteps, watts: Float64Array, mostW: number): number {
  const runs: { from: number; to: number; fromMs: number; toMs: number }[] = [];
  let open: (typeof runs)[number] | null = null;
  for (const [i, { timeMs }] of points.entries()) {
    if (!(watts[i]! > mostW)) open = null;
    else if (open) [open.to, open.toMs] = [i + 1, timeMs];
    else runs.push((open = { from: i, to: i + 1, fromMs: timeMs, toMs: timeMs }));
  }
  const held = runs.filter(({ fromMs, toMs }) => toMs - fromMs + 1000 > HELD_S * 1000);
  for (const { from, to } of held) watts.fill(NaN, from, to);
  return held.reduce((sum, { from, to }) => sum + to - from, 0);
}
