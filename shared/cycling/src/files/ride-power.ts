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

/** Power of a ride from its recorded seconds; spikes out, and what Normalized Power would be with them. */
export function ridePower(track: Track, steps: RideSteps, massKg: number | null): RidePower {
  const watts = channel(steps, 'powerW');
  const raw = watts.slice();
  const spikeAt = new Map(track.powerSpikes.map(({ index, powerW }) => [track.points[index], powerW]));
  if (spikeAt.size > 0)
    steps.points.forEach((point, i) => {
      raw[i] = spikeAt.get(point) ?? raw[i]!;
    });
  const held = massKg === null ? 0 : dropHeld(steps, watts, MAX_W_PER_KG * massKg);
  const spikes = track.powerSpikes.length + held;
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
  let dropped = 0;
  for (let i = 0; i < watts.length; i++) {
    if (!(watts[i]! > mostW)) continue;
    let end = i;
    while (end < watts.length && watts[end]! > mostW) end++;
    if (points[end - 1]!.timeMs! - points[i]!.timeMs! + 1000 > HELD_S * 1000) {
      watts.fill(NaN, i, end);
      dropped += end - i;
    }
    i = end;
  }
  return dropped;
}
