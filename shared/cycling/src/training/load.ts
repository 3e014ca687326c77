import { meanOf, normalizedPowerW, trainingStressScore } from '../physiology/training-load.ts';
import { sevenPowerZones, timeInZones } from '../physiology/zones.ts';
import type { Session, SessionStep } from './session.ts';

/** What a session costs, by its targets. */
export type SessionLoad = {
  /** whole session, s */
  durationS: number;
  /** time in steps of the kind `work`, s */
  workS: number;
  /** Normalized Power as a share of FTP */
  intensityFactor: number;
  /** Training Stress Score */
  tss: number;
  /** mechanical work, kJ; null without an FTP */
  workKj: number | null;
  /** mean power as a share of FTP */
  meanShare: number;
  /** time in Coggan's seven power zones, s, from active recovery to neuromuscular power; they add up to the duration */
  zoneS: number[];
};

/**
 * How long the whole session takes, s.
 * @example
 * sessionSeconds(testProtocol('twentyMinutes')) // => 3600
 */
export function sessionSeconds(session: Session): number {
  return secondsOf(session.steps);
}

/** How long steps take together, s. */
export const secondsOf = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + step.seconds, 0);

/**
 * Targets of a session second by second, as shares of FTP. Ends of steps are rounded, not their lengths, so that the sum
 * stays what it was.
 * @example
 * sharesEachSecond({ name: '', type: 'threshold', steps: [{ seconds: 2, kind: 'warmUp', from: 0.4, to: 0.6 }] }) // => [0.45, 0.55]
 */
export function sharesEachSecond({ steps }: Session): Float64Array {
  const shares = new Float64Array(Math.round(secondsOf(steps)));
  let endS = 0;
  for (const { seconds, from, to } of steps) {
    const first = Math.round(endS);
    endS += seconds;
    const last = Math.round(endS);
    for (let i = first; i < last; i++) shares[i] = from + ((to - from) * (i - first + 0.5)) / (last - first);
  }
  return shares;
}

/**
 * The load of a session: its targets ridden second by second, with Normalized Power, IF and TSS by Coggan (30 s rule).
 * IF, TSS and zones need no FTP. Where targets are heart rates or efforts, the figures are as good as the estimate in
 * the steps. Under 30 s the mean replaces Normalized Power.
 * @param ftpW only for the work in kJ
 * @example
 * const hour = { name: '1 h endurance', type: 'endurance', steps: [{ seconds: 3600, kind: 'steady', from: 0.65, to: 0.65 }] };
 * sessionLoad(hour, 250) // => { durationS: 3600, workS: 0, intensityFactor: 0.65, tss: 42.25, workKj: 585, zoneS: [0, 3600, 0, 0, 0, 0, 0] }
 * sessionLoad(hour).workKj // => null
 */
export function sessionLoad(session: Session, ftpW?: number | null): SessionLoad {
  const shares = sharesEachSecond(session);
  const meanShare = meanOf(shares) ?? 0;
  const intensityFactor = normalizedPowerW(shares) ?? meanShare;
  const durationS = shares.length;
  return {
    durationS,
    workS: secondsOf(session.steps.filter(({ kind }) => kind === 'work')),
    intensityFactor,
    tss: trainingStressScore(durationS, intensityFactor, 1),
    workKj: ftpW && ftpW > 0 ? (meanShare * ftpW * durationS) / 1000 : null,
    meanShare,
    zoneS: timeInZones(sevenPowerZones(1), shares).secondsIn,
  };
}
