import * as calls from '@breakaway/contract/schemas';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../context.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireSameMember, requireMember } from '../../http/session.ts';
import { requireConfirmed } from '../auth/confirm.ts';
import { endOneSession, endOtherSessions } from '../auth/ended-sessions.ts';
import { forgetOtherDevices } from '../auth/known-devices.ts';
import { syncIfDue } from '../billing/index.ts';
import { deleteUser } from './delete-user.ts';
import { FORM_LIMITS, readEditForm } from './edit-form.ts';
import { editProfile, finishOnboarding } from './edit-profile.ts';
import { exportUser } from './export-user.ts';
import { deleteUpload } from './photo.ts';
import { movePhotosFromDisk } from './photos-on-disk.ts';
import { groupNames, parseGroup } from './profile.ts';
import { readUser, recordOf } from './record.ts';
import { listSessions } from './session-list.ts';
import { serveUploads } from './uploads.ts';

/** Forms send quantities as texts, and may send nothing at all. */
async function readGroups(request: FastifyRequest) {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const given = groupNames.filter((name) => body[name] !== undefined && body[name] !== null);
  request.body = Object.fromEntries(given.map((name) => [name, parseGroup(name, body[name])]));
}

export const usersModule: Module = async (app, context) => {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: true });
  serveUploads(app, context);
  movePhotosFromDisk(app, context);
  const onRequest = requireMember(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'users', summary);

  app.get(
    calls.getUserDetails.path,
    { schema: describe(calls.getUserDetails, 'The record of the member'), onRequest },
    async ({ member, query }) => {
      requireSameMember(member, query.id);
      if (!member.due) return { message: 'Success!', data: recordOf(context, member.record) };
      await syncIfDue(context, member.userId);
      return { message: 'Success!', data: await readUser(context, member.userId) };
    },
  );

  app.patch(
    calls.editProfile.path,
    {
      schema: {
        ...describe(calls.editProfile, 'Merges the fields of a multipart form into the record'),
        consumes: ['multipart/form-data'],
      },
      onRequest,
    },
    async (request) => {
      const form = await readEditForm(request, request.member.email);
      try {
        await editProfile(context, request, form);
      } finally {
        if (form.photo) await deleteUpload(form.photo);
      }
      return {
        message: 'Profile updated successfully.',
        data: await readUser(context, request.member.userId),
      };
    },
  );

  app.post(
    calls.onBoarding.path,
    { schema: describe(calls.onBoarding, 'Stores the first figures'), onRequest, preValidation: readGroups },
    async ({ member, body }) => {
      await finishOnboarding(context, member.userId, body);
      return { message: 'Profile updated successfully.', data: await readUser(context, member.userId) };
    },
  );

  app.delete(
    calls.deleteUser.path,
    { schema: describe(calls.deleteUser, 'Deletes the member and cancels their plan'), onRequest },
    async ({ member }) => {
      await requireConfirmed(context, member);
      await deleteUser(context, member);
      return { message: 'Account Deleted Successfully', data: null };
    },
  );

  app.get(
    calls.exportUser.path,
    { schema: describe(calls.exportUser, 'Everything that is stored about the member'), onRequest },
    async ({ member }, reply) => {
      const data = await exportUser(context, member.userId);
      const day = context.clock().toISOString().slice(0, 10);
      const product = context.config.PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      reply.header('content-disposition', `attachment; filename="${product}-export-${day}.json"`);
      return { message: 'Success!', data };
    },
  );

  app.get(
    calls.listSessions.path,
    { schema: describe(calls.listSessions, 'Where the member is signed in'), onRequest },
    async ({ member }) => ({ message: 'Success!', data: await listSessions(context, member) }),
  );

  app.delete(
    calls.endOneSession.path,
    { schema: describe(calls.endOneSession, 'Signs out one device'), onRequest },
    async ({ member, query }) => {
      await endOneSession(context.db, member.userId, query.id, context.clock());
      return { message: 'The device was signed out.', data: null };
    },
  );

  app.delete(
    calls.endOtherSessions.path,
    { schema: describe(calls.endOtherSessions, 'Signs out every other device'), onRequest },
    async (request) => {
      const { db, clock } = context;
      const { member } = request;
      const ended = await endOtherSessions(db, member, 'SIGNED_OUT_ELSEWHERE', clock());
      // A sign-in from there is reported by mail again, like that of a new device.
      await forgetOtherDevices(context, db, request, member.userId);
      return { message: 'All other devices were signed out.', data: { ended } };
    },
  );
};
