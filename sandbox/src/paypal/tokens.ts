import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PayPalAccount } from './account.ts';
import { PayPalFault } from './fault.ts';

const TOKEN_SECONDS = 32_400;

/** The access tokens of the account: any client id and secret gets one, which expires by the sandbox's clock. */
export function createTokens(account: PayPalAccount) {
  const expiries = new Map<string, number>();

  return {
    /** Throws unless the request carries a token that has not expired. */
    check(request: FastifyRequest): void {
      const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
      if ((expiries.get(token) ?? 0) > account.clock()) return;
      const message =
        'Authentication failed due to missing authorization header, or invalid authentication credentials.';
      throw new PayPalFault(401, 'AUTHENTICATION_FAILURE', message);
    },
    issue(request: FastifyRequest, reply: FastifyReply) {
      const basic = request.headers.authorization?.replace(/^Basic /i, '') ?? '';
      const [id, secret] = Buffer.from(basic, 'base64').toString().split(':');
      if (!id || !secret) {
        return reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      }
      const access_token = `A21AA${randomBytes(32).toString('base64url')}`;
      expiries.set(access_token, account.clock() + TOKEN_SECONDS * 1000);
      return reply.send({
        scope: 'https://uri.paypal.com/services/subscriptions',
        access_token,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: TOKEN_SECONDS,
        nonce: randomBytes(8).toString('hex'),
      });
    },
  };
}
