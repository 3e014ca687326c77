import type { FastifyInstance } from 'fastify';
import { ControlFault } from '../control-fault.ts';
import { advanceOf, answerFaults } from '../controls.ts';
import type { Courier } from '../deliveries.ts';
import type { PayPalAccount } from './account.ts';
import { conditionsOf, timeOf } from './conditions.ts';
import { reverse } from './payments.ts';
import { atTimeOf, passTime } from './time.ts';

type Call = { Params: { id: string }; Body: unknown };

/** The calls with which tests advance one subscription's time, empty its payer's account, or reverse a payment. */
export function paypalControls(account: PayPalAccount, courier: Courier) {
  function subscription(id: string) {
    const row = account.subscriptions.get(id);
    if (!row) throw new ControlFault(`There is no PayPal subscription ${id}.`, 404);
    return row;
  }

  return async function register(app: FastifyInstance): Promise<void> {
    answerFaults(app);
    app.post<Call>('/sandbox/paypal/subscriptions/:id/advance', async ({ params: { id }, body }) => {
      const row = subscription(id);
      const conditions = conditionsOf(account, id);
      account.conditions.put({ ...conditions, aheadMs: conditions.aheadMs + advanceOf(body) });
      passTime(account, [row]);
      await courier.settled();
      return { id, now: new Date(timeOf(account, id)).toISOString() };
    });
    app.put<Call>('/sandbox/paypal/subscriptions/:id/funding', async ({ params: { id }, body }) => {
      subscription(id);
      const { works } = (body ?? {}) as { works?: unknown };
      if (typeof works !== 'boolean') throw new ControlFault('"works" must be true or false.');
      account.conditions.put({ ...conditionsOf(account, id), fundingWorks: works });
      return { id, works };
    });
    app.post<Call>('/sandbox/paypal/transactions/:id/reverse', async ({ params: { id } }) => {
      const payment = account.transactions.get(id);
      if (!payment) throw new ControlFault(`There is no PayPal transaction ${id}.`, 404);
      if (payment.status !== 'COMPLETED' && payment.status !== 'PARTIALLY_REFUNDED')
        throw new ControlFault('Only a payment that was made and not yet given back can be reversed.');
      const row = atTimeOf(account, payment.subscription, () => reverse(account, payment));
      await courier.settled();
      return { id: row.id, amountCents: Math.round(Number(row.amount.value) * 100) };
    });
  };
}
