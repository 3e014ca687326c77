import Stripe from 'stripe';
import { ApiError } from '../../http/errors.ts';

/** The far end did not answer, or not in a way that says what happened. */
export class ProviderUnavailable extends Error {
  constructor(provider: 'Stripe' | 'PayPal', cause?: unknown) {
    super(`${provider} cannot be reached: ${cause instanceof Error ? cause.message : 'not configured'}`, {
      cause,
    });
    this.name = 'ProviderUnavailable';
  }
}

/** PayPal refused a request and said why. */
export class PaypalRefusal extends Error {
  readonly status: number;
  /** PayPal's names of what is wrong, for example RESOURCE_NOT_FOUND, SUBSCRIPTION_STATUS_INVALID. */
  readonly issues: string[];

  constructor(status: number, issues: string[], message: string) {
    super(message);
    this.name = 'PaypalRefusal';
    this.status = status;
    this.issues = issues;
  }
}

/** Whether a failure says nothing about the request itself: the outcome is unknown and the same request may be repeated. */
export const isUnavailable = (error: unknown) =>
  error instanceof ProviderUnavailable ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Whether Stripe says that the thing named by `param` does not exist. */
export const isMissing = (error: unknown, param?: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** The failure that the person reads, for a failure of a provider; any other failure stays as it is. */
export function forMember(error: unknown): unknown {
  if (isUnavailable(error)) {
    return new ApiError(
      503,
      'PROVIDER_UNAVAILABLE',
      // It may be a payment just made that could not be read: what was charged is not known here.
      'The payment service cannot be reached right now. Please try again in a moment: you are never charged twice.',
    );
  }
  if (error instanceof Stripe.errors.StripeCardError)
    return new ApiError(400, 'PAYMENT_FAILED', error.message);
  // Its own status would be taken for the member's mistake, and nobody would hear of it.
  if (error instanceof Stripe.errors.StripeError)
    return new Error(`Stripe refused a request: ${error.message}`, { cause: error });
  return error;
}
