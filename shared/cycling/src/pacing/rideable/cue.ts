import type { PlanSegment } from './plan-segment.ts';
import { gradeOfSlope } from './stretch-sums.ts';

/** Wind at the rider that is worth a word, m/s. */
const WINDY_MS = 1.5;
/** From these shares of a segment on, bends and the rider's own cap on speed are worth a word. */
const BENDY = 0.1;
const CAPPED = 0.2;
/** A start is calm when the next target is higher by this factor. */
const CALMER = 1.04;
/** From this share of the time on a descent is mostly coasted. */
const MOSTLY = 0.5;
const SPENT = 0.2;
const REGAINED = 0.15;

/** What a cue rests on beside its segment. */
export type CueGround = {
  /** share of W' left at the beginning and the end */
  wPrime: { from: number; to: number };
  /** shares of the segment on which bends, and on which the cap hold the speed; the cap, m/s */
  held: { bends: number; cap: number; capMs: number };
  /** the target is far below what the rider can hold */
  light: boolean;
  /** share of the time in which nothing is pedalled */
  rolled: number;
  /** target of the next segment, W; null for the last */
  nextW: number | null;
};

/** What to do in a segment, in one or two short plain sentences. */
export function segmentCue(
  { kind, powerW, highW, fromM, toM, slope, headwindMs }: Omit<PlanSegment, 'cue'>,
  { wPrime, held, light, rolled, nextW }: CueGround,
): string {
  const length = lengthOf(toM - fromM);
  const percent = `${Math.abs(100 * slope).toFixed(1)} %`;
  const wind = headwindMs > WINDY_MS ? ' into the wind' : headwindMs < -WINDY_MS ? ' with the wind' : '';
  const speed =
    held.bends >= BENDY
      ? ' Brake before the bends, not in them.'
      : held.cap > CAPPED
        ? ` Hold back at ${Math.round(3.6 * held.capMs)} km/h.`
        : '';
  switch (kind) {
    case 'start':
      if (nextW !== null && nextW < powerW)
        return `Start, ${length}: ${powerW} W and not above, then settle.`;
      return nextW !== null && nextW > CALMER * powerW
        ? `Start, ${length}: begin calmly, ${powerW} W.`
        : `Start, ${length}: hold ${powerW} W from the line.`;
    case 'climb':
      return `Climb, ${length} at ${percent}: hold ${powerW} W.${effort(wPrime)}`;
    case 'flat':
      return `${length}${wind}: hold ${powerW} W.${effort(wPrime)}`;
    case 'descent':
      return `Descent, ${length} at ${percent}: ${rolled > MOSTLY ? 'mostly coast, ' : light ? 'pedal lightly, ' : ''}${powerW} W where you can, ${highW} W at most.${speed || effort(wPrime)}`;
    case 'coast':
      return `${byGrade(slope, `${length} at ${percent}`) ?? length}: coast and recover.${speed}`;
  }
}

function byGrade(slope: number, road: string): string | null {
  const grade = gradeOfSlope(slope);
  return grade === 0 ? null : `${grade > 0 ? 'Climb' : 'Descent'}, ${road}`;
}

function effort({ from, to }: { from: number; to: number }): string {
  const left = `${Math.round(100 * Math.max(0, to))} %`;
  if (from - to >= SPENT) return ` It takes W' down to ${left}.`;
  return to - from >= REGAINED ? ` W' comes back to ${left}.` : '';
}

function lengthOf(metres: number): string {
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
}
