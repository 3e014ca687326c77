import type { FastifyInstance } from 'fastify';
import type { Collection } from '../collection.ts';
import type { CaughtMail } from './mailbox.ts';
import { mailPage } from './page.ts';

/** The caught mails as JSON for tests and as a page for people. */
export function mailRoutes(mails: Collection<CaughtMail>) {
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
    app.get('/mail', async (_request, reply) => reply.type('text/html').send(mailPage()));
  };
}
