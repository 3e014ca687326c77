import { outlineOf } from './ridge.ts';

/** Where the bands of gradients end, in percent: the last one is open. */
export const GRADE_LIMITS = [3, 6, 8.5, 11] as const;

/** The colour of a gradient: `--grade-1` (under 3 %) to `--grade-5` (11 % and more). */
export const gradeOf = (percent: number): 1 | 2 | 3 | 4 | 5 =>
  (1 + GRADE_LIMITS.filter((limit) => percent >= limit).length) as 1 | 2 | 3 | 4 | 5;

/** The grid of the picture: its size, and where the climb's foot and the highest top lie. */
export interface ClimbBox {
  width: number;
  height: number;
  top: number;
  base: number;
}

export interface ClimbOutline {
  columns: { path: string; grade: number; percent: number; labelX: number; hasRoom: boolean }[];
  contour: string;
  /** A point of the road, by the share of the climb that lies behind. */
  at: (share: number) => { x: number; y: number };
}

const fixed = (value: number) => String(Math.round(value * 10) / 10);
const GAP = 3;
const LABEL_HEIGHT = 22;

/**
 * A climb as its roadside sign shows it: one column for each part, coloured by gradient, under one contour.
 * @param gradients of parts of the same length, in percent
 * @param rise how much of the height of the box the climb takes, 0 to 1
 */
export function climbOutline(gradients: readonly number[], box: ClimbBox, rise = 1): ClimbOutline {
  const { width, height, top, base } = box;
  const total = gradients.reduce((sum, gradient) => sum + gradient, 0);
  const heights = [0];
  for (const gradient of gradients) heights.push(heights.at(-1)! + (rise * gradient) / total);
  const x = (i: number) => (i / gradients.length) * width;
  const y = (value: number) => base - value * (base - top);
  return {
    columns: gradients.map((percent, i) => ({
      path: `M${fixed(x(i))} ${fixed(y(heights[i]!))}L${fixed(x(i + 1) - GAP)} ${fixed(y(heights[i + 1]!))}V${height}H${fixed(x(i))}Z`,
      grade: gradeOf(percent),
      percent,
      labelX: (x(i) + x(i + 1)) / 2,
      // A low column has no room for its gradient.
      hasRoom: y((heights[i]! + heights[i + 1]!) / 2) < base - LABEL_HEIGHT,
    })),
    contour: outlineOf(heights, { left: 0, right: width, top, base }),
    at(share) {
      const along = Math.min(Math.max(share, 0), 1) * gradients.length;
      const i = Math.min(Math.floor(along), gradients.length - 1);
      const height = heights[i]! + (along - i) * (heights[i + 1]! - heights[i]!);
      return { x: (along / gradients.length) * width, y: y(height) };
    },
  };
}
