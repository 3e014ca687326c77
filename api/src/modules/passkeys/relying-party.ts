import type { Config } from '../../config.ts';
import { ApiError } from '../../http/errors.ts';

/**
 * The relying party of the passkeys: the app's own host (the RP ID) and the one accepted origin. Moving the app to
 * another domain invalidates every passkey.
 */
export const relyingParty = ({ APP_ORIGIN, PRODUCT_NAME }: Config) => ({
  id: new URL(APP_ORIGIN).hostname,
  name: PRODUCT_NAME,
  origin: APP_ORIGIN,
});

/** The WebAuthn library, loaded at first use: it would add half a second to every start of the API. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * Accepted signature algorithms, preferred first: EdDSA, ES256, RS256 (RFC 9053, COSE). The library would add ML-DSA,
 * which Node still calls experimental.
 */
export const ALGORITHMS = [-8, -7, -257];

/** An expired challenge, a wrong signature, another origin: the exact reason is not revealed. */
export const passkeyRefused = () =>
  new ApiError(400, 'PASSKEY_REFUSED', 'Your passkey could not be checked. Please try again.');
