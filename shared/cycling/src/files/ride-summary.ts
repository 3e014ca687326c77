import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { smoothingM, turnM } from '../route/climbing.ts';
import { bySecond, channel, largest, mean } from './ride-channels.ts';
import { climbingOf, distancesOf, maxSpeedOf, type Distances } from './ride-distance.ts';
import { rideNotes } from './ride-notes.ts';
import { ridePower } from './ride-power.ts';
import { spreadOfFigure } from './ride-spread.ts';
import { rideSteps, type RideSteps } from './ride-steps.ts';
import { stopsOf, type Stop } from './ride-stops.ts';
import type { DeviceTotals, Track } from './track.ts';

/** One number of a ride, beside what the device says of it. Null: not known. */
export type Figure = {
  value: number | null;
  device: number | null;
  /** one plain phrase: how `value` was made */
  how: string;
  /** standard deviation of `value`, in its unit */
  sd: number | null;
};

export type RideSummary = {
  ok: true;
  startMs: number;
  endMs: number;
  elapsedS: Figure;
  timerS: Figure;
  movingS: Figure;
  stops: Stop[];
  distanceM: Figure;
  distanceByDeviceM: number | null;
  distanceByPlaceM: number | null;
  ascentM: Figure;
  descentM: Figure;
  averageSpeedMs: Figure;
  maxSpeedMs: Figure;
  averagePowerW: Figure;
  maxPowerW: Figure;
  normalizedW: Figure;
  workJ: Figure;
  averageHeartRateBpm: Figure;
  maxHeartRateBpm: Figure;
  averageCadenceRpm: Figure;
  /** how the ride was recorded: middle and longest time between two points, and whether only changes were written */
  recording: { everyS: number; longestS: number; smart: boolean };
  /** impossible power values that were left out, and the Normalized Power with them in */
  powerSpikes: { count: number; uncorrectedNormalizedW: number | null };
  /** channels that the file does not have */
  missing: string[];
  /** plain sentences for the rider */
  notes: string[];
  /** what was asked beside the file: the rider's mass, where it was given */
  inputs: Input[];
  sources: SourceKey[];
};

const BY_SECOND =
  'recorded seconds, coasting counted, pauses left out and never filled with zeros, straight over up to 10 s without a value';

/**
 * A ride in numbers, each with its spread, how it was made and the device's own beside it: times with every stop, distance by the
 * device and between the places, ascent, power, Normalized Power, work, heart rate, cadence, speed; and how good
 * the recording is. Power over 2000 W, and over 25 W/kg for more than 2 s, is left out and counted.
 * @param track of `readActivityOrRoute`, SI units
 * @param rider `massKg` of the rider, for the second of these limits
 * @returns a refusal when the file has no times (a route)
 *
 * @example
 * const point = (s, w) => `<trkpt lat="${45 + s * 9e-5}" lon="6"><ele>200</ele><time>${new Date(s * 1000).toISOString()}</time><power>${w}</power></trkpt>`
 * const ride = '<gpx><trk><trkseg>' + Array.from({ length: 61 }, (_, s) => point(s, 200)).join('') + '</trkseg></trk></gpx>'
 * const { track } = await readActivityOrRoute(new TextEncoder().encode(ride))
 * rideSummary(track).distanceM // => { value: 600, device: null }
 * rideSummary(track).normalizedW // => { value: 200, device: null }
 * rideSummary(track) // => { ok: true, stops: [], missing: ['heart rate', 'cadence'] }
 */
