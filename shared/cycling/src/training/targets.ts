import type { SessionStep } from './session.ts';

/** What is known of a rider where targets are not shares of FTP. */
export type TargetRider = {
  ftpW?: number | null | undefined;
  massKg?: number | null | undefined;
  thresholdHrBpm?: number | null | undefined;
  maxHrBpm?: number | null | undefined;
};

/**
 * What a repetition is ridden at: shares (1 is FTP, threshold heart rate, highest heart rate, or the peak of a ramp test),
 * watts, W/kg, beats a minute, effort from 1 to 10, or all out. `from` and `to` are the range that was asked.
 */
export type SessionTarget =
  | { of: 'ftp' | 'thresholdHr' | 'maxHr' | 'map'; from: number; to: number }
  | { of: 'watts' | 'wattsPerKg' | 'bpm' | 'rpe'; from: number; to: number }
  | { of: 'maximal' };

/** A target in the form of a step, and plain sentences about the assumptions behind it. */
export type ResolvedTarget = {
  ok: true;
  step: Pick<SessionStep, 'from' | 'to' | 'low' | 'high' | 'maximal' | 'thresholdHr' | 'rpe'>;
  assumed: string[];
};

/** What is missing for a target: the field of the profile. */
export type MissingTarget = { ok: false; missing: 'ftp' | 'weight' | 'thresholdHeartRate' };

/** Threshold heart rate as a share of the highest, a usual value of trained riders. */
const THRESHOLD_OF_MAX_HR = 0.92;
/** FTP as a share of the power at the peak of a ramp test or of five minutes (PMA), a usual value. */
const FTP_OF_MAP = 0.8;

/** Share of threshold heart rate and the share of FTP that it goes with, by the zones of Friel and Coggan. */
const HR_TO_POWER = [
  [0.6, 0.35],
  [0.81, 0.56],
  [0.89, 0.75],
  [0.94, 0.88],
  [1, 1],
  [1.05, 1.12],
] as const;

/** Felt effort of a repetition and the share of FTP that it goes with, from the ranges of the session types. */
const EFFORT_TO_POWER = [
  [1, 0.45],
  [2, 0.55],
  [3, 0.68],
  [4, 0.78],
  [5, 0.85],
  [6, 0.91],
  [7, 0.98],
  [8, 1.05],
  [9, 1.12],
  [10, 1.3],
] as const;

/**
 * A target as a share of FTP. Heart rates and efforts become an estimate by the zones that they go with; the step keeps
 * what was asked.
 * @returns which figure of the rider is missing, where one is
 * @example
 * resolveTarget({ of: 'watts', from: 250, to: 260 }, { ftpW: 250 }) // => { ok: true, step: { from: 1.02, low: 1, high: 1.04 } }
 * resolveTarget({ of: 'wattsPerKg', from: 4, to: 4 }, { ftpW: 250 }) // => { ok: false, missing: 'weight' }
 */
export function resolveTarget(
  target: SessionTarget,
  rider: TargetRider = {},
): ResolvedTarget | MissingTarget {
  if (target.of === 'maximal') return { ok: true, step: { from: 1.3, to: 1.3, maximal: true }, assumed: [] };
  const { from, to } = target;
  const resolved = (
    low: number,
    high: number,
    assumed: string[] = [],
    more: Partial<SessionStep> = {},
  ): ResolvedTarget => {
    const share = Math.round(5000 * (low + high)) / 10000;
    return {
      ok: true,
      step: { from: share, to: share, ...(high > low && { low, high }), ...more },
      assumed,
    };
  };
  const watts = (of: number): ResolvedTarget | MissingTarget =>
    rider.ftpW ? resolved((of * from) / rider.ftpW, (of * to) / rider.ftpW) : { ok: false, missing: 'ftp' };
  const heart = (ofThreshold: number, assumed: string[] = []): ResolvedTarget => {
    const asked = { from: from * ofThreshold, to: to * ofThreshold };
    return resolved(
      along(HR_TO_POWER, asked.from),
      along(HR_TO_POWER, asked.to),
      [...assumed, 'Heart rate is the target. The load uses the power that usually goes with it.'],
      { thresholdHr: asked },
    );
  };
  switch (target.of) {
    case 'ftp':
      return resolved(from, to);
    case 'map':
      return resolved(from / FTP_OF_MAP, to / FTP_OF_MAP, [
        `I took FTP as ${100 * FTP_OF_MAP} % of maximal aerobic power.`,
      ]);
    case 'watts':
      return watts(1);
    case 'wattsPerKg':
      return rider.massKg ? watts(rider.massKg) : { ok: false, missing: rider.ftpW ? 'weight' : 'ftp' };
    case 'thresholdHr':
      return heart(1);
    case 'maxHr':
      return rider.thresholdHrBpm && rider.maxHrBpm
        ? heart(rider.maxHrBpm / rider.thresholdHrBpm)
        : heart(1 / THRESHOLD_OF_MAX_HR, [
            `I took threshold heart rate as ${100 * THRESHOLD_OF_MAX_HR} % of the highest.`,
          ]);
    case 'bpm': {
      const thresholdBpm =
        rider.thresholdHrBpm ?? (rider.maxHrBpm ? THRESHOLD_OF_MAX_HR * rider.maxHrBpm : null);
      return thresholdBpm ? heart(1 / thresholdBpm) : { ok: false, missing: 'thresholdHeartRate' };
    }
    case 'rpe':
      return resolved(
        along(EFFORT_TO_POWER, from),
        along(EFFORT_TO_POWER, to),
        ['The target is a felt effort. The load uses the power that usually goes with it.'],
        { rpe: { from, to } },
      );
  }
}

type Point = readonly [number, number];

/** Between the points of a table, and on along its last piece; before the first point the value stays. */
function along([first, second, ...rest]: readonly [Point, Point, ...Point[]], at: number): number {
  if (at <= first[0]) return first[1];
  let [[x0, y0], [x1, y1]] = [first, second];
  for (const [x, y] of rest) {
    if (at <= x1) break;
    [x0, y0, x1, y1] = [x1, y1, x, y];
  }
  return y0 + ((y1 - y0) * (Math.min(at, 1.2 * x1) - x0)) / (x1 - x0);
}
