import type { MemberSession } from '@breakaway/contract';
import type { Context } from '../../context.ts';
import type { Member } from '../../http/caller.ts';
import { IDLE_MS } from '../auth/sessions.ts';

/** The member's sessions: the current one first, then by last use. */
export async function listSessions({ db, clock }: Context, member: Member): Promise<MemberSession[]> {
  const now = clock();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'method', 'created_at', 'last_seen_at'])
    .where('user_id', '=', member.userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy((session) => session('id', '=', member.sessionId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, device, network, method, created_at, last_seen_at }) => ({
    id,
    device,
    network,
    method,
    signedInAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: id === member.sessionId,
  }));
}
