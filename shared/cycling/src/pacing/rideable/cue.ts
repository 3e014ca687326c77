import type { PlanSegment } from './segment.ts';

/** Wind at the rider that is worth a word, m/s. */
const WINDY_MS = 1.5;
const BENDY = 0.2;
const SPENT = 0.2;
const REGAINED = 0.15;

/**
 * What to do in a segment, in one or two short plain sentences.
 * @param wPrime share of W' left at its beginning and its end
 * @param heldBySpeed share of the segment on which bends or the speed cap hold the rider
 */
export function segmentCue(
  { kind, powerW, fromM, toM, slope, headwindMs }: Omit<PlanSegment, 'cue'>,
  wPrime: { from: number; to: number },
  heldBySpeed: number,
): string {
  const length = lengthOf(toM - fromM);
  const percent = `${Math.abs(100 * slope).toFixed(1)} %`;
  const wind = headwindMs > WINDY_MS ? ' into the wind' : headwindMs < -WINDY_MS ? ' with the wind' : '';
  const bends = heldBySpeed > BENDY ? ' Brake before the bends, not in them.' : '';
  switch (kind) {
    case 'start':
      return `Start, ${length}: ${powerW} W and not above, then settle.`;
    case 'climb':
      return `Climb, ${length} at ${percent}: hold ${powerW} W.${effort(wPrime)}`;
    case 'flat':
      return `${length}${wind}: hold ${powerW} W.${effort(wPrime)}`;
    case 'descent':
      return `Descent, ${length} at ${percent}: ${powerW} W where you can pedal.${bends || effort(wPrime)}`;
    case 'coast':
      return `${slope < 0 ? `Descent, ${length} at ${percent}` : length}: coast and recover.${bends}`;
  }
}

function effort({ from, to }: { from: number; to: number }): string {
  const left = `${Math.round(100 * Math.max(0, to))} %`;
  if (from - to >= SPENT) return ` It takes W' down to ${left}.`;
  return to - from >= REGAINED ? ` W' comes back to ${left}.` : '';
}

function lengthOf(metres: number): string {
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
}
