import { createToolSession, toolAthlete } from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { sessionInvalid } from '../../http/errors.ts';
import { schemaOf } from '../../http/schema.ts';
import { requirePremium } from '../../http/session.ts';
import { requireTool } from '../../http/tool-session.ts';
import { createToken, hashToken } from '../auth/sessions.ts';
import { readProfile, readUnits } from '../users/profile.ts';

const TOOL_TOKEN_MS = 10 * 60_000;

/**
 * Framed tools never see the member's own token: each gets a tool session token, valid for ten minutes and only for the calls
 * with `requireTool`: every tool reads the member's figures and keeps its own plans. A tool token ends with
 * the session that it was created from.
 */
export const toolsModule: Module = async (app, context) => {
  const { db, clock } = context;

  app.post(
    createToolSession.path,
    {
      schema: schemaOf(createToolSession, 'tools', 'A toolToken for one framed tool'),
      onRequest: requirePremium(context),
    },
    async ({ member, body }) => {
      const token = createToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + TOOL_TOKEN_MS);
      await db
        .deleteFrom('tool_tickets')
        .where('user_id', '=', member.userId)
        .where('expires_at', '<=', now)
        .execute();
      await db
        .insertInto('tool_tickets')
        .values({
          token_hash: hashToken(token),
          user_id: member.userId,
          session_id: member.sessionId,
          tool: body.tool,
          expires_at: expiresAt,
        })
        .execute();
      return { message: 'Success!', data: { token, expiresAt: expiresAt.toISOString() } };
    },
  );

  app.get(
    toolAthlete.path,
    {
      schema: schemaOf(toolAthlete, 'tools', 'The figures of the athlete who opened the tool'),
      onRequest: requireTool(context),
    },
    async ({ toolSession: { userId } }) => {
      const athlete = await db
        .selectFrom('users')
        .select(['name', 'profile'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!athlete) throw sessionInvalid();
      return {
        message: 'Success!',
        data: {
          id: opaqueId(userId),
          name: athlete.name,
          units: readUnits(athlete.profile),
          ...readProfile(athlete.profile),
        },
      };
    },
  );
};

/** The same for every visit of a member, and of no use elsewhere. */
const opaqueId = (userId: string) => hashToken(`tool member ${userId}`).toString('base64url').slice(0, 22);
