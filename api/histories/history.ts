import fc from 'fast-check';

/** One event in a member's life with the product. */
export type Step =
  | { do: 'order by card'; coupon: Coupon; pay: Card | null }
  /** Also in a tab that was opened for an earlier order. */
  | { do: 'pay again'; card: Card; oldTab: boolean }
  | { do: 'answer the bank'; outcome: 'complete' | 'fail' }
  | { do: 'order by PayPal'; approve: boolean }
  | { do: 'approve late' }
  | { do: 'look' }
  | { do: 'cancel' }
  | { do: 'withdraw' }
  | { do: 'funding'; works: boolean }
  | { do: 'pay the renewal'; card: Card }
  | { do: 'wait'; hours: number; timer: boolean }
  /** Time passes until this many hours after the end of the paid period. */
  | { do: 'wait for the end'; hours: number; timer: boolean }
  /** The same, with a card or a PayPal funding source that cannot be charged any more. */
  | { do: 'fail to renew'; hours: number; timer: boolean }
  | { do: 'crash'; statement: number; after: boolean };

export type Coupon = 'WELCOME20' | 'FREERIDE' | null;
export type Card = 'good' | 'declined' | 'asks the bank';

export interface History {
  /** Month and day of the start: leap days and ends of months among them. */
  start: number;
  /** Whether webhooks arrive at all, and the seed that decides about each. */
  webhooks: boolean;
  fates: number;
  steps: Step[];
}

const card = fc.constantFrom<Card>('good', 'good', 'good', 'declined', 'asks the bank');
const coupon = fc.constantFrom<Coupon>(null, null, 'WELCOME20', 'FREERIDE');
const HOURS = [2, 20, 24 * 4, 24 * 20, 24 * 200];
/** Before the end, in the hour of the draft invoice, between the retries, at the end of grace, after the last retry. */
const HOURS_AFTER_END = [-24 * 9, -1, 0.5, 2, 24, 24 * 4, 24 * 6.9, 24 * 7.1, 24 * 9, 24 * 11, 24 * 16];

const orderByCard = fc.record({
  do: fc.constant('order by card' as const),
  coupon,
  pay: fc.option(card, { freq: 5 }),
});
const orderByPaypal = fc.record({ do: fc.constant('order by PayPal' as const), approve: fc.boolean() });
const timer = fc.boolean();
const wait = fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(...HOURS), timer });
const waitForTheEnd = fc.record({
  do: fc.constant('wait for the end' as const),
  hours: fc.constantFrom(...HOURS_AFTER_END),
  timer,
});
const failToRenew = fc.record({
  do: fc.constant('fail to renew' as const),
  hours: fc.constantFrom(...HOURS_AFTER_END.filter((hours) => hours > 0)),
  timer,
});
const answerTheBank = fc.record({
  do: fc.constant('answer the bank' as const),
  outcome: fc.constantFrom('complete' as const, 'fail' as const),
});
const crash = fc.record({
  do: fc.constant('crash' as const),
  statement: fc.integer({ min: 1, max: 24 }),
  after: fc.boolean(),
});
const simple = <Name extends Step['do']>(name: Name) => fc.constant({ do: name });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: orderByCard },
  { weight: 2, arbitrary: orderByPaypal },
  { weight: 1, arbitrary: simple('approve late') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay again' as const), card, oldTab: fc.boolean() }) },
  { weight: 2, arbitrary: answerTheBank },
  { weight: 1, arbitrary: simple('look') },
  { weight: 2, arbitrary: simple('cancel') },
  { weight: 1, arbitrary: simple('withdraw') },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('funding' as const), works: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay the renewal' as const), card }) },
  { weight: 3, arbitrary: wait },
  { weight: 6, arbitrary: waitForTheEnd },
  { weight: 5, arbitrary: failToRenew },
  { weight: 3, arbitrary: crash },
);

/** Most histories start with a plan: what comes after that is the longer part. */
const beginning: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant({ do: 'order by card' as const, coupon: null, pay: 'good' as const }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'order by PayPal' as const, approve: true }) },
  { weight: 2, arbitrary: step },
);

