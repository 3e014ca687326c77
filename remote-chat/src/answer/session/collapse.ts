/** Items in order, with repetitions written once. */
export type Run<Item> =
  | { kind: 'one'; item: Item }
  | {
      kind: 'times';
      times: number;
      runs: Run<Item>[];
      /** what comes between the repetitions, but not after the last one */
      between: Run<Item>[];
    };

interface Repeat {
  length: number;
  times: number;
  /** how many items at the end of the pattern are missing after the last repetition */
  missing: number;
  spared: number;
}

/** How items are compared, and which of them are only rests between others. */
export interface Reading<Item> {
  keyOf: (item: Item) => string;
  isRest: (item: Item) => boolean;
}

/**
 * Writes repetitions once. The rest at the end of the last repetition may be missing, as riders leave it out.
 * @example collapse('W R W R W C'.split(' '), { keyOf: String, isRest: (item) => item === 'R' }) // => 3 times W with R
 * between, then C
 */
export function collapse<Item>(items: readonly Item[], reading: Reading<Item>): Run<Item>[] {
  const keys = items.map(reading.keyOf);
  const rests = items.map(reading.isRest);
  const runs: Run<Item>[] = [];
  for (let i = 0; i < items.length;) {
    const repeat = bestRepeat(keys, rests, i);
    if (!repeat) {
      runs.push({ kind: 'one', item: items[i]! });
      i++;
      continue;
    }
    const { length, times, missing } = repeat;
    const pattern = items.slice(i, i + length);
    runs.push({
      kind: 'times',
      times,
      runs: collapse(pattern.slice(0, length - missing), reading),
      between: collapse(pattern.slice(length - missing), reading),
    });
    i += length * times - missing;
  }
  return runs;
}

/** The repetition from an index on that saves the most lines; none where nothing repeats. */
function bestRepeat(keys: string[], rests: boolean[], start: number): Repeat | null {
  if (rests[start]) return null;
  let best: Repeat | null = null;
  const left = keys.length - start;
  for (let length = 1; 2 * length - 1 <= left; length++) {
    let same = 0;
    while (start + length + same < keys.length && keys[start + same] === keys[start + length + same]) same++;
    const whole = Math.floor((length + same) / length);
    // Only the rest at the end of the pattern may be missing: if anything else were missing, it would be another
    // pattern.
    const cut = length > 1 && (length + same) % length === length - 1 && rests[start + length - 1]!;
    const times = whole + (cut ? 1 : 0);
    if (times < 2) continue;
    const spared = length * (times - 1) - (cut ? 1 : 0);
    if (!best || spared > best.spared) best = { length, times, missing: cut ? 1 : 0, spared };
  }
  return best;
}
