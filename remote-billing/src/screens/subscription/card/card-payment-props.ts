import type { Membership } from '../useMembership.ts';
import type { Price } from '../usePrice.ts';

/** What the payment by card is given. */
export interface CardPaymentProps {
  price: Price;
  membership: Membership;
  onBusy: (busy: boolean) => void;
}
