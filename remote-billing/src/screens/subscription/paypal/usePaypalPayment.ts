import { api, getConfig, messageOf, toast } from '@breakaway/host-api';
import { useState } from 'react';
import { texts } from '../texts.ts';
import type { Membership } from '../useMembership.ts';

/** The steps of a PayPal subscription, as the provider's buttons call them. */
export function usePaypalPayment(membership: Membership) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Approved at PayPal, not yet verified by our server: only this has to be tried again then. */
  const [approved, setApproved] = useState<string | null>(null);

  function fail(reason: string) {
    setBusy(false);
    setProblem(reason);
    toast.error(reason);
  }

  async function create(): Promise<string> {
    setBusy(true);
    setProblem(null);
    try {
      return (await api.billing.createPaypalSubscription(getConfig().paypal.planIds[0])).id;
    } catch (error) {
      throw new Error(messageOf(error, texts.paypal.notCreated), { cause: error });
    }
  }

  async function verify(subscriptionId: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    setApproved(subscriptionId);
    try {
      await api.billing.verifyPaypal(subscriptionId);
    } catch (error) {
      return fail(messageOf(error, texts.paypal.failed));
    }
    await membership.enter();
  }

  return {
    busy,
    problem,
    approved,
    create,
    verify,
    cancelled: () => fail(texts.paypal.cancelled),
    /** Ours carries a cause; whatever the provider throws is not fit to show. */
    failed: (error: unknown) =>
      fail(error instanceof Error && error.cause !== undefined ? error.message : texts.paypal.failed),
  };
}
