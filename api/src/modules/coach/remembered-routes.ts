import * as calls from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember } from '../../http/session.ts';
import { correctRemembered, forget, listRemembered } from './remembered.ts';

/** What the coach remembers, for Settings: also for a member whose plan has ended. */
export const rememberedRoutes: Module = async (app, context) => {
  const member = requireMember(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'coach', summary);

  app.get(
    calls.listRemembered.path,
    { schema: describe(calls.listRemembered, 'What the coach remembers of the member'), onRequest: member },
    async (request) => ({
      message: 'Remembered.',
      data: await listRemembered(context, request.member.userId),
    }),
  );

  app.patch(
    calls.correctRemembered.path,
    { schema: describe(calls.correctRemembered, 'Corrects something remembered'), onRequest: member },
    async (request) => ({
      message: 'Saved.',
      data: await correctRemembered(context, request.member.userId, request.body),
    }),
  );

  app.delete(
    calls.forgetRemembered.path,
    { schema: describe(calls.forgetRemembered, 'Forgets something remembered'), onRequest: member },
    async (request) => {
      await forget(context, request.member.userId, request.query.id);
      return { message: 'Forgotten.', data: null };
    },
  );
};
