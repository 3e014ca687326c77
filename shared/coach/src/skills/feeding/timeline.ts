import type { AnswerPart } from '@breakaway/contract';
import { fifties } from './amounts.ts';
import type { FeedingFacts } from './compute.ts';

/** What to take when: one mark for each piece and each drink along the ride, in seconds from the start. */
export function timelineOf({ plan, durationS }: FeedingFacts): AnswerPart {
  return {
    kind: 'timeline',
    caption: 'What to take when',
    seconds: durationS,
    marks: plan.items
      .filter(({ carbohydrateG, fluidMl }) => carbohydrateG >= 1 || fluidMl >= 40)
      .map(({ atS, kind, pieces, carbohydrateG, fluidMl, caffeineMg }) => ({
        atS: Math.round(atS / 60) * 60,
        kind:
          caffeineMg > 0
            ? ('caffeine' as const)
            : kind === 'drink' || kind === 'water'
              ? ('drink' as const)
              : ('eat' as const),
        label:
          kind === 'drink' || kind === 'water'
            ? `${fifties(fluidMl) || 50} ml ${kind === 'drink' ? 'of mix' : 'of water'}`
            : `${pieces >= 0.95 ? '' : 'half a '}${kind}, ${Math.round(carbohydrateG)} g`,
      })),
  };
}
