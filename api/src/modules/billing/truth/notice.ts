import { z } from 'zod';

/** What a notice of a provider refers to. Only this is kept of it: the state itself is always read from the provider. */
export interface Notice {
  provider: 'stripe' | 'paypal';
  eventId: string;
  type: string;
  references: References;
}

export interface References {
  /** Our member, where the provider carries their id for us. */
  userId?: string | undefined;
  customerId?: string | undefined;
  subscriptionId?: string | undefined;
  paymentId?: string | undefined;
  chargeId?: string | undefined;
}

/** Ids and types as the providers write them. Nothing else is stored: no NUL, no half of a character. */
export const id = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/**
 * An id that a notice may carry. One that is none counts as absent: the notice then concerns nobody, and is acknowledged,
 * because its provider would otherwise repeat it for days.
 */
export const reference = id.optional().catch(undefined);
