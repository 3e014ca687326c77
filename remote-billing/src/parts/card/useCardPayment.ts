import { messageOf, toast } from '@breakaway/host-api';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import type { Payer } from './payer.ts';
import { texts } from './texts.ts';

/** The outcome of a payment. The provider may take a while to settle one that it has accepted. */
export type Settled = 'nothing-due' | 'succeeded' | 'processing';

/**
 * Pays by card: the server creates the payment, the provider confirms it in the browser, and the caller handles the
 * outcome. A second call while one is running, or after it succeeded, does nothing.
 */
export function useCardPayment({
  open,
  settled,
  refused,
}: {
  /** Lets the server create the payment. Returns the provider's secret, or null when nothing is due. */
  open: () => Promise<string | null>;
  /** Runs after a payment; the form stays busy during and after it. */
  settled: (how: Settled) => Promise<void>;
  /**
   * Handles a failure of our server or of the connection to the provider; returns true if it showed the reason itself.
   */
  refused?: (error: unknown) => boolean;
}) {
  const stripe = useStripe();
  const elements = useElements();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(payer: Payer): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    toast.clear();
    try {
      const secret = await open();
      const how = secret === null ? 'nothing-due' : await confirm(secret, payer);
      if (how) await settled(how);
    } catch (error) {
      fail(messageOf(error, texts.threw));
      if (refused?.(error)) setProblem(null);
    }
  }

  /** @returns null for a rejection, which has been shown already */
  async function confirm(secret: string, { name, country, zip }: Payer): Promise<Settled | null> {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) throw new Error(texts.threw);
    const address = { ...(country && { country }), ...(zip.trim() && { postal_code: zip.trim() }) };
    const { error, paymentIntent } = await stripe.confirmCardPayment(secret, {
      payment_method: { card, billing_details: { name: name.trim(), address } },
    });
    if (paymentIntent?.status === 'succeeded') {
      toast.success(texts.paid);
      return 'succeeded';
    }
    if (paymentIntent?.status === 'processing') return 'processing';
    fail(error?.message || texts.failed);
    return null;
  }

  function fail(reason: string) {
    underWay.current = false;
    setBusy(false);
    setProblem(reason);
    toast.error(reason);
  }

  return { busy, problem, pay };
}
