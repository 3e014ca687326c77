import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sessionEndReason } from '../modules/auth/ended-sessions.ts';
import { findSession } from '../modules/auth/sessions.ts';
import { ApiError } from './errors.ts';
import { createMemberLimit, type MemberLimit } from './member-limit.ts';
import type { Member, Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    member: Caller;
  }
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

const limits = new WeakMap<Context, MemberLimit>();
/** The limit over all calls of a member: one for all modules of a server. */
export function memberLimitOf(context: Context): MemberLimit {
  const limit =
    limits.get(context) ?? createMemberLimit(context.clock, context.config.MEMBER_CALLS_PER_SECOND);
  limits.set(context, limit);
  return limit;
}

/**
 * Hook for `onRequest`: 401 without a valid session, with the reason for the token's holder; else `request.member` is
 * set.
 */
export function requireMember(context: Context) {
  const limit = memberLimitOf(context);
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const member = token && (await findSession(context, token));
    if (!member) throw await sessionEndReason(context, token);
    limit.count(member.userId);
    request.member = member;
  };
}

/** Hook for `onRequest`: as `requireMember`, and 403 PREMIUM_REQUIRED for a member without an active plan. */
export function requirePremium(context: Context) {
  const member = requireMember(context);
  return async (request: FastifyRequest): Promise<void> => {
    await member(request);
    if (!request.member.isPremium)
      throw new ApiError(403, 'PREMIUM_REQUIRED', 'This needs a PRO plan. Please choose a plan to go on.');
  };
}

/**
 * Calls name the member in a parameter although the token identifies them: the two must agree.
 * @throws ApiError 403 FORBIDDEN
 */
export function requireSameMember(member: Member, claimedId: string | undefined) {
  if (claimedId !== undefined && claimedId !== '' && claimedId !== member.userId)
    throw new ApiError(403, 'FORBIDDEN', 'This belongs to another account.');
}
