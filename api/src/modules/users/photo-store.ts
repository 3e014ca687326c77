import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';

export const photoUrl = (config: Config, key: string) => `${config.API_ORIGIN}/uploads/${key}.webp`;

/**
 * Stores a member's photo in place of the one before. It is deleted with the member.
 * @param db the transaction in which the member's record gets the key
 * @returns the key under which it is served
 */
export async function storePhoto(db: Kysely<Database>, userId: string, webp: Buffer): Promise<string> {
  const key = randomUUID();
  await db
    .insertInto('photos')
    .values({ key, user_id: userId, webp })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key, webp }))
    .execute();
  return key;
}

/** The photo with this key; undefined when there is none. */
export async function readPhoto(db: Kysely<Database>, key: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('photos').select('webp').where('key', '=', key).executeTakeFirst();
  return row?.webp;
}
