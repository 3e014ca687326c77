import type { FastifyRequest } from 'fastify';
import { badRequest } from './fault.ts';
import type { WebhookEvent } from './model.ts';
import { find, link, page, requiredText } from './routing.ts';
import type { ById, Scope } from './routing.ts';
import { CERTIFICATE_PATH, EVERY_EVENT, verifySignature } from './webhooks.ts';
import type { Signer } from './webhooks.ts';

/** Webhooks, their events, and signature verification. `resend` sends an event to some webhooks again. */
export function notificationRoutes(
  { app, account, base }: Scope,
  signer: Signer,
  resend: (event: string, webhooks: string[]) => void,
): void {
  const shown = (request: FastifyRequest, event: WebhookEvent) => {
    const self = `${base(request)}/v1/notifications/webhooks-events/${event.id}`;
    return { ...event, links: [link('self', self), link('resend', `${self}/resend`, 'POST')] };
  };

  app.get('/paypal/v1/notifications/webhooks', async () => ({ webhooks: account.webhooks.all() }));
  app.post<ById>('/paypal/v1/notifications/webhooks', async (request, reply) => {
    const url = requiredText(request.body ?? {}, 'url');
    return reply
      .code(201)
      .send(account.webhooks.put({ id: account.newCode(17), url, event_types: EVERY_EVENT }));
  });
  app.post<ById>('/paypal/v1/notifications/verify-webhook-signature', async (request) => ({
    verification_status: verifySignature(account, signer, request.body ?? {}) ? 'SUCCESS' : 'FAILURE',
  }));
  app.get<ById>('/paypal/v1/notifications/webhooks-events', async (request) => {
    const { event_type, start_time, end_time } = request.query;
    const rows = account.events
      .all()
      .filter(
        (event) =>
          (!event_type || event.event_type === event_type) &&
          (!start_time || Date.parse(event.create_time) >= Date.parse(start_time)) &&
          (!end_time || Date.parse(event.create_time) <= Date.parse(end_time)),
      )
      .toReversed()
      .map((event) => shown(request, event));
    const address = `${base(request)}/v1/notifications/webhooks-events`;
    const { links } = page('events', rows, request.query, address);
    const events = rows.slice(0, Number(request.query.page_size ?? 10));
    return { events, count: events.length, links };
  });
  app.get<ById>('/paypal/v1/notifications/webhooks-events/:id', async (request) =>
    shown(request, find(account.events.get(request.params.id))),
  );
  app.post<ById>('/paypal/v1/notifications/webhooks-events/:id/resend', async (request, reply) => {
    const event = find(account.events.get(request.params.id));
    const ids = request.body?.webhook_ids ?? account.webhooks.all().map(({ id }) => id);
    if (!Array.isArray(ids))
      throw badRequest('/webhook_ids', 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
    resend(
      event.id,
      ids.map((id) => find(account.webhooks.get(String(id))).id),
    );
    return reply.code(202).send(shown(request, event));
  });
  app.get(CERTIFICATE_PATH, async (_request, reply) =>
    reply.type('application/x-pem-file').send(signer.publicKey.export({ type: 'spki', format: 'pem' })),
  );
}
