import { paypalOf } from '../src/modules/billing/providers.ts';
import type { Model } from './model.ts';
import type { Member, World } from './world.ts';

/**
 * Our tables, both providers and the model agree, to the cent.
 * @throws Error with the actual and the expected state
 */
export async function expectConsistent(
  { context, ask }: World,
  { userId, email }: Member,
  model: Model,
  approvals: string[],
): Promise<void> {
  const { db } = context;
  const ledger = await ask<{ kind: string; amountCents: number }[]>('GET', '/sandbox/ledger');
  const moved = ledger.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'charge' ? amountCents : -amountCents),
    0,
  );
  const payments = await db
    .selectFrom('payments')
    .select(['amount_cents', 'refunded_cents'])
    .where('user_id', '=', userId)
    .execute();
  const recorded = payments.reduce((sum, row) => sum + row.amount_cents - row.refunded_cents, 0);
  const receipts = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute()
    .then((rows) =>
      rows.filter(({ payload }) => {
        const mail = payload as { to: string; subject: string };
        return mail.to === email && mail.subject.startsWith('Your receipt');
      }),
    );
  const cards = await ask<{ data: { id: string }[] }>('GET', '/v1/subscriptions?status=active&limit=100');
  const behind = await ask<{ data: { id: string }[] }>('GET', '/v1/subscriptions?status=past_due&limit=100');
  const paypal = await Promise.all(approvals.map((id) => paypalOf(context).getSubscription(id)));
  const running = [...cards.data, ...behind.data, ...paypal.filter(({ status }) => status === 'ACTIVE')];
  const waiting = await db
    .selectFrom('outbox')
    .select(['kind', 'last_error'])
    .where('kind', 'like', 'billing.%')
    .execute();
  const actual = {
    net: moved,
    recorded,
    receipts: receipts.length,
    running: running.map(({ id }) => id),
    jobs: waiting.map(({ kind, last_error }) => `${kind}: ${last_error}`),
  };
  const plan =
    model.plan && !(model.plan.platform === 'paypal' && model.plan.cancelled) ? [model.plan.id] : [];
  const expected = {
    net: model.net,
    recorded: model.net,
    receipts: payments.length,
    running: plan,
    jobs: [],
  };
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`not in step\n is     ${JSON.stringify(actual)}\n should ${JSON.stringify(expected)}`);
}
