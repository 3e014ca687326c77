/** Fewest single-letter changes (insert, drop, replace, swap of neighbours) that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = best;
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** True when a word is near enough to be a slip of the finger: one letter from 4 letters on, two from 8 on. */
export function isSlipOf(word: string, meant: string): boolean {
  if (word === meant) return true;
  if (meant.length < 4 || word[0] !== meant[0]) return false;
  return editDistance(word, meant) <= (meant.length >= 8 ? 2 : 1);
}
