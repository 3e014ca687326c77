import {
  bestConstantPower,
  courseFrom,
  optimisePower,
  type CourseDay,
  type PacingLimits,
  type Route,
} from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';
import { madeRoute } from './made-route.ts';

const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const strong: PacingLimits = { cpW: 280, wPrimeJ: 20000, pMaxW: 900, reserveJ: 2000, npCapW: 250 };
/** Held by normalized power alone. */
const capped = (npCapW: number): PacingLimits => ({ ...strong, cpW: 400, reserveJ: 0, npCapW });

/** Seconds saved by the optimum against the best constant power under the same limits, and those of the latter. */
function saved(route: Route, limits: PacingLimits, day: CourseDay = {}): { savedS: number; evenS: number } {
  const course = courseFrom(route, rider, day);
  const evenS = bestConstantPower(course, limits).ride.totalTimeS;
  return { savedS: evenS - optimisePower(course, limits).ride.totalTimeS, evenS };
}

const percent = (
  title: string,
  range: [number, number],
  route: () => Route,
  limits: PacingLimits,
  day?: CourseDay,
): Case => ({
  title,
  published: range[0],
  publishedTo: range[1],
  tolerance: 0,
  unit: '%',
  ours: () => {
    const { savedS, evenS } = saved(route(), limits, day);
    return (100 * savedS) / evenS;
  },
});

const BACH: [number, number] = [0.45, 2.84];

export const pacing: Chapter = {
  subject: 'Pacing',
  about:
    'The optimum against the best constant power under the same limits. Profiles are not published with the results, so most rows say whether the savings are plausible, not whether they are exact; how far the optimum is from the best there is, `npm run bench` measures by dynamic programming.',
  groups: [
    {
      title: 'Even conditions',
      source:
        'Atkinson et al. 2007, Sports Medicine 37:647-667: in stable conditions and beyond 10 min an even distribution is optimal',
      inputs: '20 km, flat, still air; 83 kg, CdA 0.32 m², Crr 0.004, ρ 1.2, normalized power at most 250 W',
      basis: 'computed',
      tolerance: 'the search ends when no more than hundredths of a second are left to gain',
      note: 'The first kilometre, where speed is still rising, and the last 500 m, where speed is worth less and less, are left out.',
      cases: [
        {
          title: 'Largest departure from the mean power',
          published: 0,
          tolerance: 1,
          unit: '%',
          ours: () => {
            const course = courseFrom(
              madeRoute(20000, () => 0),
              rider,
            );
            const middle = optimisePower(course, strong).powerW.slice(100, 1950);
            const mean = middle.reduce((sum, watts) => sum + watts, 0) / middle.length;
            return middle.reduce((most, watts) => Math.max(most, 100 * Math.abs(watts / mean - 1)), 0);
          },
        },
      ],
    },
    {
      title: 'Two kilometres under a cap of normalized power',
      source:
        'Bach, Alexandersen and Lundgaard 2025, Sports Engineering 28:12: 0.45 to 2.84 % on four made-up courses of 2 km with hills and wind',
      inputs: 'from a standing start; 83 kg, CdA 0.32 m², Crr 0.004, ρ 1.2, normalized power at most 255 W',
      basis: 'computed',
      tolerance: 'none beyond the published range',
      note: 'The courses are ours, of the same length and kind; theirs and their riders are not in the abstract.',
      cases: [
        percent(
          'Up 1 km at 3 %, down again',
          BACH,
          () => madeRoute(2000, (m) => (m < 1000 ? 0.03 : -0.03)),
          capped(255),
        ),
        percent(
          'Up 1 km at 5 %, down again',
          BACH,
          () => madeRoute(2000, (m) => (m < 1000 ? 0.05 : -0.05)),
          capped(255),
        ),
        percent(
          'Four waves of up to 5 %',
          BACH,
          () => madeRoute(2000, (m) => 0.05 * Math.sin((2 * Math.PI * m) / 500)),
          capped(255),
        ),
        percent(
          '1 km into 5 m/s of wind, back with it',
          BACH,
          () =>
            madeRoute(
              2000,
              () => 0,
              (m) => (m < 1000 ? 0 : 180),
            ),
          capped(255),
          { wind: { speedMs: 5, fromDeg: 0 } },
        ),
      ],
    },
    {
      title: 'Four undulating kilometres',
      source:
        'Cangley et al. 2011, International Journal of Sports Medicine 32:132-136: 20 riders, 411 ± 31 s at 255 W, 12 ± 8 s saved in the field',
      inputs: '4 km in four waves; 83 kg, CdA 0.32 m², Crr 0.004, ρ 1.2, normalized power at most 255 W',
      basis: 'measured',
      tolerance: 'none beyond their standard deviation',
      note: 'Their profile is not in the abstract; the slopes of ours are assumed. Their riders found constant power hard to hold up hills.',
      cases: [0.04, 0.05].map((slope) => ({
        title: `Saved, slopes of up to ${100 * slope} %`,
        published: 4,
        publishedTo: 20,
        tolerance: 0,
        unit: 's',
        digits: 1,
        ours: () =>
          saved(
            madeRoute(4000, (m) => slope * Math.sin((2 * Math.PI * m) / 1000)),
            capped(255),
          ).savedS,
      })),
    },
  ],
};
