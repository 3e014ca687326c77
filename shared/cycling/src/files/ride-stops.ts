import type { RideSteps, StepKind } from './ride-steps.ts';

/** A time without riding. */
export type Stop = {
  startMs: number;
  endMs: number;
  durationS: number;
  /** the timer was stopped, nothing was recorded, or the rider stood while the recording went on */
  cause: 'timer' | 'silence' | 'standing';
};

const SHORTEST_S = 10;
const STRENGTH: Record<StepKind, number> = { riding: 0, standing: 1, silence: 2, timer: 3 };

/** Stops of 10 s and more, and every stop of the timer; what follows each other directly is one stop. */
export function stopsOf({ points, kinds }: RideSteps): Stop[] {
  const stops: Stop[] = [];
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] === 'riding') continue;
    const from = i;
    let cause: StepKind = 'standing';
    for (; i < kinds.length && kinds[i] !== 'riding'; i++)
      if (STRENGTH[kinds[i]!] > STRENGTH[cause]) cause = kinds[i]!;
    const startMs = points[from]!.timeMs!;
    const endMs = points[i]!.timeMs!;
    const durationS = (endMs - startMs) / 1000;
    if (cause === 'riding' || (durationS < SHORTEST_S && cause !== 'timer')) continue;
    stops.push({ startMs, endMs, durationS, cause });
  }
  return stops;
}
