import { courseFrom } from '../../road/course.ts';
import { RECOVERY } from '../../physiology/w-balance.ts';
import { hillyRoute } from './testing/courses.ts';
import { dynamicProgramme, type DynamicGrid } from './testing/dynamic-programming.ts';
import { optimisePower } from './optimise.ts';

const rider = { massKg: 85, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };

/**
 * The best power by Bellman's recursion on a grid against ours. Recovery after Weigend jumps at critical power, so that its
 * very best power is to sprint in one cell of ten metres and to rest in the next, hundreds of times: with it the
 * programme holds each power for 50 m, as a rider might.
 */
test.each<[number, number, number, number, 'weigend' | 'froncioni', number | null, DynamicGrid]>([
  [2, 1, 0, 8000, 'froncioni', null, {}],
  [3, 2, 0, 12000, 'froncioni', null, {}],
  [2, 1, 0, 8000, 'weigend', null, { hold: 5 }],
  [4, 3, 1, 12000, 'weigend', null, { hold: 5 }],
  [5, 4, 1, 20000, 'weigend', null, { hold: 5 }],
  [2, 5, 0, 20000, 'weigend', 250, { hold: 2, rounds: 6, speeds: 40, reserves: 24 }],
])(
  '%d km, road %d, %d bends a km, W prime %d J, %s, cap %p W',
  (km, seed, bends, wPrimeJ, recovery, npCapW, grid) => {
    const course = courseFrom(hillyRoute(km * 1000, seed, 0.04, bends), rider, {
      wind: { speedMs: 3, fromDeg: 90 },
    });
    const limits = {
      cpW: 280,
      wPrimeJ,
      pMaxW: 900,
      reserveJ: 0.1 * wPrimeJ,
      npCapW,
      recovery: RECOVERY[recovery],
    };
    const ours = optimisePower(course, limits);
    const other = dynamicProgramme(course, limits, grid);
    expect(ours.unmet).toEqual([]);
    expect(other.unmet).toEqual([]);
    expect(ours.ride.totalTimeS / other.ride.totalTimeS).toBeLessThan(
      recovery === 'froncioni' ? 1.001 : 1.003,
    );
    // Both must look for the same thing: an answer far better than the other's would be an error of either.
    expect(ours.ride.totalTimeS / other.ride.totalTimeS).toBeGreaterThan(0.985);
  },
);
