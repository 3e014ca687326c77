import { CardProvider } from '../../../parts/card/CardProvider.tsx';
import type { Membership } from '../useMembership.ts';
import type { Price } from '../usePrice.ts';
import { CardForm } from './CardForm.tsx';

export interface CardPaymentProps {
  price: Price;
  membership: Membership;
  onBusy: (busy: boolean) => void;
}

/** Payment by card. A separate chunk, because it includes the card provider's library. */
export default function CardPayment(props: CardPaymentProps) {
  return <CardProvider>{(availability) => <CardForm {...props} {...availability} />}</CardProvider>;
}
