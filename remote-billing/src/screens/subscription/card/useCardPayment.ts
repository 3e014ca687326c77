import { api, messageOf, refreshUser, statusOf, toast } from '@breakaway/host-api';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import type { Membership } from '../useMembership.ts';
import type { PaymentForm } from './payment-form.ts';

/** The specification leaves "Payment Successful" on screen this long. */
const REDIRECT_DELAY_MS = 2000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Pays by card: the intent is made by the server, confirmed by the provider in the browser, and followed by the way
 * into the app. A second call while one is under way, or after it succeeded, does nothing.
 */
export function useCardPayment(membership: Membership, couponCode: string | undefined) {
  const stripe = useStripe();
  const elements = useElements();
  const underWay = useRef(false);
  const [phase, setPhase] = useState<'idle' | 'processing' | 'paid'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(form: PaymentForm): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setPhase('processing');
    setProblem(null);
    try {
      if (await settle(form)) await membership.enter();
    } catch (error) {
      fail(messageOf(error, texts.card.threw));
      // Somebody who is subscribed already is taken to her plan by the guard, once her record says so.
      if (statusOf(error) === 409) void refreshUser();
    }
  }

  /** @returns whether everything that was due is paid */
  async function settle({ name, country, zip }: PaymentForm): Promise<boolean> {
    const { clientSecret } = (await api.billing.createPaymentIntent(couponCode)).data;
    if (clientSecret === null) {
      setPhase('paid');
      return true;
    }
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) throw new Error(texts.card.threw);
    const address = { ...(country && { country }), ...(zip.trim() && { postal_code: zip.trim() }) };
    const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { name: name.trim(), address } },
    });
    if (paymentIntent?.status === 'succeeded') {
      toast.success(texts.paid);
      setPhase('paid');
      await pause(REDIRECT_DELAY_MS);
      return true;
    }
    if (paymentIntent?.status === 'processing') {
      setPhase('paid');
      return true;
    }
    fail(error?.message || texts.card.failed);
    return false;
  }

  function fail(reason: string) {
    underWay.current = false;
    setPhase('idle');
    setProblem(reason);
    toast.error(reason);
  }

  return { phase, problem, pay };
}
