/**
 * Where a function that falls from above zero to below crosses it, between two places; null when it does not. False
 * position (Illinois): a few calls for a function that is nearly straight, and never outside of the two places.
 * @param exact the answer is no further off than this
 */
export function zeroCrossing(
  from: number,
  to: number,
  falling: (x: number) => number,
  exact = 1e-4,
): number | null {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [falling(low), falling(high)];
  if (!(atLow > 0) || !(atHigh <= 0)) return null;
  let side = 0;
  for (let i = 0; i < 100 && high - low > exact; i++) {
    const straight = low + ((high - low) * atLow) / (atLow - atHigh);
    // Infinite and sharply bent functions are halved now and then.
    const x = Number.isFinite(straight) && i % 4 < 3 ? straight : (low + high) / 2;
    const value = falling(x);
    if (value > 0) {
      [low, atLow] = [x, value];
      if (side === 1) atHigh /= 2;
      side = 1;
    } else {
      [high, atHigh] = [x, value];
      if (side === -1) atLow /= 2;
      side = -1;
      if (value === 0) return x;
    }
  }
  return (low + high) / 2;
}
