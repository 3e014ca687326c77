import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { limitCalls, type Limit } from '../../http/rate-limit.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;

interface Limits {
  email?: Limit;
  ip: Limit;
  pair?: Limit;
}

/**
 * How many calls may be made for one email address, by one client, and by one client for one email address. The last
 * is the tight one at login: a stranger who guesses from afar should not shut the owner out.
 */
const LIMITS = {
  login: {
    email: { max: 100, seconds: QUARTER_HOUR },
    ip: { max: 50, seconds: QUARTER_HOUR },
    pair: { max: 10, seconds: QUARTER_HOUR },
  },
  signUp: { email: { max: 5, seconds: HOUR }, ip: { max: 200, seconds: HOUR } },
  verifyEmail: { ip: { max: 100, seconds: QUARTER_HOUR } },
  forgotPassword: { email: { max: 3, seconds: HOUR }, ip: { max: 50, seconds: HOUR } },
  verifyOtp: { email: { max: 20, seconds: HOUR }, ip: { max: 50, seconds: QUARTER_HOUR } },
  resetPassword: { email: { max: 20, seconds: HOUR }, ip: { max: 50, seconds: QUARTER_HOUR } },
  emailVerify: { email: { max: 3, seconds: HOUR }, ip: { max: 50, seconds: HOUR } },
} satisfies Record<string, Limits>;

type Action = keyof typeof LIMITS;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const emailKey = (action: Action, email: string) =>
  `${action}:email:${createHash('sha256').update(email).digest('base64url')}`;

const pairKey = (action: Action, email: string, request: FastifyRequest) =>
  `${emailKey(action, email)}:${clientNetwork(request.ip)}`;

/** The network that a client is one of: a household is handed a whole /64 of IPv6. */
export function clientNetwork(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}

/**
 * Counts one attempt, by address and by client. Clients on the machine itself are not counted: behind a proxy that
 * TRUST_PROXY does not name, they would be everybody.
 * @throws ApiError 429
 */
export async function limitAttempts(
  context: Context,
  action: Action,
  request: FastifyRequest,
  email?: string,
) {
  const limits: Limits = LIMITS[action];
  if (!LOOPBACK.test(request.ip))
    await limitCalls(context, `${action}:ip:${clientNetwork(request.ip)}`, limits.ip);
  if (email && limits.pair) await limitCalls(context, pairKey(action, email, request), limits.pair);
  if (email && limits.email) await limitCalls(context, emailKey(action, email), limits.email);
}

/** Takes back what a successful login was counted as: only failures should add up. */
export async function forgiveLogin({ db }: Context, request: FastifyRequest, email: string): Promise<void> {
  await db
    .deleteFrom('rate_buckets')
    .where('key', 'in', [emailKey('login', email), pairKey('login', email, request)])
    .execute();
  await db
    .updateTable('rate_buckets')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', `login:ip:${clientNetwork(request.ip)}`)
    .execute();
}
