/**
 * The neighbours of a series: each value with the one that follows it. None where there are fewer than two.
 * @example
 * Array.from(pairs([1, 4, 9])) // => [[1, 4], [4, 9]]
 */
export function* pairs<T>(values: Iterable<T>): Generator<[T, T], void> {
  const rest = values[Symbol.iterator]();
  const first = rest.next();
  if (first.done) return;
  let before = first.value;
  for (let next = rest.next(); !next.done; next = rest.next()) {
    yield [before, next.value];
    before = next.value;
  }
}
