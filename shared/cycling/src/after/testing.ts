import { emptyPoint, plainTrack, type Track } from '../files/track.ts';
import { random } from '../pacing/optimum/testing/courses.ts';
import { courseFrom, type CourseDay } from '../road/course.ts';
import { rideCourse } from '../road/ride-course.ts';
import type { RiderOnBike } from '../road/road-power.ts';
import type { Route } from '../route/route.ts';

const METRE_DEG = 1 / 111195.08;

/** The same road with places: walked along its headings from a point in the Alps. */
export function placed(route: Route): Route {
  const latDeg = [45];
  const lonDeg = [6];
  route.headingDeg.slice(0, -1).forEach((heading, i) => {
    const angle = (heading * Math.PI) / 180;
    const lat = latDeg[i] ?? 45;
    latDeg.push(lat + route.stepM * Math.cos(angle) * METRE_DEG);
    lonDeg.push(
      (lonDeg[i] ?? 6) + (route.stepM * Math.sin(angle) * METRE_DEG) / Math.cos((lat * Math.PI) / 180),
    );
  });
  return { ...route, latDeg, lonDeg };
}

/** What is noise in a made-up ride. */
export type Noise = {
  /** of positions, drifting over a minute, m */
  placeM: number;
  /** of power, share each second */
  power: number;
  /** gusts over some seconds at the rider, m/s */
  gustMs: number;
};

const QUIET: Noise = { placeM: 0, power: 0, gustMs: 0 };
export const USUAL: Noise = { placeM: 2, power: 0.06, gustMs: 0.5 };

/**
 * A recording of a ride over a route by a rider on a day that are known, with noise.
 * @param wattsW asked on each cell
 */
export function recorded(
  route: Route,
  rider: RiderOnBike,
  day: CourseDay,
  wattsW: (cell: number) => number,
  { seed = 1, everyS = 1, noise = QUIET }: { seed?: number; everyS?: number; noise?: Noise } = {},
): Track {
  const next = random(seed * 7919 + 13);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const course = courseFrom(route, rider, day);
  let gust = 0;
  let push = 0;
  const asked = new Float64Array(course.cells);
  for (let cell = 0; cell < course.cells; cell++) {
    gust = 0.98 * gust + Math.sqrt(1 - 0.98 ** 2) * noise.gustMs * normal();
    push = 0.9 * push + Math.sqrt(1 - 0.9 ** 2) * 0.15 * normal();
    course.headwindMs[cell] = (course.headwindMs[cell] ?? 0) + gust;
    asked[cell] = Math.max(0, wattsW(cell) * (1 + (noise.power > 0 ? push : 0)));
  }
  const ride = rideCourse(course, asked);
  const points = [];
  const off = { east: 0, north: 0 };
  const keep = 1 - everyS / 60;
  let cell = 0;
  for (let timeS = 0; timeS < ride.totalTimeS; timeS += everyS) {
    while (cell < course.cells - 1 && (ride.timeS[cell + 1] ?? Infinity) <= timeS) cell++;
    const [from = 0, to = 1] = [ride.timeS[cell], ride.timeS[cell + 1]];
    const share = (timeS - from) / (to - from);
    for (const way of ['east', 'north'] as const)
      off[way] = keep * off[way] + Math.sqrt(1 - keep * keep) * noise.placeM * normal();
    const between = (values: readonly number[]) => {
      const [a = 0, b = 0] = [values[cell], values[cell + 1]];
      return a + share * (b - a);
    };
    const latDeg = between(route.latDeg);
    points.push({
      ...emptyPoint(),
      latDeg: latDeg + off.north * METRE_DEG,
      lonDeg: between(route.lonDeg) + (off.east * METRE_DEG) / Math.cos((latDeg * Math.PI) / 180),
      elevationM: between(route.elevationM),
      timeMs: 1_700_000_000_000 + 1000 * timeS,
      powerW: Math.max(0, (ride.powerW[cell] ?? 0) * (1 + noise.power * normal())),
    });
  }
  return plainTrack('fit', 'activity', 'made up', points);
}
