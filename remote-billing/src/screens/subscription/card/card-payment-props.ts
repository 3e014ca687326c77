import type { Membership } from '../useMembership.ts';
import type { Price } from '../usePrice.ts';

/** What the payment by card is given. */
export interface CardPaymentProps {
  price: Price;
  membership: Membership;
  /** To pay is not the first action of the page: a trial is offered, and nothing has been entered here yet. */
  second: boolean;
  /** Something has been entered. */
  onBegin: () => void;
  onBusy: (busy: boolean) => void;
}
