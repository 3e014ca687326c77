import { scheduleOf } from './schedule.ts';
import type { Schedule, ScheduleQuestion } from './scheduled-item.ts';

/** What keeps a rider from eating what was planned. */
type MissedBy = 'carry' | 'places' | 'fluid' | 'servings';

/** Less than this is not worth a word: g, and share of what was planned. */
const NOTABLE_G = 15;
const NOTABLE_SHARE = 0.1;
/** A cause must give back this share of what is missing. */
const CAUSE_SHARE = 0.3;
const EASY_SHARE_OF_CP = 0.6;

export type Missed = { grams: number; by: MissedBy };

/** What does not fit in, and why: the ride is planned again without each limit; null when everything fits. */
export function missedBy(asked: ScheduleQuestion, schedule: Schedule): Missed | null {
  const eatenG = gramsOf(schedule);
  const grams = schedule.plannedG - eatenG;
  if (!(grams > NOTABLE_G && grams > NOTABLE_SHARE * schedule.plannedG)) return null;
  const without: Record<Exclude<MissedBy, 'servings'>, Partial<ScheduleQuestion>> = {
    carry: { carry: null },
    places: {
      minutes: asked.minutes.map((one) => ({
        ...one,
        slope: 0,
        limited: false,
        powerW: Math.min(one.powerW, EASY_SHARE_OF_CP * asked.cpW),
      })),
    },
    fluid: {
      limits: { mostMlH: Infinity, drinkableMl: new Float64Array(asked.minutes.length).fill(Infinity) },
    },
  };
  let cause: Missed = { grams, by: 'servings' };
  let mostG = CAUSE_SHARE * grams;
  for (const [by, change] of Object.entries(without) as [MissedBy, Partial<ScheduleQuestion>][]) {
    const gainedG = gramsOf(scheduleOf({ ...asked, ...change })) - eatenG;
    if (gainedG <= mostG) continue;
    cause = { grams, by };
    mostG = gainedG;
  }
  return cause;
}

const CAUSES: Record<MissedBy, string> = {
  carry: 'your bottles and pockets hold no more. Carry more, or refill at more places.',
  places:
    'descents and bends leave too few places to eat. Take smaller servings, eat on the flats and the climbs, and put more of it into the drink.',
  fluid: 'you sweat too little to drink more. Mix the drink stronger, or take more of it as gels and bars.',
  servings:
    'your servings are too large to be eaten more often. Take smaller ones, or put more of it into the drink.',
};

export const missedText = ({ grams, by }: Missed) =>
  `${Math.round(grams)} g less than planned fit in: ${CAUSES[by]}`;

const gramsOf = ({ items }: Schedule) => items.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0);
