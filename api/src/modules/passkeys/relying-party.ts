import type { Config } from '../../config.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * The party that passkeys are made for: the app's own host, in WebAuthn's words the RP ID, and the one origin from which
 * a signature is taken. Moving the app to another domain ends every passkey.
 */
export const relyingParty = ({ APP_ORIGIN, PRODUCT_NAME }: Config) => ({
  id: new URL(APP_ORIGIN).hostname,
  name: PRODUCT_NAME,
  origin: APP_ORIGIN,
});

/** The library for WebAuthn, loaded at the first use: it would add its half second to every start of the API. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * Signatures that are taken, most wanted first: EdDSA, ES256, RS256 (RFC 9053, COSE). The library would add ML-DSA, which
 * Node still calls experimental.
 */
export const ALGORITHMS = [-8, -7, -257];

/** A challenge that is over, a signature that is wrong, another origin: what exactly is nobody's business. */
export const passkeyRefused = () =>
  new ApiError(400, 'PASSKEY_REFUSED', 'Your passkey could not be checked. Please try again.');
