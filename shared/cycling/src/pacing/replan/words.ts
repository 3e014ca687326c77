import { formatDuration } from '../../answer/duration.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import type { UnmetLimit } from '../optimum/optimise.ts';
import type { RiderNow } from './rider-now.ts';

/** What cannot be, in one plain sentence; null when all is well. */
export function wrongNow({
  distanceM,
  elapsedS,
  speedMs,
  wPrimeLeftJ,
  riddenPowerW,
}: RiderNow): string | null {
  if (!Number.isFinite(distanceM)) return 'Where you are must be a distance from the start.';
  if (elapsedS !== undefined && !(elapsedS >= 0 && elapsedS < 1e6))
    return 'The time since the start must be zero or more.';
  if (speedMs !== undefined && !(speedMs >= 0 && speedMs <= 40))
    return 'The speed must be between 0 and 144 km/h.';
  if (wPrimeLeftJ !== undefined && !Number.isFinite(wPrimeLeftJ)) return "W' left must be a number.";
  if (riddenPowerW?.some((power) => !(power >= 0 && power <= 3000)))
    return 'The power so far must be one value a second, between 0 and 3000 W.';
  return null;
}

type Changed = {
  fromM: number;
  lateS: number;
  wPrimeMoreJ: number;
  finishS: number;
  finishBeforeS: number;
  /** null: the rest is too short for it */
  normalizedW: number | null;
  onTarget: boolean | null;
};

/** More or less W' than this share of the whole is worth a word. */
const NOTABLE_W_PRIME = 0.1;

/** What the new plan changed, in one plain sentence. */
export function whatChanged(
  plan: RacePlan,
  { fromM, lateS, wPrimeMoreJ, finishS, finishBeforeS, normalizedW, onTarget }: Changed,
): string {
  const time =
    Math.abs(lateS) < 1
      ? 'on plan'
      : `${formatDuration(Math.abs(lateS))} ${lateS > 0 ? 'behind' : 'ahead of'} the plan`;
  const fullJ = plan.inputs.find(({ key }) => key === 'wPrimeJ')!.value;
  const legs =
    Math.abs(wPrimeMoreJ) < NOTABLE_W_PRIME * fullJ
      ? ''
      : `, with ${(Math.abs(wPrimeMoreJ) / 1000).toFixed(0)} kJ ${wPrimeMoreJ > 0 ? 'more' : 'less'} W' left than planned`;
  const lead = `At km ${(fromM / 1000).toFixed(1)} you are ${legs && time === 'on plan' ? 'on time' : time}${legs}`;
  const watts = normalizedW === null ? '' : ` with ${Math.round(normalizedW)} W normalized from here`;
  const { goal } = plan.question;
  if (goal.kind === 'time' && onTarget === false)
    return `${lead}. ${formatDuration(goal.timeS)} is out of reach now, the best is ${formatDuration(finishS)}${watts}.`;
  const [before, now] = [formatDuration(finishBeforeS), formatDuration(finishS)];
  return Math.abs(finishS - finishBeforeS) < 1 || before === now
    ? `${lead}. The finish stays at ${now}${watts && `,${watts}`}.`
    : `${lead}. The finish moves from ${before} to ${now}${watts && `,${watts}`}.`;
}

/** What a rider should know about the rest, in plain sentences. */
export function restNotes(unmet: readonly UnmetLimit[], reserveSpent: boolean): string[] {
  return [
    ...(reserveSpent
      ? ["Some of the W' that the plan kept for the finish is spent. Not all of it comes back."]
      : []),
    ...unmet.map((limit) => UNMET[limit]),
  ];
}

const UNMET: Record<UnmetLimit, string> = {
  wPrime: "Even the easiest way to ride the rest runs out of W', so the steepest ramps have to be walked.",
  reserve: "No way to ride the rest keeps as much W' for the finish.",
  ceiling: 'Even the easiest way to ride the rest asks for more power than is left on the steepest ramps.',
  normalized: 'No way to ride the rest stays below this intensity.',
  crawl: 'On the steepest ramps this power barely holds walking pace.',
};
