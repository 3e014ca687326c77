import {
  airDensityKgM3,
  findSegmentEfforts,
  powerAtSpeed,
  pressureAtAltitudePa,
  recordPlausibility,
  segmentByHand,
  segmentFromRoute,
  segmentRecordOn,
  standardTemperatureC,
  straightRoute,
  type ForeignRecord,
} from '../../src/index.ts';
import { slopeFromGain } from '../../src/ride/steady-ride.ts';
import { madeRide, place, straight } from '../../src/records/testing.ts';
import type { Case, Chapter } from '../case.ts';
import { routeOf, trackOf } from './read-rides.ts';

type ByHand = Omit<ForeignRecord, 'route'> & { distanceM: number; gainM: number };

const perKg = (
  title: string,
  published: number,
  inputs: string,
  { distanceM, gainM, ...record }: ByHand,
  share = 0.06,
): Case => ({
  title,
  inputs,
  published,
  tolerance: share * published,
  unit: 'W/kg',
  ours: () => {
    const road = segmentByHand({ distanceM, gainM });
    const answer = road.ok ? recordPlausibility({ ...record, route: road.route }) : road;
    return answer.ok ? answer.wattsPerKg : NaN;
  },
});

const alpe = (timeS: number, published: number) =>
  perKg(
    `Alpe d'Huez in ${timeS / 60} min`,
    published,
    '13.8 km, 1100 m, 70 + 8 kg, CdA 0.35 m², Crr 0.004, ρ 1.05',
    {
      distanceM: 13800,
      gainM: 1100,
      timeS,
      riderMassKg: 70,
      bikeMassKg: 8,
      cdaM2: 0.35,
      crr: 0.004,
      airDensityKgM3: 1.05,
    },
    0.03,
  );

const pantani = (gainM: number): Case => ({
  title: `Pantani, Alpe d'Huez 1995, ${gainM} m of gain`,
  inputs: '13.8 km in 36:50, 57 + 8 kg, CdA 0.35 m², Crr 0.004, ρ 1.026',
  published: 387,
  publishedTo: 403,
  tolerance: 20,
  unit: 'W',
  digits: 0,
  ours: () =>
    powerAtSpeed(
      { massKg: 65, cdaM2: 0.35, crr: 0.004, airDensityKgM3: 1.026 },
      { slope: slopeFromGain(13800, gainM) },
      13800 / 2210,
    ).pedalW,
});

/** Watts per kg of a light climber for a rate of ascent: 70 kg with 8 kg of bicycle at 1200 m. */
function climbing(slope: number, vamMh: number): number {
  const airDensity = airDensityKgM3({
    temperatureC: standardTemperatureC(1200),
    pressurePa: pressureAtAltitudePa(1200),
  });
  const rider = { massKg: 78, cdaM2: 0.32, crr: 0.004, airDensityKgM3: airDensity };
  return powerAtSpeed(rider, { slope }, vamMh / 3600 / Math.sin(Math.atan(slope))).pedalW / 70;
}

const ferrari = (slope: number, vamMh: number, published: number, off?: string): Case => ({
  title: `VAM ${vamMh} m/h on ${100 * slope} %`,
  published,
  tolerance: 0.03 * published,
  unit: 'W/kg',
  ours: () => climbing(slope, vamMh),
  ...(off ? { off } : {}),
});

const timing = (everyS: number): Case => ({
  title: `A kilometre, recorded every ${everyS} s`,
  published: 100,
  tolerance: 0.1,
  unit: 's',
  digits: 3,
  ours: () => {
    const segment = [0, 300, 600, 1000].map((north) => place(0, 505 + north));
    return findSegmentEfforts(segment, madeRide(3000, everyS, straight))[0]?.timeS ?? NaN;
  },
});

const SAME_RIDE = [
  'fit/sweatpy-4078723797-edge1000-power-1hz.fit',
  'gpx/sweatpy-4078723797-strava-power.gpx',
];
const climb = (i: number): Case => ({
  title: `Climb ${i + 1} of six: time in the FIT less time in the GPX`,
  published: 0,
  tolerance: 0.2,
  unit: 's',
  digits: 3,
  files: SAME_RIDE,
  ours: async (fit, gpx) => {
    const route = await routeOf(gpx!);
    const { startM, endM } = route.climbs[i] ?? { startM: 0, endM: 0 };
    const segment = segmentFromRoute(route, startM, endM);
    if (!segment.ok) return NaN;
    const [byFit, byGpx] = await Promise.all(
      [fit!, gpx!].map(async (bytes) => findSegmentEfforts(segment.line, (await trackOf(bytes)).points)),
    );
    return byFit?.length === 1 && byGpx?.length === 1 ? byFit[0]!.timeS - byGpx[0]!.timeS : NaN;
  },
});

