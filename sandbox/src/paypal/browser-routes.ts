import type { FastifyInstance } from 'fastify';
import { browserScripts } from '../bundles.ts';
import type { PayPalAccount } from './account.ts';
import { approvalPage, buttonPage } from './pages.ts';
import { planOf } from './billing.ts';
import { approve } from './subscriptions.ts';
import { atTimeOf } from './time.ts';

const SCRIPTS = {
  '/paypal/sdk/js': 'sdk.js',
  '/paypal/sdk/button.js': 'button.js',
  '/paypal/sdk/approval.js': 'approval.js',
};
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:";

function withQuery(url: string, query: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return target.href;
}

/** PayPal's browser script, the frame of its button, and the approval page. */
export function paypalBrowserRoutes(account: PayPalAccount) {
  return async function register(app: FastifyInstance): Promise<void> {
    const scripts = browserScripts();
    for (const [path, name] of Object.entries(SCRIPTS)) {
      app.get(path, async (_request, reply) =>
        reply
          .type('text/javascript')
          .header('cache-control', 'no-cache')
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(scripts.get(name)),
      );
    }
    app.get('/paypal/sdk/button.html', async (_request, reply) =>
      reply.type('text/html').header('content-security-policy', FRAME_POLICY).send(buttonPage),
    );
    app.get<{ Querystring: { subscription_id?: string } }>('/paypal/approve', async (request, reply) => {
      const subscription = account.subscriptions.get(String(request.query.subscription_id));
      if (!subscription) return reply.code(404).type('text/plain').send('There is no such subscription.');
      return reply
        .type('text/html')
        .header('content-security-policy', FRAME_POLICY)
        .send(approvalPage(subscription, planOf(account, subscription)));
    });
    app.post<{ Body: { subscription_id?: string; outcome?: string } | null }>(
      '/paypal/approve',
      async (request, reply) => {
        const { subscription_id, outcome } = request.body ?? {};
        const subscription = account.subscriptions.get(String(subscription_id));
        if (!subscription) return reply.code(404).send({ message: 'There is no such subscription.' });
        const { return_url, cancel_url } = subscription.application_context;
        const approved = outcome === 'approve';
        if (approved) atTimeOf(account, subscription.id, () => approve(account, subscription));
        const next = approved ? return_url : cancel_url;
        const query = { subscription_id: subscription.id, token: subscription.id };
        return { approved, next: next && URL.canParse(next) ? withQuery(next, query) : null };
      },
    );
  };
}
