/** One payment or refund at a provider. Amounts are whole cents and never negative; `at` is ISO 8601. */
export interface Movement {
  provider: 'stripe' | 'paypal';
  kind: 'charge' | 'refund' | 'dispute';
  id: string;
  subscription: string | null;
  customer: string | null;
  amountCents: number;
  at: string;
}
