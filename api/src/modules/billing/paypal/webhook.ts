import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { parseJson } from '../../../http/body-parsers.ts';
import { ApiError } from '../../../http/errors.ts';
import { paypalOf } from '../providers.ts';
import { id, reference, type Notice } from '../truth/notice.ts';
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
 * Checks that a webhook comes from PayPal, and says what it refers to. One that is signed but is no event is refused; an
 * event that refers to something odd concerns nobody.
 * @throws ApiError 400; ProviderUnavailable when PayPal has to be asked and cannot be, and then PayPal sends it again
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
      // Notices of money that went back name the payment only.
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
