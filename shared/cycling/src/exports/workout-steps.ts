import { pairs } from '../route/pairs.ts';

/** What two neighbours need to be joined. */
type Part = { timeS: number; powerW: number; lowW: number; highW: number };

/**
 * Joins neighbours until no more than `most` parts are left: each time the two whose powers differ least, weighed with
 * their time, so that time and work stay what they were. All else is that of the longer one, but for what `span` says.
 */
export function joinedTo<T extends Part>(
  segments: readonly T[],
  most: number,
  span: (first: T, second: T) => Partial<T> = () => ({}),
  mayJoin: (first: T, second: T) => boolean = () => true,
): T[] {
  const parts = segments.slice();
  while (parts.length > most) {
    let best: { first: T; second: T; at: number; lost: number } | null = null;
    let at = 0;
    for (const [first, second] of pairs(parts)) {
      const lost = spreadOf(first, second);
      if (mayJoin(first, second) && (!best || lost < best.lost)) best = { first, second, at, lost };
      at++;
    }
    if (!best) break;
    const { first, second } = best;
    parts.splice(best.at, 2, { ...join(first, second), ...span(first, second) });
  }
  return parts;
}

/** What the two together stray from their mean, W²s. */
function spreadOf(a: Part, b: Part): number {
  const timeS = a.timeS + b.timeS;
  return timeS > 0 ? ((a.timeS * b.timeS) / timeS) * (a.powerW - b.powerW) ** 2 : 0;
}

function join<T extends Part>(a: T, b: T): T {
  const timeS = a.timeS + b.timeS;
  const share = timeS > 0 ? a.timeS / timeS : 0.5;
  const mean = (of: (part: T) => number) => share * of(a) + (1 - share) * of(b);
  return {
    ...(a.timeS >= b.timeS ? a : b),
    timeS,
    powerW: mean((part) => part.powerW),
    lowW: mean((part) => part.lowW),
    highW: mean((part) => part.highW),
  };
}

/** A step, or a jump back to an earlier one until the steps from it on were ridden so many times. */
export type Repeated<T> = T | { backTo: number; times: number };

/** The longest run of steps that is looked for. */
const LONGEST_RUN = 12;

/** Steps with runs that repeat written once, each time the run that saves most. Runs inside runs are not looked for. */
export function withRepeats<T>(steps: readonly T[], same: (a: T, b: T) => boolean): Repeated<T>[] {
  const written: Repeated<T>[] = [];
  for (let i = 0; i < steps.length;) {
    let [best, times] = [1, 1];
    for (let length = 2; length <= LONGEST_RUN; length++) {
      const count = repeats(steps, i, length, same);
      if (count * length - length - 1 > times * best - best - (times > 1 ? 1 : 0))
        [best, times] = [length, count];
    }
    const backTo = written.length;
    written.push(...steps.slice(i, i + best));
    if (times > 1) written.push({ backTo, times });
    i += best * times;
  }
  return written;
}

/** How often the steps from `from` on come one after another. */
function repeats<T>(
  steps: readonly T[],
  from: number,
  length: number,
  same: (a: T, b: T) => boolean,
): number {
  const run = steps.slice(from, from + length);
  let count = 1;
  for (;;) {
    const at = from + count * length;
    if (at + length > steps.length) return count;
    if (!run.every((step, i) => same(step, steps[at + i]!))) return count;
    count++;
  }
}
