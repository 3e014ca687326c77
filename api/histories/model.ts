import { GRACE_DAYS } from '../src/modules/billing/plan/entitlement.ts';

/**
 * The expected state of one member's payments, in the simplest form: one plan at a time, paid by the year. It knows no
 * sync, no webhook and nothing about the providers except their calendars. Times are milliseconds since 1970.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PRICE_CENTS = 8999;
/** Stripe collects an hour after the start of the period and retries after these days; then it gives up. */
const CARD_RETRY_DAYS = [3, 5, 7];
/** PayPal retries every five days and suspends at the third failure. */
const PAYPAL_RETRY_DAYS = [5, 5];
const WITHDRAWAL_DAYS = 15;

export interface Plan {
  id: string;
  platform: 'stripe' | 'paypal';
  free: boolean;
  startedAt: number;
  firstPaidAt: number;
  /** The price paid for its running period. */
  cents: number;
  paidUntil: number;
  cancelled: boolean;
  /** Whether the next charges will succeed. */
  works: boolean;
  /** The start of an unpaid period. */
  due: { nextTry: number; failures: number } | null;
}

/** A year later by the calendar; 29 February becomes the 28th, and the 29th again in a leap year. */
function yearAfter(from: number, anchor: number): number {
  const [end, day] = [new Date(from), new Date(anchor).getUTCDate()];
  end.setUTCDate(1);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  return end.setUTCDate(Math.min(day, lastDay));
}

/** PayPal bills at ten in the morning. */
const morningOf = (time: number) => new Date(time).setUTCHours(10, 0, 0, 0);

export class Model {
  now: number;
  plan: Plan | null = null;
  /** Everything that was charged and not refunded, cents. */
  net = 0;
  readonly usedCoupons = new Set<string>();

  constructor(now: number) {
    this.now = now;
  }

  get isPremium(): boolean {
    const { plan, now } = this;
    if (!plan) return false;
    const grace = plan.free || plan.cancelled ? 0 : GRACE_DAYS * DAY;
    return now < plan.paidUntil + grace;
  }

  /** Whether a purchase must be rejected because a plan runs, or may still be paid. */
  get blocksPurchase(): boolean {
    return this.plan !== null && (this.plan.due === null || this.isPremium);
  }

  /** A payment succeeded, or a code left nothing due. Of two plans the older stays and the other is refunded. */
  arrived(order: Pick<Plan, 'id' | 'platform' | 'free' | 'startedAt' | 'cents'>, coupon: string | null) {
    const paidUntil = yearAfter(
      order.platform === 'paypal' ? morningOf(this.now) : order.startedAt,
      order.platform === 'paypal' ? this.now : order.startedAt,
    );
    const plan: Plan = {
      ...order,
      firstPaidAt: this.now,
      paidUntil,
      cancelled: false,
      works: true,
      due: null,
    };
    const rival = this.plan?.due ? null : this.plan;
    const isOlder = rival && (rival.startedAt - plan.startedAt || rival.id.localeCompare(plan.id)) < 0;
    if (isOlder) return;
    this.net += plan.cents - (rival?.cents ?? 0);
    this.plan = plan;
    if (coupon) this.usedCoupons.add(coupon);
  }

  cancel() {
    if (!this.plan) return;
    if (this.plan.due || (!this.plan.free && this.plan.paidUntil <= this.now)) this.plan = null;
    else this.plan.cancelled = true;
  }

  get mayWithdraw(): boolean {
    const { plan, now } = this;
    return plan !== null && !plan.free && this.isPremium && now < plan.firstPaidAt + WITHDRAWAL_DAYS * DAY;
  }

  withdraw() {
    this.net -= this.plan?.cents ?? 0;
    this.plan = null;
  }

  /** The renewal that was due is paid, by any card. */
  paidRenewal() {
    const { plan } = this;
    if (!plan) return;
    this.net += PRICE_CENTS;
    plan.cents = PRICE_CENTS;
    // Stripe comes back to the 29th in a leap year; PayPal counts from the last date, which was the 28th.
    plan.paidUntil = yearAfter(plan.paidUntil, plan.platform === 'paypal' ? plan.paidUntil : plan.startedAt);
    plan.due = null;
  }

  advance(to: number) {
    for (;;) {
      const { plan } = this;
      const next = plan && (plan.due ? plan.due.nextTry : plan.paidUntil);
      if (!plan || next === null || next > to) break;
      this.now = next;
      this.step(plan);
    }
    this.now = to;
  }

  private step(plan: Plan) {
    if (!plan.due && (plan.free || plan.cancelled)) this.plan = null;
    else if (!plan.due && plan.platform === 'stripe') plan.due = { nextTry: this.now + HOUR, failures: 0 };
    else if (plan.works) this.paidRenewal();
    else {
      const failures = (plan.due?.failures ?? 0) + 1;
      const wait = (plan.platform === 'stripe' ? CARD_RETRY_DAYS : PAYPAL_RETRY_DAYS)[failures - 1];
      if (wait === undefined) this.plan = null;
      else plan.due = { nextTry: this.now + wait * DAY, failures };
    }
  }
}
