import { ApiError } from '../src/http/errors.ts';
import { cancelSubscription } from '../src/modules/billing/plan/cancel.ts';
import { checkoutByPaypal } from '../src/modules/billing/paypal/checkout.ts';
import { syncDue } from '../src/modules/billing/sync/periodic.ts';
import { paypalOf } from '../src/modules/billing/providers.ts';
import { checkoutByCard } from '../src/modules/billing/stripe/checkout.ts';
import { payRenewal } from '../src/modules/billing/stripe/renewal.ts';
import { currentSubscription, publicId, readEntitlement } from '../src/modules/billing/plan/subscriptions.ts';
import { isDue } from '../src/modules/billing/sync/sync-if-due.ts';
import { sync } from '../src/modules/billing/sync/sync.ts';
import { withdraw } from '../src/modules/billing/plan/withdraw.ts';
import type { Card, Coupon, History, Step } from './history.ts';
import { expectConsistent } from './consistency.ts';
import { Model } from './model.ts';
import { openWebhookDelivery, type WebhookDelivery } from './webhook-delivery.ts';
import type { Member, World } from './world.ts';

const HOUR = 3_600_000;
/** The approval of an older one may no longer be possible. */
const APPROVABLE_MS = 71 * HOUR;

const CARDS: Record<Card, string> = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  'asks the bank': 'pm_card_authenticationRequired',
};

/** A payment whose secret the browser holds. */
interface Payment {
  intent: string;
  secret: string;
  subscription: string;
  cents: number;
  coupon: Coupon;
  isRenewal: boolean;
}

type Outcome<T> = { value: T; refused?: undefined } | { value?: undefined; refused: ApiError };

/**
 * Plays one history against the API's billing and the sandbox, next to the model.
 * @throws Error as soon as they disagree
 */
export async function playHistory(world: World, history: History): Promise<void> {
  const member = await world.begin(history.start);
  const life = new Life(world, member, history);
  for (const step of history.steps) await life.play(step);
  await life.end();
}

class Life {
  private readonly world: World;
  private readonly member: Member;
  private readonly model: Model;
  private readonly post: WebhookDelivery | null;
  private payment: Payment | null = null;
  private firstPayment: Payment | null = null;
  private asked: Payment | null = null;
  private readonly approvals: { id: string; at: number }[] = [];
  private readonly approved = new Set<string>();

  constructor(world: World, member: Member, { start, webhooks, fates }: History) {
    this.world = world;
    this.member = member;
    this.model = new Model(start);
    this.post = webhooks ? openWebhookDelivery(world, fates) : null;
  }

  async play(step: Step): Promise<void> {
    await this.take(step);
    if (this.post && step.do !== 'crash') await this.act(() => this.post!.deliverSome());
  }

