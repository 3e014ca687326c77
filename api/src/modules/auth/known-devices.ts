import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createToken, hashToken } from './sessions.ts';

const DAY = 86_400_000;
/** A browser that was not used to sign in for this long is forgotten. */
export const DEVICE_MS = 365 * DAY;
const forgottenBefore = (now: Date) => new Date(now.getTime() - DEVICE_MS);
/** A client without cookies is a new device at each sign-in: the oldest make room. */
const MAX_DEVICES = 20;

/**
 * Behind TLS the name's prefix has browsers refuse such a cookie from any other host, also from a sub-host of ours, and
 * over plain HTTP.
 */
const cookieOf = ({ API_ORIGIN }: Config) =>
  API_ORIGIN.startsWith('https:')
    ? { name: '__Host-device', attributes: 'Path=/; HttpOnly; SameSite=Lax; Secure' }
    : { name: 'device', attributes: 'Path=/; HttpOnly; SameSite=Lax' };

/** The hash of the token that the request's browser holds, known or not; null without one. */
export function presentedDevice(config: Config, request: FastifyRequest): Buffer | null {
  const { name } = cookieOf(config);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value && /^[\w-]{43}$/.test(value)) return hashToken(value);
  }
  return null;
}

/**
 * The device of a request, if a member has signed in from it before: one cookie in one browser. It proves nothing about
 * who sits there: it only keeps what strangers try from slowing the member down.
 * @param whose the account that the request is about, by id or by address
 * @returns the device's id, or null for every other client, also one without cookies
 */
export async function knownDevice(
  { config, db, clock }: Context,
  request: FastifyRequest,
  whose: { userId: string } | { email: string },
): Promise<string | null> {
  const hash = presentedDevice(config, request);
  if (!hash) return null;
  const device = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('token_hash', '=', hash)
    .where('last_seen_at', '>', forgottenBefore(clock()))
    .where(
      'userId' in whose ? 'users.id' : 'users.email',
      '=',
      'userId' in whose ? whose.userId : whose.email,
    )
    .executeTakeFirst();
  return device?.id ?? null;
}

/**
 * Knows the request's browser as one of the member's from now on, and gives it its cookie. Call it at each successful
 * sign-in and nowhere else.
 * @returns the device, and whether the member had never signed in from it
 */
export async function rememberDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<{ id: string; isNew: boolean }> {
  const { config, db, clock } = context;
  const now = clock();
  const presented = presentedDevice(config, request);
  const known =
    presented &&
    (await db
      .updateTable('known_devices')
      .set({ last_seen_at: now })
      .where('token_hash', '=', presented)
      .where('user_id', '=', userId)
      .where('last_seen_at', '>', forgottenBefore(now))
      .returning('id')
      .executeTakeFirst());
  if (known) return { id: known.id, isNew: false };
  // A token that is not this member's yet is never taken over: somebody may have put it there to be known later. The
  // other members of the same browser move on to the new one.
  const token_hash = setToken(config, reply);
  const added = await db.transaction().execute(async (trx) => {
    if (presented)
      await trx
        .updateTable('known_devices')
        .set({ token_hash })
        .where('token_hash', '=', presented)
        .where('user_id', '!=', userId)
        .execute();
    const device = await trx
      .insertInto('known_devices')
      .values({ token_hash, user_id: userId, first_seen_at: now, last_seen_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const newest = trx
      .selectFrom('known_devices')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('last_seen_at', 'desc')
      .limit(MAX_DEVICES);
    await trx
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('id', 'not in', newest)
      .execute();
    return device.id;
  });
  return { id: added, isNew: true };
}

/**
 * The same, for what a browser asks for before anybody is signed in: one without a token is given one, so that its next
 * call can be told from those of others. It is no known device by that.
 */
export function markDevice(
  { config }: Pick<Context, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  return presentedDevice(config, request) ?? setToken(config, reply);
}

/** Gives a browser a new token. @returns its hash */
function setToken(config: Config, reply: FastifyReply): Buffer {
  const { name, attributes } = cookieOf(config);
  const token = createToken();
  reply.header('set-cookie', `${name}=${token}; Max-Age=${DEVICE_MS / 1000}; ${attributes}`);
  return hashToken(token);
}

/** Forgets every device of a member but the one that makes the request: whoever else knew the password is a stranger. */
export async function forgetOtherDevices(
  { config }: Pick<Context, 'config'>,
  db: Kysely<Database>,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const own = presentedDevice(config, request);
  let others = db.deleteFrom('known_devices').where('user_id', '=', userId);
  if (own) others = others.where('token_hash', '!=', own);
  await others.execute();
}
