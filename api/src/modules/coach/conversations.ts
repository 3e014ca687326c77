import { memoryFrom, type Answer, type Memory } from '@breakaway/coach';
import type { AnswerPart, HistoryItem, HistoryMessage } from '@breakaway/contract';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';

const listedAtMost = 200;
const titleLength = 60;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type Conversation = { id: string; memory: Memory };
export type StoredTurn = {
  id: string;
  question: string;
  answered: { text: string; parts: AnswerPart[]; engine: string } | null;
};

/** Opens an empty conversation. It is listed once it contains a question. */
export async function openConversation({ db, clock }: Context, userId: string): Promise<string> {
  const { id } = await db
    .insertInto('conversations')
    .values({ user_id: userId, created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's own conversation. @throws ApiError 404 also for another member's, to hide that it exists */
export async function findConversation({ db }: Context, userId: string, id: string): Promise<Conversation> {
  const row = uuid.test(id)
    ? await db
        .selectFrom('conversations')
        .select(['id', 'memory'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound('This conversation does not exist. Please start a new chat.');
  return { id: row.id, memory: memoryFrom(row.memory) };
}

/** Newest first, at most 200; conversations without a question are left out. */
export async function listConversations({ db }: Context, userId: string): Promise<HistoryItem[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .where('title', 'is not', null)
    .orderBy('last_turn_at', 'desc')
    .limit(listedAtMost)
    .execute();
  return rows.map(({ id, title }) => ({ _id: id, promptName: title ?? '' }));
}

/** Every message of a conversation, newest first. A turn that was cut off has only a question. */
export async function listMessages({ db }: Context, conversationId: string): Promise<HistoryMessage[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['question', 'asked_at', 'answer', 'parts', 'answered_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .execute();
  return rows.flatMap(({ question, asked_at, answer, parts, answered_at }): HistoryMessage[] => [
    ...(answer !== null && answered_at
      ? [
          {
            role: 'system' as const,
            message: answer,
            parts: parts as AnswerPart[],
            createdAt: answered_at.toISOString(),
          },
        ]
      : []),
    { role: 'user', message: question, createdAt: asked_at.toISOString() },
  ]);
}

/** The turn of a repeated request, or a new one, stored before anything is computed. */
export async function openTurn(
  { db, clock }: Context,
  userId: string,
  conversationId: string,
  question: string,
  requestId: string | undefined,
): Promise<StoredTurn> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const before =
      requestId === undefined
        ? undefined
        : await trx
            .selectFrom('turns')
            .select(['id', 'question', 'answer', 'parts', 'engine'])
            .where('conversation_id', '=', conversationId)
            .where('request_id', '=', requestId)
            .executeTakeFirst();
    if (before) {
      const { answer, parts, engine } = before;
      const answered =
        answer === null ? null : { text: answer, parts: parts as AnswerPart[], engine: engine ?? '' };
      return { id: before.id, question: before.question, answered };
    }
    const { id } = await trx
      .insertInto('turns')
      .values({
        conversation_id: conversationId,
        user_id: userId,
        request_id: requestId ?? null,
        question,
        asked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('conversations')
      .set((eb) => ({ last_turn_at: now, title: eb.fn.coalesce('title', eb.val(shortened(question))) }))
      .where('id', '=', conversationId)
      .execute();
    return { id, question, answered: null };
  });
}

/** Stores an answer and the updated memory of the conversation. */
export async function closeTurn(
  { db, clock }: Context,
  conversationId: string,
  turnId: string,
  answer: Answer,
  engine: string,
) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('turns')
      .set({
        answer: answer.text,
        parts: JSON.stringify(answer.parts),
        engine,
        calls: JSON.stringify(answer.calls),
        answered_at: clock(),
      })
      .where('id', '=', turnId)
      .execute();
    await trx
      .updateTable('conversations')
      .set({ memory: JSON.stringify(answer.memory) })
      .where('id', '=', conversationId)
      .execute();
  });
}

/** The first question on one line, cut at a word. */
function shortened(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  return `${line.slice(0, titleLength).replace(/\s+\S*$/, '')}…`;
}
