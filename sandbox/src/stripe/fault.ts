import type Stripe from 'stripe';

/** The fields of an error response besides its type and message. */
export interface FaultDetail {
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
  payment_method?: Stripe.PaymentMethod;
}

type FaultType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** A response in Stripe's error envelope. */
export class StripeFault extends Error {
  readonly status: number;
  readonly type: FaultType;
  readonly detail: FaultDetail;

  constructor(status: number, type: FaultType, message: string, detail: FaultDetail = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.detail = detail;
  }

  envelope() {
    const { code } = this.detail;
    return {
      error: {
        ...this.detail,
        ...(code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}),
        message: this.message,
        type: this.type,
      },
    };
  }
}

export function invalid(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, 'invalid_request_error', message, {
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });
}

export function missing(param: string): StripeFault {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}

/** A parameter that Stripe does not know, or that the sandbox does not support. */
export function unknownParameter(param: string): StripeFault {
  return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
}

/** The addressed object (404) or one named in a parameter (400) does not exist. */
export function noSuch(kind: string, id: string, param = 'id'): StripeFault {
  return new StripeFault(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}
