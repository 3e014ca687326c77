import { endOf, handsFree, type RideMinute } from './ride-minutes.ts';
import type { FoodMove, ScheduledItem } from './scheduled-item.ts';

/** A move that a plan could not keep, and why, in one sentence. */
export type LostMove = { move: FoodMove; sentence: string };

/** A piece belongs to a move as long as it is planned no further from where it was, s. */
const SAME_WITHIN_S = 15 * 60;
const LAST_BEFORE_END_S = 60;
/** So late it hardly reaches the muscles, s. */
const LATE_S = 10 * 60;

const isPiece = ({ kind }: ScheduledItem) => kind !== 'drink' && kind !== 'water';

/**
 * The items of a schedule with some of its pieces at other times: none is lost, doubled or changed in size. A move is of
 * the piece of the same product that is planned nearest to where it was when it was moved, so that it outlives small
 * changes of a plan.
 */
export function withMoves(
  items: readonly ScheduledItem[],
  moves: readonly FoodMove[],
  minutes: readonly RideMinute[],
): { items: ScheduledItem[]; lost: LostMove[] } {
  if (moves.length === 0) return { items: [...items], lost: [] };
  const { endS } = endOf(minutes);
  const possible = moves
    .flatMap((move) =>
      items.flatMap((item, index) => {
        const awayS = Math.abs(item.atS - move.fromS);
        return isPiece(item) && item.food?.name === move.name && awayS <= SAME_WITHIN_S
          ? [{ move, index, awayS }]
          : [];
      }),
    )
    .sort((a, b) => a.awayS - b.awayS);
  const moveOf = new Map<number, FoodMove>();
  const found = new Set<FoodMove>();
  for (const { move, index } of possible) {
    if (found.has(move) || moveOf.has(index)) continue;
    found.add(move);
    moveOf.set(index, move);
  }
  const lost: LostMove[] = moves
    .filter((move) => !found.has(move))
    .map((move) => ({
      move,
      sentence: `${move.name}, planned at ${timeText(move.fromS)}, is no longer in the plan: it is not at ${timeText(move.toS)}.`,
    }));
  const moved = items.map((item, index): ScheduledItem => {
    const move = moveOf.get(index);
    if (!move) return item;
    if (move.toS < 0 || move.toS > endS - LAST_BEFORE_END_S) {
      lost.push({
        move,
        sentence: `${move.name} is back at ${timeText(item.atS)}: the ride is over before ${timeText(move.toS)}.`,
      });
      return item;
    }
    return {
      ...item,
      ...placeAt(move.toS, minutes),
      why: 'where you put it',
      moved: { ...move, plannedS: item.atS },
    };
  });
  moved.sort((a, b) => a.atS - b.atS);
  let cumulativeG = 0;
  return {
    items: moved.map((item) => ({ ...item, cumulativeG: (cumulativeG += item.carbohydrateG) })),
    lost,
  };
}

/** What a rider must know of the times that they chose, in plain sentences. */
export function moveWarnings(
  items: readonly ScheduledItem[],
  minutes: readonly RideMinute[],
  toleranceGH: number,
): string[] {
  if (!items.some(({ moved }) => moved)) return [];
  const fullest = fullestHour(items);
  const warnings =
    fullest.grams > toleranceGH + 0.5
      ? [
          `With the times that you chose, the 60 minutes from ${timeText(fullest.fromS)} hold ${Math.round(fullest.grams)} g, above your ${Math.round(toleranceGH)} g/h.`,
        ]
      : [];
  const { endS } = endOf(minutes);
  for (const { moved, food, minute, atS } of items) {
    if (!moved) continue;
    const at = minutes[minute];
    const what = `${food?.name ?? 'Water'} at ${timeText(atS)}`;
    if (at && !handsFree(at))
      warnings.push(`${what} is on a descent or in bends, where no hand is free: take it a little earlier.`);
    if (atS > endS - LATE_S) warnings.push(`${what} is so late that it hardly helps on this ride.`);
  }
  return warnings;
}

/**
 * The 60 minutes that hold the most carbohydrate: from when on, s, and how much, g.
 * @param aroundS only those that hold this time, s from the start; all when not given
 * @example
 * fullestHour([0, 1800, 3500, 3600].map((atS) => ({ atS, carbohydrateG: 25 }))) // => { fromS: 0, grams: 75 }
 */
export function fullestHour(
  items: readonly Pick<ScheduledItem, 'atS' | 'carbohydrateG'>[],
  aroundS?: number,
): { fromS: number; grams: number } {
  let most = { fromS: 0, grams: 0 };
  for (const { atS: fromS } of items) {
    if (aroundS !== undefined && !(fromS <= aroundS && aroundS < fromS + 3600)) continue;
    const grams = items.reduce(
      (sum, { atS, carbohydrateG }) => sum + (atS >= fromS && atS < fromS + 3600 ? carbohydrateG : 0),
      0,
    );
    if (grams > most.grams + 1e-9) most = { fromS, grams };
  }
  return most;
}

function placeAt(atS: number, minutes: readonly RideMinute[]): Pick<ScheduledItem, 'minute' | 'atS' | 'atM'> {
  const after = minutes.findIndex(({ startS }) => startS > atS + 1e-9);
  const minute = Math.max(0, (after < 0 ? minutes.length : after) - 1);
  const { startS = 0, startM = 0, speedMs = 0 } = minutes[minute] ?? {};
  return { minute, atS, atM: startM + speedMs * (atS - startS) };
}

/** A time on the ride as the chart has it: `1:05`. */
function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
