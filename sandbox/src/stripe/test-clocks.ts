import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { DAY, monthsAfter, periodEnd } from './calendar.ts';
import { deleteCustomer } from './customer-states.ts';
import { invalid, missing } from './fault.ts';
import { LIST, found, page } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { integer, text } from './params.ts';
import { passClock } from './schedule.ts';

type TestClock = Stripe.TestHelpers.TestClock;

const KEPT_SECONDS = 30 * DAY;

function createClock(account: Account, frozen_time: number, name: string | null): TestClock {
  const clock = account.testClocks.put<TestClock>({
    id: account.newId('clock'),
    object: 'test_helpers.test_clock',
    created: account.now(),
    deletes_after: account.now() + KEPT_SECONDS,
    frozen_time,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  });
  account.emit('test_helpers.test_clock.created', clock);
  return clock;
}

/**
 * The maximum advance that Stripe allows: two intervals of the clock's shortest subscription, two years when it has
 * none.
 */
function farthest(account: Account, clock: TestClock): number {
  const ends = account.subscriptions.naming(clock.id).flatMap((subscription) =>
    subscription.items.data.flatMap(({ price: { recurring } }) => {
      if (!recurring) return [];
      const one = periodEnd(clock.frozen_time, clock.frozen_time, recurring);
      return [periodEnd(clock.frozen_time, one, recurring)];
    }),
  );
  return ends.length > 0 ? Math.min(...ends) : monthsAfter(clock.frozen_time, 24);
}

/** Finishes the advance of a clock, executing what is due on the way. */
function finishAdvance(account: Account, id: string): void {
  const clock = account.testClocks.get(id);
  const target = clock?.status_details.advancing?.target_frozen_time;
  if (!clock || target === undefined) return;
  passClock(account, id, target);
  const ready = account.testClocks.put<TestClock>({
    ...clock,
    frozen_time: target,
    status: 'ready',
    status_details: {},
  });
  account.emit('test_helpers.test_clock.ready', ready);
}

/** Finishes the advance of every clock. */
export function finishAdvances(account: Account): void {
  for (const clock of account.testClocks.all()) {
    if (clock.status === 'advancing') finishAdvance(account, clock.id);
  }
}

function advance({ account, id, params }: Call): TestClock {
  const clock = found(account.testClocks, 'testclock', id);
  const target = integer(params, 'frozen_time');
  if (target === undefined) throw missing('frozen_time');
  if (target <= clock.frozen_time) {
    throw invalid("The time must be after the test clock's current frozen time.", 'frozen_time');
  }
  if (target > farthest(account, clock)) {
    throw invalid(
      'The time cannot be more than two intervals in the future from the shortest subscription in this test clock, or two years if it has none.',
      'frozen_time',
    );
  }
  const advancing = account.testClocks.put<TestClock>({
    ...clock,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  });
  account.emit('test_helpers.test_clock.advancing', advancing);
  // The response still says `advancing`; the next request finds the clock ready, and a webhook reports it without one.
  setImmediate(() => finishAdvance(account, id));
  return advancing;
}

/** Gives a customer without a clock their own one at the current time, with all their objects. */
function ownClock(account: Account, customer: Stripe.Customer): TestClock {
  const clock = createClock(account, account.now(), `Of ${customer.id}`);
  account.customers.put({ ...customer, test_clock: clock.id });
  for (const subscription of account.subscriptions.naming(customer.id)) {
    account.subscriptions.put({ ...subscription, test_clock: clock.id });
  }
  for (const invoice of account.invoices.naming(customer.id)) {
    account.invoices.put({ ...invoice, test_clock: clock.id });
  }
  return clock;
}

/**
 * Advances the time of one customer only, by a test clock of their own. Stripe ties clocks to new customers and limits
 * each advance; this is the sandbox's own way, for tests that cannot create the customer themselves.
 */
export function advanceCustomer(account: Account, customerId: string, seconds: number): TestClock {
  const customer = found(account.customers, 'customer', customerId);
  const clock = account.testClocks.get(String(customer.test_clock)) ?? ownClock(account, customer);
  const target = clock.frozen_time + seconds;
  account.testClocks.put<TestClock>({
    ...clock,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  });
  finishAdvance(account, clock.id);
  return found(account.testClocks, 'testclock', clock.id);
}

export const testClockOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    takes: ['frozen_time', 'name'],
    run: ({ account, params }) => {
      const frozen = integer(params, 'frozen_time');
      if (frozen === undefined) throw missing('frozen_time');
      return createClock(account, frozen, text(params, 'name') ?? null);
    },
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks',
    takes: [...LIST],
    run: ({ account, params }) => page(account.testClocks.all(), params, '/v1/test_helpers/test_clocks'),
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    takes: [],
    run: ({ account, id }) => found(account.testClocks, 'testclock', id),
  },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', takes: ['frozen_time'], run: advance },
  {
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/:id',
    takes: [],
    run: ({ account, id }) => {
      const clock = found(account.testClocks, 'testclock', id);
      for (const customer of account.customers.naming(id)) deleteCustomer(account, customer);
      account.testClocks.remove(id);
      account.emit('test_helpers.test_clock.deleted', clock);
      return { id, object: 'test_helpers.test_clock', deleted: true };
    },
  },
];
