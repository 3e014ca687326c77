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

/** Drag area by slope: each from its slope (rise / run) upwards. Below the first the rider's own counts. */
export type Positions = { fromSlope: number; cdaM2: number }[];

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
