import { z } from 'zod';

/**
 * What a provider's notice refers to. Nothing else of it is stored: the state itself is always read from the provider.
 */
export interface Notice {
  provider: 'stripe' | 'paypal';
  eventId: string;
  type: string;
  references: References;
}

export interface References {
  /** Our member, if the provider stores their id for us. */
  userId?: string | undefined;
  customerId?: string | undefined;
  subscriptionId?: string | undefined;
  paymentId?: string | undefined;
  chargeId?: string | undefined;
}

/** Ids and types as the providers write them. Nothing else is stored: no NUL, no half of a surrogate pair. */
export const id = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/**
 * An id in a notice. An invalid one counts as absent: the notice is then ignored and acknowledged, because its provider
 * would otherwise retry it for days.
 */
export const reference = id.optional().catch(undefined);