  private async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'order by card':
        await this.orderByCard(step.coupon);
        if (step.pay) await this.pay(this.payment, step.pay);
        return;
      case 'pay again':
        return this.pay(step.oldTab ? this.firstPayment : this.payment, step.card);
      case 'answer the bank':
        return this.answerTheBank(step.outcome);
      case 'order by PayPal':
        return this.orderByPaypal(step.approve);
      case 'approve late':
        return this.approve(this.approvals.find(({ id }) => !this.approved.has(id)));
      case 'look':
        return this.look();
      case 'cancel':
        return this.cancel();
      case 'withdraw':
        return this.withdraw();
      case 'funding':
        return this.setFunding(step.works);
      case 'pay the renewal':
        return this.payTheRenewal(step.card);
      case 'wait':
        return this.wait(step.hours * HOUR, step.timer);
      case 'wait for the end':
        return this.waitForTheEnd(step.hours * HOUR, step.timer);
      case 'fail to renew':
        await this.setFunding(false);
        return this.waitForTheEnd(step.hours * HOUR, step.timer);
      case 'crash':
        return this.world.crashAt(step.statement, step.after);
    }
  }

  /** Runs an action of the server; if it crashes during the action, a new server gets the same request again. */
  private async act<T>(work: () => Promise<T>): Promise<Outcome<T> & { died: boolean }> {
    const once = async (): Promise<Outcome<T>> => {
      try {
        return { value: await work() };
      } catch (error) {
        if (error instanceof ApiError) return { refused: error };
        throw error;
      }
    };
    const first = await once().catch((error: unknown) => ({ error }));
    if (this.world.restart()) return { ...(await once()), died: true };
    if ('error' in first) throw first.error;
    return { ...first, died: false };
  }

  private async orderByCard(coupon: Coupon): Promise<void> {
    const { model, member } = this;
    const refusal = model.blocksPurchase || (coupon !== null && model.usedCoupons.has(coupon));
    const { value, refused, died } = await this.act(() =>
      checkoutByCard(this.world.context, member, coupon ?? ''),
    );
    if (refused) {
      // The free year was created before the crash: the second call finds it running.
      if (!refusal && died && coupon === 'FREERIDE') return this.freeYear();
      return this.expect(refusal, `card order refused: ${refused.message}`);
    }
    this.expect(!refusal, 'a card order should have been refused');
    model.plan = null;
    if (value.clientSecret === null) return this.freeYear();
    this.payment = {
      intent: value.clientSecret.split('_secret_')[0]!,
      secret: value.clientSecret,
      subscription: value.subscriptionId,
      cents: value.finalCents,
      coupon,
      isRenewal: false,
    };
    this.firstPayment ??= this.payment;
  }

  private async freeYear(): Promise<void> {
    const row = (await currentSubscription(this.world.context.db, this.member.userId))!;
    this.expect(row.free, 'the free year is not there');
    this.model.arrived(
      { id: row.provider_id, platform: 'stripe', free: true, startedAt: row.started_at.getTime(), cents: 0 },
      'FREERIDE',
    );
  }

  private async pay(payment: Payment | null, card: Card): Promise<void> {
    if (!payment) return;
    const { status } = await this.world.ask<{ status?: string }>(
      'POST',
      `/v1/payment_intents/${payment.intent}/confirm`,
      { client_secret: payment.secret, payment_method: CARDS[card] },
    );
    if (status === 'succeeded') await this.paid(payment, card);
    if (status === 'requires_action') this.asked = payment;
  }

  private async answerTheBank(outcome: 'complete' | 'fail'): Promise<void> {
    const payment = this.asked;
    if (!payment) return;
    this.asked = null;
    const before = await this.world.ask<{ status: string }>('GET', `/v1/payment_intents/${payment.intent}`);
    if (before.status !== 'requires_action') return;
    const { status } = await this.world.ask<{ status: string }>(
      'POST',
      `/stripe/challenge/${payment.intent}`,
      {
        clientSecret: payment.secret,
        outcome,
      },
    );
    if (status === 'succeeded') await this.paid(payment, 'asks the bank');
  }

  private async paid(payment: Payment, card: Card): Promise<void> {
    const { model } = this;
    if (payment.isRenewal) {
      model.paidRenewal();
    } else {
      const { created } = await this.world.ask<{ created: number }>(
        'GET',
        `/v1/subscriptions/${payment.subscription}`,
      );
      const ranBefore = model.plan !== null;
      model.arrived(
        {
          id: payment.subscription,
          platform: 'stripe',
          free: false,
          startedAt: created * 1000,
          cents: payment.cents,
        },
        payment.coupon,
      );
      if (ranBefore) await this.daily();
    }
    // A card that always asks for 3-D Secure cannot be charged without the member.
    if (model.plan?.id === payment.subscription) model.plan.works = card === 'good';
    await this.look();
  }

  private async orderByPaypal(approve: boolean): Promise<void> {
    const { model } = this;
    const refusal = model.blocksPurchase;
    const { value, refused } = await this.act(() =>
      checkoutByPaypal(this.world.context, this.member.userId, undefined),
    );
    if (refused) return this.expect(refusal, `PayPal order refused: ${refused.message}`);
    this.expect(!refusal, 'a PayPal order should have been refused');
    model.plan = null;
    let order = this.approvals.find(({ id }) => id === value.id);
    if (!order) this.approvals.push((order = { id: value.id, at: model.now }));
    if (approve) await this.approve(order);
  }

  private async approve(order: { id: string; at: number } | undefined): Promise<void> {
    const { model, world } = this;
    if (!order || this.approved.has(order.id) || model.now > order.at + APPROVABLE_MS) return;
    await world.ask('POST', '/paypal/approve', { subscription_id: order.id, outcome: 'approve' });
    this.approved.add(order.id);
    const made = await paypalOf(world.context).getSubscription(order.id);
    this.expect(made.status === 'ACTIVE', `approved, but ${made.status}`);
    const startedAt = Date.parse(made.create_time!);
    const ranBefore = model.plan !== null;
    model.arrived({ id: order.id, platform: 'paypal', free: false, startedAt, cents: 8999 }, null);
    if (ranBefore || this.approvals.length > 1) await this.daily();
    await this.look();
  }

  /**
   * A running plan is read again within a day. Until then only a notice can report a second one, whichever of the two
   * stays, and a history may lose its notices and then wait for a year without a server.
   */
  private async daily(): Promise<void> {
    await this.act(() => sync(this.world.context, this.member.userId));
  }

  private async look(): Promise<void> {
    const { context } = this.world;
    const { value } = await this.act(async () => {
      const now = this.world.context;
      if (await isDue(now, this.member.userId)) await sync(now, this.member.userId);
      return readEntitlement(now.db, this.member.userId, context.clock());
    });
    this.expect(
      value?.isPremium === this.model.isPremium,
      `premium is ${value?.isPremium}, should be ${this.model.isPremium}`,
    );
  }

  /** The id of the member's plan as they see it, if they have one. */
  private async planId(): Promise<string | null> {
    if (!this.model.plan) return null;
    await this.look();
    const row = await currentSubscription(this.world.context.db, this.member.userId);
    this.expect(row?.provider_id === this.model.plan.id, `another plan runs: ${row?.provider_id}`);
    return publicId(row!.free, row!.provider_id);
  }

  private async cancel(): Promise<void> {
    const id = await this.planId();
    if (!id) return;
    const { refused } = await this.act(() => cancelSubscription(this.world.context, this.member.userId, id));
    this.expect(!refused, `cancelling was refused: ${refused?.message}`);
    this.model.cancel();
    await this.look();
  }

  private async withdraw(): Promise<void> {
    const id = await this.planId();
    if (!id) return;
    const may = this.model.mayWithdraw;
    const { refused } = await this.act(() =>
      withdraw(this.world.context, { ...this.member, sessionId: '' }, id),
    );
    this.expect(may === !refused, `withdrawal: ${refused?.message ?? 'should have been refused'}`);
    if (may) this.model.withdraw();
    await this.look();
  }

  private async setFunding(works: boolean): Promise<void> {
    const { plan } = this.model;
    if (!plan || plan.free) return;
    plan.works = works;
    if (plan.platform === 'paypal') {
      await this.world.ask('PUT', `/sandbox/paypal/subscriptions/${plan.id}/funding`, { works });
      return;
    }
    const { customer } = await this.world.ask<{ customer: string }>('GET', `/v1/subscriptions/${plan.id}`);
    const name = works ? 'pm_card_visa' : 'pm_card_chargeCustomerFail';
    const card = await this.world.ask<{ id: string }>('POST', `/v1/payment_methods/${name}/attach`, {
      customer,
    });
    await this.world.ask('POST', `/v1/subscriptions/${plan.id}`, { default_payment_method: card.id });
  }

  private async payTheRenewal(card: Card): Promise<void> {
    const id = await this.planId();
    if (!id) return;
    const { plan } = this.model;
    const isOpen = plan!.platform === 'stripe' && (plan!.due?.failures ?? 0) > 0;
    const { value, refused } = await this.act(() => payRenewal(this.world.context, this.member.userId, id));
    this.expect(isOpen === !refused, `paying the renewal: ${refused?.message ?? 'should have been refused'}`);
    if (!value) return;
    const payment: Payment = {
      intent: value.clientSecret.split('_secret_')[0]!,
      secret: value.clientSecret,
      subscription: plan!.id,
      cents: 8999,
      coupon: null,
      isRenewal: true,
    };
    await this.pay(payment, card);
  }

  private async wait(milliseconds: number, timer: boolean): Promise<void> {
    const end = this.model.now + milliseconds;
    if (timer) {
      await this.moveTo(this.model.now + milliseconds / 2);
      await this.background();
    }
    await this.moveTo(end);
    if (timer) await this.background();
    await this.look();
  }

  private async waitForTheEnd(after: number, timer: boolean): Promise<void> {
    const { plan, now } = this.model;
    const left = plan ? plan.paidUntil + after - now : 0;
    if (left > 0) await this.wait(left, timer);
  }

  /** What the server does on its own: reads that are due, and its jobs. */
  private async background(): Promise<void> {
    await this.act(() => syncDue(this.world.context));
    await this.act(() => this.world.context.outbox.runDue());
  }

  private async moveTo(now: number): Promise<void> {
    this.model.advance(now);
    await this.world.setTime(now);
  }

  /** After a quiet period everything must agree, to the cent. */
  async end(): Promise<void> {
    const { world, model, member } = this;
    world.restart();
    await sync(world.context, member.userId);
    await world.context.outbox.runDue();
    await this.moveTo(model.now + 2 * HOUR);
    await sync(world.context, member.userId);
    await world.context.outbox.runDue();
    await this.look();
    await expectConsistent(
      world,
      member,
      model,
      this.approvals.map(({ id }) => id),
    );
  }

  private expect(holds: boolean, what: string): void {
    if (!holds) throw new Error(what);
  }
}
