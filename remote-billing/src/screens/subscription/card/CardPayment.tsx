import { Elements } from '@stripe/react-stripe-js';
import { CardForm } from './CardForm.tsx';
import type { Membership } from '../useMembership.ts';
import type { Price } from '../usePrice.ts';
import { useCardProvider } from './useCardProvider.ts';

export interface CardPaymentProps {
  price: Price;
  membership: Membership;
  onBusy: (busy: boolean) => void;
}

/** Payment by card. A chunk of its own: it brings the card provider's library with it. */
export default function CardPayment(props: CardPaymentProps) {
  const { stripe, failed, retry } = useCardProvider();
  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <CardForm {...props} unavailable={failed} onRetry={retry} />
    </Elements>
  );
}
