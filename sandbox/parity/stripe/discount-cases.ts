import { setTimeout as pause } from 'node:timers/promises';
import { from } from '../case.ts';
import type { Case } from '../case.ts';
import type { StripeWorld } from './world.ts';

const refused = () => ({
  statusCode: 400,
  type: 'StripeInvalidRequestError',
  param: expect.stringMatching(/^discounts/),
});

export const discountCases: Case<StripeWorld>[] = [
  {
    title: '20 % off by a promotion code: the first invoice is over 71.99 EUR',
    from: from.lifecycle,
    async run({ code, open }) {
      const { id } = await code(20);
      const { invoice } = await open({ discounts: [{ promotion_code: id }] });
      expect(invoice).toMatchObject({ subtotal: 8999, total: 7199, amount_due: 7199 });
    },
  },
  {
    title: '100 % off: the plan runs at once, there is nothing to confirm',
    from: from.lifecycle,
    async run({ code, open }) {
      const { id } = await code(100);
      const { subscription, invoice } = await open({
        discounts: [{ promotion_code: id }],
        cancel_at_period_end: true,
      });
      expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
      expect(invoice).toMatchObject({ total: 0, status: 'paid', amount_paid: 0 });
      expect(invoice.confirmation_secret ?? null).toBeNull();
    },
  },
  {
    title: 'a code is found by its text in any case, with its coupon',
    from: from.reference,
    async run({ code, stripe, run }) {
      const text = `RIDE${run}`.toUpperCase();
      const made = await code(20, { code: text });
      const { data } = await stripe.promotionCodes.list({
        code: text.toLowerCase(),
        limit: 100,
        expand: ['data.promotion.coupon'],
      });
      expect(data[0]).toMatchObject({
        id: made.id,
        active: true,
        promotion: { coupon: { percent_off: 20, valid: true } },
      });
      expect((await stripe.promotionCodes.list({ code: `NOT${text}` })).data).toEqual([]);
    },
  },
  {
    title: 'a code for first purchases is refused to a customer who has paid before',
    from: from.reference,
    async run({ code, open, paid }) {
      const { id } = await code(20, { restrictions: { first_time_transaction: true } });
      const { customer } = await paid();
      await expect(open({ customer, discounts: [{ promotion_code: id }] })).rejects.toMatchObject(refused());
    },
  },
  {
    title: 'a code that was used up is not active any more and is refused',
    from: from.reference,
    async run({ code, open, stripe }) {
      const { id } = await code(20, { max_redemptions: 1 });
      await open({ discounts: [{ promotion_code: id }] });
      expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ active: false, times_redeemed: 1 });
      await expect(open({ discounts: [{ promotion_code: id }] })).rejects.toMatchObject(refused());
    },
  },
  {
    title: 'a code that has expired is not active any more and is refused',
    from: from.reference,
    async run({ code, open, stripe }) {
      const { id } = await code(20, { expires_at: Math.floor(Date.now() / 1000) + 2 });
      await pause(3000);
      expect((await stripe.promotionCodes.retrieve(id)).active).toBe(false);
      await expect(open({ discounts: [{ promotion_code: id }] })).rejects.toMatchObject(refused());
    },
  },
];
