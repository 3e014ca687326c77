import type { FastifyInstance } from 'fastify';
import type { Mailbox } from './mailbox.ts';
import { mailPage } from './page.ts';

/** The caught mails as JSON for tests and as a page for people. */
export function mailRoutes({ mails, pictures }: Mailbox) {
  return async function register(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    });
    app.get<{ Querystring: { to?: string } }>('/mail/messages', async ({ query: { to = '' } }) =>
      mails
        .all()
        .toReversed()
        .filter((mail) => mail.to.includes(to)),
    );
    app.delete('/mail/messages', async (_request, reply) => {
      mails.clear();
      return reply.code(204).send();
    });
    app.options('/mail/messages', async (_request, reply) =>
      reply.header('access-control-allow-methods', 'GET, DELETE').code(204).send(),
    );
    app.get<{ Params: { id: string } }>('/mail/pictures/:id', async ({ params: { id } }, reply) => {
      const picture = pictures.get(id);
      if (!picture) return reply.code(404).send();
      return reply.type(picture.type).send(Buffer.from(picture.base64, 'base64'));
    });
    app.get('/mail', async (_request, reply) => reply.type('text/html').send(mailPage()));
  };
}
