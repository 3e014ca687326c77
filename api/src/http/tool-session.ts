import type { ToolName } from '@breakaway/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashToken } from '../modules/auth/sessions.ts';
import { ApiError } from './errors.ts';
import { bearerToken, memberLimitOf } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member whose framed tool makes this call; set by `requireTool`. */
    toolUserId: string;
  }
}

/**
 * Hook for `onRequest`: 401 without a valid tool token; else `request.toolUserId` is set. Tool tokens and session tokens are
 * stored separately, so neither works in place of the other.
 * @param tool the only tool that may make this call; every one without it
 */
export function requireTool(context: Context, tool?: ToolName) {
  const limit = memberLimitOf(context);
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const now = context.clock();
    const ticket =
      token &&
      (await context.db
        .selectFrom('tool_tickets')
        .innerJoin('sessions', 'sessions.id', 'tool_tickets.session_id')
        .select(['tool_tickets.user_id', 'tool_tickets.tool'])
        .where('tool_tickets.token_hash', '=', hashToken(token))
        .where('tool_tickets.expires_at', '>', now)
        .where('sessions.expires_at', '>', now)
        .executeTakeFirst());
    if (!ticket || (tool && ticket.tool !== tool))
      throw new ApiError(401, 'SESSION_INVALID', 'This tool was open for a while. Please reload it.');
    limit.count(ticket.user_id);
    request.toolUserId = ticket.user_id;
  };
}
