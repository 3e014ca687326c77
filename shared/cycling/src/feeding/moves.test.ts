import fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { FeedingPlan, FeedingPlanQuestion } from './feeding-plan-types.ts';
import { fullestHour } from './moves.ts';
import { eatenOtherwise } from './otherwise.ts';
import { feedingPlan } from './plan.ts';
import { steadyMinutes } from './ride-minutes.ts';
import type { FoodMove } from './scheduled-item.ts';

const athlete = resolveAthlete({
  bodyMatrix: { weight: 70, height: 178 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 60 },
});
const foods = [
  { kind: 'gel', name: 'Blue', carbohydrateG: 25, known: true },
  { kind: 'bar', name: 'Oat', carbohydrateG: 30, known: true },
] as const;
const DURATION_S = 4 * 3600 + 30;

function planOf(asked: Partial<FeedingPlanQuestion> = {}): FeedingPlan {
  const plan = feedingPlan({ athlete, foods, minutes: steadyMinutes(DURATION_S, 190), ...asked });
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}
const plan = planOf();
const isPiece = ({ kind }: FeedingPlan['items'][number]) => kind !== 'drink' && kind !== 'water';
const pieces = plan.items.filter(isPiece);
const moveOf = (index: number, toS: number): FoodMove => {
  const item = pieces[index];
  if (!item?.food) throw new Error('no such piece');
  return { name: item.food.name, fromS: item.atS, toS };
};
/** What is eaten, whenever it is. */
const amounts = ({ items }: FeedingPlan) =>
  items
    .map(({ kind, food, pieces: share, carbohydrateG }) => [kind, food?.name, share, carbohydrateG].join())
    .toSorted();

test('without moves nothing changes', () => {
  expect(planOf({ moves: [] })).toEqual(plan);
});

test('moved pieces: none is lost or doubled, the totals hold, and the stores follow', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(pieces.length - 1), fc.integer({ min: 0, max: 239 })), { maxLength: 8 }),
      (wanted) => {
        const minuteOf = new Map(wanted);
        const moves = [...minuteOf].map(([index, minute]) => moveOf(index, 60 * minute));
        const moved = planOf({ moves });
        expect(moved.lostMoves).toEqual([]);
        expect(amounts(moved)).toEqual(amounts(plan));
        expect(moved.totals.carbohydrateG).toBeCloseTo(plan.totals.carbohydrateG, 9);
        expect(moved.shopping.map(({ name, count }) => [name, count]).toSorted()).toEqual(
          plan.shopping.map(({ name, count }) => [name, count]).toSorted(),
        );
        expect(moved.items.filter((item) => item.moved).map(({ atS }) => atS)).toEqual(
          moves.map(({ toS }) => toS).toSorted((a, b) => a - b),
        );
        expect(moved.items.at(-1)?.cumulativeG).toBeCloseTo(plan.totals.carbohydrateG, 9);
        for (const [i, { atS, minute, atM }] of moved.items.entries()) {
          expect(atS).toBeGreaterThanOrEqual(moved.items[i - 1]?.atS ?? 0);
          expect(minute).toBe(Math.floor(atS / 60));
          expect(atM).toBeCloseTo((30 / 3.6) * atS, 3);
        }
        // While it is dragged the page computes the same.
        const dragged = eatenOtherwise(plan, {
          atS: new Map(
            [...minuteOf].map(([index, minute]) => [plan.items.indexOf(pieces[index] as never), 60 * minute]),
          ),
        });
        expect(
          Math.max(...dragged.tankG.map((g, i) => Math.abs(g - (moved.minutes.tankG[i] ?? NaN)))),
        ).toBeLessThan(1e-6);
        expect(dragged.missedG).toBeCloseTo(0, 9);
      },
    ),
    { seed: 20261126, numRuns: 100 },
  );
});

test('an hour that holds more than the tolerance is said, with when and how much', () => {
  const at = pieces[0]?.atS ?? NaN;
  const moved = planOf({ moves: [1, 2, 3].map((index) => moveOf(index, 60 * Math.round(at / 60 + index))) });
  const { fromS, grams } = fullestHour(moved.items);
  expect(grams).toBeGreaterThan(60);
  expect(fullestHour(plan.items).grams).toBeLessThanOrEqual(60);
  const clock = `${Math.floor(fromS / 3600)}:${String(Math.round(fromS / 60) % 60).padStart(2, '0')}`;
  expect(moved.warnings[0]).toBe(
    `With the times that you chose, the 60 minutes from ${clock} hold ${Math.round(grams)} g, above your 60 g/h.`,
  );
});

test('a place without a free hand and a time too late are said', () => {
  const minutes = steadyMinutes(DURATION_S, 190).map((one, i) =>
    i === 100 ? { ...one, slope: -0.09 } : one,
  );
  const moved = planOf({ minutes, moves: [moveOf(1, 6000), moveOf(pieces.length - 1, DURATION_S - 300)] });
  expect(moved.warnings.join(' ')).toMatch(/at 1:40 is on a descent or in bends.* at 3:56 is so late/);
});

test('a move outlives a small replan, and a large one says why it went', () => {
  const moves = [moveOf(2, 6000)];
  const slower = planOf({ minutes: steadyMinutes(DURATION_S + 600, 184), moves });
  expect(slower.lostMoves).toEqual([]);
  expect(slower.items.find((item) => item.moved)).toMatchObject({ atS: 6000, moved: moves[0] as object });

  const other = planOf({ foods: [{ kind: 'gel', name: 'Red', carbohydrateG: 25, known: true }], moves });
  expect(other.items.some((item) => item.moved)).toBe(false);
  expect(other.lostMoves).toMatchObject([
    {
      move: moves[0],
      sentence: expect.stringMatching(
        /^\w+, planned at \d:\d\d, is no longer in the plan: it is not at 1:40\.$/,
      ),
    },
  ]);

  const far = planOf({ moves: [{ name: 'Blue', fromS: DURATION_S + 3600, toS: 6000 }] });
  expect(far.items.some((item) => item.moved)).toBe(false);
  expect(far.lostMoves).toHaveLength(1);

  const short = planOf({ minutes: steadyMinutes(2 * 3600, 190), moves: [moveOf(1, 9000)] });
  expect(short.lostMoves[0]?.sentence).toMatch(/^\w+ is back at \d:\d\d: the ride is over before 2:30\.$/);
});
