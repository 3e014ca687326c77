import { api, fieldErrorsOf, refreshUser, statusOf } from '@breakaway/host-api';
import { useCardPayment } from '../../../parts/card/useCardPayment.ts';
import { texts } from '../texts.ts';
import { WELCOME_MS } from '../useMembership.ts';
import type { CardPaymentProps } from './card-payment-props.ts';

/**
 * Buys the plan by card, and leads into the app.
 * @param onCodeRefused receives the message about a discount code that the server rejects at the moment of payment
 */
export function usePurchase(
  { price, membership }: Pick<CardPaymentProps, 'price' | 'membership'>,
  onCodeRefused: (reason: string) => void,
) {
  return useCardPayment({
    async open() {
      const { clientSecret, finalAmount } = (await api.billing.createPaymentIntent(price.coupon?.code)).data;
      if (clientSecret !== null && finalAmount !== price.amount) {
        // No member is charged an amount that they have not seen.
        price.correct(finalAmount);
        throw new Error(texts.priceChanged(finalAmount));
      }
      return clientSecret;
    },
    async settled(how) {
      await membership.enter(how === 'processing' ? null : WELCOME_MS);
    },
    refused(error) {
      // The guard redirects a member who is already subscribed to their plan, once their record says so.
      if (statusOf(error) === 409) void refreshUser();
      const { couponCode } = fieldErrorsOf(error);
      if (!couponCode) return false;
      price.clear();
      onCodeRefused(couponCode);
      return true;
    },
  });
}
