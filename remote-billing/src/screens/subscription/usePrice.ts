import { api, messageOf, toast } from '@breakaway/host-api';
import { useState } from 'react';
import { BASE_PRICE, texts } from './texts.ts';

export interface Coupon {
  /** What identifies the order: the server looks up price and coupon by it, and trusts no client for them. */
  code: string;
  /** The server's id of the coupon. Kept because the specification requires it; no call needs it. */
  id: string;
  finalAmount: number;
}

/** The price of the plan, with the discount code that may lower it. */
export function usePrice() {
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [applying, setApplying] = useState(false);
  const [corrected, setCorrected] = useState<number | null>(null);

  function set(next: Coupon | null) {
    setCoupon(next);
    setCorrected(null);
  }

  /** @returns the message that says why not, or null */
  async function apply(typed: string): Promise<string | null> {
    const code = typed.trim();
    if (code === '') return texts.discount.empty;
    if (applying) return null;
    setApplying(true);
    toast.clear();
    try {
      const { data } = await api.billing.validateCoupon(code, BASE_PRICE);
      set({ code, id: data.appliedCouponId, finalAmount: data.finalAmount });
      toast.success(texts.discount.toast);
      return null;
    } catch (error) {
      const reason = messageOf(error, texts.discount.failed);
      toast.error(reason);
      return reason;
    } finally {
      setApplying(false);
    }
  }

  return {
    amount: corrected ?? coupon?.finalAmount ?? BASE_PRICE,
    coupon,
    applying,
    apply,
    clear: () => set(null),
    /** The server demands another amount than the one that is shown. */
    correct: setCorrected,
  };
}

export type Price = ReturnType<typeof usePrice>;
