import type { FastifyInstance } from 'fastify';
import { ControlFault } from '../control-fault.ts';
import { advanceOf, answerFaults } from '../controls.ts';
import type { Courier } from '../deliveries.ts';
import type { Account } from './account.ts';
import { advanceCustomer } from './test-clocks.ts';

/** The call with which tests advance the time of one customer. */
export function stripeControls(account: Account, courier: Courier) {
  return async function register(app: FastifyInstance): Promise<void> {
    answerFaults(app);
    app.post<{ Params: { id: string }; Body: unknown }>(
      '/sandbox/stripe/customers/:id/advance',
      async ({ params: { id }, body }) => {
        if (!account.customers.get(id)) throw new ControlFault(`There is no Stripe customer ${id}.`, 404);
        const clock = advanceCustomer(account, id, Math.round(advanceOf(body) / 1000));
        await courier.settled();
        return { id, now: new Date(clock.frozen_time * 1000).toISOString() };
      },
    );
  };
}
