import { isAllowed, signerOf, type Duty, type PublicKey, type Signer } from '@breakaway/releases/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const UNSIGNED =
  'The request is not signed by a key that is known here and in use, or its clock is wrong. Nothing was changed.';

/** Who signed the requests of a server. */
export interface SignedRequests {
  /** Whether a key that is known and in use has signed this request. */
  isSigned(request: FastifyRequest): boolean;
  /** The key that signed a request, whatever it may do. Throws a refusal without one. */
  holder(request: FastifyRequest): PublicKey;
  /** The key that signed a request, if it may do this to the remote. Throws a refusal otherwise. */
  signer(request: FastifyRequest, what: Duty, remote: string): PublicKey;
}

/**
 * Reads the signature of each request before its body: what strangers send is not worth receiving.
 * @param keys the public keys, as they are now
 */
export function signedRequests(app: FastifyInstance, keys: () => PublicKey[]): SignedRequests {
  const signers = new WeakMap<FastifyRequest, Signer>();
  app.addHook('onRequest', async (request) => {
    const { method, url, headers } = request;
    const found = await signerOf(headers.authorization, { method, path: url }, keys());
    if (found) signers.set(request, found);
    else if (method !== 'GET' && method !== 'HEAD') throw new Refusal(401, UNSIGNED);
  });
  // Signatures are over bytes, so bodies stay as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  function holder(request: FastifyRequest): PublicKey {
    const found = signers.get(request);
    if (!found?.signed(Buffer.isBuffer(request.body) ? request.body : '')) throw new Refusal(401, UNSIGNED);
    return found.key;
  }
  return {
    isSigned: (request) => signers.has(request),
    holder,
    signer(request, what, remote) {
      const key = holder(request);
      if (!isAllowed(key, what, remote))
        throw new Refusal(
          403,
          `The key ${key.kid} of ${key.team} may not ${what} ${remote === '*' ? 'all remotes' : remote}. Nothing was changed.`,
        );
      return key;
    },
  };
}
