import { CardProvider } from '../../../parts/card/CardProvider.tsx';
import type { Membership } from '../useMembership.ts';
import type { Price } from '../usePrice.ts';
import { CardForm } from './CardForm.tsx';

export interface CardPaymentProps {
  price: Price;
  membership: Membership;
  onBusy: (busy: boolean) => void;
}

/** Payment by card. A chunk of its own: it brings the card provider's library with it. */
export default function CardPayment(props: CardPaymentProps) {
  return <CardProvider>{(availability) => <CardForm {...props} {...availability} />}</CardProvider>;
}
