import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { HOUR } from './calendar.ts';
import { collect, finalizeAndCollect, renew } from './renewals.ts';
import { endSubscription, hasEnded } from './subscription-states.ts';

/** A first invoice that stays unpaid ends its subscription after this time. */
const FIRST_PAYMENT_SECONDS = 23 * HOUR;

/** A scheduled event, and its time (seconds). */
interface Step {
  at: number;
  run: () => void;
}

function invoiceStep(account: Account, invoice: Stripe.Invoice): Step | null {
  if (!invoice.auto_advance) return null;
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return { at: invoice.automatically_finalizes_at, run: () => finalizeAndCollect(account, invoice) };
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    return { at: invoice.next_payment_attempt, run: () => collect(account, invoice) };
  }
  return null;
}

function subscriptionStep(account: Account, subscription: Stripe.Subscription): Step {
  if (subscription.status === 'incomplete') {
    return {
      at: subscription.created + FIRST_PAYMENT_SECONDS,
      run: () => void endSubscription(account, subscription, { reason: 'payment_failed' }),
    };
  }
  if (subscription.cancel_at !== null) {
    return {
      at: subscription.cancel_at,
      run: () => void endSubscription(account, subscription, { reason: 'cancellation_requested' }),
    };
  }
  const end = subscription.items.data[0]?.current_period_end ?? Infinity;
  return { at: end, run: () => renew(account, subscription) };
}

/** The next scheduled event of a subscription or of one of its invoices. */
function nextStep(account: Account, id: string): Step | null {
  const subscription = account.subscriptions.get(id);
  if (!subscription || hasEnded(subscription)) return null;
  const steps = account.invoices.naming(id).flatMap((invoice) => invoiceStep(account, invoice) ?? []);
  // An invoice comes before its subscription, which may end at the same time.
  return [...steps, subscriptionStep(account, subscription)].reduce((first, step) =>
    step.at < first.at ? step : first,
  );
}

/** Executes what is due for these subscriptions by `until`, each event at its own time, earliest first. */
function runUntil(account: Account, ids: string[], until: number): void {
  // Latest first, so that the next one is taken from the end.
  const queue: { id: string; step: Step }[] = [];
  const enqueue = (id: string) => {
    const step = nextStep(account, id);
    if (!step || step.at > until) return;
    let [low, high] = [0, queue.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((queue[middle]?.step.at ?? 0) > step.at) low = middle + 1;
      else high = middle;
    }
    queue.splice(low, 0, { id, step });
  };
  ids.forEach(enqueue);
  for (let next = queue.pop(); next; next = queue.pop()) {
    account.at(next.step.at, next.step.run);
    enqueue(next.id);
  }
}

/** The next event of each live subscription that is not on a test clock. */
const agendas = new WeakMap<Account, { moments: Map<string, number>; earliest: number }>();

function agendaOf(account: Account) {
  const agenda = agendas.get(account) ?? { moments: new Map<string, number>(), earliest: Infinity };
  agendas.set(account, agenda);
  for (const id of account.touched) {
    const clock = account.subscriptions.get(id)?.test_clock;
    const step = clock ? null : nextStep(account, id);
    if (step) agenda.moments.set(id, step.at);
    else agenda.moments.delete(id);
    agenda.earliest = Math.min(agenda.earliest, step?.at ?? Infinity);
  }
  account.touched.clear();
  return agenda;
}

/**
 * Executes everything that is due by now: unpaid first invoices expire, cancelled plans end, others renew and are
 * charged. Costs nothing while nothing is due.
 */
export function passTime(account: Account): void {
  const now = account.now();
  const agenda = agendaOf(account);
  if (now < agenda.earliest) return;
  const due = [...agenda.moments].filter(([, at]) => at <= now).map(([id]) => id);
  runUntil(account, due, now);
  // Deleted subscriptions too, for instance after a reset: they are checked again and dropped.
  for (const id of due) account.touched.add(id);
  agendaOf(account);
  agenda.earliest = Math.min(Infinity, ...agenda.moments.values());
}

/** The same for the subscriptions of one test clock. */
export function passClock(account: Account, clock: string, until: number): void {
  const ids = account.subscriptions.naming(clock).map((subscription) => subscription.id);
  runUntil(account, ids, until);
}
