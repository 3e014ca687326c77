import type { confirmWithPasskey } from '@breakaway/contract/schemas';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import { passkeyRefused, relyingParty, webauthn } from './relying-party.ts';

export type Assertion = z.output<typeof confirmWithPasskey.body>['credential'];

interface Use {
  purpose: 'sign-in' | 'confirm';
  /** Null before anybody is signed in: then the passkey identifies the member. */
  userId: string | null;
}

/**
 * The options for the browser's call to an authenticator. User verification is required, by a finger, a face or a PIN:
 * a passkey replaces a password, so an unlocked device that was found must not be enough.
 * @param allowed the acceptable passkeys; any of this site if empty
 */
export async function assertionOptions(
  context: Context,
  use: Use,
  allowed: { id: string; transports: string[] }[] = [],
) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.config).id,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: allowed,
  });
  await keepChallenge(context, options.challenge, use);
  return { ...options };
}

const asBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
/** The member's user handle: an id of 16 bytes that reveals nothing about the person. */
export const userHandle = (userId: string) => new Uint8Array(asBytes(userId));

/**
 * Verifies an authenticator's signature, and records the use.
 * @returns the owner of the passkey
 * @throws ApiError 400 PASSKEY_UNKNOWN, PASSKEY_REFUSED
 */
export async function useAssertion(
  context: Context,
  { purpose, userId }: Use,
  credential: Assertion,
): Promise<{ userId: string; email: string; verified: boolean }> {
  const { db, config, clock } = context;
  const passkey = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select(['users.email', 'users.verified_at'])
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  if (!passkey || (userId !== null && passkey.user_id !== userId))
    throw new ApiError(
      400,
      'PASSKEY_UNKNOWN',
      'This passkey does not belong to an account here any more. Please use another one or your password, and delete this passkey from your device.',
    );
  const counter = Number(passkey.counter);
  const handle = credential.response.userHandle;
  if (handle && !Buffer.from(handle, 'base64url').equals(asBytes(passkey.user_id))) throw passkeyRefused();
  const party = relyingParty(config);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(context, challenge, { purpose, userId }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter,
    },
  }).catch(() => {
    throw passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  // The counter is compared again when it is written: there may be two simultaneous uses, or a copy of the
  // authenticator.
  const used = await db
    .updateTable('passkeys')
    .set({
      counter: authenticationInfo.newCounter,
      synced: authenticationInfo.credentialBackedUp,
      last_used_at: clock(),
    })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter as never)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw passkeyRefused();
  return { userId: passkey.user_id, email: passkey.email, verified: passkey.verified_at !== null };
}
