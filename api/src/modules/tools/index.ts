import { createToolSession, toolAthlete } from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { schemaOf } from '../../http/schema.ts';
import { bearerToken, requirePremium } from '../../http/session.ts';
import { createToken, hashToken } from '../auth/sessions.ts';
import { readProfile, readUnits } from '../users/profile.ts';

const TOOL_TOKEN_MS = 10 * 60_000;

/**
 * Framed tools never see the member's own token: each gets a tool session token, valid for ten minutes and only for
 * reading the member's figures. Tool tokens and session tokens are stored separately, so neither works in place of the
 * other; a tool token ends with the session that it was created from.
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
    { schema: schemaOf(toolAthlete, 'tools', 'The figures of the athlete who opened the tool') },
    async (request) => {
      const toolToken = bearerToken(request);
      const athlete =
        toolToken &&
        (await db
          .selectFrom('tool_tickets')
          .innerJoin('users', 'users.id', 'tool_tickets.user_id')
          .innerJoin('sessions', 'sessions.id', 'tool_tickets.session_id')
          .select(['users.name', 'users.profile'])
          .where('tool_tickets.token_hash', '=', hashToken(toolToken))
          .where('tool_tickets.expires_at', '>', clock())
          .where('sessions.expires_at', '>', clock())
          .executeTakeFirst());
      if (!athlete)
        throw new ApiError(401, 'SESSION_INVALID', 'This tool was open for a while. Please reload it.');
      return {
        message: 'Success!',
        data: {
          name: athlete.name,
          units: readUnits(athlete.profile),
          ...readProfile(athlete.profile),
        },
      };
    },
  );
};
