import type { PlainPart } from '@breakaway/contract';
import type { Athlete, Input } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { suggestions } from '../../answer/parts.ts';

/** The W' of a rider, J, the power above which it is drawn from, W, and where both come from. */
export type Stock = { cpW: number; wPrimeJ: number; basis: PlainPart; athlete: Athlete };

/** @param cpW critical power of the athlete @param wPrimeJ W' of the athlete */
export const stockOf = (cpW: Input, wPrimeJ: Input, athlete: Athlete): Stock => ({
  cpW: cpW.value,
  wPrimeJ: wPrimeJ.value,
  basis: assumptions([
    assumptionOf(cpW),
    assumptionOf(wPrimeJ),
    {
      label: 'Recovery',
      value: 'Weigend et al. 2021',
      source: 'default',
      how: 'the law that fits 28 published observations best',
    },
  ]),
  athlete,
});

/** What may be asked next. */
export const chips = suggestions(
  'How long until it is back at 150 W?',
  'What power can I hold for 5 minutes?',
  "What is W'?",
);
