import type { Exposure } from '../air/wind.ts';
import type { Draft } from './drafting.ts';
import type { Surface } from './surfaces.ts';

/** What is particular about a part of a route. Where stretches overlap, the later one in the list counts. */
export type Stretch = {
  fromM: number;
  toM: number;
  surface?: Surface;
  /** coefficient of rolling resistance, before `surface` */
  crr?: number;
  draft?: Draft;
  /** share of the stretch that is ridden in the draft, 0 to 1; 1 when not given */
  draftShare?: number;
  /** drag area in the position ridden here, m2 */
  cdaM2?: number;
  /** land beside the road: how much of the wind gets to the rider */
  exposure?: Exposure;
  wet?: boolean;
};

/** Drag area by slope (`slopesOfPositions`): each from its slope (rise / run) upwards. Below the first the rider's own counts. */
export type Positions = { fromSlope: number; cdaM2: number }[];

/** Riders do not change position for every few metres: the slope that decides is the mean of about 100 m, half before and half ahead. */
const POSITION_HALF_M = 50;

/**
 * The slopes by which a rider's position goes, cell by cell: a mean over some 100 m, shorter at the ends.
 * @param slope of every cell, rise / run
 */
export function slopesOfPositions(slope: ArrayLike<number>, stepM: number): Float64Array {
  const half = Math.round(POSITION_HALF_M / stepM);
  const sums = new Float64Array(slope.length + 1);
  for (let i = 0; i < slope.length; i++) sums[i + 1] = sums[i]! + slope[i]!;
  return Float64Array.from({ length: slope.length }, (_, i) => {
    const from = Math.max(0, i - half);
    const past = Math.min(slope.length, i + half + 1);
    return (sums[past]! - sums[from]!) / (past - from);
  });
}

/** For every cell the stretches that it lies in, by the cell's middle, as one description. */
export function stretchByCell(
  stretches: readonly Stretch[],
  cells: number,
  stepM: number,
): Partial<Stretch>[] {
  const none: Partial<Stretch> = {};
  const byCell = new Array<Partial<Stretch>>(cells).fill(none);
  for (const stretch of stretches) {
    if (!(stretch.toM > stretch.fromM)) continue;
    const first = Math.max(0, Math.ceil(stretch.fromM / stepM - 0.5));
    const past = Math.min(cells, Math.ceil(stretch.toM / stepM - 0.5));
    const joined = new Map<Partial<Stretch>, Partial<Stretch>>();
    for (let i = first; i < past; i++) {
      const under = byCell[i]!;
      const over = joined.get(under) ?? joinStretches(under, stretch);
      joined.set(under, over);
      byCell[i] = over;
    }
  }
  return byCell;
}

function joinStretches(under: Partial<Stretch>, over: Stretch): Partial<Stretch> {
  // A surface laid over a coefficient replaces it, and a draft its share.
  const kept = { ...under };
  if (over.surface !== undefined) delete kept.crr;
  if (over.draft !== undefined) delete kept.draftShare;
  return { ...kept, ...over };
}
