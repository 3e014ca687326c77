import type { CriticalPower, Effort } from './critical-power.ts';
import { fittable, type LeftOut } from './fittable-efforts.ts';
import { fitLine, leastOn, rSquared, standardErrors } from './least-squares.ts';

/**
 * What is fitted, and where the error is taken to lie:
 * `work-time` W = CP t + W' (error in work), `inverse-time` P = CP + W'/t (error in power; short efforts weigh more),
 * `time-to-exhaustion` t = W'/(P - CP) (error in time, as laboratories fit; long efforts weigh more),
 * `three-parameter` t = W'/(P - CP) - W'/(Pmax - CP) (Morton 1996, error in time),
 * `three-parameter-power` P = CP + W'/(t + W'/(Pmax - CP)) (the same curve, error in power: for best powers of rides).
 */
export type FitMethod =
  'work-time' | 'inverse-time' | 'time-to-exhaustion' | 'three-parameter' | 'three-parameter-power';

export type CriticalPowerFit = CriticalPower & {
  method: FitMethod;
  /** standard errors, W and J; null where no effort is to spare or the efforts do not tell the parameters apart */
  cpSdW: number | null;
  wPrimeSdJ: number | null;
  /** three parameters only: power at 0 s, W; null where the efforts show no ceiling */
  pMaxW: number | null;
  pMaxSdW: number | null;
  /** three parameters only: Morton's k = -W'/(Pmax - CP), s, never above 0 */
  kS: number | null;
  /** each effort beside the fitted curve; `missW` is ridden minus fitted */
  residuals: { durationS: number; powerW: number; fittedW: number; missW: number }[];
  /** root mean square of `missW` */
  rmseW: number;
  /** in the quantity that the method takes the error in */
  rSquared: number;
  leftOut: LeftOut[];
};

type Solution = Pick<
  CriticalPowerFit,
  'cpW' | 'wPrimeJ' | 'cpSdW' | 'wPrimeSdJ' | 'pMaxW' | 'pMaxSdW' | 'kS' | 'rSquared'
>;

/**
 * Critical power and W' from maximal efforts, by least squares, with standard errors. Efforts of 2 to 20 minutes fit
 * best; those outside 1 to 40 minutes are left out and named (three parameters use every effort under 40 minutes), and
 * so are efforts of impossible numbers or no more powerful than a longer one.
 * Sources: Moritani et al. 1981 (work-time), Whipp et al. 1982 (inverse time), Hill 1993 (time to exhaustion),
 * Morton 1996 (three parameters).
 * @param efforts best mean powers, W, over durations, s
 * @returns null with too few different durations (2, or 3 for three parameters), or where no CP and W' above zero fit
 * @example
 * const efforts = [{ durationS: 180, powerW: 400 }, { durationS: 480, powerW: 330 }, { durationS: 1200, powerW: 300 }]
 * fitCriticalPower(efforts) // => { cpW: 281.92, wPrimeJ: 22009, method: 'work-time' }
 * fitCriticalPower([]) // => null
 */
export function fitCriticalPower(
  efforts: readonly Effort[],
  method: FitMethod = 'work-time',
): CriticalPowerFit | null {
  const three = method === 'three-parameter' || method === 'three-parameter-power';
  const { used, leftOut } = fittable(efforts, three);
  if (new Set(used.map(({ durationS }) => durationS)).size < (three ? 3 : 2)) return null;
  const found = SOLVERS[method](used);
  if (!found || !(found.cpW > 0) || !(found.wPrimeJ > 0)) return null;
  const offsetS = -(found.kS ?? 0);
  const residuals = used.map(({ durationS, powerW }) => {
    const fittedW = found.cpW + found.wPrimeJ / (durationS + offsetS);
    return { durationS, powerW, fittedW, missW: powerW - fittedW };
  });
  const rmseW = Math.sqrt(residuals.reduce((total, { missW }) => total + missW ** 2, 0) / residuals.length);
  return { method, ...found, residuals, rmseW, leftOut };
}

const TWO = { pMaxW: null, pMaxSdW: null, kS: null };

const SOLVERS: Record<FitMethod, (efforts: readonly Effort[]) => Solution | null> = {
  'work-time': (efforts) => {
    const line = fitLine(efforts.map(({ durationS, powerW }) => ({ x: durationS, y: durationS * powerW })));
    return (
      line && {
        ...TWO,
        cpW: line.slope,
        cpSdW: line.slopeSd,
        wPrimeJ: line.intercept,
        wPrimeSdJ: line.interceptSd,
        rSquared: line.rSquared,
      }
    );
  },
  'inverse-time': (efforts) => {
    const line = fitLine(efforts.map(({ durationS, powerW }) => ({ x: 1 / durationS, y: powerW })));
    return (
      line && {
        ...TWO,
        cpW: line.intercept,
        cpSdW: line.interceptSd,
        wPrimeJ: line.slope,
        wPrimeSdJ: line.slopeSd,
        rSquared: line.rSquared,
      }
    );
  },
  'time-to-exhaustion': (efforts) => errorInTime(efforts, false),
  'three-parameter': (efforts) => errorInTime(efforts, true),
  'three-parameter-power': errorInPower,
};

