import type { FastifyInstance } from 'fastify';
import { browserScripts } from '../bundles.ts';
import type { Account } from './account.ts';
import { answerChallenge } from './challenge.ts';
import { challengePage, controllerPage, fieldPage } from './frame-pages.ts';

const SCRIPTS = ['stripe.js', 'field.js', 'controller.js', 'challenge.js'];
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:";

/** Stripe.js, the frames of the card fields, and the bank's page. */
export function stripeBrowserRoutes(account: Account) {
  return async function register(app: FastifyInstance): Promise<void> {
    const scripts = browserScripts();
    for (const name of SCRIPTS) {
      app.get(`/stripe/${name}`, async (_request, reply) =>
        reply
          .type('text/javascript')
          .header('cache-control', 'no-cache')
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(scripts.get(name)),
      );
    }
    const frames = {
      '/stripe/elements/card-number.html': fieldPage,
      '/stripe/elements/card-expiry.html': fieldPage,
      '/stripe/elements/card-cvc.html': fieldPage,
      '/stripe/elements/card.html': fieldPage,
      '/stripe/controller.html': controllerPage,
      '/stripe/challenge.html': challengePage,
    };
    for (const [path, html] of Object.entries(frames)) {
      app.get(path, async (_request, reply) =>
        reply
          .type('text/html')
          .header('cache-control', 'no-cache')
          .header('content-security-policy', FRAME_POLICY)
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(html),
      );
    }
    app.post<{
      Params: { intent: string };
      Body: { clientSecret?: string; source?: string; outcome?: string } | null;
    }>('/stripe/challenge/:intent', async (request, reply) => {
      const { clientSecret, source, outcome } = request.body ?? {};
      const { intent } = request.params;
      const after = answerChallenge(account, {
        intent,
        clientSecret,
        source,
        passed: outcome === 'complete',
      });
      if (!after) return reply.code(404).send({ message: 'There is no such payment.' });
      return { status: after.status };
    });
  };
}
