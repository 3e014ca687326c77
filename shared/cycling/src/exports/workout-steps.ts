import type { PlannedSegment } from './planned.ts';

/**
 * Joins neighbours until no more than `most` parts are left: each time the two whose powers differ least, weighed with
 * their time, so that distance, time and work stay what they were.
 */
export function joinedTo(segments: readonly PlannedSegment[], most: number): PlannedSegment[] {
  const parts = segments.slice();
  while (parts.length > most) {
    let best = 0;
    let least = Infinity;
    for (let i = 0; i + 1 < parts.length; i++) {
      const lost = spreadOf(parts[i]!, parts[i + 1]!);
      if (lost < least) [best, least] = [i, lost];
    }
    parts.splice(best, 2, join(parts[best]!, parts[best + 1]!));
  }
  return parts;
}

/** What the two together stray from their mean, W²s. */
function spreadOf(a: PlannedSegment, b: PlannedSegment): number {
  const timeS = a.timeS + b.timeS;
  return timeS > 0 ? ((a.timeS * b.timeS) / timeS) * (a.powerW - b.powerW) ** 2 : 0;
}

function join(a: PlannedSegment, b: PlannedSegment): PlannedSegment {
  const timeS = a.timeS + b.timeS;
  const share = timeS > 0 ? a.timeS / timeS : 0.5;
  const mean = (of: (part: PlannedSegment) => number) => share * of(a) + (1 - share) * of(b);
  const longer = a.timeS >= b.timeS ? a : b;
  return {
    fromM: a.fromM,
    toM: b.toM,
    timeS,
    powerW: mean((part) => part.powerW),
    lowW: mean((part) => part.lowW),
    highW: mean((part) => part.highW),
    kind: longer.kind,
    cue: longer.cue,
  };
}
