import type { App, Context } from '../../../context.ts';
import { paypalPlan } from '../paypal/provision.ts';
import { providersOf } from '../providers.ts';
import { stripePrice } from '../stripe/provision.ts';
import { sync } from './sync.ts';

const EVERY_MS = 60_000;
const AT_A_TIME = 25;
/** Reserved for one replica while it reads; a lost read is repeated after this. */
const CLAIM_MS = 10 * 60_000;

/**
 * Syncs every member whose row is due, whether or not a notice came.
 * @returns how many were read
 */
export async function syncDue(context: Context): Promise<number> {
  const { db, clock, log } = context;
  const claimed = await db
    // Not a subquery: some query plans evaluate that once per row, and then claim all of them.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('billing_customers')
          .select('user_id')
          .where('due_at', '<=', clock())
          .orderBy('due_at')
          .limit(AT_A_TIME)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('billing_customers')
    .set({ due_at: new Date(clock().getTime() + CLAIM_MS) })
    .where('user_id', 'in', (query) => query.selectFrom('due').select('user_id'))
    .returning('user_id')
    .execute();
  for (const { user_id: userId } of claimed) {
    await sync(context, userId).catch((error: unknown) =>
      log.warn('A subscription could not be brought up to date', {
        userId,
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
  }
  return claimed.length;
}

/** While the server listens: the plan exists at both providers, and due rows are read. */
export function runPeriodically(app: App, context: Context): void {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let round: Promise<void> = Promise.resolve();
  const work = async () => {
    // A provider that cannot be reached must not block the other's changes.
    for (const task of [() => provision(context), () => syncAll(context, () => closed)]) {
      await task().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        context.log.warn('The payment providers could not be asked; trying again in a minute', { reason });
      });
    }
    if (closed) return;
    timer = setTimeout(() => (round = work()), EVERY_MS);
    timer.unref();
  };
  app.addHook('onListen', async () => void (round = work()));
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await round;
  });
}

async function syncAll(context: Context, isClosed: () => boolean): Promise<void> {
  while (!isClosed() && (await syncDue(context)) === AT_A_TIME);
}

async function provision(context: Context): Promise<void> {
  const { stripe, paypal } = providersOf(context);
  await Promise.all([stripe && stripePrice(stripe), paypal && paypalPlan(paypal)]);
}
