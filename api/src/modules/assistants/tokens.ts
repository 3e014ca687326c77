import type { AssistantToken } from '@breakaway/contract';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Member } from '../../http/caller.ts';
import { clientOf } from '../../http/client.ts';
import { ApiError } from '../../http/errors.ts';
import { createToken, hashToken } from '../auth/sessions.ts';
import { whenAndWhere } from '../auth/sign-in.ts';
import { sendMail } from '../mail/index.ts';
import { nameInMail } from '../mail/words.ts';
import type { AssistantTables } from './tables.ts';

const MOST_TOKENS = 10;
/** Says what it is wherever it is found, for people and for scanners of sources. */
const PREFIX = 'bwa_';
const SHOWN_END = 4;

const answerOf = (row: Selectable<AssistantTables['assistant_tokens']>): AssistantToken => ({
  id: row.id,
  name: row.name,
  endsWith: row.ends_with,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** The tokens of a member, oldest first, without their secret. */
export async function listTokens({ db }: Context, userId: string): Promise<AssistantToken[]> {
  const rows = await db
    .selectFrom('assistant_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(answerOf);
}

/**
 * Makes a token and informs the owner by mail. The token itself is in the answer only.
 * @throws ApiError 409 when there are too many
 */
export async function makeToken(
  context: Context,
  request: FastifyRequest,
  name: string,
): Promise<AssistantToken & { token: string }> {
  const { config, db, clock } = context;
  const { member } = request;
  const token = `${PREFIX}${createToken()}`;
  const now = clock();
  const named = nameInMail(name);
  return db.transaction().execute(async (trx) => {
    // In sequence, so that two parallel requests do not both take the last place.
    await trx.selectFrom('users').select('id').where('id', '=', member.userId).forUpdate().execute();
    const { amount } = await trx
      .selectFrom('assistant_tokens')
      .select((query) => query.fn.countAll<string>().as('amount'))
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    if (Number(amount) >= MOST_TOKENS)
      throw new ApiError(
        409,
        'CONFLICT',
        `You have ${amount} tokens. Please revoke one that you do not use first.`,
      );
    const made = await trx
      .insertInto('assistant_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: member.userId,
        name,
        ends_with: token.slice(-SHOWN_END),
        created_at: now,
        last_used_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await sendMail(context, trx, {
      to: member.email,
      subject: `Another assistant can use your ${config.PRODUCT_NAME} tools`,
      heading: 'You made a token for another assistant',
      paragraphs: [
        `${named ? `With the token “${named}”` : 'With this token'} an assistant can read the figures of your profile and compute with them. It can change nothing.`,
        'If this was not you, set a new password now. That signs out every device and revokes every token.',
      ],
      details: whenAndWhere(now, clientOf(request)),
      action: { label: 'Set a new password', url: `${config.APP_ORIGIN}/forgot-password` },
    });
    return { ...answerOf(made), token };
  });
}

/** Revokes a token of the member: from now on it opens nothing. One that is gone counts as revoked. */
export async function revokeToken({ db }: Context, { userId }: Member, id: string): Promise<void> {
  await db.deleteFrom('assistant_tokens').where('id', '=', id).where('user_id', '=', userId).execute();
}
