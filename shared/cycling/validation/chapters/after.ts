import {
  calibratedAthlete,
  climbTime,
  racePlan,
  resolveAthlete,
  rideAgainstPlan,
  routeFrom,
  type Athlete,
  type RideAgainstPlan,
} from '../../src/index.ts';
import type { Track } from '../../src/files/index.ts';
import type { Case, Chapter } from '../case.ts';
import { trackOf } from './read-rides.ts';

const riderOf = (weight: number, height: number): Athlete =>
  resolveAthlete({ bodyMatrix: { weight, height }, powerMatrix: { ftp: 250 } });

/** A ride held against a plan of its own road; at the recorded watts it does not matter which. */
function held(track: Track, points: Track['points'], athlete: Athlete): RideAgainstPlan {
  const route = routeFrom(points);
  if (!route.ok) throw new Error(route.message);
  const plan = racePlan({ route, athlete, goal: { kind: 'intensity', if: 0.7 } });
  if (!plan.ok) throw new Error(plan.message);
  const answer = rideAgainstPlan(plan, { ...track, points });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** A recorded ride, its rider as far as the file says, and the time in motion. */
type Ridden = { title: string; inputs: string; file: string; rider: Athlete; movingS: number; off?: string };

const RIDES: readonly Ridden[] = [
  {
    title: 'Edge 1000, hills of 57.6 km',
    inputs: '81 kg and 2.00 m by the file',
    file: 'fit/sweatpy-4078723797-edge1000-power-1hz.fit',
    rider: riderOf(81, 200),
    movingS: 8090,
  },
  {
    title: 'Edge 510, 24.6 km',
    inputs: '58 kg and 1.80 m by the file',
    file: 'fit/fitfileparser-test-power-gaps.fit',
    rider: riderOf(58, 180),
    movingS: 3227,
    off: 'The ride itself shows more drag than a rider of this size with the hands low has (the next group); weight and height in a device are often those of nobody.',
  },
  {
    title: 'Ride of 13.4 km',
    inputs: 'the file has no rider: 75 kg and 1.80 m taken',
    file: 'fit/fitparse-null_compressed_speed_dist.fit',
    rider: riderOf(75, 180),
    movingS: 1797,
    off: 'Nothing is known of the rider: at 123 W and 26.8 km/h it was a lighter one, or the power meter read low.',
  },
];
const HALVED = RIDES[0];

const expected = ({ title, inputs, file, rider, movingS, off }: Ridden): Case => ({
  title,
  inputs,
  published: movingS,
  tolerance: 0.08 * movingS,
  unit: 's',
  digits: 0,
  files: [file],
  ours: async (bytes) => {
    const track = await trackOf(bytes ?? new Uint8Array());
    return held(track, track.points, rider).model?.expectedS ?? NaN;
  },
  ...(off ? { off } : {}),
});

const fitted = ({ title, file, rider, movingS }: Ridden): Case => ({
  title,
  published: movingS,
  tolerance: 0.035 * movingS,
  unit: 's',
  digits: 0,
  files: [file],
  ours: async (bytes) => {
    const track = await trackOf(bytes ?? new Uint8Array());
    const { model, movingS: riddenS } = held(track, track.points, rider);
    return riddenS - (model?.restS ?? NaN);
  },
});

/** The second half of a ride, forecast with the drag area that its first half shows, or without. */
const half = (title: string, taught: boolean, { file, rider, inputs }: Ridden): Case => ({
  title,
  inputs,
  published: 3913,
  tolerance: 0.08 * 3913,
  unit: 's',
  digits: 0,
  files: [file],
  ours: async (bytes) => {
    const track = await trackOf(bytes ?? new Uint8Array());
    const middle = track.points.length >> 1;
    const { drag } = held(track, track.points.slice(0, middle), rider);
    const known =
      taught && drag.ok ? calibratedAthlete(rider, drag.calibration, 'from the first half') : rider;
    return held(track, track.points.slice(middle), known).model?.expectedS ?? NaN;
  },
});

const DAY = 'still air, 20 °C and the usual drag area, tyres and bicycle of a road bike';

export const after: Chapter = {
  subject: 'Forecast against what was ridden',
  about:
    'Time in motion by the model at the watts that were recorded, beside the time that was taken. A forecast of a race has the choice of watts beside it.',
  groups: [
    {
      title: 'Rides with power',
      source: 'recordings in GoldenCheetah/sweatpy, jimmykane/fit-parser and dtcooper/python-fitparse (MIT)',
      inputs: DAY,
      basis: 'measured',
      tolerance: '8 %: wind, tyres, drag area and company of the day are not known (our choice)',
      note: 'The usual rider of a file rides alone and in still air. The same rides with what they themselves show are in the next group.',
      cases: RIDES.map(expected),
    },
    {
      title: 'The same with what the ride shows',
      source: 'the same recordings',
      inputs: `${DAY}; drag area, rolling resistance, slopes and wind fitted to stretches without stops, bends, brakes and steep descents`,
      basis: 'measured',
      tolerance: '3.5 %: what is left is in bends, descents, traffic and company, where nothing was fitted',
      cases: RIDES.map(fitted),
    },
    {
      title: 'Learnt from the first half, ridden in the second',
      source: 'the recording of the Edge 1000, cut in the middle',
      inputs: DAY,
      basis: 'measured',
      tolerance: '8 %, as above; with the drag area of the first half the forecast is nearer',
      cases: HALVED
        ? [
            half('Second half, usual drag area', false, HALVED),
            half('Second half, drag area of the first', true, HALVED),
          ]
        : [],
    },
    {
      title: 'A professional: last climb of stage 10 of the Tour de France 2015',
      source:
        'Team Sky, T. Kerrison, press conference of 21 July 2015: 15.3 km in 41:28 at 5.78 W/kg with 67.5 kg, by a power meter, corrected by 6 % for oval rings',
      inputs: '390 W, 15.3 km, 1107 m, 67.5 + 8.3 kg, 1100 m, 28 °C',
      basis: 'measured',
      tolerance: '6 %: wind, shelter and the watts themselves are not known better',
      note: 'Weights of bicycle and kit, altitude and temperature are assumed. No whole professional stage is published with its road, rider and power.',
      cases: [
        {
          title: 'Froome, La Pierre-Saint-Martin',
          published: 2488,
          tolerance: 0.06 * 2488,
          unit: 's',
          digits: 0,
          ours: () => {
            const climb = climbTime({
              distanceM: 15300,
              gainM: (1602 * 2488) / 3600,
              powerW: 5.78 * 67.5,
              riderMassKg: 67.5,
              bikeMassKg: 6.8,
              kitMassKg: 1.5,
              altitudeM: 1100,
              temperatureC: 28,
            });
            return climb.ok ? climb.timeS : NaN;
          },
        },
      ],
    },
  ],
};
