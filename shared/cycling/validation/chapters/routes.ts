import { haversineM } from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';
import { routeOf, summaryOf, trackOf } from './read-rides.ts';

const VENTOUX = 'gpx/optiride-cingle-du-ventoux.gpx';
const FIT = 'fit/sweatpy-4078723797-edge1000-power-1hz.fit';
const GPX = 'gpx/sweatpy-4078723797-strava-power.gpx';

const ventoux = (
  title: string,
  unit: string,
  digits: number,
  published: number,
  of: (climb: { lengthM: number; gainM: number; slope: number }) => number,
): Case => ({
  title,
  published,
  tolerance: 0.015 * published,
  unit,
  digits,
  files: [VENTOUX],
  ours: async (bytes) => {
    const first = (await routeOf(bytes)).climbs.find(({ topElevationM }) => topElevationM > 1850);
    return first ? of(first) : NaN;
  },
});

export const routes: Chapter = {
  subject: 'Routes',
  about: 'Length, height and climbs of a track.',
  groups: [
    {
      title: 'The sphere',
      source: 'mean radius of the earth of the IUGG, 6371.0088 km',
      basis: 'definition',
      tolerance: 'rounding',
      note: 'On the ellipsoid a degree is up to 0.5 % longer or shorter.',
      cases: [
        {
          title: 'One degree along the equator',
          published: 111195.08,
          tolerance: 0.01,
          unit: 'm',
          ours: () => haversineM(0, 0, 0, 1),
        },
      ],
    },
    {
      title: 'Mont Ventoux from Bedoin',
      source:
        'the climb that the tests of glandais/gpx2web expect (ventoux_climbs.json); track: RomainBerthet/OptiRide (MIT), examples, Cingle du Ventoux',
      inputs: `\`${VENTOUX}\`, 134.8 km, first ascent of three`,
      basis: 'computed',
      tolerance: '1.5 %: where the foot of the climb is put is a convention',
      cases: [
        ventoux('Length', 'km', 2, 20.597, ({ lengthM }) => lengthM / 1000),
        ventoux('Gain', 'm', 0, 1572.2, ({ gainM }) => gainM),
        ventoux('Mean slope', '%', 2, 7.633, ({ slope }) => 100 * slope),
        {
          title: 'Ascents to the summit found',
          inputs: 'the Cingle climbs it from Bedoin, Malaucene and Sault',
          published: 3,
          tolerance: 0,
          unit: '',
          digits: 0,
          files: [VENTOUX],
          ours: async (bytes) =>
            (await routeOf(bytes)).climbs.filter(({ topElevationM }) => topElevationM > 1850).length,
        },
      ],
    },
    {
      title: 'One ride exported twice',
      source:
        'the FIT file of an Edge 1000 and the GPX that Strava wrote of it, both in GoldenCheetah/sweatpy (MIT)',
      inputs: `\`${FIT}\` and \`${GPX}\`; published are the totals of the device`,
      basis: 'measured',
      tolerance: 'distance 0.1 %, ascent 1 %, normalized power 1 W; points none',
      cases: [
        {
          title: 'Points in the GPX, as in the FIT',
          published: 8357,
          tolerance: 0,
          unit: '',
          digits: 0,
          files: [GPX],
          ours: async (bytes) => (await trackOf(bytes)).points.length,
        },
        {
          title: 'Distance of the GPX',
          published: 57567.24,
          tolerance: 57.6,
          unit: 'm',
          digits: 0,
          files: [GPX],
          ours: async (bytes) => (await summaryOf(bytes)).distanceM.value ?? NaN,
        },
        {
          title: 'Ascent of the GPX',
          published: 1254,
          tolerance: 12.5,
          unit: 'm',
          digits: 0,
          files: [GPX],
          ours: async (bytes) => (await summaryOf(bytes)).ascentM.value ?? NaN,
        },
        {
          title: 'Ascent of the FIT as a route',
          published: 1254,
          tolerance: 12.5,
          unit: 'm',
          digits: 0,
          files: [FIT],
          ours: async (bytes) => (await routeOf(bytes)).ascentM,
        },
        {
          title: 'Normalized power of the GPX',
          published: 267,
          tolerance: 1,
          unit: 'W',
          digits: 1,
          files: [GPX],
          ours: async (bytes) => (await summaryOf(bytes)).normalizedW.value ?? NaN,
        },
      ],
    },
  ],
};
