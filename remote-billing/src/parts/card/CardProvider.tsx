import { Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { useCardProvider } from './useCardProvider.ts';

export interface CardAvailability {
  /** The provider's script could not be loaded. */
  unavailable: boolean;
  onRetry: () => void;
}

/** Around a form with the card provider's frames. Whoever uses it is a chunk of its own: it brings the library along. */
export function CardProvider({ children }: { children: (availability: CardAvailability) => ReactNode }) {
  const { stripe, failed, retry } = useCardProvider();
  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      {children({ unavailable: failed, onRetry: retry })}
    </Elements>
  );
}
