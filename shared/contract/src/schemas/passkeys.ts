import { z } from 'zod';
import { session } from './auth.ts';
import { success } from './envelope.ts';

/** Bytes from an authenticator or the browser: base64url, as the browser's `toJSON` writes them. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/, 'This is not base64url.');

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** A new credential (WebAuthn, `RegistrationResponseJSON`), reduced to the parts that are used. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

/** An authenticator's signature (WebAuthn, `AuthenticationResponseJSON`), reduced to the parts that are used. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(16_384),
    userHandle: bytes(128).optional(),
  }),
});

/** WebAuthn's options for the authenticator as JSON, valid once and for five minutes. */
const options = z.looseObject({ challenge: z.string() });

const name = z.string().trim().min(1, 'Name is required').max(60, 'Name must be at most 60 characters long');

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Synced by a password manager, not bound to one device. */
  synced: z.boolean(),
});

export const listPasskeys = {
  method: 'GET',
  path: '/passkeys',
  response: success(z.array(passkey)),
  failures: [401],
} as const;

/** Starts adding one. The member must have confirmed their identity within the last ten minutes. */
export const passkeyToAdd = {
  method: 'POST',
  path: '/passkeys/add-options',
  response: success(options),
  failures: [401, 403, 409, 429],
} as const;

/** Adds one. Without a name it is named after the device. */
export const addPasskey = {
  method: 'POST',
  path: '/passkeys',
  body: z.object({ name: name.optional(), credential: registration }),
  response: success(passkey),
  status: 201,
  failures: [401, 403, 409, 429],
} as const;

export const renamePasskey = {
  method: 'PATCH',
  path: '/passkeys',
  query: z.object({ id: z.uuid('This passkey is not valid.') }),
  body: z.object({ name }),
  response: success(passkey),
  failures: [401, 404],
} as const;

/** Removes one. One that no longer exists counts as removed. */
export const removePasskey = {
  method: 'DELETE',
  path: '/passkeys',
  query: z.object({ id: z.uuid('This passkey is not valid.') }),
  response: success(z.null()),
  failures: [401],
} as const;

/** Starts a sign-in: no address is needed. */
export const passkeyToSignIn = {
  method: 'POST',
  path: '/passkeys/sign-in-options',
  response: success(options),
  failures: [429],
} as const;

export const signInWithPasskey = {
  method: 'POST',
  path: '/passkeys/sign-in',
  body: z.object({ credential: assertion }),
  response: session,
  failures: [403, 429],
} as const;

/** Starts a confirmation with one of the member's own passkeys. */
export const passkeyToConfirm = {
  method: 'POST',
  path: '/passkeys/confirm-options',
  response: success(options),
  failures: [401, 409, 429],
} as const;

/** The member confirms their identity; the session counts as confirmed for ten minutes. */
export const confirmWithPasskey = {
  method: 'POST',
  path: '/passkeys/confirm',
  body: z.object({ credential: assertion }),
  response: success(z.null()),
  failures: [401, 429],
} as const;
