/**
 * The picture language of the product: ridges. The front one is always a computed profile; those behind it are noise
 * with a fixed seed, so that every build draws the same picture.
 */

/** Pseudo-random numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Heights of a mountain ridge by midpoint displacement.
 * @param seed the same seed gives the same ridge
 * @param roughness from 0 (smooth) to 1 (jagged)
 * @returns 129 heights from 0 to 1, evenly spaced
 */
export function ridge(seed: number, roughness = 0.52): number[] {
  const random = randomFrom(seed);
  let heights = [random(), random()];
  for (let swing = 0.5; heights.length < 129; swing *= roughness)
    heights = heights.flatMap((height, i) =>
      i === 0 ? [height] : [(heights[i - 1]! + height) / 2 + (random() - 0.5) * 2 * swing, height],
    );
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return heights.map((height) => (height - low) / (high - low));
}

/** Where a ridge is drawn: its box on the picture's grid, y downwards. */
export interface RidgeBox {
  left: number;
  right: number;
  /** Where the highest point lies. */
  top: number;
  /** Where height 0 lies. */
  base: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** The outline of evenly spaced heights from 0 to 1 as an SVG path, open at both ends. */
export function outlineOf(heights: readonly number[], { left, right, top, base }: RidgeBox): string {
  const step = (right - left) / (heights.length - 1);
  return heights
    .map((height, i) => `${i ? 'L' : 'M'}${short(left + i * step)} ${short(base - height * (base - top))}`)
    .join('');
}

/** The ground below such an outline, down to `bottom`, as a closed SVG path. */
export function groundOf(heights: readonly number[], box: RidgeBox, bottom: number): string {
  return `${outlineOf(heights, box)}L${short(box.right)} ${short(bottom)}L${short(box.left)} ${short(bottom)}Z`;
}
