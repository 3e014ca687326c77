import { api, messageOf, refreshUser, statusOf, toast } from '@breakaway/host-api';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import type { Membership } from '../useMembership.ts';
import type { PaypalReturn } from './usePaypalReturn.ts';

/** How often to ask the server for an approval that this page has not received. */
const LOOK_EVERY_MS = 10_000;

/**
 * The steps of a PayPal subscription, triggered by the provider's buttons or by the return from its page in the same
 * tab.
 */
export function usePaypalPayment(membership: Membership, returned: PaypalReturn | null) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** PayPal's window is open. */
  const [atPaypal, setAtPaypal] = useState(false);
  /** Approved at PayPal, not yet verified by our server: a retry only repeats the verification. */
  const [approved, setApproved] = useState<string | null>(null);

  function fail(reason: string) {
    setBusy(false);
    setAtPaypal(false);
    setProblem(reason);
    toast.error(reason);
  }

  async function create(): Promise<string> {
    setBusy(true);
    setProblem(null);
    toast.clear();
    try {
      const { data } = await api.billing.paypalPlans();
      const { id } = await api.billing.createPaypalSubscription(data.plans[0]?.id);
      setAtPaypal(true);
      return id;
    } catch (error) {
      // The guard redirects a member who is already subscribed to their plan, once their record says so.
      if (statusOf(error) === 409) void refreshUser();
      throw new Error(messageOf(error, texts.paypal.notCreated), { cause: error });
    }
  }

  async function verify(subscriptionId: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    toast.clear();
    setAtPaypal(false);
    setApproved(subscriptionId);
    try {
      await api.billing.verifyPaypal(subscriptionId);
    } catch (error) {
      // It belongs to somebody else, or has ended: verifying it again would not help, starting over does.
      if ([400, 403, 404].includes(statusOf(error) ?? 0)) setApproved(null);
      return fail(messageOf(error, texts.paypal.failed));
    }
    await membership.enter(0);
  }

  const cancelled = () => fail(texts.paypal.cancelled);

  const handled = useRef(false);
  useEffect(() => {
    if (!returned || handled.current) return;
    handled.current = true;
    if (returned.outcome === 'approved') void verify(returned.subscriptionId);
    else cancelled();
    // Once, on arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!atPaypal) return;
    // PayPal's window does not always report an approval to this page; the server learns of it anyway.
    const timer = setInterval(() => void membership.look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [atPaypal]);

  return {
    busy,
    problem,
    approved,
    create,
    verify,
    cancelled,
    /** Our errors have a cause; messages that the provider throws are not fit for display. */
    failed: (error: unknown) =>
      fail(error instanceof Error && error.cause !== undefined ? error.message : texts.paypal.failed),
  };
}
