import type { StepKind } from './ride-step.ts';
import type { RideSteps } from './ride-steps.ts';

/** A time without riding. */
export type Stop = {
  startMs: number;
  endMs: number;
  durationS: number;
  /** the timer was stopped, nothing was recorded, or the rider stood while the recording went on */
  cause: Exclude<StepKind, 'riding'>;
};

const SHORTEST_S = 10;
const STRENGTH: Record<Stop['cause'], number> = { standing: 1, silence: 2, timer: 3 };

/** Stops of 10 s and more, and every stop of the timer; what follows each other directly is one stop. */
export function stopsOf({ steps }: RideSteps): Stop[] {
  const stops: Stop[] = [];
  let open: Stop | null = null;
  for (const { from, to, kind } of steps) {
    if (kind === 'riding') {
      open = null;
      continue;
    }
    if (!open) {
      open = { startMs: from.timeMs, endMs: to.timeMs, durationS: 0, cause: kind };
      stops.push(open);
    }
    open.endMs = to.timeMs;
    open.durationS = (open.endMs - open.startMs) / 1000;
    if (STRENGTH[kind] > STRENGTH[open.cause]) open.cause = kind;
  }
  return stops.filter(({ durationS, cause }) => durationS >= SHORTEST_S || cause === 'timer');
}
