/**
 * The two of a list that has exactly two; null of any other.
 * @example
 * pairOf([230, 250]) // => [230, 250]
 * pairOf([230]) // => null
 */
export function pairOf<T>(list: readonly T[]): [T, T] | null {
  const [a, b] = list;
  return list.length === 2 && a !== undefined && b !== undefined ? [a, b] : null;
}
