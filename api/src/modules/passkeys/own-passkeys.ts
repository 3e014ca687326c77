import type { Passkey } from '@breakaway/contract';
import type { addPasskey as addCall } from '@breakaway/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { clientOf } from '../../http/client.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import type { Member } from '../../http/caller.ts';
import { nameInMail } from '../mail/words.ts';
import { whenAndWhere } from '../auth/sign-in.ts';
import { sendMail } from '../mail/index.ts';
import { userHandle } from './assertion.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import { ALGORITHMS, passkeyRefused, relyingParty, webauthn } from './relying-party.ts';
import type { PasskeyTables } from './tables.ts';

/** More devices than anybody has. */
const MAX_PASSKEYS = 20;

const answerOf = (row: Selectable<PasskeyTables['passkeys']>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  synced: row.synced,
});

const rowsOf = ({ db }: Context, { userId }: Member) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

/** The passkeys of a member, oldest first. */
export const listPasskeys = async (context: Context, member: Member): Promise<Passkey[]> =>
  (await rowsOf(context, member)).map(answerOf);

/** The passkeys that the browser may sign with for this member. */
export const credentialsOf = async (context: Context, member: Member) =>
  (await rowsOf(context, member)).map(({ credential_id, transports }) => ({ id: credential_id, transports }));

function refuseTooMany(amount: number) {
  if (amount >= MAX_PASSKEYS)
    throw new ApiError(
      409,
      'CONFLICT',
      `You have ${amount} passkeys. Please remove one that you do not use first.`,
    );
}

/** The options for creating a passkey that can sign in without an address (WebAuthn: discoverable). */
export async function creationOptions(context: Context, member: Member) {
  const { config, db } = context;
  const [own, { name }] = await Promise.all([
    credentialsOf(context, member),
    db.selectFrom('users').select('name').where('id', '=', member.userId).executeTakeFirstOrThrow(),
  ]);
  refuseTooMany(own.length);
  const party = relyingParty(config);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: member.email,
    userDisplayName: name,
    userID: userHandle(member.userId),
    challenge: new Uint8Array(randomBytes(32)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, { purpose: 'add', userId: member.userId });
  return { ...options };
}

type NewPasskey = z.output<typeof addCall.body>;

async function credentialIn(context: Context, member: Member, credential: NewPasskey['credential']) {
  const party = relyingParty(context.config);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...credential.response, transports: credential.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) =>
      takeChallenge(context, challenge, { purpose: 'add', userId: member.userId }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => {
    throw passkeyRefused();
  });
  if (!registrationInfo) throw passkeyRefused();
  return registrationInfo;
}

/**
 * Stores a new passkey and informs the owner by mail.
 * @throws ApiError 400 PASSKEY_REFUSED, 409 when it is known already or there are too many
 */
export async function addPasskey(
  context: Context,
  request: FastifyRequest,
  form: NewPasskey,
): Promise<Passkey> {
  const { config, db, clock } = context;
  const { member } = request;
  const { credential, credentialBackedUp } = await credentialIn(context, member, form.credential);
  const client = clientOf(request);
  const now = clock();
  const name = form.name ?? client.device;
  const named = nameInMail(name);
  return db.transaction().execute(async (trx) => {
    // In sequence, so that two parallel requests do not both take the last place.
    await trx.selectFrom('users').select('id').where('id', '=', member.userId).forUpdate().execute();
    const { amount } = await trx
      .selectFrom('passkeys')
      .select((query) => query.fn.countAll<string>().as('amount'))
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    refuseTooMany(Number(amount));
    const added = await trx
      .insertInto('passkeys')
      .values({
        user_id: member.userId,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: form.credential.response.transports ?? [],
        synced: credentialBackedUp,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw new ApiError(409, 'CONFLICT', 'This passkey was added already.');
    await sendMail(context, trx, {
      to: member.email,
      subject: `A passkey was added to your ${config.PRODUCT_NAME} account`,
      heading: 'You added a passkey',
      paragraphs: [
        `${named ? `The passkey “${named}”` : 'A passkey'} was added to your account. It signs you in without your password.`,
        'If this was not you, set a new password now. That signs out every device. Then remove the passkey in Settings.',
      ],
      details: whenAndWhere(now, client),
      action: { label: 'Set a new password', url: `${config.APP_ORIGIN}/forgot-password` },
    });
    return answerOf(added);
  });
}

/** Renames a passkey. @throws ApiError 404 when the member has no such passkey */
export async function renamePasskey(
  { db }: Context,
  member: Member,
  id: string,
  name: string,
): Promise<Passkey> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', member.userId)
    .returningAll()
    .executeTakeFirst();
  if (!renamed) throw notFound('This passkey does not exist any more.');
  return answerOf(renamed);
}

/** Removes a passkey of the member: it can no longer sign in. */
export async function removePasskey({ db }: Context, member: Member, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', member.userId).execute();
}
