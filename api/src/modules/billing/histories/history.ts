import fc from 'fast-check';

/** One thing that happens in a member's life with the product. */
export type Step =
  | { do: 'order by card'; coupon: Coupon; pay: Card | null }
  | { do: 'pay again'; card: Card }
  | { do: 'answer the bank'; outcome: 'complete' | 'fail' }
  | { do: 'order by PayPal'; approve: boolean }
  | { do: 'approve late' }
  | { do: 'look' }
  | { do: 'cancel' }
  | { do: 'withdraw' }
  | { do: 'funding'; works: boolean }
  | { do: 'pay the renewal'; card: Card }
  | { do: 'wait'; hours: number; timer: boolean }
  | { do: 'crash'; statement: number; after: boolean };

export type Coupon = 'WELCOME20' | 'FREERIDE' | null;
export type Card = 'good' | 'declined' | 'asks the bank';

export interface History {
  /** Month and day of the beginning: leap days and ends of months among them. */
  start: number;
  /** Whether webhooks come at all, and what decides the fate of each. */
  webhooks: boolean;
  fates: number;
  steps: Step[];
}

const card = fc.constantFrom<Card>('good', 'good', 'good', 'declined', 'asks the bank');
const coupon = fc.constantFrom<Coupon>(null, null, null, 'WELCOME20', 'FREERIDE');
const HOURS = [2, 5, 20, 24, 70, 24 * 4, 24 * 8, 24 * 10, 24 * 20, 24 * 200, 24 * 358, 24 * 365, 24 * 366];

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order by card' as const),
      coupon,
      pay: fc.option(card, { freq: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay again' as const), card }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer the bank' as const),
      outcome: fc.constantFrom('complete' as const, 'fail' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order by PayPal' as const), approve: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('approve late' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('funding' as const), works: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay the renewal' as const), card }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(...HOURS),
      timer: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      statement: fc.integer({ min: 1, max: 24 }),
      after: fc.boolean(),
    }),
  },
);

const STARTS = [
  '2027-01-31T09:00:00Z',
  '2028-02-29T15:30:00Z',
  '2027-11-22T08:00:00Z',
  '2027-03-27T23:59:00Z',
];

/** Random histories of up to `length` steps. */
export const history = (length: number): fc.Arbitrary<History> =>
  fc.record({
    start: fc.constantFrom(...STARTS.map((text) => Date.parse(text))),
    webhooks: fc.boolean(),
    fates: fc.nat(),
    steps: fc.array(step, { minLength: 4, maxLength: length }),
  });
