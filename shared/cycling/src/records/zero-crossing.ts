/** Where a function that falls from above zero to below crosses it, between two places; null when it does not. */
export function zeroCrossing(
  from: number,
  to: number,
  falling: (x: number) => number,
  exact = 1e-4,
): number | null {
  let low = from;
  let high = to;
  if (!(falling(low) > 0) || !(falling(high) <= 0)) return null;
  for (let i = 0; i < 60 && high - low > exact; i++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
