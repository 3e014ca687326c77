/** When a share of the length of a segment was reached, s since its start; straight between the places with a time. */
export function timeAlong(alongS: ArrayLike<number>, share: number): number {
  const cells = alongS.length - 1;
  const at = share * cells;
  const before = Math.max(0, Math.min(cells - 1, Math.floor(at)));
  const from = alongS[before]!;
  return from + (at - before) * (alongS[before + 1]! - from);
}
