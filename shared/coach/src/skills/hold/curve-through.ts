import { powerForDuration, type Athlete, type Input } from '@breakaway/cycling';
import type { Effort } from '../../understanding/efforts.ts';

/** Work above critical power of most riders, J: less is an effort that was not all out. */
const POSSIBLE_J = [5000, 45_000] as const;
/** Critical power over FTP (Karsten et al. 2021). */
const CP_OVER_FTP = 1.03;
/** Default for a rider of whom nothing else is known, J. */
const USUAL_J = 20_000;
/** Up to here work over time is a straight line, s. */
const LINE_S = 1800;

/**
 * The rider whose power curve goes through efforts that were ridden: two of different length give critical power and W'
 * (Moritani 1981), one gives critical power with the W' that is known.
 */
export function curveThrough(efforts: Effort[], athlete: Athlete): Athlete | null {
  const sorted = [...efforts].sort((a, b) => a.durationS - b.durationS);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const line = first.durationS * 1.5 < last.durationS && last.durationS <= LINE_S && first.durationS >= 60;
  const slope =
    (last.powerW * last.durationS - first.powerW * first.durationS) / (last.durationS - first.durationS);
  const work = (first.powerW - slope) * first.durationS;
  const fits = line && work >= POSSIBLE_J[0] && work <= POSSIBLE_J[1];
  const wPrimeJ = fits ? work : (athlete.wPrimeJ?.value ?? USUAL_J);
  const cpW = fits ? slope : criticalPowerFor(last, wPrimeJ);
  if (!(cpW > 40)) return null;
  return {
    ...athlete,
    cpW: inputOf(athlete.cpW, 'cpW', 'Critical power', 'W', cpW),
    wPrimeJ: inputOf(athlete.wPrimeJ, 'wPrimeJ', "W'", 'J', wPrimeJ),
    ftpW: inputOf(athlete.ftpW, 'ftpW', 'FTP', 'W', cpW / CP_OVER_FTP),
  };
}

/** Critical power at which the curve gives an effort, W, by halving. */
function criticalPowerFor({ powerW, durationS }: Effort, wPrimeJ: number): number {
  let [low, high] = [0.2 * powerW, 1.3 * powerW];
  for (let round = 0; round < 40; round++) {
    const cpW = (low + high) / 2;
    if (powerForDuration({ cpW, wPrimeJ }, durationS) > powerW) high = cpW;
    else low = cpW;
  }
  return (low + high) / 2;
}

const inputOf = (known: Input | null, key: string, label: string, unit: string, value: number): Input => ({
  ...(known ?? { key, label, unit, sd: 0.04 * value }),
  value,
  source: 'asked',
  how: 'from the efforts that you gave',
});
