import { CardProvider } from '../../../parts/card/CardProvider.tsx';
import { CardForm } from './CardForm.tsx';
import type { CardPaymentProps } from './card-payment-props.ts';

/** Payment by card. A separate chunk, because it includes the card provider's library. */
export default function CardPayment(props: CardPaymentProps) {
  return <CardProvider>{(availability) => <CardForm {...props} {...availability} />}</CardProvider>;
}
