import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { parseJson } from '../../../http/body-parsers.ts';
import { ApiError } from '../../../http/errors.ts';
import { paypalOf } from '../providers.ts';
import { id, reference, type Notice } from '../sync/notice.ts';
import { isSignedByPaypal } from './signature.ts';

const refuse = (message: string) => new ApiError(400, 'VALIDATION_FAILED', message);

const resource = z.object({
  id: reference,
  custom_id: reference,
  custom: reference,
  billing_agreement_id: reference,
  sale_id: reference,
});

const event = z.object({ id, event_type: id, resource: resource.partial().catch({}) });

/**
 * Verifies that a webhook comes from PayPal, and returns what it refers to. A signed body that is not an event is
 * rejected; an event about an unknown kind of thing is ignored.
 * @throws ApiError 400; ProviderUnavailable when PayPal has to be called and cannot be reached; then PayPal retries
 */
export async function readPaypalWebhook(
  context: Context,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<Notice> {
  if (!(await isSignedByPaypal(paypalOf(context), raw, headers)))
    throw refuse('The signature of this notice is not valid.');
  const parsed = event.safeParse(parse(raw));
  if (!parsed.success) throw refuse('This notice is not an event of PayPal.');
  const { event_type: type, resource: about } = parsed.data;
  return {
    provider: 'paypal',
    eventId: parsed.data.id,
    type,
    references: {
      subscriptionId: about.billing_agreement_id ?? about.id,
      // Refund notices name only the payment.
      paymentId: about.sale_id ?? about.id,
      userId: about.custom_id ?? about.custom,
    },
  };
}

function parse(raw: Buffer): unknown {
  try {
    return parseJson(raw.toString('utf8'));
  } catch {
    return null;
  }
}
