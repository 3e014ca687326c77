import type { FeedingPlan, RacePlan } from '@breakaway/cycling';
import type { Lane } from '@breakaway/ui/chart';
import { BRUSHES, type Brush, type PaintedSurface } from '../form/road-form.ts';
import { itemWords } from '../fuel/words.ts';

/** Rows of signs below the profile. */
export const LANES = { surface: 'Surface', food: 'Food', places: 'Stops and cut-offs' } as const;
export type LaneId = keyof typeof LANES;

/** The strip stays asphalt where nothing is painted. */
export const SURFACE_COLOURS: Record<Exclude<Brush, 'asphalt'>, string> = {
  roughAsphalt: 'var(--zone-1)',
  cobbles: 'var(--data)',
  gravel: 'var(--warn)',
  dirt: 'var(--zone-6)',
};
const isBrush = (surface: string): surface is keyof typeof SURFACE_COLOURS => surface in SURFACE_COLOURS;

/** The painted surface at a place of a plan; null on asphalt. */
export function surfaceAt({ question }: RacePlan, atM: number): string | null {
  const here = question.stretches?.findLast(
    ({ fromM, toM, surface }) => surface !== undefined && atM >= fromM && atM < toM,
  )?.surface;
  return here && isBrush(here) ? BRUSHES[here] : null;
}

/** The painted surfaces along the way. @param across from metres to the unit of the axis */
export const surfaceLane = (surfaces: readonly PaintedSurface[], across: (atM: number) => number): Lane => ({
  title: 'Road',
  spans: surfaces.flatMap(({ fromM, toM, surface }) =>
    isBrush(surface)
      ? [
          {
            from: across(fromM),
            to: across(toM),
            colour: SURFACE_COLOURS[surface],
            name: BRUSHES[surface],
          },
        ]
      : [],
  ),
});

/** What is eaten where; drinks are too many for signs. */
export const foodLane = ({ items }: FeedingPlan, across: (atM: number) => number): Lane => ({
  title: 'Food',
  marks: items
    .filter(({ kind }) => kind !== 'drink' && kind !== 'water')
    .map((item) => ({
      at: across(item.atM),
      shape: 'pin',
      colour: 'var(--accent)',
      name: itemWords(item),
    })),
});

/** Stops that have a name, and cut-offs: those that are missed stand out. */
export const placesLane = (plan: RacePlan, across: (atM: number) => number): Lane => ({
  title: 'Stops',
  marks: [
    ...(plan.question.stops ?? []).flatMap(({ atM, name }) =>
      name === undefined ? [] : [{ at: across(atM), shape: 'flag' as const, colour: 'var(--good)', name }],
    ),
    ...plan.cutOffs.map(({ atM, name, marginS }) => ({
      at: across(atM),
      shape: 'flag' as const,
      colour: marginS < 0 ? 'var(--bad)' : 'var(--text)',
      name: name ?? 'Cut-off',
    })),
  ].toSorted((a, b) => a.at - b.at),
});
