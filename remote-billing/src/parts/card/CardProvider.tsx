import { Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { useCardProvider } from './useCardProvider.ts';

export interface CardAvailability {
  /** The provider's script could not be loaded. */
  unavailable: boolean;
  onRetry: () => void;
}

/**
 * Wraps a form that contains the card provider's frames. Its user is a separate chunk, because it includes the
 * provider's library.
 */
export function CardProvider({ children }: { children: (availability: CardAvailability) => ReactNode }) {
  const { stripe, options, failed, retry } = useCardProvider();
  return (
    <Elements stripe={stripe} options={options}>
      {children({ unavailable: failed, onRetry: retry })}
    </Elements>
  );
}