/** What may come between the parts of an episode: mostly nothing, or little time. */
const between: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step[]>([]) },
  {
    weight: 2,
    arbitrary: fc
      .record({ do: fc.constant('wait' as const), hours: fc.constantFrom(0.1, 2, 20), timer })
      .map((one) => [one]),
  },
  { weight: 1, arbitrary: crash.map((one) => [one]) },
  { weight: 1, arbitrary: simple('look').map((one) => [one]) },
);

/** Parts one after the other, with something between them. */
const inTurn = (...parts: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> =>
  fc
    .tuple(...parts.map((part) => fc.tuple(part, between)))
    .map((all) => all.flatMap(([one, rest]) => [one, ...rest]));

const leftAtPaypal = fc.constant<Step>({ do: 'order by PayPal', approve: false });
const paidByPaypal = fc.constant<Step>({ do: 'order by PayPal', approve: true });
const leftCard = fc.record({ do: fc.constant('order by card' as const), coupon, pay: fc.constant(null) });
const paidByCard = fc.record({ do: fc.constant('order by card' as const), coupon, pay: card });
const payInOldTab = fc.record({ do: fc.constant('pay again' as const), card, oldTab: fc.constant(true) });
const approveLate = simple('approve late');
const afterwards: fc.Arbitrary<Step> = fc.oneof(
  simple('cancel'),
  simple('withdraw'),
  fc.record({ do: fc.constant('funding' as const), works: fc.boolean() }),
  failToRenew,
  step,
);
/** Some hours around the end of the paid period, in which a renewal is drafted, attempted, fails and is retried. */
const soon = (arbitrary: typeof waitForTheEnd | typeof failToRenew) =>
  fc.tuple(arbitrary, fc.constantFrom(-1, 0.5, 2, 24)).map(([one, hours]) => ({ ...one, hours }) as Step);
const payTheRenewal = fc.record({ do: fc.constant('pay the renewal' as const), card });

/**
 * Sequences of events that chance alone produces once in hundreds of histories, and that billing has failed on: two
 * payments open at once, one of them paid late; renewals that fail twice, or within hours; and an action of the member
 * at that moment.
 */
const episode: fc.Arbitrary<Step[]> = fc.oneof(
  inTurn(leftAtPaypal, paidByCard, approveLate, afterwards),
  // The cancellation of the second plan has not reached the provider when the first fails to renew.
  inTurn(leftAtPaypal, paidByCard, approveLate, soon(failToRenew)),
  inTurn(leftAtPaypal, paidByPaypal, approveLate, afterwards),
  inTurn(
    leftAtPaypal,
    fc.constant<Step>({ do: 'wait', hours: 2, timer: false }),
    leftAtPaypal,
    approveLate,
    approveLate,
  ),
  inTurn(leftCard, paidByPaypal, payInOldTab, afterwards),
  inTurn(leftCard, leftAtPaypal, payInOldTab, approveLate, afterwards),
  inTurn(leftCard, paidByCard, payInOldTab, afterwards),
  inTurn(soon(failToRenew), soon(failToRenew), afterwards),
  inTurn(soon(failToRenew), payTheRenewal, soon(failToRenew), payTheRenewal),
  inTurn(soon(waitForTheEnd), soon(waitForTheEnd), afterwards),
  inTurn(failToRenew, afterwards, fc.oneof(paidByCard, paidByPaypal), approveLate),
);

const STARTS = [
  '2027-01-31T09:00:00Z',
  '2028-02-29T15:30:00Z',
  '2027-11-22T08:00:00Z',
  '2027-03-27T23:59:00Z',
];

/** Random histories: up to `length` random events, and rare sequences of events among them. */
export const history = (length: number): fc.Arbitrary<History> =>
  fc.record({
    start: fc.constantFrom(...STARTS.map((text) => Date.parse(text))),
    webhooks: fc.boolean(),
    fates: fc.nat(),
    steps: fc
      .tuple(
        fc.oneof({ weight: 3, arbitrary: beginning.map((one) => [one]) }, { weight: 2, arbitrary: episode }),
        fc.array(
          fc.oneof({ weight: 4, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: episode }),
          { minLength: 2, maxLength: length - 6 },
        ),
      )
      .map(([first, rest]) => [first, ...rest].flat()),
  });
