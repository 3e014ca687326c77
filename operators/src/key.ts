import { ALGORITHM, AUDIENCE, VALID_S } from '@breakaway/releases/signed-request';
import { base64url, importJWK, SignJWT } from 'jose';

/** A key that was chosen: it signs, and cannot be read any more. */
export interface Signer {
  kid: string;
  /** The `Authorization` header of a request, good for a minute. */
  authorization(method: string, path: string, body: string): Promise<string>;
}

const NO_KEY = 'This is no private key of a team. Choose the JSON file that was made with it.';

/**
 * Reads a private key (JSON Web Key, Ed25519) as `npm run new-key` makes it.
 * @throws Error with one sentence, without anything of what was read
 */
export async function signerOf(text: string): Promise<Signer> {
  let kid: string;
  let key: Awaited<ReturnType<typeof importJWK>>;
  try {
    const jwk = JSON.parse(text) as { kty?: string; crv?: string; kid?: string; d?: string };
    if (jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519' || !jwk.d || !jwk.kid) throw new Error(NO_KEY);
    kid = jwk.kid;
    key = await importJWK({ ...jwk, ext: false }, ALGORITHM);
  } catch {
    throw new Error(NO_KEY);
  }
  return {
    kid,
    async authorization(method, path, body) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
      const jwt = new SignJWT({ method, path, digest: base64url.encode(new Uint8Array(digest)) })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'request' })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${VALID_S}s`);
      return `Signed ${await jwt.sign(key)}`;
    },
  };
}
