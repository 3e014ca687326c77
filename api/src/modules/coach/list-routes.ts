import * as calls from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember } from '../../http/session.ts';
import { deleteConversation, renameConversation, restoreConversation } from './conversation-list.ts';
import { searchConversations } from './conversation-search.ts';

/** More than anybody types. */
const SEARCHES = { max: 120, seconds: 60 };

/** The list of conversations: rename, delete, undo, search. Without a plan, too: they stay the member's. */
export const listRoutes: Module = async (app, context) => {
  const onRequest = requireMember(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'coach', summary);

  app.patch(
    calls.renamePrompt.path,
    { schema: describe(calls.renamePrompt, 'Renames a conversation'), onRequest },
    async ({ member, body }) => {
      await renameConversation(context, member.userId, body.promptId, body.promptName);
      return { message: 'Renamed.' };
    },
  );

  app.delete(
    calls.deletePrompt.path,
    { schema: describe(calls.deletePrompt, 'Deletes a conversation'), onRequest },
    async ({ member, query }) => {
      await deleteConversation(context, member.userId, query.promptId);
      return { message: 'Deleted.' };
    },
  );

  app.post(
    calls.restorePrompt.path,
    { schema: describe(calls.restorePrompt, 'Undoes the deletion of a conversation'), onRequest },
    async ({ member, body }) => {
      await restoreConversation(context, member.userId, body.promptId);
      return { message: 'Restored.' };
    },
  );

  app.post(
    calls.searchPrompts.path,
    { schema: describe(calls.searchPrompts, 'Searches the conversations'), onRequest },
    async ({ member, body }) => {
      await limitCalls(context, `coach-search:user:${member.userId}`, SEARCHES);
      return { message: 'Found.', data: await searchConversations(context, member.userId, body.text) };
    },
  );
};
