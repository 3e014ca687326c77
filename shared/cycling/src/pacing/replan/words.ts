import { formatDuration } from '../../answer/duration.ts';
import type { RacePlan } from '../plan/plan.ts';
import type { RiderNow } from './replan.ts';

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

/** What planning anew changed, in one plain sentence. */
export function whatChanged(
  plan: RacePlan,
  lateS: number,
  finishS: number,
  fromM: number,
  normalizedW: number,
  onTarget: boolean | null,
): string {
  const place = `At km ${(fromM / 1000).toFixed(1)} you are`;
  const lead =
    Math.abs(lateS) < 1
      ? `${place} on plan`
      : `${place} ${formatDuration(Math.abs(lateS))} ${lateS > 0 ? 'behind' : 'ahead of'} the plan`;
  const watts = `with ${Math.round(normalizedW)} W normalized from here`;
  const { goal } = plan.question;
  if (goal.kind === 'time' && onTarget === false)
    return `${lead}; ${formatDuration(goal.timeS)} is out of reach now, the best is ${formatDuration(finishS)} ${watts}.`;
  return Math.abs(finishS - plan.totalTimeS) < 1
    ? `${lead}; the finish stays at ${formatDuration(finishS)}, ${watts}.`
    : `${lead}; the finish moves from ${formatDuration(plan.totalTimeS)} to ${formatDuration(finishS)}, ${watts}.`;
}