/** A ceiling that costs less time than this, s, is none. */
const LEAST_OFFSET_S = 0.01;

const GRID = Array.from({ length: 401 }, (_, i) => 10 ** (-6 + (6 * i) / 400));

/** For every critical power the rest is linear; so one unknown is searched, below the lowest power. */
function errorInTime(efforts: readonly Effort[], three: boolean): Solution | null {
  const lowestW = efforts.reduce((low, { powerW }) => Math.min(low, powerW), Infinity);
  const times = efforts.map(({ durationS }) => durationS);
  const at = (cpW: number) => {
    const points = efforts.map(({ durationS, powerW }) => ({ x: 1 / (powerW - cpW), y: durationS }));
    const line = three ? fitLine(points) : null;
    const through =
      points.reduce((total, { x, y }) => total + x * y, 0) /
      points.reduce((total, { x }) => total + x * x, 0);
    const [wPrimeJ, kS] =
      line && line.intercept < -LEAST_OFFSET_S ? [line.slope, line.intercept] : [through, 0];
    return { wPrimeJ, kS, missed: points.map(({ x, y }) => ({ x, miss: y - kS - wPrimeJ * x })) };
  };
  const cpW = leastOn(
    GRID.map((share) => lowestW * (1 - share)).reverse(),
    (cp) => at(cp).missed.reduce((total, { miss }) => total + miss ** 2, 0),
    (cp) => {
      const { wPrimeJ, missed } = at(cp);
      return -missed.reduce((total, { x, miss }) => total + miss * wPrimeJ * x ** 2, 0);
    },
  );
  if (cpW === null) return null;
  const { wPrimeJ, kS, missed } = at(cpW);
  const misses = missed.map(({ miss }) => miss);
  const ceiling = kS < 0 ? -kS / wPrimeJ : 0;
  const sds = standardErrors(
    missed.map(({ x }) => [
      x - ceiling,
      wPrimeJ * (x ** 2 - ceiling ** 2),
      ...(ceiling > 0 ? [wPrimeJ * ceiling ** 2] : []),
    ]),
    misses,
  );
  return {
    cpW,
    wPrimeJ,
    wPrimeSdJ: sds?.[0] ?? null,
    cpSdW: sds?.[1] ?? null,
    pMaxW: ceiling > 0 ? cpW + 1 / ceiling : null,
    pMaxSdW: sds?.[2] ?? null,
    kS: three ? kS : null,
    rSquared: rSquared(times, misses),
  };
}

/** For every offset W'/(Pmax - CP) the rest is a straight line; so the offset is searched, from 0 s. */
function errorInPower(efforts: readonly Effort[]): Solution | null {
  const longestS = efforts.reduce((long, { durationS }) => Math.max(long, durationS), 0);
  const powers = efforts.map(({ powerW }) => powerW);
  const at = (offsetS: number) => {
    const points = efforts.map(({ durationS, powerW }) => ({ x: 1 / (durationS + offsetS), y: powerW }));
    const line = fitLine(points)!;
    return { line, missed: points.map(({ x, y }) => ({ x, miss: y - line.intercept - line.slope * x })) };
  };
  const offsetS = leastOn(
    [0, ...GRID.map((share) => share * longestS)],
    (offset) => at(offset).missed.reduce((total, { miss }) => total + miss ** 2, 0),
    (offset) => {
      const { line, missed } = at(offset);
      return missed.reduce((total, { x, miss }) => total + miss * line.slope * x ** 2, 0);
    },
  );
  if (offsetS === null) return null;
  const offset = offsetS < LEAST_OFFSET_S ? 0 : offsetS;
  const { line, missed } = at(offset);
  const misses = missed.map(({ miss }) => miss);
  const ceiling = offset / line.slope;
  const turn = line.slope * ceiling;
  const sds = standardErrors(
    missed.map(({ x }) => [
      x - line.slope * x ** 2 * ceiling,
      1 - (turn * x) ** 2,
      ...(ceiling > 0 ? [(turn * x) ** 2] : []),
    ]),
    misses,
  );
  return {
    cpW: line.intercept,
    wPrimeJ: line.slope,
    wPrimeSdJ: sds?.[0] ?? null,
    cpSdW: sds?.[1] ?? null,
    pMaxW: ceiling > 0 ? line.intercept + 1 / ceiling : null,
    pMaxSdW: sds?.[2] ?? null,
    kS: offset > 0 ? -offset : 0,
    rSquared: rSquared(powers, misses),
  };
}
