import { secondsOf } from './load.ts';
import type { SessionStep } from './session.ts';

/** Warm-up and cool-down unless others are given, s. */
export const WARM_UP_S = 900;
export const COOL_DOWN_S = 600;
/** Riding easily between the parts of a session, share of FTP. */
export const EASY_SHARE = 0.62;

/** One even step. */
export function step(kind: SessionStep['kind'], seconds: number, share: number, label?: string): SessionStep {
  return { seconds, kind, from: share, to: share, ...(label !== undefined && { label }) };
}

/** From half of FTP to three quarters of it, evenly; no step without length. */
export function warmUp(seconds: number): SessionStep[] {
  return seconds > 0 ? [{ seconds, kind: 'warmUp', from: 0.5, to: 0.75 }] : [];
}

/** Easier and easier; no step without length. */
export function coolDown(seconds: number): SessionStep[] {
  return seconds > 0 ? [{ seconds, kind: 'coolDown', from: 0.55, to: 0.45 }] : [];
}

/**
 * Steps of sets and repetitions: a rest after each repetition but the last, the rest between sets after each set but the
 * last. In sets of on and off the short rest after the last repetition counts as well.
 */
export function repeated(
  rung: { sets?: number; reps: number; restS: number; setRestS?: number; lastRest?: boolean },
  work: (rep: number) => SessionStep[],
  restShare: number,
  setRestShare = 0.5,
): SessionStep[] {
  const { sets = 1, reps, restS, setRestS = 0, lastRest = false } = rung;
  const steps: SessionStep[] = [];
  for (let set = 0; set < sets; set++) {
    for (let rep = 0; rep < reps; rep++) {
      steps.push(...work(set * reps + rep));
      if (restS > 0 && (rep < reps - 1 || lastRest)) steps.push(step('rest', restS, restShare));
    }
    if (setRestS > 0 && set < sets - 1) steps.push(step('rest', setRestS, setRestShare));
  }
  return steps;
}

/**
 * Steps with a warm-up before and a cool-down after them that fill the time. Up to ten minutes too many lengthen the
 * warm-up and the cool-down; more is ridden easily after the work, or before it.
 */
export function filled(
  work: SessionStep[],
  totalS: number,
  spare: 'after' | 'before' = 'after',
): SessionStep[] {
  const { warmUpS, coolDownS } = framesOf(totalS);
  const left = totalS - secondsOf(work) - warmUpS - coolDownS;
  if (left < 0) {
    // Not everything fits: warm-up and cool-down get shorter.
    const frameS = Math.max(0, warmUpS + coolDownS + left);
    const warmS = Math.min(frameS, Math.round(frameS * 0.6));
    return [...warmUp(warmS), ...work, ...coolDown(frameS - warmS)];
  }
  if (left <= 600) {
    const more = Math.min(left, 300);
    return [...warmUp(warmUpS + more), ...work, ...coolDown(coolDownS + left - more)];
  }
  const easy = step('steady', left, EASY_SHARE, 'easy riding');
  const ride = spare === 'after' ? [...work, easy] : [easy, ...work];
  return [...warmUp(warmUpS), ...ride, ...coolDown(coolDownS)];
}

/** Warm-up and cool-down for a session of a length, s, in whole minutes: 5 and 3 min in 20, 15 and 8 from 75 on. */
export function framesOf(totalS: number): { warmUpS: number; coolDownS: number } {
  const minutes = totalS / 60;
  return {
    warmUpS: 60 * Math.round(Math.min(15, Math.max(5, 0.2 * minutes))),
    coolDownS: 60 * Math.round(Math.min(8, Math.max(3, 0.12 * minutes))),
  };
}
