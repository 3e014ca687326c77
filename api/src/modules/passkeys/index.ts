import * as calls from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember } from '../../http/session.ts';
import { confirmSession, requireConfirmed } from '../auth/confirm.ts';
import { limitNetwork } from '../auth/limits.ts';
import { refuseUnverified } from '../auth/login.ts';
import { signIn } from '../auth/sign-in.ts';
import { syncIfDue } from '../billing/index.ts';
import { assertionOptions, useAssertion } from './assertion.ts';
import {
  addPasskey,
  creationOptions,
  credentialsOf,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './own-passkeys.ts';

/** Passkeys: a key pair on the member's device instead of the password, by WebAuthn. */
export const passkeysModule: Module = async (app, context) => {
  const onRequest = requireMember(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'passkeys', summary);

  app.get(
    calls.listPasskeys.path,
    { schema: describe(calls.listPasskeys, 'The passkeys of the member'), onRequest },
    async ({ member }) => ({ message: 'Success!', data: await listPasskeys(context, member) }),
  );

  app.post(
    calls.passkeyToAdd.path,
    { schema: describe(calls.passkeyToAdd, 'Begins adding a passkey'), onRequest },
    async (request) => {
      await requireConfirmed(context, request.member);
      await limitNetwork(context, 'passkeyOptions', request);
      return { message: 'Success!', data: await creationOptions(context, request.member) };
    },
  );

  app.post(
    calls.addPasskey.path,
    { schema: describe(calls.addPasskey, 'Adds a passkey'), onRequest },
    async (request, reply) => {
      await requireConfirmed(context, request.member);
      await limitNetwork(context, 'passkey', request);
      const data = await addPasskey(context, request, request.body);
      return reply.code(201).send({ message: 'The passkey was added.', data });
    },
  );

  app.patch(
    calls.renamePasskey.path,
    { schema: describe(calls.renamePasskey, 'Gives a passkey another name'), onRequest },
    async ({ member, query, body }) => ({
      message: 'The passkey was renamed.',
      data: await renamePasskey(context, member, query.id, body.name),
    }),
  );

  app.delete(
    calls.removePasskey.path,
    { schema: describe(calls.removePasskey, 'Removes a passkey'), onRequest },
    async ({ member, query }) => {
      await removePasskey(context, member, query.id);
      return { message: 'The passkey was removed.', data: null };
    },
  );

  app.post(
    calls.passkeyToSignIn.path,
    { schema: describe(calls.passkeyToSignIn, 'Begins a sign-in with a passkey') },
    async (request) => {
      await limitNetwork(context, 'passkeyOptions', request);
      const data = await assertionOptions(context, { purpose: 'sign-in', userId: null });
      return { message: 'Success!', data };
    },
  );

  app.post(
    calls.signInWithPasskey.path,
    { schema: describe(calls.signInWithPasskey, 'Signs in with a passkey') },
    async (request, reply) => {
      await limitNetwork(context, 'passkey', request);
      const use = { purpose: 'sign-in', userId: null } as const;
      const { userId, email, verified } = await useAssertion(context, use, request.body.credential);
      if (!verified) await refuseUnverified(context, request, email);
      await syncIfDue(context, userId);
      return signIn(context, request, reply, { userId, method: 'passkey', message: 'Login Successful!' });
    },
  );

  app.post(
    calls.passkeyToConfirm.path,
    { schema: describe(calls.passkeyToConfirm, 'Begins to prove by a passkey who the member is'), onRequest },
    async (request) => {
      const { member } = request;
      await limitNetwork(context, 'passkeyOptions', request);
      const own = await credentialsOf(context, member);
      // Without one the browser would offer any passkey, including another member's.
      if (own.length === 0)
        throw new ApiError(409, 'CONFLICT', 'You have no passkey yet. Please use your password.');
      const data = await assertionOptions(context, { purpose: 'confirm', userId: member.userId }, own);
      return { message: 'Success!', data };
    },
  );

  app.post(
    calls.confirmWithPasskey.path,
    { schema: describe(calls.confirmWithPasskey, 'Proves by a passkey who the member is'), onRequest },
    async (request) => {
      const { member, body } = request;
      await limitNetwork(context, 'passkey', request);
      await useAssertion(context, { purpose: 'confirm', userId: member.userId }, body.credential);
      await confirmSession(context, member);
      return { message: 'Success!', data: null };
    },
  );
};
