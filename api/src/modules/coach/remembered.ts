import type { RememberedFact } from '@breakaway/contract';
import { isReplacedBy, type Remembered, type RememberedKind } from '@breakaway/contract/remembered';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isId } from './ids.ts';

const gone = () => notFound('The coach does not remember this any more.');

/** What the coach remembers of a member, oldest first. */
export async function listRemembered(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<(RememberedFact & Remembered)[]> {
  const rows = await db
    .selectFrom('coach_remembered')
    .select(['id', 'kind', 'value', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, kind, value, created_at }) => ({
    id,
    kind: kind as RememberedKind,
    value,
    createdAt: created_at.toISOString(),
  }));
}

/** Keeps what a member said yes to, in the place of what it replaces. */
export async function remember(
  db: Kysely<Database>,
  userId: string,
  fact: Remembered,
  now: Date,
): Promise<void> {
  const { kind, value } = fact;
  const before = await listRemembered({ db }, userId);
  const replaced = before.filter((one) => isReplacedBy(one, fact)).map(({ id }) => id);
  if (replaced.length > 0)
    await db
      .deleteFrom('coach_remembered')
      .where('user_id', '=', userId)
      .where('id', 'in', replaced)
      .execute();
  await db.insertInto('coach_remembered').values({ user_id: userId, kind, value, created_at: now }).execute();
}

/** Forgets what a member said yes to; what is gone already is forgotten too. */
export async function forgetFacts(
  db: Kysely<Database>,
  userId: string,
  facts: readonly Remembered[],
): Promise<void> {
  for (const { kind, value } of facts)
    await db
      .deleteFrom('coach_remembered')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('value', '=', value)
      .execute();
}

/** Corrects a fact of a member's own. @throws ApiError 404 */
export async function correctRemembered(
  { db }: Context,
  userId: string,
  { id, kind, value }: Remembered & { id: string },
): Promise<RememberedFact> {
  const row = isId(id)
    ? await db
        .updateTable('coach_remembered')
        .set({ value })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .returning('created_at')
        .executeTakeFirst()
    : undefined;
  if (!row) throw gone();
  return { id, kind, value, createdAt: row.created_at.toISOString() };
}

/** Forgets a fact of a member's own. @throws ApiError 404 */
export async function forget({ db }: Context, userId: string, id: string): Promise<void> {
  const row = isId(id)
    ? await db
        .deleteFrom('coach_remembered')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!row) throw gone();
}
