import type { Course } from '../road/course.ts';
import { ridePlanned, type PacingLimits, type PacingSolution, type PacingStart } from './solution.ts';

const EXACT_W = 0.01;

/**
 * The fastest ride at one power that keeps every limit, to 0.01 W (less is pedalled where a limit of speed binds). When
 * no power at all already breaks one, that ride, with the limit in `unmet`.
 */
export function bestConstantPower(
  course: Course,
  limits: PacingLimits,
  start: PacingStart = {},
): PacingSolution {
  const asked = new Float64Array(course.cells);
  let evaluations = 0;
  const at = (powerW: number) => {
    evaluations++;
    return ridePlanned(course, limits, asked.fill(powerW), start);
  };
  const most = Math.max(1, limits.pMaxW);
  let best = at(most);
  if (best.unmet.length === 0) return best;
  best = at(0);
  let low = 0;
  let high = most;
  // The answer lies near the cap or near critical power: bracket it from there, then halve.
  const guess = Math.min(limits.npCapW ?? limits.cpW, limits.cpW);
  let reach = 0.02 * guess;
  let power = guess;
  while (high - low > EXACT_W) {
    if (!(power > low && power < high)) power = (low + high) / 2;
    const ride = at(power);
    if (ride.unmet.length === 0) [low, best] = [power, ride];
    else high = power;
    power = high === most ? low + reach : low === 0 ? high - reach : (low + high) / 2;
    reach *= 2;
  }
  return { ...best, evaluations };
}