export function rideSummary(track: Track, rider: { massKg?: number } = {}): RideSummary | Refusal {
  const steps = rideSteps(track);
  const [first, last] = [steps.points[0], steps.points.at(-1)];
  if (!first || !last || first === last)
    return { ok: false, message: 'The file has no times in it, so it is a route and not a ride.' };
  const device = (key: keyof DeviceTotals) => track.device?.[key] ?? null;
  const figure = (key: keyof DeviceTotals, value: number | null, how: string, knownSd?: number): Figure => ({
    value,
    device: device(key),
    how: value === null ? 'not in the file' : how,
    sd: spreadOfFigure(key, value, knownSd),
  });
  const times = timesOf(steps);
  const distances = distancesOf(steps);
  const counted = (distances.deviceM ?? 0) > 0;
  const distanceM = distances.riddenM;
  const averageMs = distanceM !== null && times.movingS > 0 ? distanceM / times.movingS : null;
  const climbing = climbingOf(track.points, steps);
  const massKg = rider.massKg !== undefined && rider.massKg > 0 ? rider.massKg : null;
  const power = ridePower(track, steps, massKg);
  const heart = bySecond(steps, channel(steps, 'heartRateBpm'));
  const pedalling = bySecond(steps, channel(steps, 'cadenceRpm')).filter((rpm) => rpm > 0);
  const byPoints = track.pauses.length > 0 ? 'the stops of the timer' : 'every silence of the recorder';
  return {
    ok: true,
    startMs: first.timeMs,
    endMs: last.timeMs,
    elapsedS: figure('elapsedS', times.elapsedS, 'from the first to the last point'),
    timerS: figure('timerS', times.timerS, `elapsed time without ${byPoints}`),
    movingS: figure('movingS', times.movingS, 'timer time faster than 0.8 m/s'),
    stops: stopsOf(steps),
    distanceM: figure('distanceM', distanceM, distanceHow(distances)),
    distanceByDeviceM: counted ? distances.deviceM : null,
    distanceByPlaceM: distances.placeM,
    ascentM: figure('ascentM', climbing?.ascentM ?? null, climbingHow(climbing), climbing?.climbingSdM),
    descentM: figure('descentM', climbing?.descentM ?? null, climbingHow(climbing), climbing?.climbingSdM),
    averageSpeedMs: {
      value: averageMs,
      device: ratio(device('distanceM'), device('movingS') ?? device('timerS')),
      how: averageMs === null ? 'not in the file' : 'distance by moving time',
      sd: spreadOfFigure('averageSpeedMs', averageMs),
    },
    maxSpeedMs: figure(
      'maxSpeedMs',
      maxSpeedOf(steps),
      'highest speed of the device, else over 5 s of the places',
    ),
    averagePowerW: figure('averagePowerW', power.averageW, `mean of the ${BY_SECOND}`),
    maxPowerW: figure('maxPowerW', power.maxW, 'highest recorded second, spikes left out'),
    normalizedW: figure('normalizedW', power.normalizedW, `Normalized Power of the ${BY_SECOND}`),
    workJ: figure('workJ', power.workJ, `sum of the ${BY_SECOND}`),
    averageHeartRateBpm: figure('averageHeartRateBpm', mean(heart), 'mean of the recorded seconds'),
    maxHeartRateBpm: figure('maxHeartRateBpm', largest(heart), 'highest recorded second'),
    averageCadenceRpm: figure('averageCadenceRpm', mean(pedalling), 'mean of the seconds with pedalling'),
    recording: recordingOf(steps),
    powerSpikes: { count: power.spikes, uncorrectedNormalizedW: power.uncorrectedNormalizedW },
    missing: missingChannels(track),
    notes: [
      ...rideNotes(track, steps, { distances, climbing }, counted),
      ...(power.spikes > 0
        ? [
            `${power.spikes} impossible power ${power.spikes === 1 ? 'value was' : 'values were'} left out. With them Normalized Power would be ${Math.round(power.uncorrectedNormalizedW ?? 0)} W.`,
          ]
        : []),
    ],
    inputs: massKg === null ? [] : [massInput(massKg)],
    sources: power.normalizedW === null ? [] : ['allenCoggan2019'],
  };
}

function climbingHow(climbing: { roughM: number } | null): string {
  const { roughM } = climbing ?? { roughM: 0 };
  return `heights every 10 m, smoothed over ${Math.round(smoothingM(roughM))} m, counted between turning points of ${Number(turnM(roughM).toFixed(1))} m`;
}

/** By what counts most of it; the notes tell what of it is counted by something else. */
function distanceHow({ byM, deviceM }: Distances): string {
  if (deviceM !== null && deviceM > Math.max(byM.place, byM.speed))
    return "the device's own count, which a wheel sensor may help, while the timer ran";
  return byM.speed > byM.place
    ? 'the recorded speed over the time in which the timer ran'
    : 'between the recorded places while the timer ran, without wandering at stops';
}

function massInput(value: number): Input {
  const how = 'from your question';
  return { key: 'massKg', label: 'body mass', value, unit: 'kg', source: 'asked', how, sd: 0.5 };
}

function timesOf({ steps }: RideSteps) {
  const spent = { riding: 0, standing: 0, timer: 0, silence: 0 };
  for (const { kind, seconds } of steps) spent[kind] += seconds;
  const timerS = spent.riding + spent.standing;
  return { elapsedS: timerS + spent.timer + spent.silence, timerS, movingS: spent.riding };
}

function recordingOf({ steps, everyS }: RideSteps): RideSummary['recording'] {
  let longestS = 0;
  let changed = 0;
  for (const { kind, seconds } of steps) {
    if (kind === 'timer' || kind === 'silence') continue;
    longestS = Math.max(longestS, seconds);
    if (Math.abs(seconds - everyS) > 0.5) changed++;
  }
  return { everyS, longestS, smart: changed > 0.1 * steps.length };
}

function missingChannels({ points }: Track): string[] {
  const channels = [
    ['position', 'latDeg'],
    ['elevation', 'elevationM'],
    ['power', 'powerW'],
    ['heart rate', 'heartRateBpm'],
    ['cadence', 'cadenceRpm'],
  ] as const;
  return channels.flatMap(([name, key]) => (points.some((point) => point[key] !== null) ? [] : [name]));
}

function ratio(a: number | null, b: number | null): number | null {
  return a !== null && b !== null && b >= 1 ? a / b : null;
}
