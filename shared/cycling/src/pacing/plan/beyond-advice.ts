import { formatDuration } from '../../answer/duration.ts';
import { capByDuration } from './goal.ts';
import type { PlanSetup } from './setup.ts';

/** Who gets the advice. */
export const WHO: Record<PlanSetup['level'], string> = {
  new: 'a rider new to long rides',
  regular: 'a regular rider',
  trained: 'a trained rider',
  elite: 'an elite rider',
};

/** Within this share of a rule of thumb a plan follows it. */
const CLOSE = 0.02;

/** That a ride is harder than coaches advise for its length, in one sentence; null when it is not. */
export function beyondAdvice(
  timeS: number,
  normalizedW: number,
  { limits, ftpW, level }: Pick<PlanSetup, 'limits' | 'ftpW' | 'level'>,
): string | null {
  const advisedW = capByDuration(limits, ftpW, level)(timeS);
  if (!(normalizedW > (1 + CLOSE) * advisedW)) return null;
  const ofFtp = (watts: number) => `${Math.round((100 * watts) / ftpW)} %`;
  const where = limits.cpShare ? ' here' : '';
  return `Normalized power of ${Math.round(normalizedW)} W (${ofFtp(normalizedW)} of FTP) is more than coaches advise ${WHO[level]} for ${formatDuration(timeS)}${where} (${ofFtp(advisedW)}): few hold this.`;
}
