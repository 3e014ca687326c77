import { randomBytes } from 'node:crypto';

/** An answer in PayPal's error shape. */
export class PayPalFault extends Error {
  readonly status: number;
  readonly title: string;
  readonly issue: string | undefined;

  constructor(status: number, title: string, message: string, issue?: string) {
    super(message);
    this.status = status;
    this.title = title;
    this.issue = issue;
  }

  body() {
    return {
      name: this.title,
      message: this.message,
      debug_id: randomBytes(7).toString('hex').slice(0, 13),
      ...(this.issue ? { details: [{ issue: this.issue, description: this.message }] } : {}),
      links: [],
    };
  }
}

export function notFound(): PayPalFault {
  return new PayPalFault(
    404,
    'RESOURCE_NOT_FOUND',
    'The specified resource does not exist.',
    'INVALID_RESOURCE_ID',
  );
}

export function badRequest(field: string): PayPalFault {
  const message = `Request is not well-formed, syntactically incorrect, or violates schema: ${field} is required.`;
  return new PayPalFault(400, 'INVALID_REQUEST', message, 'MISSING_REQUIRED_PARAMETER');
}

export function wrongState(issue: string, message: string): PayPalFault {
  return new PayPalFault(422, 'UNPROCESSABLE_ENTITY', message, issue);
}
