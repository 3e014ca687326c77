import type { ToolName } from '@breakaway/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { hashToken } from '../modules/auth/sessions.ts';
import { ApiError } from './errors.ts';
import { bearerToken, memberLimitOf } from './session.ts';

/** A tool that a member has open. */
export interface ToolSession {
  userId: string;
  tool: ToolName;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The framed tool that makes this call; set by `requireTool`. */
    toolSession: ToolSession;
  }
}

/**
 * Hook for `onRequest`: 401 without a valid tool token; else `request.toolSession` is set. Tool tokens and
 * session tokens are stored separately, so neither works in place of the other.
 */
export function requireTool(context: Context) {
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
    if (!ticket)
      throw new ApiError(401, 'SESSION_INVALID', 'This tool was open for a while. Please reload it.');
    limit.count(ticket.user_id);
    request.toolSession = { userId: ticket.user_id, tool: ticket.tool };
  };
}
