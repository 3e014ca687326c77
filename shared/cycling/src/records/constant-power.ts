import { rideCourse, type CourseRide } from '../road/ride-course.ts';
import type { Course } from '../road/course.ts';

/** Powers that are counted with, W. */
export const LEAST_W = 1;
export const MOST_W = 2500;
const EXACT_W = 0.01;

/**
 * The constant power that takes a course in a time, to 0.01 W. Null when rolling along is faster or 2500 W is not enough.
 * @param guessW a power near the answer saves rides
 * @param into a ride of the same course that may be written over
 * @param mostW more is not tried
 */
export function constantPowerFor(
  course: Course,
  timeS: number,
  entrySpeedMs: number,
  guessW = 300,
  into?: CourseRide,
  mostW = MOST_W,
): { powerW: number; ride: CourseRide } | null {
  const powers = new Float64Array(course.cells);
  let ride = into;
  const ridden = (powerW: number): CourseRide =>
    (ride = rideCourse(course, powers.fill(powerW), { entrySpeedMs, ...(ride ? { into: ride } : {}) }));
  const late = (powerW: number) => ridden(powerW).totalTimeS - timeS;
  let low = Math.max(LEAST_W, 0.9 * guessW);
  let high = Math.min(mostW, 1.1 * guessW);
  let lateLow = late(low);
  while (!(lateLow > 0)) {
    if (low <= LEAST_W) return null;
    high = low;
    low = Math.max(LEAST_W, low / 1.7);
    lateLow = late(low);
  }
  let lateHigh = late(high);
  while (!(lateHigh <= 0)) {
    if (high >= mostW) return null;
    [low, lateLow] = [high, lateHigh];
    high = Math.min(mostW, 1.7 * high);
    lateHigh = late(high);
  }
  // False position (Illinois).
  let side = 0;
  let powerW = high;
  for (let i = 0; i < 80 && high - low > EXACT_W; i++) {
    powerW = low + ((high - low) * lateLow) / (lateLow - lateHigh);
    const now = late(powerW);
    if (Math.abs(now) < 1e-9 * timeS) break;
    if (now > 0) {
      [low, lateLow] = [powerW, now];
      if (side === 1) lateHigh /= 2;
      side = 1;
    } else {
      [high, lateHigh] = [powerW, now];
      if (side === -1) lateLow /= 2;
      side = -1;
    }
  }
  return { powerW, ride: ridden(powerW) };
}