export const records: Chapter = {
  subject: 'Climbs and segments',
  about: 'What a time up a climb took, and when a ride crosses the lines of a segment.',
  groups: [
    {
      title: 'La Pierre-Saint-Martin 2015',
      source:
        'Team Sky, T. Kerrison, press conference of 21 July 2015: 15.3 km in 41:28 at a VAM of 1602 m/h with 67.5 kg, by a power meter, corrected by 6 % for oval rings',
      basis: 'estimate',
      tolerance:
        '6 %: wind, shelter and drag are not known; Millet et al. 2014 found power from climbing times within -6 to +7 % without wind',
      note: 'Weights of bicycle and kit, altitude and temperature are assumed; the correction is the estimate of the team.',
      cases: [
        perKg('Froome, whole climb', 5.78, '15.3 km, 1107 m, 41:28, 67.5 + 8.3 kg, 1100 m, 28 °C', {
          distanceM: 15300,
          gainM: (1602 * 2488) / 3600,
          timeS: 2488,
          riderMassKg: 67.5,
          bikeMassKg: 6.8,
          kitMassKg: 1.5,
          altitudeM: 1100,
          temperatureC: 28,
        }),
      ],
    },
    {
      title: 'Plateau de Beille 2024',
      source: 'plateauDeBeille2024',
      basis: 'estimate',
      tolerance: '6 %, as above',
      note: 'Weights, altitude and temperature are assumed.',
      cases: [
        perKg('Pogacar, whole climb', 6.9, '15.8 km, 1249 m, 39:43, 65 + 8 kg, 1150 m, 25 °C', {
          distanceM: 15800,
          gainM: 1249,
          timeS: 2383,
          riderMassKg: 65,
          bikeMassKg: 6.8,
          kitMassKg: 1.2,
          altitudeM: 1150,
          temperatureC: 25,
        }),
      ],
    },
    {
      title: "Alpe d'Huez for everyone",
      source: "A. Simmons, alex-cycle.blogspot.com, 20 July 2011 (l'Alpe d'Huez - one for the mortals)",
      basis: 'estimate',
      tolerance: '3 %: "around", read from a chart; its assumptions on weight and drag are not in the text',
      cases: [alpe(3600, 3.75), alpe(3960, 3.4)],
    },
    {
      title: 'Nevegal 2011',
      source: 'D. Connelly, djconnel.blogspot.com, May 2011 (Contador on Nevegal)',
      basis: 'estimate',
      tolerance: '3 %: density of the air and profile within the climb are not told',
      cases: [
        {
          title: 'Contador, by a model with inertia',
          inputs:
            '7.3 km, 600 m in 20:58, entered at 40 km/h, 65 + 8.3 kg, CdA 0.32 m², Crr 0.0025, loss 3 %, ρ 1.15 (assumed)',
          published: 6.24,
          tolerance: 0.187,
          unit: 'W/kg',
          ours: () => {
            const record = segmentRecordOn({
              route: straightRoute(7300, slopeFromGain(7300, 600)),
              timeS: 20 * 60 + 58,
              entrySpeedMs: 40 / 3.6,
              riderMassKg: 65,
              bikeMassKg: 6.8,
              kitMassKg: 1.5,
              cdaM2: 0.32,
              crr: 0.0025,
              drivetrainEfficiency: 0.97,
              airDensityKgM3: 1.15,
            });
            return record.ok ? record.wattsPerKg : NaN;
          },
        },
      ],
    },
    {
      title: 'Pantani 1995',
      source:
        'estimates of 387, 398 and 403 W by three calculators, collected in forum.cyclingnews.com, "After stage 7: are they riding clean?" (2009)',
      basis: 'estimate',
      tolerance: '5 %: length, gain and time of the climb are given differently by different sources',
      cases: [pantani(1071), pantani(1120)],
    },
    {
      title: "Ferrari's rule",
      source:
        'M. Ferrari, 53x12.com: W/kg = VAM / (100 (2 + slope in % / 10)); Contador on Etna, 16 May 2011',
      inputs: 'ours: 70 + 8 kg, CdA 0.32 m², Crr 0.004, air of 1200 m (assumed)',
      basis: 'estimate',
      tolerance: '3 %: the rule knows neither weight nor air',
      cases: [
        ferrari(0.08, 1800, 6.43),
        ferrari(0.1, 1600, 5.33),
        ferrari(
          0.065,
          1821,
          6.87,
          'At 28 km/h on 6.5 % the air takes a sixth of the power, and the rule, made for steeper climbs, has no term for it; its author himself names strong winds as the reason to doubt the figure.',
        ),
      ],
    },
    {
      title: 'Timing of a segment',
      source: 'by construction: positions are made for a rider at exactly 10 m/s, so a kilometre takes 100 s',
      basis: 'definition',
      tolerance: 'a metre at this speed; the nearest recorded point alone would be up to 8 s off',
      cases: [timing(1), timing(5), timing(8)],
    },
    {
      title: 'One ride, two files',
      source:
        'the FIT file of an Edge 1000 and the GPX that Strava wrote of it, both in GoldenCheetah/sweatpy (MIT)',
      inputs: SAME_RIDE.map((file) => `\`${file}\``).join(' and '),
      basis: 'measured',
      tolerance: 'positions are rounded differently: 0.2 s',
      cases: Array.from({ length: 6 }, (_, i) => climb(i)),
    },
  ],
};
