import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PayPalAccount } from './account.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { PayPalFault } from './fault.ts';
import { notificationRoutes } from './notification-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { createTokens } from './tokens.ts';
import { CERTIFICATE_PATH } from './webhooks.ts';
import type { Signer } from './webhooks.ts';

const TOKEN_PATH = '/paypal/v1/oauth2/token';

interface ApiOptions {
  signer: Signer;
  /** Sends an event to some webhooks again. */
  resend: (event: string, webhooks: string[]) => void;
  /** The address of the sandbox as seen by the caller, or by the payer's browser. */
  publicUrl: (request: FastifyRequest) => string;
}

/** PayPal's REST API under `/paypal/v1` and `/paypal/v2`. */
export function paypalApi(account: PayPalAccount, { signer, resend, publicUrl }: ApiOptions) {
  const tokens = createTokens(account);

  return async function register(app: FastifyInstance): Promise<void> {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_r, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof PayPalFault) return reply.code(error.status).send(error.body());
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status >= 500) app.log.error(error);
      const title = status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_SERVER_ERROR';
      return reply.code(status).send(new PayPalFault(status, title, 'The request could not be read.').body());
    });
    app.addHook('preHandler', async (request) => {
      const { url = '' } = request.routeOptions;
      if (url !== TOKEN_PATH && url !== CERTIFICATE_PATH) tokens.check(request);
    });
    app.post(TOKEN_PATH, async (request, reply) => tokens.issue(request, reply));
    const scope = { app, account, base: (request: FastifyRequest) => `${publicUrl(request)}/paypal` };
    catalogRoutes(scope);
    subscriptionRoutes(scope);
    paymentRoutes(scope);
    notificationRoutes(scope, signer, resend);
  };
}
