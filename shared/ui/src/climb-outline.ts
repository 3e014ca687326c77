/** Where the bands of gradients end, in percent: the last one is open. */
export const GRADE_LIMITS = [3, 6, 8.5, 11] as const;

/** The colour of a gradient: `--grade-1` (under 3 %) to `--grade-5` (11 % and more). */
export const gradeOf = (percent: number): 1 | 2 | 3 | 4 | 5 =>
  (1 + GRADE_LIMITS.filter((limit) => percent >= limit).length) as 1 | 2 | 3 | 4 | 5;

/** How the gradient changes along a climb, as a share of its mean: steep ramps, a shelf, an easier end. */
const shape = [1.22, 1.08, 1.2, 0.98, 1.04, 0.86, 1.12, 0.9, 0.78, 1.1, 1.16, 1.02, 0.8, 0.74];
const mean = shape.reduce((sum, share) => sum + share, 0) / shape.length;

/**
 * Gradients of a climb of which only the mean is known, for pictures of it.
 * @param percent the mean
 * @param count of the parts
 * @returns in percent, to one decimal
 */
export const gradientsOf = (percent: number, count: number): number[] =>
  Array.from(
    { length: count },
    (_, i) => Math.round((10 * percent * shape[Math.floor((i / count) * shape.length)]!) / mean) / 10,
  );

/** The grid of the picture: its size, and where the climb's foot and the highest top lie. */
export interface ClimbBox {
  width: number;
  height: number;
  top: number;
  base: number;
}

export interface ClimbOutline {
  columns: { path: string; grade: number; percent: number; labelX: number; hasRoom: boolean }[];
  /** The road, open at both ends. */
  contour: string;
  /** A point of the road, by the share of the climb that lies behind. */
  at: (share: number) => { x: number; y: number };
}

const fixed = (value: number) => String(Math.round(value * 10) / 10);
/** Between two columns. */
export const GAP = 3;
const LABEL_HEIGHT = 22;

/**
 * A climb as its roadside sign shows it: one column for each part, coloured by gradient, under one contour.
 * @param gradients of the parts, in percent
 * @param rise how much of the height of the box the climb takes, 0 to 1
 * @param last how long the last part is, as a share of each of the others
 */
export function climbOutline(
  gradients: readonly number[],
  box: ClimbBox,
  { rise = 1, last = 1 }: { rise?: number; last?: number } = {},
): ClimbOutline {
  const { width, height, top, base } = box;
  const end = gradients.length - 1;
  const lengthOf = (i: number) => (i === end ? last : 1);
  const total = gradients.reduce((sum, gradient, i) => sum + gradient * lengthOf(i), 0);
  const heights = [0];
  for (const [i, gradient] of gradients.entries())
    heights.push(heights[i]! + (rise * gradient * lengthOf(i)) / total);
  const x = (i: number) => (width * Math.min(i, end + last)) / (end + last);
  const y = (value: number) => base - value * (base - top);
  return {
    columns: gradients.map((percent, i) => ({
      path: `M${fixed(x(i))} ${fixed(y(heights[i]!))}L${fixed(x(i + 1) - (i === end ? 0 : GAP))} ${fixed(y(heights[i + 1]!))}V${height}H${fixed(x(i))}Z`,
      grade: gradeOf(percent),
      percent,
      labelX: (x(i) + x(i + 1)) / 2,
      // A low column has no room for its gradient.
      hasRoom: y((heights[i]! + heights[i + 1]!) / 2) < base - LABEL_HEIGHT,
    })),
    contour: heights.map((value, i) => `${i ? 'L' : 'M'}${fixed(x(i))} ${fixed(y(value))}`).join(''),
    at(share) {
      const along = Math.min(Math.max(share, 0), 1) * (end + last);
      const i = Math.min(Math.floor(along), end);
      const height = heights[i]! + ((along - i) / lengthOf(i)) * (heights[i + 1]! - heights[i]!);
      return { x: x(along), y: y(height) };
    },
  };
}
