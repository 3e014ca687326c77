import Stripe from 'stripe';
import { ApiError } from '../../http/errors.ts';

/** The provider did not answer, or the outcome is unclear. */
export class ProviderUnavailable extends Error {
  constructor(provider: 'Stripe' | 'PayPal', cause?: unknown) {
    super(`${provider} cannot be reached: ${cause instanceof Error ? cause.message : 'not configured'}`, {
      cause,
    });
    this.name = 'ProviderUnavailable';
  }
}

/** PayPal rejected a request with a reason. */
export class PaypalRefusal extends Error {
  readonly status: number;
  /** PayPal's error names, for example RESOURCE_NOT_FOUND, SUBSCRIPTION_STATUS_INVALID. */
  readonly issues: string[];

  constructor(status: number, issues: string[], message: string) {
    super(message);
    this.name = 'PaypalRefusal';
    this.status = status;
    this.issues = issues;
  }
}

/**
 * Whether a failure says nothing about the request itself: the outcome is unknown and the same request may be repeated.
 */
export const isUnavailable = (error: unknown) =>
  error instanceof ProviderUnavailable ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Whether Stripe says that the object named by `param` does not exist. */
export const isMissing = (error: unknown, param?: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** Converts a provider's failure into one for people; any other failure stays as it is. */
export function asMemberError(error: unknown): unknown {
  if (isUnavailable(error)) {
    return new ApiError(
      503,
      'PROVIDER_UNAVAILABLE',
      // It may concern a payment that was just made but could not be read: whether it was charged is unknown here.
      'The payment service cannot be reached right now. Please try again in a moment: you are never charged twice.',
    );
  }
  if (error instanceof Stripe.errors.StripeCardError)
    return new ApiError(400, 'PAYMENT_FAILED', error.message);
  // The original status would look like the member's mistake, and nobody would notice it.
  if (error instanceof Stripe.errors.StripeError)
    return new Error(`Stripe refused a request: ${error.message}`, { cause: error });
  return error;
}
