import { randomBytes } from 'node:crypto';

interface Detail {
  issue: string;
  description: string;
  field?: string;
  location?: 'body' | 'query';
}

/** An error response in PayPal's shape. */
export class PayPalFault extends Error {
  readonly status: number;
  readonly title: string;
  readonly details: Detail[];

  constructor(status: number, title: string, message: string, details: Detail[] = []) {
    super(message);
    this.status = status;
    this.title = title;
    this.details = details;
  }

  body() {
    return {
      name: this.title,
      message: this.message,
      debug_id: randomBytes(7).toString('hex').slice(0, 13),
      ...(this.details.length > 0 ? { details: this.details } : {}),
      links: [],
    };
  }
}

export function notFound(): PayPalFault {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return new PayPalFault(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    { issue: 'INVALID_RESOURCE_ID', description },
  ]);
}

/** A malformed request; `issue` names what is wrong with the field. */
export function badRequest(
  field: string,
  issue = 'MISSING_REQUIRED_PARAMETER',
  description = 'A required field is missing.',
): PayPalFault {
  const location = field.startsWith('/') ? 'body' : 'query';
  const message = 'Request is not well-formed, syntactically incorrect, or violates schema.';
  return new PayPalFault(400, 'INVALID_REQUEST', message, [{ field, location, issue, description }]);
}

export function wrongState(issue: string, description: string): PayPalFault {
  const message =
    'The requested action could not be performed, semantically incorrect, or failed business validation.';
  return new PayPalFault(422, 'UNPROCESSABLE_ENTITY', message, [{ issue, description }]);
}
