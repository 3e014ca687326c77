import type { Course } from '../../road/course.ts';
import { crawlPowerW } from './crawl.ts';
import { ridePlanned, type PacingLimits, type PacingSolution, type PacingStart } from './solution.ts';

const EXACT_W = 0.01;

/**
 * The fastest ride at one power that keeps every limit, to 0.01 W. Less is pedalled where a limit of speed binds, more
 * where a wall takes more for a crawl. When even the lowest power that can be ridden breaks a limit, that ride, with the
 * limit in `unmet`.
 * @returns powers, speeds and times cell by cell, W, m/s, s; W' at the nodes, J
 * @throws never
 * @example
 * const rider = { massKg: 80, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * const climb = courseFrom(straightRoute(2000, 0.06), rider);
 * const limits = { cpW: 280, wPrimeJ: 20000, pMaxW: 900, reserveJ: 2000, npCapW: null };
 * const even = bestConstantPower(climb, limits);
 * even.powerW[5] // => 330.9
 * even.ride.totalTimeS // => 353.6
 * even.wBalanceJ.at(-1) >= 2000 // => true
 */
export function bestConstantPower(
  course: Course,
  limits: PacingLimits,
  start: PacingStart = {},
): PacingSolution {
  const at = constantRides(course, limits, start);
  let evaluations = 2;
  let best = at(limits.pMaxW);
  if (best.unmet.length === 0) return best;
  best = at(0);
  for (const search = searchPower(limits); search.high - search.low > EXACT_W;) {
    const ride = at(search.power);
    evaluations++;
    const kept = ride.unmet.length === 0;
    if (kept) best = ride;
    search.next(kept);
  }
  return { ...best, evaluations };
}

/** True when no constant power that keeps the limits is faster than a time; far fewer rides than to find the best. */
export function constantIsSlower(
  course: Course,
  limits: PacingLimits,
  start: PacingStart,
  seconds: number,
): boolean {
  const at = constantRides(course, limits, start);
  const search = searchPower(limits);
  while (search.high - search.low > EXACT_W) {
    const ride = at(search.power);
    const kept = ride.unmet.length === 0;
    const slower = ride.ride.totalTimeS >= seconds;
    if (kept !== slower) return slower;
    search.next(kept);
  }
  if (search.high < limits.pMaxW) return true;
  const hardest = at(limits.pMaxW);
  return hardest.unmet.length > 0 || hardest.ride.totalTimeS >= seconds;
}

function constantRides(course: Course, limits: PacingLimits, start: PacingStart) {
  const asked = new Float64Array(course.cells);
  return (powerW: number) => {
    for (let i = 0; i < course.cells; i++)
      asked[i] = Math.min(limits.pMaxW, Math.max(powerW, crawlPowerW(course, i)));
    return ridePlanned(course, limits, asked, start);
  };
}

/** The answer lies near the cap or near critical power: brackets it from there, then halves. */
function searchPower({ npCapW, cpW, pMaxW }: PacingLimits) {
  let reach = Math.max(1, 0.02 * cpW);
  const search = {
    low: 0,
    high: pMaxW,
    power: Math.min(npCapW ?? cpW, cpW),
    next(kept: boolean) {
      if (kept) search.low = search.power;
      else search.high = search.power;
      const open = search.high === pMaxW ? search.low + reach : search.low === 0 ? search.high - reach : NaN;
      reach *= 2;
      search.power = open > search.low && open < search.high ? open : (search.low + search.high) / 2;
    },
  };
  if (!(search.power > 0 && search.power < pMaxW)) search.power = pMaxW / 2;
  return search;
}
