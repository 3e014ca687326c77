import type { AssistantMember } from '@breakaway/coach/assistants';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { bearerToken, memberLimitOf } from '../../http/session.ts';
import { hashToken } from '../auth/sessions.ts';
import { isPremiumBy, OPEN_OR_LIVE } from '../billing/plan/subscriptions.ts';
import { RECORD_COLUMNS } from '../users/record.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member whose tools an assistant uses; set by `requireAssistant`. */
    assistant: { userId: string; profile: AssistantMember['profile'] };
  }
}

/** A conversation with several computations makes some ten calls. */
const CALLS = { max: 60, seconds: 60 };
/** A token's last use is recorded at most this often. */
const TOUCH_MS = 5 * 60_000;

/** RFC 6750: a call without a token learns the scheme only, one with a wrong token also that it is wrong. */
const refused = (given: boolean) =>
  new ApiError(
    401,
    'TOKEN_INVALID',
    given
      ? 'This token is not valid. It may have been revoked. The member can make a new one in Settings.'
      : 'This address needs a token. The member makes one in Settings.',
    {
      headers: {
        'www-authenticate': `Bearer realm="mcp"${given ? ', error="invalid_token"' : ''}`,
      },
    },
  );

/**
 * Hook for `onRequest`: 401 without a valid token of an assistant, 403 without a PRO plan, 429 for too many calls; else
 * `request.assistant` is set. These tokens are stored apart from sessions, so neither opens what the other does.
 */
export function requireAssistant(context: Context) {
  const { db, clock } = context;
  const limit = memberLimitOf(context);
  return async (request: FastifyRequest): Promise<void> => {
    const given = bearerToken(request);
    if (!given) throw refused(false);
    const now = clock();
    const row = await db
      .selectFrom('assistant_tokens')
      .innerJoin('users', 'users.id', 'assistant_tokens.user_id')
      .leftJoin('subscriptions', (join) =>
        join
          .onRef('subscriptions.user_id', '=', 'assistant_tokens.user_id')
          .on('subscriptions.status', 'in', OPEN_OR_LIVE),
      )
      .select(RECORD_COLUMNS)
      .select(['assistant_tokens.id as token_id', 'assistant_tokens.last_used_at'])
      .where('assistant_tokens.token_hash', '=', hashToken(given))
      .executeTakeFirst();
    if (!row) throw refused(true);
    limit.count(row.user_id);
    await limitCalls(context, `assistant:${row.token_id}`, CALLS);
    if (!isPremiumBy(row, now))
      throw new ApiError(
        403,
        'PREMIUM_REQUIRED',
        'This needs a PRO plan, which the member does not have now.',
      );
    if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > TOUCH_MS)
      await db
        .updateTable('assistant_tokens')
        .set({ last_used_at: now })
        .where('id', '=', row.token_id)
        .execute();
    request.assistant = { userId: row.user_id, profile: row.profile as AssistantMember['profile'] };
  };
}

/**
 * Hook for `onRequest`: 403 for a call from a page. Assistants are programs and send no Origin; a browser always does with
 * a POST, also when a page has made it believe that this server is its own (DNS rebinding).
 */
export async function refusePages({ headers }: FastifyRequest): Promise<void> {
  if (headers.origin !== undefined)
    throw new ApiError(403, 'FORBIDDEN', 'Pages may not call this address: it is for assistants.');
}
