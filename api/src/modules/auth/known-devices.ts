import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createToken, hashToken } from './sessions.ts';

const DAY = 86_400_000;
/** A browser without a sign-in for this long is forgotten. */
export const DEVICE_MS = 365 * DAY;
const forgottenBefore = (now: Date) => new Date(now.getTime() - DEVICE_MS);
/** A client without cookies is a new device at each sign-in: the oldest are dropped. */
const MAX_DEVICES = 20;

/**
 * Behind TLS the `__Host-` prefix makes browsers reject such a cookie from any other host, including our subdomains,
 * and over plain HTTP.
 */
const cookieOf = ({ API_ORIGIN }: Config) =>
  API_ORIGIN.startsWith('https:')
    ? { name: '__Host-device', attributes: 'Path=/; HttpOnly; SameSite=Lax; Secure' }
    : { name: 'device', attributes: 'Path=/; HttpOnly; SameSite=Lax' };

/** The hash of the device token in the request's cookie, known or not; null without one. */
export function deviceTokenHash(config: Config, request: FastifyRequest): Buffer | null {
  const { name } = cookieOf(config);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value && /^[\w-]{43}$/.test(value)) return hashToken(value);
  }
  return null;
}

/**
 * The device of a request, if a member has signed in from it before: one cookie in one browser. It proves nothing about
 * the person: it only keeps attempts by strangers from slowing the member down.
 * @param whose the account that the request is about, by id or by address
 * @returns the device's id, or null for every other client, including those without cookies
 */
export async function knownDevice(
  { config, db, clock }: Context,
  request: FastifyRequest,
  whose: { userId: string } | { email: string },
): Promise<string | null> {
  const hash = deviceTokenHash(config, request);
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
 * Marks the request's browser as a known device of the member, and sets its cookie. Call it at each successful sign-in
 * and nowhere else.
 * @returns the device, and whether it is new to the member
 */
export async function rememberDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<{ id: string; isNew: boolean }> {
  const { config, db, clock } = context;
  const now = clock();
  const presented = deviceTokenHash(config, request);
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
  // A token that does not belong to this member yet is never adopted: somebody may have planted it to be recognised
  // later. The browser's other members are moved to the new token.
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
 * The same before anybody is signed in: a browser without a token gets one, so that its next call can be distinguished
 * from those of others. This does not make it a known device.
 */
export function markDevice(
  { config }: Pick<Context, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  return deviceTokenHash(config, request) ?? setToken(config, reply);
}

/** Sets a new token in a browser. @returns its hash */
function setToken(config: Config, reply: FastifyReply): Buffer {
  const { name, attributes } = cookieOf(config);
  const token = createToken();
  reply.header('set-cookie', `${name}=${token}; Max-Age=${DEVICE_MS / 1000}; ${attributes}`);
  return hashToken(token);
}

/**
 * Forgets every device of a member except the one that makes the request: anybody else who knew the password counts as
 * a stranger.
 */
export async function forgetOtherDevices(
  { config }: Pick<Context, 'config'>,
  db: Kysely<Database>,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const own = deviceTokenHash(config, request);
  let others = db.deleteFrom('known_devices').where('user_id', '=', userId);
  if (own) others = others.where('token_hash', '!=', own);
  await others.execute();
}
